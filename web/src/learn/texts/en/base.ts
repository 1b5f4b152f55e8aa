/** The first five lessons, in English. */
import type { LessonTexts } from '../types';

export const base: Pick<
  LessonTexts,
  'placing' | 'roadsAndCities' | 'abbeys' | 'majority' | 'farmers'
> = {
  placing: {
    title: 'Placing tiles',
    about: 'Every turn begins with a tile. Where may it go?',
    steps: {
      road: {
        say:
          'This is the start tile, and below is your first tile: a piece of road. Choose one' +
          ' of the marked cells so that the road goes on, then end your turn.',
        hints: [
          'The tile fits there, field against field. But make the road longer: place it at the' +
            ' left or right end of the road.',
        ],
        done: 'Road met road and field met field. That is the whole rule: what touches must match.',
      },
      turning: {
        say:
          'Now a bend. Tiles may be turned: choose a cell, and choose it again to turn the' +
          ' tile. Make the road longer once more.',
        hints: ['That is allowed, but the road does not grow. Look for one of its two ends.'],
        done: 'Only the ways that fit are offered.',
      },
      city: {
        say:
          'The start tile has a piece of city at its top, with no wall yet. Your tile can close it.' +
          ' Find the cell where city meets city.',
        hints: ['It fits there, but the city stays incomplete. Try the cell above the start tile.'],
        done: 'Closed! The wall now runs all around this small city.',
      },
      gap: {
        say:
          'The more neighbors a cell has, the more sides must match. The ring road lacks one' +
          ' bend: fill the gap.',
        hints: [
          'It fits there, but that is not the gap. Look for the cell that two roads lead to.',
        ],
        done: 'Two sides had to match at once, and only one way to turn the tile did it.',
      },
    },
  },
  roadsAndCities: {
    title: 'Roads and cities',
    about: 'Place a meeple, complete something, score points.',
    steps: {
      traveller: {
        say:
          'You play Blue. Make the road longer, then place a meeple on it: choose the meeple' +
          ' on the road of your tile. It becomes a traveler.',
        hints: [
          'First make the road longer: place the tile at its open end, to the right of the' +
            ' start tile.',
          'The tile is in the right place. Now choose the meeple on the road before you end your turn.',
        ],
        done: 'Your traveler waits on the road until it is complete.',
      },
      closeRoad: {
        say:
          'A crossing ends a road. The road already begins at a crossing on the left; end it' +
          ' on the right.',
        hints: ['That does not complete your road yet. Place the crossing at its open end.'],
        done: 'The road is complete: one point for each tile, and your meeple is back home.',
      },
      knight: {
        say:
          'A piece of city with a shield. Add it to the city at the top of the start' +
          ' tile, and place a meeple in the city: a knight.',
        hints: [
          'Add the tile to the city: the cell is above the start tile.',
          'Now place the meeple in the city.',
        ],
        done: 'Your knight holds a city of two tiles with a shield.',
      },
      worth: {
        say: 'It is still incomplete. If the game ended now, how many points would it bring?',
        wrong: 'Not quite. An incomplete city brings one point a tile, and one for each shield.',
        done: '{n} points: an incomplete city brings one a tile and one a shield.',
      },
      closeCity: {
        say: 'Once complete, everything in it counts double. Close the city!',
        hints: [
          'The city still has a gap on its right. Look for the cell where your tile closes it.',
        ],
        done: 'Two points a tile and two for the shield. The knight comes home.',
      },
    },
  },
  abbeys: {
    title: 'Abbeys',
    about: 'A monk waits for eight tiles around the abbey.',
    steps: {
      monk: {
        say:
          'An abbey wants tiles all around it. Place it in the gap that has the most neighbors,' +
          ' and place a meeple on the abbey: a monk.',
        hints: [
          'It may go there, but another cell has seven neighbors already. Find that gap.',
          'Now place the meeple on the abbey.',
        ],
        done: 'A monk counts the tiles around the abbey, whoever placed them.',
      },
      worth: {
        say: 'One cell around it is still empty. What would the monk bring if the game ended now?',
        wrong: 'Count the abbey’s own tile and each tile around it, corners included.',
        done: '{n} points: its own tile and the tiles around it.',
      },
      surround: {
        say: 'Place the last tile around the abbey.',
        hints: ['One of the eight cells is still empty, at a corner. Place the tile there.'],
        done: 'All eight neighbors are there: nine points, and the monk comes home.',
      },
    },
  },
  majority: {
    title: 'Scoring and majority',
    about: 'Several players in one city: who gets the points?',
    steps: {
      occupied: {
        say:
          'Red has a knight in this city. Make the city larger with your tile, and see what' +
          ' you may claim. Place a meeple on the road.',
        hints: [
          'Place the tile at the top of the city.',
          'Choose the meeple on the road of your tile.',
        ],
        done:
          'The city was not offered to you: a feature with a figure in it is taken, however' +
          ' far away the figure stands.',
      },
      tie: {
        say:
          'But cities can grow together. You have a knight in one of these cities, Red in the' +
          ' other. Join them with your tile.',
        hints: ['The cities are not joined yet. Look for the cell between them.'],
        done: 'One knight each is a tie, and both of you get all the points.',
      },
      who: {
        say:
          'Here you have two knights and Red has one, each in a part of the city. Your tile' +
          ' joins all three parts. Who will get the points?',
        wrong: 'Count the knights in the whole city: whoever has the most takes all.',
        done:
          'You do. Whoever has the most figures takes all the points; the others get' + ' nothing.',
      },
      most: {
        say: 'Then place the tile.',
        hints: ['The gap between the three parts is where your tile belongs.'],
        done: 'All points are yours, and all three knights go home, Red’s too.',
      },
    },
  },
  farmers: {
    title: 'Farmers',
    about: 'They lie in the fields and are paid at the very end.',
    steps: {
      farmer: {
        say:
          'This city is complete. Make the road longer on the right, then choose the' +
          ' lying meeple in the field that touches the city: a farmer.',
        hints: [
          'Make the road longer to the right of the start tile.',
          'Now choose the meeple that lies in a field.',
          'That field is on the other side of the road and touches no city. Take the upper one.',
        ],
        done:
          'Roads and cities are the borders of fields. Your farmer lies in the field above the' +
          ' road, and stays there to the end of the game.',
      },
      worth: {
        say: 'One complete city touches your field. What is the farmer worth at the end?',
        wrong:
          'At the end of the game each complete city that touches the field brings three points.',
        done: '{n} points for each complete city, large or small.',
      },
      feed: {
        say: 'Red has begun a city beside your field. Complete it, for your farmer!',
        hints: ['The city still has a gap at the top. Close it with your tile.'],
        done: 'Nobody had a knight in it, but farmers do not mind: it is complete.',
      },
      more: {
        say: 'And what is the farmer worth now?',
        wrong: 'Three points for each complete city that touches the field.',
        done: '{n} points. Farmers are strong, but they never come home: do not send too many.',
      },
    },
  },
};
