### For: page, on demand

learn-river-title = La Rivière
learn-river-about = Une rivière ouvre la partie.

learn-river-flow =
    .say = La partie commence par une source au lieu de la tuile de départ. Prolongez la rivière, à l’extrémité que vous voulez.
    .done = Rivière contre rivière, comme le reste. Toutes ses tuiles viennent avant les autres.

learn-river-bend =
    .say = À gauche, la rivière a tourné vers le sud. Placez votre méandre là.
    .hint-1 = C’est permis, mais prenez l’extrémité gauche, là où la rivière vient de tourner.
    .done = Une seule orientation : la rivière ne tourne pas deux fois de suite dans la même direction.

learn-river-bridge =
    .say = Aucun pion ne va sur la rivière, mais le reste de la tuile peut être occupé. Placez le pont et posez un meeple sur sa route.
    .hint-1 = Posez le meeple sur la route.
    .done = La route franchit la rivière, et les prés s’arrêtent à l’eau.
