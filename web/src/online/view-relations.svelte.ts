/** Whom the player of this browser has muted or blocked. */
import * as api from './api';
import type { PlayerId, Relation, RelationKind } from './generated';

class Relations {
  /** Nothing until the server has told. */
  list: readonly Relation[] | null = $state.raw(null);

  async load(): Promise<void> {
    this.list = await api.relations();
  }

  of(player: PlayerId): RelationKind | null {
    return this.list?.find((one) => one.player === player)?.kind ?? null;
  }

  /** Mutes or blocks someone, or neither any longer. */
  async set(player: PlayerId, kind: RelationKind | null): Promise<void> {
    this.list = kind === null ? await api.unrelate(player) : await api.relate(player, kind);
  }
}

/** Those of this browser. */
export const relations = new Relations();
