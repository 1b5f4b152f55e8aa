/** What is said about devices, ways back and one's own data; loaded with its dialogs. */
export const account = {
  title: 'My devices and data',
  working: 'One moment…',

  another: 'Another device',
  anotherHint:
    'Take your seats and games to a phone, tablet or computer. Both devices stay signed in.',
  makeLink: 'Show a link and a QR code',
  scan: 'Scan this with the other device, or open the link there. It works once, for ten minutes.',
  secret: 'Whoever opens it plays as you: do not send it to anyone else.',
  qr: 'QR code of the link',
  link: 'Link for your other device',
  joined: 'Done: the other device is signed in.',

  ways: 'If you lose your devices',
  passkeys: 'Passkeys',
  passkeyHint: 'Sign in with your fingerprint, face or security key. There is no password.',
  addPasskey: 'Add a passkey',
  noPasskeys: 'Passkeys need an https address with a name, which this server does not have.',
  unnamed: 'Unknown device',
  remove: 'Remove',
  removePasskey: (label: string) => `Remove the passkey of ${label}`,
  recovery: 'Recovery codes',
  recoveryLeft: (count: number) =>
    count === 0 ? 'You have none yet.' : count === 1 ? 'One is left.' : `${count} are left.`,
  recoveryHint: 'Eight codes to print or write down. Each signs you in once.',
  makeCodes: 'Make new codes',
  codes: 'Your recovery codes',
  codesOnce: 'They are shown this once. Codes you had before no longer work.',
  copy: 'Copy',
  copied: 'Copied',

  sessions: 'Signed in on',
  current: 'this device',
  since: (date: Date) =>
    `since ${new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(date)}`,
  end: 'Sign out',
  endOne: (label: string) => `Sign out ${label}`,
  endOthers: 'Sign out everywhere else',
  signOut: 'Sign out here',
  signOutHint: 'Without a passkey, a recovery code or another device you cannot come back.',

  data: 'My data',
  download: 'Download everything about me',
  forget: 'Delete me',
  forgetHint:
    'Running games are resigned. Your name and everything you wrote are erased; the games stay, without your name. This cannot be undone.',
  forgetName: (name: string) => `Type your name to confirm: ${name}`,
  forgetNow: 'Delete me for good',
  gone: 'You are deleted. Goodbye, and thank you for playing.',
  cancel: 'Cancel',

  signInTitle: 'Sign in',
  byPasskey: 'Sign in with a passkey',
  byCode: 'Recovery code',
  byCodeDo: 'Sign in with this code',
  byLink: 'Still signed in elsewhere? Open “Devices & data” there and scan its QR code.',

  takeTitle: 'Play on here',
  take: 'This link signs this device in as one of your own.',
  replaces: (name: string) =>
    `This device plays as ${name} now. It will no longer; without a passkey, a code or another device ${name} cannot come back.`,
  takeNow: 'Sign in here',
};
