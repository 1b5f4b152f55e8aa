### For: both

done-put = { $figure ->
    [big] { CAPITAL(names-role-of) } posé
    [abbot] { CAPITAL(names-role-of) } posé
   *[other] { $feature ->
        [market] { CAPITAL(names-role-of) } posée
       *[other] { CAPITAL(names-role-of) } posé
    }
}

done-recall = Abbé repris
done-gate = Porte de la Ville construite
done-wall = Rempart construit
done-guard = Garde posé
done-tower = Tour placée
done-place = Tuile placée
done-arrow = Flèche choisie
done-gift = { names-gift } déballé
done-none = Aucun { names-meeple } à poser
done-abbot-only = Il ne vous reste que l’abbé, sans place ici
done-occupied = Tout est occupé ici
