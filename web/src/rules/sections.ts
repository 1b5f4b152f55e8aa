/** The sections of the rules page, and which of them tells a rule of `docs/rules`. */
export const GROUPS = {
  game: ['start', 'turn', 'tiles', 'followers', 'majority'],
  features: ['roads', 'cities', 'abbeys', 'fields', 'end', 'editions'],
  expansions: ['river', 'abbot', 'arrows', 'inns', 'gifts'],
  city: [
    'city-game',
    'city-tiles',
    'city-streets',
    'city-markets',
    'city-homes',
    'city-walls',
    'city-guards',
    'city-towers',
    'city-end',
  ],
  tables: ['tables'],
} as const;

export type GroupId = keyof typeof GROUPS;
export type SectionId = (typeof GROUPS)[GroupId][number];

export const GROUP_IDS = Object.keys(GROUPS) as GroupId[];
export const SECTIONS: readonly SectionId[] = GROUP_IDS.flatMap((group) => [...GROUPS[group]]);

/** By how an ID begins; what is said more exactly comes first. */
const BEGINNINGS: readonly (readonly [beginning: string, section: SectionId])[] = [
  ['TC-TILE', 'city-tiles'],
  ['TC-LAY', 'city-tiles'],
  ['TC-FEAT-1', 'city-streets'],
  ['TC-FEAT-2', 'city-markets'],
  ['TC-FEAT-3', 'city-markets'],
  ['TC-FEAT-4', 'city-homes'],
  ['TC-FEAT', 'city-markets'],
  ['TC-PUT', 'city-game'],
  ['TC-SCORE-1', 'city-streets'],
  ['TC-SCORE-2', 'city-markets'],
  ['TC-SCORE-5', 'city-homes'],
  ['TC-SCORE', 'city-game'],
  ['TC-PHASE', 'city-walls'],
  ['TC-WALL', 'city-walls'],
  ['TC-BEYOND', 'city-walls'],
  ['TC-GUARD', 'city-guards'],
  ['TC-FINAL-1', 'city-homes'],
  ['TC-FINAL-2', 'city-homes'],
  ['TC-FINAL-3', 'city-guards'],
  ['TC-TOWER', 'city-towers'],
  ['TC-END', 'city-end'],
  ['TC-FINAL', 'city-end'],
  ['TC', 'city-game'],
  ['COMP', 'start'],
  ['SETUP', 'start'],
  ['OPT', 'start'],
  ['INFO', 'start'],
  ['INV', 'start'],
  ['EDITION', 'editions'],
  ['TURN', 'turn'],
  ['TILE', 'tiles'],
  ['MEEPLE', 'followers'],
  ['MAJ', 'majority'],
  ['SCORE', 'majority'],
  ['ROAD', 'roads'],
  ['CITY-4', 'editions'],
  ['CITY', 'cities'],
  ['ABBEY', 'abbeys'],
  ['FARM-7', 'editions'],
  ['FARM-8', 'editions'],
  ['FARM-9', 'editions'],
  ['FARM', 'fields'],
  ['END', 'end'],
  ['RIVER', 'river'],
  ['ABBOT', 'abbot'],
  ['ANNIV', 'arrows'],
  ['INN', 'inns'],
  ['GIFT', 'gifts'],
];

/** Rulings that are told elsewhere than the rules of their family. */
const RULINGS: Readonly<Record<string, SectionId>> = {
  'RUL-TC-TURN-3': 'city-tiles',
  'RUL-TC-FEAT-1': 'city-streets',
  'RUL-TC-FEAT-4': 'city-homes',
  'RUL-TC-SCORE-1': 'city-streets',
  'RUL-TC-FINAL-1': 'city-homes',
  'RUL-TC-FINAL-2': 'city-guards',
};

/** The section that tells a rule, a ruling or an example; nothing if the ID is of no known kind. */
export function sectionOf(ruleId: string): SectionId | null {
  const id = ruleId.toUpperCase();
  const ruling = RULINGS[id];
  if (ruling) return ruling;
  // Rulings and examples are counted by themselves: their numbers are no numbers of rules.
  const name = /^(RUL|EX)-/.test(id) ? id.replace(/^(RUL|EX)-/, '').replace(/-\d+$/, '') : id;
  const begins = (start: string): boolean => name === start || name.startsWith(`${start}-`);
  return BEGINNINGS.find(([beginning]) => begins(beginning))?.[1] ?? null;
}

export function isSection(name: string): name is SectionId {
  return SECTIONS.some((section) => section === name);
}

/** Where an address leads: to a section, and to a rule in it if it names one. */
export function resolve(address: string): { section: SectionId; rule: string | null } | null {
  if (isSection(address)) return { section: address, rule: null };
  const section = sectionOf(address);
  return section && { section, rule: address.toUpperCase() };
}
