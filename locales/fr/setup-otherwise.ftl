### For: both

setup-otherwise-title = Autres lectures des règles

setup-otherwise-hint = { $chosen ->
    [0] Aucune : tout selon le livret.
   *[other] { $chosen ->
        [one] 1 choisie
       *[other] { $chosen } choisies
    }
}

setup-otherwise-line = Là où le livret laisse le choix, certains jouent autrement. Cochez les lectures que vous préférez.
setup-otherwise-read = règles lues autrement ({ $list })

setup-otherwise-readings =
    .name = { $reading ->
        [beyond-straight-out] Vue libre depuis les remparts
        [freed-at-once] Gardes aussitôt
        [closing-wall-clockwise] Dernier rempart dans le sens horaire
        [river-bends-alternating] Méandres alternés
        [river-bends-two-ahead] Place devant la rivière
        [abbot-recall-same-turn] L’abbé rentre aussitôt
       *[garden-retreat-on] Retrait d’un jardin
    }
    .short = { $reading ->
        [beyond-straight-out] vue libre depuis les remparts
        [freed-at-once] gardes aussitôt
        [closing-wall-clockwise] dernier rempart dans le sens horaire
        [river-bends-alternating] méandres alternés
        [river-bends-two-ahead] place devant la rivière
        [abbot-recall-same-turn] l’abbé rentre aussitôt
       *[garden-retreat-on] Retrait d’un jardin
    }
    .line = { $reading ->
        [beyond-straight-out] Aucune tuile droit devant un rempart ou la Porte de la Ville, même loin. D’habitude : seule la case voisine reste vide.
        [freed-at-once] Un bonhomme qui rentre peut monter la garde au même tour. D’habitude : dès le tour suivant.
        [closing-wall-clockwise] Le rempart qui referme la ville compte toujours comme la suite du bout atteint dans le sens horaire. D’habitude : du bout où une tour rapporte le plus.
        [river-bends-alternating] À gauche, puis à droite, même avec des tuiles droites entre les deux. D’habitude : seulement si les méandres se suivent.
        [river-bends-two-ahead] Les deux cases devant la rivière et leurs voisines doivent être vides, les méandres sont libres. D’habitude : deux méandres qui se suivent alternent.
        [abbot-recall-same-turn] Un abbé posé par le Synode peut rentrer au même tour. D’habitude : dès le tour suivant.
       *[garden-retreat-on] Le Retrait fait aussi rentrer l’abbé d’un jardin, pour 2 points. D’habitude : de partout, sauf d’un jardin.
    }
