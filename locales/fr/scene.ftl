### For: both

scene-kind = plateau de jeu
scene-hint = Les flèches vont à la prochaine case possible pour votre tuile, avec Maj à n’importe quelle case. Entrée place la tuile, R la tourne, les chiffres posent un pion, Espace termine le tour, le point d’interrogation donne toutes les touches.
scene-back-to-last = Revenir au dernier coup

scene-gap = { $left ->
    [0] Aucune tuile restante ne convient
    [one] { $left } tuile restante convient
   *[other] { $left } tuiles restantes conviennent
}
