/** The game itself, in English. */
export const classic = {
  start: `
The game in a minute

Together you build a landscape of roads, cities, abbeys and fields, one tile at a time. On your
tile you may place one of your meeples; it claims a road, a city, an abbey or a field for you.
What is completed is scored, and the meeple comes home. When the last tile is placed, what is
incomplete is scored too. **Whoever has the most points wins.**

- SETUP-1 The game is for **2 to 5 players**; the sixth color of Inns & Cathedrals makes it 6.
- SETUP-2 Everyone has **7 meeples** of one color and begins with 0 points.
- SETUP-5 The start tile lies face up in the middle. All other tiles are shuffled face down, those
  of the expansions you chose among them.
- SETUP-8 The turn goes clockwise. Here chance decides who begins.
- OPT-1 For first games you may leave the farmers out. Nobody lies down in a field then, and
  fields score nothing.
- COMP-10 Only roads, cities, abbeys, fields, shields, gardens, the river, arrows, inns and
  cathedrals matter. Houses, people and animals are decoration.
- INFO-1 The order of the tiles is unknown to everyone; a tile that was drawn is seen by all.
`,
  turn: `
The turn

A turn has three steps, always in this order.

- TURN-1 **Place** the tile you drew; you must. **Place** a meeple on it; you may. **Score** what
  the tile completed.
- TURN-2 Everything your tile completes is scored, whoever it belongs to.
- TURN-3 Scoring comes last. A meeple that comes home now can be placed from your next turn
  on.

! turn Blue has placed the road tile on the right and placed a meeple on it as a traveler.

With expansions, a gift may be unwrapped between drawing and placing, a gift is received as soon as
the tile is placed, and the arrow *another turn* adds a full turn after the scoring.
`,
  tiles: `
Placing a tile

- TILE-2 The tile must share at least one whole side with a tile on the board. Touching at a
  corner is not enough.
- TILE-3 On every shared side the land must go on: **city to city, road to road, field to field**,
  river to river.
- TILE-4 You may turn the tile as you like.
- TILE-5 If the tile fits anywhere, you must place it.
- TILE-6 A tile that fits nowhere leaves the game, and you draw another one.

! fits On the left the road goes on. On the right it would run into a field: not allowed.
`,
  followers: `
Placing a meeple

- MEEPLE-1 You may place **one** figure a turn, from your own supply.
- MEEPLE-2 It goes on the tile you have just placed.
- MEEPLE-3 The feature must be **free**: no figure of anyone, you included, may stand in it on
  any tile, however far away.
- MEEPLE-4 It is a **traveler** on a road, a **knight** in a city, a **monk** in an abbey and,
  lying down, a **farmer** in a field.
- MEEPLE-6 You may place it on something your tile has just completed: it scores and comes home at
  once.
- MEEPLE-5 With no figure left you only place tiles until one comes home.
- MEEPLE-7 Figures come home by scoring. They never move otherwise, unless an expansion says so.

! roles A knight in the city, a traveler on the road, a farmer in the field and a monk in the
abbey.
! occupied Blue’s knight holds this city, so nobody may place another one on the tile at the top.
`,
  majority: `
Scoring and majority

- SCORE-1 When a feature is scored, all figures in it go home, those without points too.
- SCORE-2 A feature without figures scores for nobody.
- MAJ-1 Figures of several players meet when separate features grow together.
- MAJ-2 Whoever has the **most figures** in a feature takes all its points. The others get
  nothing.
- MAJ-3 On a **tie** for most, each of the tied players gets all the points.
- MAJ-4 A big meeple counts as two.

! shared One more tile in the gap joins these cities. Then Blue and Red each have one knight in
the city, and both get all its points.
`,
  roads: `
Roads

- ROAD-1 A road is complete when both its ends reach a crossing or village, a city or an abbey, or
  when it runs back into itself.
- ROAD-2 Complete: **1 point a tile**.
- ROAD-3 Incomplete at the end of the game: also **1 point a tile**.
- RUL-ROAD-1 A tile counts once, even if the road passes over it twice.
- RUL-ROAD-3 At a crossing every arm is a road of its own.

! road From the crossing to the abbey: 4 tiles, 4 points for Blue.
`,
  cities: `
Cities

- CITY-1 A city is complete when its wall closes all around and there is no gap inside.
- CITY-2 Complete: **2 points a tile** and **2 for each shield**.
- CITY-3 Incomplete at the end of the game: **1 point a tile** and **1 for each shield**.
- RUL-CITY-1 A tile counts once, even with two parts of the same city on it.
- RUL-CITY-4 Cities that meet only at a corner stay apart.

! city 3 tiles and a shield: 3 × 2 + 1 × 2 = 8 points for Blue.
`,
  abbeys: `
Abbeys

- ABBEY-1 An abbey stands in the middle of its tile. A meeple on it is a monk.
- ABBEY-2 It is complete when **all 8 cells around it** hold a tile: **9 points**.
- ABBEY-3 Incomplete at the end of the game: 1 point for its own tile and 1 for each tile around
  it.
- RUL-ABBEY-1 One tile may complete several abbeys; abbeys side by side do not disturb each other.

! abbey 6 of the 8 cells around the abbey have a tile. If the game ended now, the monk would be
worth 7 points.
`,
  fields: `
Fields and farmers

- FARM-1 A field is a connected green area. Cities, roads and the river are its borders.
- FARM-2 A meeple lying in a free field is a **farmer**.
- FARM-3 Farmers stay until the end of the game and score only then. They do not come home.
- FARM-4 At the end, each **complete city** that borders the field or lies in it is worth **3
  points** to the farmer.
- FARM-5 If there are several farmers, the majority counts as everywhere.
- FARM-6 A city that borders several fields pays in each of them. Incomplete cities pay nothing.
- RUL-FARM-1 A city counts once for a field, even if they touch in several places.
- RUL-FARM-3 A field need not be closed; it may stretch over half the board.

! field The lit field borders two complete cities: 6 points for the farmer. The city on the right
is incomplete and pays nothing yet.
`,
  end: `
End of the game

- END-1 The game ends when a tile must be drawn and none is left. The turn of the last tile is
  finished as usual.
- END-2 Then incomplete roads, cities, abbeys and gardens are scored, with majorities as in play.
- END-3 After them come the fields.
- END-4 With The Gifts, each gift still wrapped is worth 2 points.
- END-5 Whoever has the most points wins. A tie is a shared victory.
`,
  editions: `
The two editions

The game has been printed with two sets of scoring rules. You choose when you set up a game; they
differ in two points and in nothing else.

| | Anniversary edition | First edition |
| Farmers | 3 points a complete city, field by field | 4 points a complete city, city by city |
| Complete city of two tiles | 2 points a tile, as any city | 2 points in all |

- EDITION-1 The two switches are independent: you may mix them.
- CITY-4 First edition: a complete city of exactly two tiles is worth 2 points instead of 4.
- FARM-7 First edition: each complete city is worth 4 points to farmers, whatever its size.
- FARM-8 First edition: for each city, count the farmers of every player in **all** fields that
  border it. Whoever has the most takes the 4 points; on a tie each takes 4.
- FARM-9 First edition: one farmer serves every city at the field.
`,
};
