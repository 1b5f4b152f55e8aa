/** The expansions, in English. */
export const expansions = {
  river: `
The River

The game begins with a river that grows in two directions from its source.

- RIVER-1 The river tiles take the place of the start tile. The double source lies on the board.
- RIVER-4 All river tiles are drawn and placed before any other tile. Turns go as usual.
- RIVER-5 A river tile must continue the river at one of its open ends; its other sides match as
  usual.
- RIVER-6 Nobody may stand on the river itself. Everything else on the tile is free to be claimed.
- RIVER-7 The river may not turn the same way twice in a row.
- RIVER-8 A bend may not point the river toward river tiles that lie ahead.
- RUL-RIVER-3 A tile may not close an end of the river: only a lake does that.
- RIVER-9 Each end finishes in a lake. Then the game goes on with the other tiles.
- RIVER-3 The source counts as two tiles, around an abbey for example.

! river The river has left its source to both sides. The river parts fields; a road crosses it on
a bridge.
`,
  abbot: `
The Abbot and gardens

- ABBOT-1 Everyone has an **abbot** besides the meeples.
- ABBOT-2 In a turn you place a meeple **or** your abbot.
- ABBOT-3 The abbot may stand only in an abbey or a **garden**.
- ABBOT-4 Meeples never stand in a garden.
- ABBOT-6 A garden is scored like an abbey: with all 8 cells around it filled it is worth 9
  points.
- ABBOT-5 If you place nobody, you may **take your abbot back**: its incomplete abbey or garden
  is scored at once, 1 point for its own tile and 1 for each tile around it.
- ABBOT-7 At the end of the game the abbot scores like a monk.
- RUL-ABBOT-1 If your tile completes the garden, there is nothing to take back: it scores its 9
  points in the scoring of that turn.

! garden 5 tiles lie around the garden. Blue may leave the abbot there, or take it back now for 6
points.
`,
  arrows: `
Anniversary arrows

Fifteen tiles carry an arrow that points at one of their sides.

- ANNIV-4 An arrow is activated when you place its tile so that it points at a tile already there.
- ANNIV-5 It is activated, too, when someone places any tile on the cell it points at.
- ANNIV-3 If you place an arrow tile and its own arrow is not activated, you get **2 points** at
  once.
- ANNIV-6 Only one arrow a turn: if several could be activated, you choose one.

! arrows The three arrows: a pair, anywhere, another turn.

- ANNIV-7 **Pair**: instead of using the new tile, you may place your meeple beside another one of
  yours, in the same feature.
- ANNIV-8 Two may stand side by side, not three.
- RUL-ANNIV-8 Pairs in an **abbey**: your meeple may join your abbot there, or your abbot your monk.
  In a **garden** the abbot stays alone.
- ANNIV-9 **Anywhere**: instead of using the new tile, you may place your meeple in any free and
  incomplete feature on the board.
- ANNIV-10 For *anywhere*, a field is always incomplete, even when it is closed all around.
  An abbey or a garden is incomplete while one of the 8 cells around it is empty, and your
  abbot may go there.

! abbot-anywhere The arrow of Blue’s new tile, at the bottom, points at a tile and is activated:
Blue’s abbot may go anywhere, and takes the free garden above.

- ANNIV-11 **Another turn**: after the scoring you take one more full turn.
- ANNIV-12 There are never more than two turns in a row.
- RUL-ANNIV-2 A single arrow is activated whether you like it or not; using *pair* or *anywhere*
  stays up to you.
`,
  inns: `
Inns & Cathedrals

- INN-2 A complete road with an **inn**: **2 points a tile**. Two inns are worth no more than one.
- INN-3 An incomplete road with an inn: **nothing** at the end.
- INN-4 A complete city with a **cathedral**: **3 points a tile** and 3 for each shield.
- INN-5 An incomplete city with a cathedral: **nothing** at the end.
- INN-6 Everyone has one **big meeple**. It is placed like any other and counts as two for the
  majority. As a farmer it stays to the end.
- INN-7 Two crossings need a closer look. On the one **between two cities**, nobody may stand on
  the two short stubs from the crossing to the cities, and they bring nothing. On the one with an
  **inn**, the inn belongs to the **right-hand road** only, as seen with the stem pointing down.
- RUL-INN-3 You may add an inn or a cathedral to what belongs to someone else.

! crossings On the left the crossing between two cities: only the roads to the left and right
count. On the right the inn serves the road to the right, not the other two.
! inn A road with an inn, complete: 4 tiles × 2 = 8 points.
! cathedral Blue’s big meeple in a city with a cathedral. Complete it would be worth 3 points a
tile; now it is worth nothing.
`,
  gifts: `
The Gifts

Whoever helps another player gets a gift.

- GIFT-2 You receive a gift when your tile **extends a road or a city that another player
  controls**.
- GIFT-3 There is none where you lead or share the lead yourself.
- GIFT-4 One gift a turn at most, however much the tile extends.
- GIFT-5 Only you see your gift. It stays wrapped in front of you.
- GIFT-6 If the deck is empty, the discarded gifts are shuffled into a new one. If there are none
  either, you get no gift.
- GIFT-7 After drawing and before placing a tile you may **unwrap one gift**, do what it says and
  discard it.
- RUL-GIFT-5 A gift can be unwrapped only if what it says can be done.
- RUL-GIFT-6 Unwrapping comes on top of placing a meeple: meeples that a gift
  brings home can be placed in the same turn.
- GIFT-14 Each gift still wrapped at the end of the game is worth **2 points**.

! gifts The five gifts; there are five cards of each.

## Synod

- GIFT-8 Place a meeple from your supply on any incomplete abbey, whoever is there already.
- RUL-GIFT-7 If you place your **abbot** there, it stays for this turn. You may take it back from
  your next turn on.

## Road Sweeper

- GIFT-9 Any incomplete road is scored at once, as at the end of the game. All figures on it go
  home.
- RUL-GIFT-10 An incomplete road with an inn is worth nothing, and its figures go home just the
  same.

## Retreat

- GIFT-10 Take one of your meeples back: **2 points**, and 2 more for each meeple of anyone
  that stays behind in the same feature.
- RUL-GIFT-12 It may come from a city, a road, an abbey or a field, but **not from a garden**. In an
  abbey only those in the abbey itself count as staying behind.

## Stand/Lie

- GIFT-11 One of your standing meeples lies down in a field of its tile, or a farmer of yours
  stands up on a road, in a city or in an abbey of its tile.
- GIFT-12 It may go to an occupied feature.
- RUL-GIFT-13 Nobody stands up in something that is complete.

## Take 2

- GIFT-13 Draw a second tile, place one of the two and shuffle the other one back.
- RUL-GIFT-17 If no tile is left to draw, this gift stays wrapped.
`,
};
