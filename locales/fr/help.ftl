### For: both

help-close = Fermer
help-keys = Touches

help-groups =
    .placing = Votre tour
    .looking = Le plateau
    .history = Revenir en arrière
    .reading = Lire et demander

help-key-names =
    .arrows = ← ↑ → ↓
    .enter = Entrée
    .space = Espace
    .escape = Échap
    .shift = Maj
    .control = Ctrl
    .home = Début
    .end = Fin
    .to = à
