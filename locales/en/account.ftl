### For: page, on demand

account-title = My devices and data
account-working = One moment…
account-another = Another device
account-another-hint = Take your seats and games to a phone, tablet or computer. Both devices stay signed in.
account-make-link = Show a link and a QR code
account-scan = Scan this with the other device, or open the link there. It works once, for ten minutes.
account-secret = Whoever opens it plays as you: do not send it to anyone else.
account-qr = QR code of the link
account-link = Link for your other device
account-joined = Done: the other device is signed in.
account-ways = If you lose your devices
account-passkeys = Passkeys
account-passkey-hint = Sign in with your fingerprint, face or security key. There is no password.
account-add-passkey = Add a passkey
account-no-passkeys = Passkeys need an https address with a name, which this server does not have.
account-unnamed = Unknown device
account-remove = Remove

# $label (Text)
account-remove-passkey = Remove the passkey of { $label }

account-recovery = Recovery codes

# $count (Number)
account-recovery-left = { $count ->
    [0] You have none yet.
   *[other] { $count ->
        [one] One is left.
       *[other] { $count } are left.
    }
}

account-recovery-hint = Eight codes to print or write down. Each signs you in once.
account-make-codes = Make new codes
account-codes = Your recovery codes
account-codes-once = They are shown this once. Codes you had before no longer work.
account-copy = Copy
account-copied = Copied
account-sessions = Signed in on
account-current = this device

# $date (Date)
account-since = since { DATETIME($date, dateStyle: "medium") }

account-end = Sign out

# $label (Text)
account-end-one = Sign out { $label }

account-end-others = Sign out everywhere else
account-sign-out = Sign out here
account-sign-out-hint = Without a passkey, a recovery code or another device you cannot come back.
account-data = My data
account-download = Download everything about me
account-forget = Delete me
account-forget-hint = Running games are resigned. Your name and everything you wrote are erased; the games stay, without your name. This cannot be undone.

# $name (Text)
account-forget-name = Type your name to confirm: { $name }

account-forget-now = Delete me for good
account-gone = You are deleted. Goodbye, and thank you for playing.
account-cancel = Cancel
account-sign-in-title = Sign in
account-by-passkey = Sign in with a passkey
account-by-code = Recovery code
account-by-code-do = Sign in with this code
account-by-link = Still signed in elsewhere? Open “Devices & data” there and scan its QR code.
account-take-title = Play on here
account-take = This link signs this device in as one of your own.

# $name (Text)
account-replaces = This device plays as { $name } now. It will no longer; without a passkey, a code or another device { $name } cannot come back.

account-take-now = Sign in here
