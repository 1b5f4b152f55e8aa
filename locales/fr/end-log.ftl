### For: both

end-log-turn = Tour { $turn }
end-log-final = Évaluation finale
end-log-empty = Il ne s’est encore rien passé.
end-log-copy = Copier le journal
end-log-copied = Copié
end-log-newest = Derniers coups
end-log-show = Voir le tour { $turn }
end-log-rule = Règle { $rule }

end-log-at = en { $cell }
