import type { account as english } from '../en/account';
import { of } from './names';

/** Ce qui est dit des appareils, des moyens de revenir et des données. */
export const account: typeof english = {
  title: 'Mes appareils et mes données',
  working: 'Un instant…',

  another: 'Un autre appareil',
  anotherHint:
    'Retrouvez vos places et vos parties sur un téléphone, une tablette ou un ordinateur. Les deux appareils restent connectés.',
  makeLink: 'Afficher un lien et un code QR',
  scan: 'Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il sert une seule fois, pendant dix minutes.',
  secret: 'Qui l’ouvre joue à votre place\u202f: ne l’envoyez à personne d’autre.',
  qr: 'Code QR du lien',
  link: 'Lien pour votre autre appareil',
  joined: 'C’est fait\u202f: l’autre appareil est connecté.',

  ways: 'Si vous perdez vos appareils',
  passkeys: 'Clés d’accès',
  passkeyHint:
    'Connectez-vous avec votre empreinte, votre visage ou une clé de sécurité. Il n’y a pas de mot de passe.',
  addPasskey: 'Ajouter une clé d’accès',
  noPasskeys: 'Les clés d’accès demandent une adresse https avec un nom, que ce serveur n’a pas.',
  unnamed: 'Appareil inconnu',
  remove: 'Retirer',
  removePasskey: (label) => `Retirer la clé d’accès ${of(label)}`,
  recovery: 'Codes de secours',
  recoveryLeft: (count) =>
    count === 0
      ? 'Vous n’en avez pas encore.'
      : count === 1
        ? 'Il en reste un.'
        : `Il en reste ${count}.`,
  recoveryHint: 'Huit codes à imprimer ou à noter. Chacun vous connecte une fois.',
  makeCodes: 'Créer de nouveaux codes',
  codes: 'Vos codes de secours',
  codesOnce: 'Ils ne sont montrés que cette fois. Les codes d’avant ne servent plus.',
  copy: 'Copier',
  copied: 'Copié',

  sessions: 'Connecté sur',
  current: 'cet appareil',
  since: (date) =>
    `depuis le\u00a0${new Intl.DateTimeFormat('fr', { dateStyle: 'medium' }).format(date)}`,
  end: 'Déconnecter',
  endOne: (label) => `Déconnecter ${label}`,
  endOthers: 'Déconnecter partout ailleurs',
  signOut: 'Se déconnecter ici',
  signOutHint: 'Sans clé d’accès, code de secours ni autre appareil, vous ne pourrez pas revenir.',

  data: 'Mes données',
  download: 'Télécharger tout ce qui me concerne',
  forget: 'Supprimer mon profil',
  forgetHint:
    'Vos parties en cours sont abandonnées. Votre nom et tout ce que vous avez écrit sont effacés\u202f; les parties restent, sans votre nom. C’est définitif.',
  forgetName: (name) => `Tapez votre nom pour confirmer\u202f: ${name}`,
  forgetNow: 'Supprimer définitivement',
  gone: 'Votre profil est supprimé. Au revoir, et merci d’avoir joué.',
  cancel: 'Annuler',

  signInTitle: 'Se connecter',
  byPasskey: 'Se connecter avec une clé d’accès',
  byCode: 'Code de secours',
  byCodeDo: 'Se connecter avec ce code',
  byLink:
    'Encore connecté ailleurs\u202f? Ouvrez-y «\u202fAppareils et données\u202f» et scannez le code QR.',

  takeTitle: 'Continuer ici',
  take: 'Ce lien connecte cet appareil comme l’un des vôtres.',
  replaces: (name) =>
    `Cet appareil joue pour le moment sous le nom ${of(name)}. Ce ne sera plus le cas\u202f; sans clé d’accès, code ni autre appareil, ${name} ne pourra pas revenir.`,
  takeNow: 'Se connecter ici',
};
