/** The lessons about expansions, in English. */
import type { LessonTexts } from '../types';

export const more: Pick<LessonTexts, 'river' | 'abbot' | 'arrows' | 'inns' | 'gifts' | 'city'> = {
  river: {
    title: 'The River',
    about: 'A river opens the game.',
    steps: {
      flow: {
        say:
          'The game begins with a source instead of the start tile. Make the river longer, at' +
          ' either of its ends.',
        hints: [],
        done: 'River meets river, like everything else. All river tiles come before the others.',
      },
      bend: {
        say: 'The river has turned south at its left end. Place your bend there.',
        hints: ['Allowed, but use the left end, where the river has just turned.'],
        done: 'Only one way was offered: the river may not turn the same way twice in a row.',
      },
      bridge: {
        say:
          'Nobody stands in the river, but all the rest of the tile is yours to claim. Place the' +
          ' bridge and place a meeple on its road.',
        hints: ['Place the meeple on the road.'],
        done: 'The road crosses the river, and fields end at the water.',
      },
    },
  },
  abbot: {
    title: 'The Abbot',
    about: 'One more figure, which may come home early.',
    steps: {
      garden: {
        say:
          'This tile has a garden. Only your abbot may stand there. Place the tile and place the' +
          ' abbot in the garden.',
        hints: ['Choose the abbot in the garden of your tile.'],
        done: 'A garden is scored like an abbey: nine points with eight neighbors.',
      },
      worth: {
        say: 'Later in the game. What would the abbot in the garden bring if the game ended now?',
        wrong: 'Count the garden’s own tile and each tile around it, as for an abbey.',
        done: '{n} points: its own tile and the tiles around it.',
      },
      recall: {
        say:
          'The abbot need not wait for more. Place the tile beside the garden, then take the' +
          ' abbot back instead of placing a meeple.',
        hints: [
          'Place the tile so that it touches the garden’s tile, at a side or a corner.',
          'Now choose to take the abbot back.',
        ],
        done: 'The garden was scored as it stands, and the abbot is ready for the next one.',
      },
    },
  },
  arrows: {
    title: 'Anniversary arrows',
    about: 'Arrows for another turn, a pair of meeples or a meeple anywhere.',
    steps: {
      bonus: {
        say: 'Your tile carries an arrow. First place it so that the arrow points at an empty cell.',
        hints: ['There the arrow points at a tile and is activated. Let it point at nothing.'],
        done: 'An arrow that is not activated brings two points at once. It waits for a neighbor.',
      },
      anywhere: {
        say:
          'Now let the arrow point at a tile: it is activated. This one lets you place a' +
          ' meeple anywhere on the board. Place it on another tile.',
        hints: [
          'The arrow points at an empty cell. Turn the tile, or place it below the start tile.',
          'Choose a meeple on another tile than yours.',
        ],
        done: 'With this arrow any free, incomplete feature on the board can be claimed.',
      },
      again: {
        say: 'Red’s arrow waits for a tile on the cell it points at, above. Place yours there.',
        hints: ['The arrow points at the cell above Red’s tile. Place your tile on it.'],
        done: 'You activated it, so you are the one who plays again.',
      },
    },
  },
  inns: {
    title: 'Inns & Cathedrals',
    about: 'More points, more risk, and a meeple that counts twice.',
    steps: {
      inn: {
        say: 'There is an inn on your road. Complete the road.',
        hints: ['The road is not complete yet. The abbey ends it on the right.'],
        done: 'With an inn each tile brings two points. Left incomplete, the road would bring nothing.',
      },
      big: {
        say:
          'Red has a knight on the right. Place your tile above the start tile and place your big' +
          ' meeple in that city.',
        hints: ['Place the tile above the start tile.', 'Choose the big meeple, in the city.'],
        done: 'The big meeple counts as two. The cities will soon be one.',
      },
      weight: {
        say: 'Join the cities.',
        hints: ['Look for the cell between the two cities.'],
        done: 'Two against one: all the points are yours.',
      },
    },
  },
  gifts: {
    title: 'The Gifts',
    about: 'Help someone, and get a card.',
    steps: {
      receive: {
        say: 'This road is Red’s. Make it longer all the same.',
        hints: ['Place the tile at one of the ends of Red’s road.'],
        done: 'Whoever extends what another controls receives a gift. Only you know which one.',
      },
      wrapped: {
        say: 'You may keep the gift wrapped. What is it worth at the end of the game?',
        wrong: 'A wrapped gift is worth the same whatever is in it, and it is not nothing.',
        done: '{n} points, for each gift that is still wrapped.',
      },
      sweep: {
        say:
          'Your gift is a Road Sweeper. Before placing the tile, use it on your own road;' +
          ' then make the road longer and place the meeple on it again.',
        hints: [
          'First use the Road Sweeper: choose it before the tile.',
          'Now place the tile at the end of the road.',
          'Your meeple is home again. Place it on the road once more.',
        ],
        done: 'The incomplete road was scored at once, and your meeple holds it again.',
      },
    },
  },
  city: {
    title: 'The City’s walls',
    about: 'A game of its own: gate, walls, guards and towers.',
    steps: {
      street: {
        say:
          'In The City only streets must match. Your traveler stands in a street; finish it with' +
          ' your tile.',
        hints: ['Place the tile below the street, so that it ends at the building.'],
        done: 'The street is finished. From the second pile on, a scoring is followed by building.',
      },
      gate: {
        say: 'Your tile brought a scoring, so you build the gate, on any side that looks out.',
        hints: ['Choose a side for the gate.'],
        done: 'All walls will go on from here, to both sides.',
      },
      guard: {
        say:
          'Red has built a wall beside the gate. Build yours at one of the two ends, and place a' +
          ' guard on it.',
        hints: ['Choose one of the two ends for your wall.', 'Now place a guard on your wall.'],
        done:
          'At the end a guard scores the buildings in the row before the wall: two points for a' +
          ' public one, three for a historic one.',
      },
      tower: {
        say: 'All walls are built. Your tile brought the scoring, so you may place a tower.',
        hints: ['Choose an end of the wall for the tower.'],
        done: 'One point for each wall back to the gate, or to the last tower.',
      },
    },
  },
};
