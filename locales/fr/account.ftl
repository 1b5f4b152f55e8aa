### For: page, on demand

account-title = Mes appareils et mes données
account-working = Un instant…
account-another = Un autre appareil
account-another-hint = Retrouvez vos places et vos parties sur un téléphone, une tablette ou un ordinateur. Les deux appareils restent connectés.
account-make-link = Afficher un lien et un code QR
account-scan = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il sert une seule fois, pendant dix minutes.
account-secret = Qui l’ouvre joue à votre place : ne l’envoyez à personne d’autre.
account-qr = Code QR du lien
account-link = Lien pour votre autre appareil
account-joined = C’est fait : l’autre appareil est connecté.
account-ways = Si vous perdez vos appareils
account-passkeys = Clés d’accès
account-passkey-hint = Connectez-vous avec votre empreinte, votre visage ou une clé de sécurité. Il n’y a pas de mot de passe.
account-add-passkey = Ajouter une clé d’accès
account-no-passkeys = Les clés d’accès demandent une adresse https avec un nom, que ce serveur n’a pas.
account-unnamed = Appareil inconnu
account-remove = Retirer
account-remove-passkey = Retirer la clé d’accès { ELIDE("de", $label) }
account-recovery = Codes de secours

account-recovery-left = { $count ->
    [0] Vous n’en avez pas encore.
   *[other] { $count ->
        [one] Il en reste un.
       *[other] Il en reste { $count }.
    }
}

account-recovery-hint = Huit codes à imprimer ou à noter. Chacun vous connecte une fois.
account-make-codes = Créer de nouveaux codes
account-codes = Vos codes de secours
account-codes-once = Ils ne sont montrés que cette fois. Les codes d’avant ne servent plus.
account-copy = Copier
account-copied = Copié
account-sessions = Connecté sur
account-current = cet appareil
account-since = depuis le{"\u00A0"}{ DATETIME($date, dateStyle: "medium") }
account-end = Déconnecter
account-end-one = Déconnecter { $label }
account-end-others = Déconnecter partout ailleurs
account-sign-out = Se déconnecter ici
account-sign-out-hint = Sans clé d’accès, code de secours ni autre appareil, vous ne pourrez pas revenir.
account-data = Mes données
account-download = Télécharger tout ce qui me concerne
account-forget = Supprimer mon profil
account-forget-hint = Vos parties en cours sont abandonnées. Votre nom et tout ce que vous avez écrit sont effacés ; les parties restent, sans votre nom. C’est définitif.
account-forget-name = Tapez votre nom pour confirmer : { $name }
account-forget-now = Supprimer définitivement
account-gone = Votre profil est supprimé. Au revoir, et merci d’avoir joué.
account-cancel = Annuler
account-sign-in-title = Se connecter
account-by-passkey = Se connecter avec une clé d’accès
account-by-code = Code de secours
account-by-code-do = Se connecter avec ce code
account-by-link = Encore connecté ailleurs ? Ouvrez-y « Appareils et données » et scannez le code QR.
account-take-title = Continuer ici
account-take = Ce lien connecte cet appareil comme l’un des vôtres.
account-replaces = Cet appareil joue pour le moment sous le nom { ELIDE("de", $name) }. Ce ne sera plus le cas ; sans clé d’accès, code ni autre appareil, { $name } ne pourra pas revenir.
account-take-now = Se connecter ici
