/** What is said beside the board: what to do now, and what the draft would bring. */
import type { Choice, FigureName, Step } from '../engine/types';
import type { StepToDo } from '../i18n/generated';
import type { Catalogue } from '../i18n/index.svelte';
import type { Linked } from '../online/view-link';
import type { Session } from './session.svelte';
import { allOf, consequences } from './words';

export interface Guide {
  /** What to do now, or whom to wait for; never empty while a game runs. */
  instruction: string;
  /** What the draft would bring about, or what a gift is good for. */
  consequence: string;
  /** A word before something is given away. */
  warning: string;
  /** What the button says that ends the turn. */
  end: string;
}

/** What comes after the button: someone else's turn, a second tile, or more for the same player. */
export type EndName = 'turn' | 'second' | 'on';

/** What of a session is spoken of. */
export type Guided = Pick<
  Session,
  | 'aids'
  | 'base'
  | 'present'
  | 'screen'
  | 'draft'
  | 'choices'
  | 'placements'
  | 'placed'
  | 'offer'
  | 'gift'
  | 'mine'
  | 'over'
  | 'veiled'
  | 'running'
  | 'sending'
  | 'told'
  | 'viewer'
  | 'afterwards'
> & { link: Linked | null };

export function guide(t: Catalogue, session: Guided, names: readonly string[]): Guide {
  return {
    instruction: instructionOf(t, session, names),
    consequence: consequenceOf(t, session, names),
    warning: warningOf(t, session),
    end: t.endings[endOf(session)],
  };
}

function consequenceOf(t: Catalogue, session: Guided, names: readonly string[]): string {
  if (session.over || !session.mine) return '';
  if (session.gift !== null) return t.bag.hand.does[session.gift];
  // That it is used is said already; what comes of it is not.
  if (endOf(session) === 'second') return t.bag.hand.does['take-two'];
  if (!session.aids.preview) return '';
  return consequences(t, session.screen.happened, [...names]).join(' · ');
}

function instructionOf(t: Catalogue, session: Guided, names: readonly string[]): string {
  const { seat } = session.present.turn;
  const name = (seat === null ? undefined : names[seat]) ?? '';
  if (session.over) return resultOf(t, session, names);
  if (session.sending) {
    return session.link?.state === 'live' ? t.online.sending : t.online.sendingLost;
  }
  if (session.link && !session.mine) {
    return seat === null ? t.watching : waitingFor(t, session.link, seat, name);
  }
  if (!session.running) return t.watching;
  if (session.veiled) return t.pass.why;
  if (!session.mine) return t.thinking(name);
  return toDo(t, session);
}

/** Whether there is a sentence for what has to be chosen in a step. */
const isToDo = (t: Catalogue, step: Step): step is StepToDo & Step => Object.hasOwn(t.steps, step);

/** What whoever looks has to do. */
function toDo(t: Catalogue, session: Guided): string {
  const { choices, screen, gift } = session;
  if (gift !== null) return t.useGift(gift);
  if (choices.some(({ kind }) => kind === 'place')) {
    const spots = new Set(session.placements.map(({ cell }) => String(cell))).size;
    return t.placeTile(screen.turn.faces.length, session.aids.spots ? spots : null);
  }
  const open = choices.filter(({ kind }) => kind !== 'pass');
  if (open.length === 0) return t.ready(doneOf(t, session), endOf(session));
  const { step } = screen.turn;
  const what = isToDo(t, step) ? t.steps[step] : figureOf(t, session, open);
  const isOptional = choices.length > open.length;
  return isOptional ? t.orElse(what, endOf(session)) : what;
}

/** Which figures can be placed, and whether an abbot can come back. */
function figureOf(t: Catalogue, session: Guided, open: readonly Choice[]): string {
  const { base, screen, placed } = session;
  const puts = open.filter(({ kind }) => kind === 'put');
  const recall = open.some(({ kind }) => kind === 'recall');
  if (puts.length === 0) return recall ? t.takeBack : t.chooseOne;
  const kinds = new Set(puts.map(({ figure }) => (figure === 'farmer' ? 'meeple' : figure)));
  const [only = null] = kinds;
  // A tile that brought a gift is laid already.
  const here = placed?.cell ?? (base.last ? [base.last.x, base.last.y] : null);
  const far = puts.some(
    ({ spot }) => spot !== null && (spot.x !== here?.[0] || spot.y !== here[1]),
  );
  return t.placeFigure(kinds.size === 1 ? only : null, screen.game, far, recall);
}

/** What was chosen last, or why nothing could be. */
function doneOf(t: Catalogue, session: Guided): string {
  const chosen = session.draft.at(-1)?.chosen;
  switch (chosen?.kind) {
    case 'put':
      return t.done.put(chosen.figure ?? 'meeple', kindOf(session, chosen));
    case 'unwrap':
      return chosen.gift ? t.done.gift(chosen.gift) : t.done.place;
    case 'recall':
    case 'gate':
    case 'wall':
    case 'guard':
    case 'tower':
      return t.done[chosen.kind];
    case 'place':
    case 'arrow':
      return whyNone(t, session);
    case 'pass':
    case undefined:
      return t.done.place;
  }
}

/** The feature something is chosen for; one that was scored is told by what happened. */
function kindOf({ screen }: Guided, { region, spot }: Choice) {
  const found = screen.regions.find(({ id }) => id === region)?.kind;
  if (found) return found;
  const put = screen.happened.find(
    (it) =>
      it.what === 'put' &&
      it.spot.x === spot?.x &&
      it.spot.y === spot.y &&
      it.spot.part === spot.part,
  );
  return put?.what === 'put' ? put.feature : null;
}

/** Figures that are placed on tiles. */
const PLACED: readonly FigureName[] = ['meeple', 'big', 'abbot'];

/** Why no figure can be placed on the tile. */
function whyNone(t: Catalogue, { base, viewer, draft }: Guided): string {
  const { game } = base;
  const supply = base.seats[viewer]?.supply ?? [];
  const left = supply.filter((stock) => PLACED.includes(stock.figure) && stock.left > 0);
  // A gift may have brought some home on the way.
  const isCertain = !draft.some(({ chosen }) => chosen.kind === 'unwrap');
  if (left.length === 0) return isCertain ? t.done.none(game) : t.done.place;
  return left.every(({ figure }) => figure === 'abbot') ? t.done.abbotOnly : t.done.occupied;
}

/** What comes after the button that ends a decision. */
export function endOf({
  draft,
  afterwards,
  present,
}: Pick<Guided, 'draft' | 'afterwards' | 'present'>): EndName {
  if (draft.at(-1)?.chosen.gift === 'take-two') return 'second';
  const before = present.turn;
  const goesOn =
    afterwards !== null &&
    afterwards.seat === before.seat &&
    afterwards.number === before.number &&
    afterwards.step !== 'draw' &&
    afterwards.step !== 'over';
  return goesOn ? 'on' : 'turn';
}

function resultOf(t: Catalogue, session: Guided, names: readonly string[]): string {
  const end = session.told.findLast(({ happening }) => happening.what === 'over')?.happening;
  const winners = end?.what === 'over' ? end.winners : [];
  const best = allOf(
    t,
    winners.map((winner) => names[winner] ?? ''),
  );
  return winners.length > 1 ? t.tied(best) : t.won(best, best === t.you);
}

/** Who has to choose elsewhere, or who does it for them. */
function waitingFor(t: Catalogue, link: Linked, seat: number, name: string): string {
  const sitter = link.table?.state.seats[seat];
  if (sitter?.kind === 'bot') return t.thinking(name);
  if (sitter?.state === 'playing') return t.online.waitingFor(name);
  return link.table?.late === 'skip' ? t.online.skipped(name) : t.online.botFor(name);
}

function warningOf(t: Catalogue, session: Guided): string {
  if (!session.aids.warnings || !session.mine || !session.placed) return '';
  const { among, chosen } = session.offer;
  const supply = session.screen.seats[session.viewer]?.supply ?? [];
  const isLast = supply.every(({ figure, left }) => figure !== 'meeple' || left === 0);
  if (chosen?.kind === 'put')
    return isLast && chosen.figure === 'meeple' ? t.warn.last(session.screen.game) : '';
  for (const happening of session.screen.happened) {
    if (happening.what !== 'scored' || happening.winners.length > 0) continue;
    const isFree = among.some(({ kind, spot }) =>
      kind === 'put' && spot !== null
        ? happening.spots.some(
            ({ x, y, part }) => x === spot.x && y === spot.y && part === spot.part,
          )
        : false,
    );
    if (isFree) return t.warn.free(happening.feature, happening.points);
  }
  return '';
}
