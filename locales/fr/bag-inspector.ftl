### For: both

bag-inspector-state = { $feature ->
    [field] compte à la fin
    [homes] compte à la fin
   *[other] { $complete ->
        [true] { names-completed }
       *[false] { names-incomplete }
    }
}

bag-inspector-nobody = Personne ici

bag-inspector-strength = { $leads ->
    [true] { $name } : force { $strength }, en tête
   *[false] { $name } : force { $strength }
}

bag-inspector-leads = en tête
bag-inspector-shared = à égalité
bag-inspector-now = Vaut maintenant
bag-inspector-completed = Une fois { names-completed }

bag-inspector-open-cells = { $count ->
    [one] { $count } case ouverte
   *[other] { $count } cases ouvertes
}

bag-inspector-chance = { $feature ->
    [street] Chance de terminer
    [market] Chance de terminer
   *[other] Chance de compléter
}

bag-inspector-chance-of = qu’un de ses propriétaires pioche encore une tuile qui convient

bag-inspector-fits = { $count ->
    [one] { $count } tuile restante convient
   *[other] { $count } tuiles restantes conviennent
}

bag-inspector-dead = Aucune tuile restante ne convient.
bag-inspector-several = Il faut plus d’une tuile.

bag-inspector-feeds = { $kind ->
    [homes] Touche { $count ->
        [one] { $count } marché
       *[other] { $count } marchés
    }
   *[other] { $count ->
        [0] Ne touche aucune ville complète
       *[other] Touche { $count ->
            [one] { $count } ville complète
           *[other] { $count } villes complètes
        }
    }
}

bag-inspector-fields = { $kind ->
    [market] Touche { $count ->
        [one] { $count } zone résidentielle
       *[other] { $count } zones résidentielles
    }
   *[other] Touche { $count ->
        [one] { $count } pré
       *[other] { $count } prés
    }
}

bag-inspector-pin = Épingler pour comparer
bag-inspector-unpin = Désépingler
bag-inspector-times = { $face }, reste { $left }
