import { hash } from '../kernel/index.ts';
import { sceneShapeFaults } from '../schema/scene.ts';
import { isEdited } from './edited.ts';
import { contentsOf, RecordError } from './record.ts';
import { type Recorded, type Recording, sealedReplay } from './replay.ts';

/**
 * A replay from outside, as a copy of its own.
 *
 * @throws RecordError when it is none, is of another version, has been damaged, or contradicts itself.
 */
export const readReplay = (value: unknown): Recorded => {
  const recording = contentsOf<Recording>(value, 'starpile-replay');
  const fault = faultIn(recording);
  if (fault) throw new RecordError(`The replay contradicts itself: ${fault.replace(/\.$/, '')}.`);
  return sealedReplay(recording);
};

/** What keeps it from being a replay, though its seal is its own; null when nothing does. */
const faultIn = ({ rulebook, cards, edited, scene, intents, marks }: Partial<Recording>): string | null => {
  if (typeof rulebook !== 'string') return 'it does not say by which rulebook it was played';
  if (!Array.isArray(intents)) return 'it has no list of intents';
  if (!Array.isArray(marks) || marks.some((mark) => typeof mark !== 'string')) return 'it has no list of marks';
  if (marks.length !== intents.length + 1)
    return `${intents.length} intents need ${intents.length + 1} marks, not ${marks.length}`;
  const [misshapen] = sceneShapeFaults(scene);
  if (misshapen !== undefined || !scene) return `its scene is none: ${misshapen}`;
  if (!isObject(cards)) return 'it does not say with which cards it was played';
  const printed = Object.entries(scene.cards);
  if (printed.length !== Object.keys(cards).length) return 'it names other cards than its scene has';
  if (edited !== isEdited(scene))
    return `it ${edited === false ? 'says that it was dealt, and its scene was laid out by hand' : 'does not say what its scene shows: whether it was laid out by hand'}`;
  const other = printed.find(([name, card]) => !Object.hasOwn(cards, name) || cards[name as never] !== hash(card));
  return other ? `its scene has another ${other[0]} than it was played with` : null;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
