/** What is said about tile sets that do not come with the game. */
export const tiles = {
  quoted: (name: string) => `“${name}”`,
  playedWith: (sets: string) => `with the tiles ${sets}`,
  set: 'Tile set',
  digest: 'Digest',
  own: 'Tiles of your own',
  ownHint: 'Play with the tiles of your box.',
  ownLine:
    'Describe the tiles of your box in a text file (docs/TILES.md in the project explains how), load it and play. It stays in this browser.',
  onlineHint: 'Only for games on this device.',
  onlineLine:
    'Online, everyone needs the same tiles, so only sets of the server can be played. Your own are for games on this device.',
  load: 'Load a tile file',
  dropHint: 'Or drop it onto this page.',
  dropHere: 'Drop the tile file here',
  parts: {
    city: 'The City',
    base: 'Base game',
    river: 'The River',
    inns: 'Inns & Cathedrals',
    anniversary: 'Anniversary arrows',
  } as Record<string, string>,
  about: (part: string, count: number, name: string, digest: string) =>
    `${part} · ${count}\u00a0tiles · ${name} ${digest}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  stillNeeded: (games: number): string => {
    if (games === 0) return '';
    return games === 1
      ? 'One of your games does not open without it.'
      : `${games}\u00a0of your games do not open without it.`;
  },
  notKept: 'This browser has no room to keep it. After a reload, load the file again.',
  refused: {
    foreign: 'This is not a tile file. Choose a text file whose first lines say “set” and “for”.',
    ours: 'These tiles come with the game already. Change some, give the set a name of its own and load it again.',
    other: (name: string) => `This file holds another set, “${name}”. Choose the one named above.`,
    broken: 'One thing has to be put right in this file. Then load it again:',
  },
  needed: 'Tiles are missing',
  neededLine: (sets: number): string =>
    sets === 1
      ? 'This game is played with a tile set that is not on this device. Load its file and the game opens.'
      : 'This game is played with tile sets that are not on this device. Load their files and the game opens.',
};
