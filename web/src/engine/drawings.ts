import { card, figure, masonry } from './bindings';
import type { GameHost } from './host';
import type { FigureName, GiftName, PieceName, SideLetter } from './types';

/** How a figure is shown. */
export type Look = 'plain' | 'ghost' | 'emphasis';

/** Drawings by names that can be ids in a document, each made when it is first asked for. */
export class Drawings {
  readonly #known = new Map<string, string>();
  readonly #host: GameHost;
  readonly #schematic: boolean;
  readonly #liveries: readonly number[];

  /** Seats wear these colors; those that are not named wear their own. */
  constructor(host: GameHost, schematic = false, liveries: readonly number[] = []) {
    this.#host = host;
    this.#schematic = schematic;
    this.#liveries = liveries;
  }

  /** The drawing of a name that was given. */
  of(id: string): string {
    return this.#known.get(id) ?? '';
  }

  /** The name of a face as it lies. */
  face(face: string, rotation: number, copy: number): string {
    const name = face.replaceAll('*', '-g').replaceAll(/[^\w-]/g, '_');
    const id = `${this.#schematic ? 'plan' : 'face'}-${name}-r${rotation}-v${copy}`;
    return this.#make(id, () => this.#host.face(face, rotation, copy, this.#schematic));
  }

  /** The name of a figure of a seat, around the point it stands on. */
  figure(name: FigureName, seat: number, look: Look = 'plain'): string {
    const livery = this.#liveries[seat] ?? seat;
    return this.#make(`figure-${name}-${livery}-${look}`, () => figure(name, livery, look));
  }

  /** The name of a piece of the wall. */
  piece(name: PieceName, side: SideLetter): string {
    return this.#make(`piece-${name}-${side}`, () => masonry(name, side));
  }

  /** The name of a gift card of 600 by 840 units; of its back without a gift. */
  card(gift: GiftName | null): string {
    return this.#make(`card-${gift ?? 'back'}`, () => card(gift ?? ''));
  }

  #make(id: string, draw: () => string | undefined): string {
    if (!this.#known.has(id)) this.#known.set(id, draw() ?? '');
    return id;
  }
}
