import { describe, expect, it } from 'vitest';
import { PRESETS } from '../app/aids';
import type { Choice, ChoiceKind, FigureName, Happening, Screen, Step } from '../engine/types';
import { en, fr } from '../i18n/both.fixture';
import { guide, type Guided } from './guide';

const NAMES = ['Ann', 'Ben'];

function choice(kind: ChoiceKind, more: Partial<Choice> = {}): Choice {
  return {
    text: `${kind} ${more.figure ?? ''} ${String(more.cell ?? '')}`,
    kind,
    face: null,
    cell: null,
    rotation: null,
    side: null,
    figure: null,
    gift: null,
    spot: null,
    region: null,
    at: null,
    points: null,
    sight: [],
    ...more,
  };
}

const PLACE = choice('place', { cell: [1, 0], rotation: 0, face: 'A' });
const KNIGHT = choice('put', { figure: 'meeple', spot: { x: 1, y: 0, part: 0 }, region: 7 });
const PASS = choice('pass');

interface Told {
  step?: Step;
  choices?: Choice[];
  chosen?: Choice[];
  happened?: Happening[];
  left?: Partial<Record<FigureName, number>>;
  faces?: number;
  game?: Screen['game'];
}

/** A session as far as it is spoken of, where Ann has to choose. */
function session(told: Told = {}, more: Partial<Guided> = {}): Guided {
  const { step = 'tile', choices = [], chosen = [], happened = [], game = 'classic' } = told;
  const supply = Object.entries(told.left ?? { meeple: 5 }).map(([figure, left]) => ({
    figure: figure as FigureName,
    left,
  }));
  const turn = { seat: 0, step, number: 3, faces: Array.from({ length: told.faces ?? 1 }, String) };
  const screen = {
    game,
    turn,
    happened,
    regions: [{ id: 7, kind: game === 'city' ? 'market' : 'city' }],
    seats: [{ supply }, { supply }],
  } as unknown as Screen;
  const draft = chosen.map((it) => ({ chosen: it, among: [it] }));
  return {
    aids: PRESETS.standard,
    base: screen,
    present: { ...screen, turn: { ...turn, step: 'tile' } },
    screen,
    draft,
    choices,
    placements: choices.filter(({ kind }) => kind === 'place'),
    placed: chosen.find(({ kind }) => kind === 'place') ?? null,
    offer: { among: choices, chosen: null },
    gift: null,
    mine: true,
    over: false,
    veiled: false,
    running: true,
    sending: false,
    told: [],
    viewer: 0,
    link: null,
    afterwards: { seat: 0, step: 'draw', number: 3, faces: [] },
    ...more,
  };
}

const says = (told: Told, more: Partial<Guided> = {}): string =>
  guide(en, session(told, more), NAMES).instruction;

describe('what to do now', () => {
  it('is to place the tile, and where that can be counted', () => {
    const choices = [
      PLACE,
      { ...PLACE, cell: [2, 0] as [number, number] },
      { ...PLACE, rotation: 1 },
    ];
    expect(says({ choices })).toBe('Place your tile: 2\u00a0spots');
    expect(says({ choices }, { aids: PRESETS.purist })).toBe('Place your tile');
    expect(says({ choices, faces: 2 })).toBe('Place one of your tiles: 2\u00a0spots');
    expect(guide(fr, session({ choices }), NAMES).instruction).toBe(
      'Placez votre tuile\u202f: 2\u00a0cases',
    );
  });

  it('is to place a figure, or to end the turn', () => {
    const at = { step: 'figure' as const, chosen: [PLACE] };
    expect(says({ ...at, choices: [KNIGHT, PASS] })).toBe('Place a meeple, or end your turn');
    const abbot = choice('put', { figure: 'abbot', spot: KNIGHT.spot });
    expect(says({ ...at, choices: [abbot, PASS] })).toBe('Place your abbot, or end your turn');
    expect(says({ ...at, choices: [KNIGHT, abbot, choice('recall'), PASS] })).toBe(
      'Place a figure, take your abbot back, or end your turn',
    );
    expect(says({ ...at, choices: [choice('recall'), PASS] })).toBe(
      'Take your abbot back, or end your turn',
    );
    expect(says({ ...at, game: 'city', choices: [KNIGHT, PASS] })).toBe(
      'Place a follower, or end your turn',
    );
    const far = { ...KNIGHT, spot: { x: 4, y: 4, part: 0 } };
    expect(says({ ...at, choices: [KNIGHT, far, PASS] })).toBe(
      'Place a meeple, here or on a marked feature, or end your turn',
    );
    // A tile that brought a gift is laid before anyone is asked for a figure.
    const laid = session({ choices: [KNIGHT, PASS] });
    const base = { ...laid.base, last: { x: 1, y: 0, seat: 0 } };
    expect(guide(en, { ...laid, base }, NAMES).instruction).toBe(
      'Place a meeple, or end your turn',
    );
  });

  it.each([
    ['gate', 'Build the gate: choose a side of the town'],
    ['wall', 'Build a wall: choose an end of the walls'],
    ['arrow', 'Two arrows: choose the one that counts'],
  ] as const)('at the step %s comes before what would happen', (step, said) => {
    const street = { what: 'rim-closed', sides: 3 } as const;
    const told = { step, game: 'city' as const, choices: [choice(step)], happened: [street] };
    const { instruction, consequence } = guide(en, session(told), NAMES);
    expect(instruction).toBe(said);
    expect(consequence).toBe('The last walls close the town');
  });

  it.each([
    ['guard', 'Place a guard on your new wall'],
    ['tower', 'Place a tower at an end of the walls'],
  ] as const)('may leave out the step %s', (step, said) => {
    const told = { step, game: 'city' as const, choices: [choice(step), PASS] };
    expect(says(told)).toBe(`${said}, or end your turn`);
    const afterwards = { seat: 0, step: 'tower' as const, number: 3, faces: [] };
    expect(says(told, { afterwards })).toBe(`${said}, or go on`);
    expect(guide(en, session(told, { afterwards }), NAMES).end).toBe('Go on');
  });

  it('is what a gift asks for, with what it does', () => {
    const { instruction, consequence } = guide(en, session({}, { gift: 'synod' }), NAMES);
    expect(instruction).toBe('Synod: choose an abbey');
    expect(consequence).toBe(en.bag.hand.does.synod);
  });

  it('is never left out, in both languages and at every step', () => {
    const steps: Step[] = [
      'first',
      'tile',
      'arrow',
      'gift',
      'figure',
      'gate',
      'wall',
      'guard',
      'tower',
    ];
    for (const t of [en, fr]) {
      for (const step of steps) {
        for (const choices of [[PLACE], [KNIGHT, PASS], [PASS], []]) {
          expect(guide(t, session({ step, choices }), NAMES).instruction, step).not.toBe('');
        }
      }
    }
  });
});

describe('what was chosen', () => {
  it.each([
    [KNIGHT, 'Knight placed', 'Chevalier posé'],
    [choice('recall'), 'Abbot taken back', 'Abbé repris'],
    [choice('gate'), 'Gate built', 'Porte de la Ville construite'],
    [choice('wall'), 'Wall built', 'Rempart construit'],
    [choice('guard'), 'Guard placed', 'Garde posé'],
    [choice('tower'), 'Tower placed', 'Tour placée'],
  ])('is said, and that the turn can end: $kind', (chosen, english, french) => {
    const told = { chosen: [PLACE, chosen] };
    expect(says(told)).toBe(`${english}: end your turn`);
    expect(guide(fr, session(told), NAMES).instruction).toBe(
      `${french}\u202f: terminez votre tour`,
    );
    expect(guide(en, session(told), NAMES).end).toBe('End turn');
  });

  it('agrees with the one woman of The City', () => {
    const told: Told = { game: 'city', chosen: [PLACE, KNIGHT] };
    expect(guide(fr, session(told), NAMES).instruction).toMatch(/^Marchande posée/);
  });

  it('is why nothing could be', () => {
    const chosen = [PLACE];
    expect(says({ chosen, left: { meeple: 0 } })).toBe('No meeple left to place: end your turn');
    expect(says({ chosen, left: { meeple: 0 }, game: 'city' })).toBe(
      'No follower left to place: end your turn',
    );
    expect(says({ chosen, left: { meeple: 2 } })).toBe(
      'Everything here is occupied: end your turn',
    );
    expect(says({ chosen, left: { meeple: 0, abbot: 1 } })).toMatch(/^Only your abbot is left/);
  });

  it('asks for the second tile after Take 2', () => {
    const told = { chosen: [choice('unwrap', { gift: 'take-two' })] };
    expect(says(told)).toBe('Take 2 used: draw the second tile');
    expect(guide(en, session(told), NAMES).consequence).toMatch(/^Draw a second tile\. /);
    expect(guide(en, session(told), NAMES).end).toBe('Draw the second tile');
    expect(guide(fr, session(told), NAMES).end).toBe('Piocher la 2ᵉ tuile');
  });

  it('says that a gift was used', () => {
    const happened: Happening[] = [{ what: 'unwrapped', seat: 0, gift: 'synod' }];
    const told = { choices: [PLACE], happened };
    expect(guide(en, session(told), NAMES).consequence).toBe('Synod used');
  });
});

describe('whoever waits', () => {
  it('is told for whom, and what for', () => {
    expect(says({}, { mine: false })).toBe('Ann is thinking…');
    expect(says({}, { mine: false, veiled: true })).toBe('Pass the device: hidden gifts ahead');
    expect(says({}, { mine: false, running: false })).toBe('Replay');
  });
});
