### For: page, on demand

rules-title = Règles
rules-contents = Sommaire
rules-jump = Aller à
rules-lead = Courtes et complètes, avec des images dessinées par le jeu lui-même.
rules-learn = Envie d’apprendre en jouant ? Suivez les leçons

rules-link-to = Adresse de la règle { $rule }

rules-groups = { $group ->
    [game] Le jeu
    [features] Le paysage
    [expansions] Extensions
    [city] La Cité
   *[tables] En bref
}
