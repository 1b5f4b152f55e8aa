### For: both

would-score = { CAPITAL(names-scored) } : { $names } +{ $points }
would-nobody = { CAPITAL(names-scored) } : aucun point
would-bonus = Bonus de flèche : { $name } +{ $points }
would-tower = Tour : { $name } +{ $points }
would-retreat = Retrait : { $name } +{ $points }
would-arrow = Flèche : { names-symbol }
would-used = { names-gift } déballé
would-gift = Vous piochez un Présent
would-again = Vous rejouez
would-close = Les derniers remparts ferment la ville
