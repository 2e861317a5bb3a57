/**
 * A table of four with sixty cards and more in play: every starbase with its structures, regions with many ships and
 * locations, news that stays, full hands and scrapheaps; at the beginning of a command phase, or in a battle.
 */
export const crowded = (moment: 'command' | 'battle'): string => `@pile 1
@title A crowded table
@players ian elysha toby mara
@turn 9

[table]
play ian                : orrery-station harbor-guns repair-bay long-battery shift-bell(remaining 2)
play elysha             : drowned-lantern jamming-spire listening-post memory-choir
play toby               : tally-house brokers-annex counting-engine long-battery salvage-rights
play mara               : oathfire-anvil breaker-yard lens-of-cinders siege-mortar
slagworks @ian          : scrap-gleaner drill-barge(exhausted) cradle-tender iron-moon copper-moon
unlit-shore @elysha     : sleeper-buoy pickpocket-skiff reef-wolf deaf-rock pilgrim-moon
ledger-roads @toby      : toll-sloop auditors-barque bonded-warehouse iron-moon
vowfield @mara          : ember-ram spite-drone ash-banner(assembling 1) ember-chapel
metropolis @ian         : slasher executioner pack-leader drone-warden rock-hopper insured-hull(elysha) whisper-cutter(elysha) picket-frigate(elysha) glass-orchard copper-moon
hungry-belt @elysha     : the-undertow reef-wolf toll-cutter(toby) oathbound(mara) debtors-rock iron-moon
deadlight-shallows @elysha : static-veil powder-hound(mara)
toll-gate @toby         : flag-of-convenience toll-cutter toll-sloop
cinder @mara            : cathedral-of-embers oath-sentry oath-sentry
saltglass-drift @ian    : foundry-colossus rock-hopper tool-shoal
hand ian                : slasher picket-frigate stubborn-mechanic overclock second-thoughts repair-bay iron-moon broadside
hand elysha             : insured-hull misfire false-distress lost-courier slasher deaf-rock picket-skiff
hand toby               : audit safe-conduct toll-cutter open-market slasher copper-moon moon-rent
hand mara               : blood-price ember-ram spite-drone last-salvo no-quarter scatter-the-line
scrapheap ian           : slasher needle-shot drag-net
isk ian                 : 12
isk elysha              : 5
moment                  : ${moment === 'command' ? 'command ian' : 'battle ian -> metropolis'}
`;
