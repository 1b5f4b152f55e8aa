### For: both
### Les noms des choses.

## Jeux et pions

names-game = { $game ->
    [classic] Carcassonne
   *[city] La Cité
}

names-figure = { $figure ->
    [meeple] { $game ->
        [classic] meeple
       *[city] bonhomme
    }
    [farmer] { $game ->
        [classic] paysan
       *[city] habitant
    }
    [big] gros meeple
    [abbot] abbé
    [guard] garde
   *[tower] tour
}

names-meeple = { $game ->
    [classic] meeple
   *[city] bonhomme
}

names-role-of = { $figure ->
    [big] gros meeple
    [abbot] abbé
    [guard] garde
    [tower] tour
   *[other] { $feature ->
        [city] chevalier
        [road] voyageur
        [field] paysan
        [abbey] moine
        [street] voyageur
        [market] marchande
        [homes] habitant
       *[other] { $figure ->
            [farmer] paysan
           *[other] meeple
        }
    }
}

names-figure-on = { $feature ->
    [none] { names-role-of }
   *[other] { names-role-of } { names-on-feature }
}

## Zones

names-feature = { $feature ->
    [city] ville
    [road] route
    [field] pré
    [abbey] abbaye
    [garden] jardin
    [street] route
    [market] marché
    [homes] zone résidentielle
   *[guard] garde
}

names-on-feature = { $feature ->
    [city] dans la ville
    [road] sur la route
    [field] dans le pré
    [abbey] sur l’abbaye
    [garden] sur le jardin
    [street] sur la route
    [market] sur le marché
    [homes] dans la zone résidentielle
   *[guard] sur le rempart
}

# Avec son article.
names-the-feature = { $feature ->
    [city] la ville
    [road] la route
    [field] le pré
    [abbey] l’abbaye
    [garden] le jardin
    [street] la route
    [market] le marché
    [homes] la zone résidentielle
   *[guard] le garde
}

names-completed = { $feature ->
    [city] complète
    [road] complète
    [abbey] complète
    [homes] complète
    [street] terminée
    [market] terminé
   *[other] complet
}

names-incomplete = { $feature ->
    [city] incomplète
    [road] incomplète
    [abbey] incomplète
    [homes] incomplète
    [street] non terminée
    [market] non terminé
   *[other] incomplet
}

names-scored = { $occasion ->
    [completed] { names-feature } { $feature ->
        [city] achevée
        [road] achevée
        [abbey] achevée
        [homes] achevée
        [street] terminée
        [market] terminé
       *[other] achevé
    }
    [recalled] l’abbé rentre
    [swept] Cantonnier sur { names-the-feature }
    [walled] un rempart ferme { names-the-feature }
    [closed] le dernier rempart ferme { names-the-feature }
   *[final] { names-feature }
}

## Compter

names-counted = { $what ->
    [tiles] { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
    [shields] { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }
    [cities] { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
    [markets] { $count ->
        [one] { $count } marché
       *[other] { $count } marchés
    }
    [public] { $count ->
        [one] { $count } bâtiment public
       *[other] { $count } bâtiments publics
    }
   *[historic] { $count ->
        [one] { $count } bâtiment historique
       *[other] { $count } bâtiments historiques
    }
}

names-term = { $feature ->
    [market] { names-counted } × { $each ->
        [one] { $each } type
       *[other] { $each } types
    }
   *[other] { names-counted } × { $each }
}

names-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}

names-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

names-gain = { SIGNED($points) }

names-list-end = { $before } et { $last }
names-list-middle = { $before }, { $next }

## Cartes et flèches

names-gift = { $gift ->
    [synod] Synode
    [sweeper] Cantonnier
    [retreat] Retrait
    [stand-lie] Debout/Couché
   *[take-two] Prends-en 2
}

names-symbol = { $symbol ->
    [pair] un deuxième meeple
    [anywhere] un meeple n’importe où
   *[repeat] un tour de plus
}

names-symbol-does = { $symbol ->
    [pair] Votre meeple peut rejoindre un autre de vos meeple.
    [anywhere] Votre meeple peut aller sur toute zone inoccupée et incomplète.
   *[repeat] Vous jouez un tour de plus après celui-ci.
}

## Tuiles

names-cell = { $x },{ "\u00A0" }{ $y }

names-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}

names-at-side = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}

names-edge = { $edge ->
    [city] ville
    [road] route
    [field] pré
    [river] rivière
    [street] route
    [market] marché
   *[homes] zone résidentielle
}

names-sign = { $sign ->
    [shield] blason
    [inn] auberge
    [cathedral] cathédrale
    [abbey] abbaye
    [garden] jardin
    [arrow] flèche
    [spring] source
    [lake] lac
    [public] bâtiment public
   *[historic] bâtiment historique
}

names-goods = { $goods ->
    [livestock] bétail
    [grain] céréales
   *[fish] poisson
}

## Bots

names-level = { $level ->
    [beginner] Débutant
    [novice] Novice
    [club] Club
    [advanced] Avancé
    [expert] Expert
    [master] Maître
   *[other] { $level }
}

names-style = { $style ->
    [builder] bâtisseur
    [farmer] paysan
    [raider] pillard
   *[other] { $style }
}

names-bot = { $style ->
    [none] { names-level }
   *[other] { names-level } ({ names-style })
}

## D’où viennent les points

names-category = { $category ->
    [roads] Routes
    [cities] Villes
    [abbeys] Abbayes
    [gardens] Jardins
    [fields] Prés
    [gifts] Présents
    [bonus] Bonus
    [markets] Marchés
    [streets] Routes
    [homes] Zones résidentielles
    [towers] Tours
   *[guards] Gardes
}

names-phase = { $phase ->
    [during] en jeu
   *[end] à la fin
}

names-fact = { $fact ->
    [tiles] Tuiles placées
    [trapped] { $game ->
        [classic] Pions encore en jeu
       *[city] Bonhommes encore en jeu
    }
    [biggest] Plus gros gain
   *[without] { $game ->
        [classic] Tours sans pion
       *[city] Tours sans bonhomme
    }
}
