import type { EntryId, Intent, Offer, PlayerId, View } from '../index.ts';

/**
 * When a host passes for a player, by that player's wish. It is no rule of the game: a pass so made is a pass like any other.
 *
 * `never`: not at all. `idle`: when there is nothing to do but pass. `pile`: then too, and whatever the player has once passed or
 * handed on they let go: it is passed on until that pile is gone or something new lies on it.
 */
export const PASS_SETTINGS = ['never', 'idle', 'pile'] as const;
export type PassSetting = (typeof PASS_SETTINGS)[number];

/** What a host keeps for one player. Plain data. */
export type AutoPass = {
  readonly setting: PassSetting;
  /** The pile the player has let go, as it lay there then; null when there is none. */
  readonly letGo: readonly EntryId[] | null;
};

/** What is looked at: never more than the player may know (300.4). */
export type PassMoment = {
  readonly player: PlayerId;
  readonly view: Pick<View, 'pile' | 'added'>;
  /** All that the player can do now; what they cannot pay is not among it. */
  readonly legal: readonly Offer[];
};

export const autoPass = (setting: PassSetting): AutoPass => ({ setting, letGo: null });

/** Pass until the pile that lies there now is gone, whatever the setting. With no pile open there is nothing to let go. */
export const untilGone = (policy: AutoPass, { pile }: PassMoment['view']): AutoPass => ({
  setting: policy.setting,
  letGo: pile.length === 0 ? null : pile.map(({ id }) => id),
});

/** After the player's own pass or handing on; `view` is what they saw when they did it. */
export const afterPassing = (policy: AutoPass, view: PassMoment['view']): AutoPass =>
  policy.setting === 'pile' ? untilGone(policy, view) : policy;

/** What is left of it: a pile that is gone, or to which anybody has added, is let go no longer. */
export const inForce = (policy: AutoPass, { pile }: PassMoment['view']): AutoPass => {
  const { setting, letGo } = policy;
  if (letGo === null) return policy;
  const isGone = pile.length === 0 || pile.some(({ id }) => !letGo.includes(id));
  return isGone ? { setting, letGo: null } : policy;
};

/** The pass that a host makes for the player now; null when it is theirs to decide. */
export const automaticPass = (policy: AutoPass, { player, view, legal }: PassMoment): Intent | null => {
  if (!legal.some(({ type }) => type === 'pass')) return null;
  const { setting, letGo } = inForce(policy, view);
  // Whoever has added may add more before handing on (700.4).
  if (letGo !== null && !view.added) return { type: 'pass', player };
  if (setting === 'never') return null;
  return legal.every(({ type }) => type === 'pass' || type === 'concede') ? { type: 'pass', player } : null;
};
