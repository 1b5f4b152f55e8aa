### For: both

end-title = Score final

end-reason = { $reason ->
    [tiles] La dernière tuile est placée : la partie est finie.
    [walls] Le dernier rempart est construit : la partie est finie.
   *[closed] { $sides ->
        [one] Les remparts se rejoignent presque ({ $sides } côté ouvert) : la partie est finie.
       *[other] Les remparts se rejoignent presque ({ $sides } côtés ouverts) : la partie est finie.
    }
}

end-act = { $act ->
    [roads] Routes incomplètes
    [cities] Villes incomplètes
    [abbeys] Abbayes et jardins incomplets
    [fields] Prés
    [gifts] Présents emballés
    [streets] Routes
    [markets] Marchés
    [homes] Zones résidentielles
   *[guards] Gardes
}

end-act-of = Évaluation finale, { $number } sur { $count }
end-skip = Passer
end-skip-all = Tout passer
end-skip-hint = Espace
end-again = Revoir l’évaluation finale

end-winner = { $count ->
    [1] { $you ->
        [true] Vous avez gagné
       *[false] { $names } a gagné
    }
   *[other] Victoire partagée : { $names }
}

end-table = D’où viennent les points
end-total = Total

end-total-of = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Montrer les tuiles.

end-cell = { $name }, { names-category } { names-phase } : { names-points }. Montrer les tuiles.
end-light-hint = Touchez un nombre pour voir ses tuiles sur le plateau.
end-rematch = Revanche
end-replay = Revoir
end-share = Partager
end-new-game = Nouvelle partie
end-fold = Voir le plateau
end-unfold = Voir les scores
