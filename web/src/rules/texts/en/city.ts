/** The City, in English. */
export const city = {
  'city-game': `
The City: the game

The City is a game of its own: inside the walls you build streets, markets and homes, and from the
second pile on you build the walls themselves.

- TC-SETUP-1 It is for **2 to 4 players**.
- TC-SETUP-2 Everyone has **7 followers**.
- TC-SETUP-3 The 12 towers are shared out: 6 each for two players, 4 for three, 3 for four.
- TC-SETUP-4 The 75 tiles are shuffled into **three piles of 30, 25 and 20**, used in this order.
- TC-TURN-1 Place a tile, place a follower on it if you like, score the streets and markets it
  finished; then walls may have to be built.
- TC-TURN-2 There is no start tile: the first tile lies alone, and a follower may be placed on it.
- TC-PUT-1 At most one follower a turn, from your supply, on the tile just placed.
- TC-PUT-2 It is a **traveler** in a street, a **merchant** on a market or, lying down, an
  **inhabitant** of homes.
- TC-PUT-3 The feature must be free of followers, yours included.
- TC-PUT-4 A street or market that your tile finishes **takes no follower** any more.
- TC-SCORE-3 Whoever has the most followers takes all the points; on a tie each takes all of them.
- TC-SCORE-4 After scoring, the followers in the feature go home.
- RUL-TC-SCORE-4 Followers that come home can be used again from the **next turn** on. In the
  building phase of this turn they guard nothing, whether a tile or a wall sent them home.
`,
  'city-tiles': `
The City: tiles

- TC-LAY-1 A tile must share at least one whole side with a tile on the board.
- TC-LAY-2 **Only streets must match**: on a shared side both tiles have a street or neither has.
  Markets and homes may meet.
- TC-TILE-3 A market sells one of three goods: livestock, grain or fish.
- TC-TILE-2 32 buildings are public and 7 are historic.
- RUL-TC-TURN-3 A tile that fits nowhere leaves the game, and you draw another one.

! city-tiles A street, a market beside homes, a historic building, and a crossing.
`,
  'city-streets': `
The City: streets

- TC-FEAT-1 A street is finished when each of its ends lies at a crossing, a square, a building, a
  market or a wall, or when it runs back into itself.
- TC-SCORE-1 A finished street of up to 3 tiles: **1 point a tile**. From 4 tiles on: **2 points a
  tile**.

! street 4 tiles between a building and a crossing: 8 points for Blue.
`,
  'city-markets': `
The City: markets

- TC-FEAT-2 Market sides that meet join their markets, whatever the goods.
- TC-FEAT-3 A market is finished when it can grow nowhere and has no gap inside. A market side
  that faces homes or a wall is shut.
- TC-SCORE-2 A finished market: **tiles × different goods** in it.

! market 3 tiles with livestock, grain and fish. It is still unfinished; finished like this it would
bring 3 × 3 = 9 points.
`,
  'city-homes': `
The City: homes

- TC-FEAT-4 Homes that meet are one. Streets, markets and walls are their borders.
- TC-SCORE-5 Inhabitants stay until the end of the game and score only then.
- TC-FINAL-1 Homes belong to whoever has the most inhabitants in them, on a tie to all who tie.
- TC-FINAL-2 At the end each owner gets **2 points for each market** that touches the homes or lies
  in them, large or small, finished or not.
- RUL-TC-FINAL-1 Touching means a common border or a market side that faces homes. A corner is
  not enough, and a street between them keeps them apart.

! homes Two markets touch the lit homes: 4 points for their inhabitant.
`,
  'city-walls': `
The City: gate and walls

- TC-PHASE-1 From the second pile on, a turn whose tile brings a **scoring** is followed by
  building.
- TC-PHASE-2 There is one phase of building a turn. What a wall finishes brings no further one.
- RUL-TC-PHASE-2 Finishing only features without followers brings no building: nothing was scored.
- TC-PHASE-3 The very first time, the player whose tile scored builds the **gate**, on any side of
  the rim; the others build one wall each.
- TC-PHASE-4 Later everyone builds 1 wall in the second pile, 2 in the third.
- TC-PHASE-5 **Two players build twice as many**: 2 walls each in the second pile, 4 in the third.
  The first time, that is the gate and a wall for one and two walls for the other.
- TC-PHASE-6 Pieces are built one at a time, clockwise from the player whose tile scored.
- TC-PHASE-7 If **too few walls** are left for everyone, they are dealt out one by one, clockwise
  from the player whose tile scored, until none is left.
- RUL-TC-WALL-1 Gate and walls stand on the **outer rim**: on sides that look out of the town, not
  into a hole inside it.
- TC-WALL-2 A wall goes next to one of the **two ends** of what stands already. You choose the
  end; you must build.
- TC-WALL-3 A street or market that a wall finishes is scored at once.
- TC-BEYOND-1 No tile may be placed beyond the wall.
- RUL-TC-BEYOND-1 Beyond the wall lies the **next cell**, right in front of the outer face of a wall
  or of the gate, and no other.
- RUL-TC-BEYOND-2 Nor may a tile **shut in** a piece of the wall or break the row: gate and walls
  stay one unbroken row of the outer rim.

! walls The gate is in the south. Walls have been built to both sides of it, and a guard of Blue
watches over a row of tiles.
! beyond No tile may be placed on the marked cells: a wall or the gate looks at each of them. All
other cells around the town stay open.
`,
  'city-guards': `
The City: guards

- TC-GUARD-1 Whoever builds a wall may place a follower from the supply on it as a **guard**.
- TC-GUARD-2 Not if a guard stands directly opposite, at the other end of an unbroken row of
  tiles.
- TC-GUARD-3 In the third pile, guards come after all the walls of the phase: one for each player
  at most, on the last wall they built.
- RUL-TC-GUARD-2 Nobody stands guard on the gate.
- TC-FINAL-3 At the end each guard looks along the row of tiles before the wall, up to the first
  empty cell: **2 points for each public building, 3 for each historic one**.
- RUL-TC-FINAL-2 Two guards who face each other score the same buildings.
`,
  'city-towers': `
The City: towers

- TC-TOWER-1 When all walls of a phase stand, the player whose tile scored may place a **tower**
  at one of the two ends.
- TC-TOWER-2 It brings at once **1 point for each wall** between it and the nearest tower before
  it, or the gate if there is none.
- RUL-TC-TOWER-2 You may choose an end only if the tower brings at least 1 point there.
- RUL-TC-TOWER-1 Anybody’s tower counts as the one before. The gate itself is not counted, and
  walls go on past a tower.
`,
  'city-end': `
The City: end of the game

The game ends with the turn in which one of these happens:

- TC-END-1 The last of the 70 walls is built.
- TC-END-2 The last tile is placed; building that it brings about still takes place.
- TC-END-3 **5 or fewer sides** are open between the two ends of the wall.

Then the ring is closed.

- TC-END-4 Walls are built on all open sides, without guards and towers.
- TC-END-5 Streets and markets that this finishes are scored.
- TC-END-6 Followers in streets and markets that are still unfinished bring nothing.
- TC-FINAL-4 Homes and guards are scored last. Whoever has the most points wins; a tie is a shared
  victory.
`,
};
