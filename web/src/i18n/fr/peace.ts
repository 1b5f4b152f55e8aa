import type { peace as english } from '../en/peace';
import { of } from './names';

export const peace: typeof english = {
  about: (name) => `Masquer, bloquer ou signaler ${name}`,
  mute: 'Masquer ses messages',
  muteHint: 'Vous ne voyez plus ce que cette personne écrit.',
  unmute: 'Afficher de nouveau ses messages',
  block: 'Bloquer',
  blockHint:
    'Vous ne voyez plus ce que cette personne écrit, et elle ne peut plus s’asseoir à vos tables.',
  unblock: 'Débloquer',
  unsaid: 'Cette personne n’en saura rien.',
  report: 'Signaler',
  reportHint: 'Prévenez les responsables de ce serveur.',
  states: {
    mute: 'Vous avez masqué ses messages.',
    block: 'Vous avez bloqué cette personne.',
  },

  reportTitle: (name) => `Signaler ${name}`,
  reason: 'Qu’est-ce qui ne va pas\u202f?',
  reasons: {
    chat: 'Ses messages',
    name: 'Son nom',
    stalling: 'Fait attendre tout le monde',
    cheating: 'Ne joue pas loyalement',
    other: 'Autre chose',
  },
  text: 'Que s’est-il passé\u202f? (facultatif)',
  sent: 'Les noms à cette table et les derniers messages que vous voyez sont joints. Seuls les responsables de ce serveur les lisent.',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  thanks: 'Merci. Quelqu’un va regarder.',
  back: 'Retour',
  done: 'Fermer',

  people: 'Les personnes à cette table',
  list: 'Personnes masquées ou bloquées',
  listEmpty: 'Vous n’avez masqué ni bloqué personne.',
  kinds: { mute: 'messages masqués', block: 'personne bloquée' },
  undo: (name) => `Annuler le choix à propos ${of(name)}`,
  undoShort: 'Annuler',
  until: (date) =>
    `Jusqu’au ${new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short' }).format(date)}.`,

  talk: 'Qui peut discuter',
  talks: { everyone: 'Tout le monde', seats: 'Les joueurs', nobody: 'Personne' },
  talkLine: {
    everyone: 'Toute personne qui vient à la table peut lire et écrire.',
    seats: 'Seules les personnes assises peuvent lire et écrire.',
    nobody: 'Il n’y a pas de discussion à cette table.',
  },
  talkAgreed: {
    everyone: 'Tout le monde peut discuter',
    seats: 'Seuls les joueurs peuvent discuter',
    nobody: 'Sans discussion',
  },

  game: 'Jeu',
  games: { all: 'Tous', classic: 'Classique', city: 'La Cité' },
  pace: 'Rythme',
  paces: { all: 'Tous', none: 'Sans pendule', live: 'En direct', post: 'Par jours' },
  showMore: 'En afficher plus',
  noneSuch: 'Aucune table de ce genre pour le moment.',
  noneSuchHint: 'Affichez-les toutes, ou ouvrez-en une.',
  showAll: 'Tout afficher',
};
