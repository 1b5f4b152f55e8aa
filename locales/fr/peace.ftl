### For: page

peace-about = Masquer, bloquer ou signaler { $name }
peace-mute = Masquer ses messages
peace-mute-hint = Vous ne voyez plus ce que cette personne écrit.
peace-unmute = Afficher de nouveau ses messages
peace-block = Bloquer
peace-block-hint = Vous ne voyez plus ce que cette personne écrit, et elle ne peut plus s’asseoir à vos tables.
peace-unblock = Débloquer
peace-unsaid = Cette personne n’en saura rien.
peace-report = Signaler
peace-report-hint = Prévenez les responsables de ce serveur.

peace-states = { $relation ->
    [mute] Vous avez masqué ses messages.
   *[block] Vous avez bloqué cette personne.
}

peace-report-title = Signaler { $name }
peace-reason = Qu’est-ce qui ne va pas ?

peace-reasons = { $reason ->
    [chat] Ses messages
    [name] Son nom
    [stalling] Fait attendre tout le monde
    [cheating] Ne joue pas loyalement
   *[other] Autre chose
}

peace-text = Que s’est-il passé ? (facultatif)
peace-sent = Les noms à cette table et les derniers messages que vous voyez sont joints. Seuls les responsables de ce serveur les lisent.
peace-send = Envoyer le signalement
peace-sending = Envoi…
peace-thanks = Merci. Quelqu’un va regarder.
peace-back = Retour
peace-done = Fermer
peace-people = Les personnes à cette table
peace-list = Personnes masquées ou bloquées
peace-list-empty = Vous n’avez masqué ni bloqué personne.

peace-kinds = { $relation ->
    [mute] messages masqués
   *[block] personne bloquée
}

peace-undo = Annuler le choix à propos { ELIDE("de", $name) }
peace-undo-short = Annuler
peace-until = Jusqu’au { DATETIME($date, dateStyle: "long", timeStyle: "short") }.
peace-talk = Qui peut discuter

peace-talks = { $talk ->
    [everyone] Tout le monde
    [seats] Les joueurs
   *[nobody] Personne
}

peace-talk-line = { $talk ->
    [everyone] Toute personne qui vient à la table peut lire et écrire.
    [seats] Seules les personnes assises peuvent lire et écrire.
   *[nobody] Il n’y a pas de discussion à cette table.
}

peace-talk-agreed = { $talk ->
    [everyone] Tout le monde peut discuter
    [seats] Seuls les joueurs peuvent discuter
   *[nobody] Sans discussion
}

peace-game = Jeu

peace-games =
    .all = Tous
    .classic = Classique
    .city = La Cité

peace-pace = Rythme

peace-paces =
    .all = Tous
    .none = Sans pendule
    .live = En direct
    .post = Par jours

peace-show-more = En afficher plus
peace-none-such = Aucune table de ce genre pour le moment.
peace-none-such-hint = Affichez-les toutes, ou ouvrez-en une.
peace-show-all = Tout afficher
