/** Les leçons sur les extensions, en français. */
import type { more as english } from '../en/more';

export const more: typeof english = {
  river: {
    title: 'La Rivière',
    about: 'Une rivière ouvre la partie.',
    steps: {
      flow: {
        say:
          'La partie commence par une source au lieu de la tuile de départ. Prolongez la' +
          ' rivière, au bout que vous voulez.',
        hints: [],
        done:
          'Rivière contre rivière, comme le reste. Toutes ses tuiles viennent avant les' +
          ' autres.',
      },
      bend: {
        say: 'À gauche, la rivière a tourné vers le sud. Posez votre méandre là.',
        hints: ['C’est permis, mais prenez le bout gauche, là où la rivière vient de tourner.'],
        done: 'Une seule orientation : la rivière ne tourne pas deux fois de suite du même côté.',
      },
      bridge: {
        say:
          'Personne ne se tient dans la rivière, mais le reste de la tuile est à prendre.' +
          ' Posez le pont et placez un partisan sur sa route.',
        hints: ['Placez le partisan sur la route.'],
        done: 'La route franchit la rivière, et les prés s’arrêtent à l’eau.',
      },
    },
  },
  abbot: {
    title: 'L’Abbé',
    about: 'Une figurine de plus, qui peut rentrer plus tôt.',
    steps: {
      garden: {
        say:
          'Cette tuile a un jardin. Seul votre abbé peut s’y tenir. Posez la tuile et placez' +
          ' l’abbé dans le jardin.',
        hints: ['Choisissez l’abbé, dans le jardin de votre tuile.'],
        done: 'Un jardin s’évalue comme une abbaye : neuf points avec huit voisines.',
      },
      worth: {
        say: 'Plus tard. Si la partie finissait là, combien rapporterait l’abbé dans le jardin ?',
        wrong: 'Comptez la tuile du jardin et chaque tuile autour, comme pour une abbaye.',
        done: '{n} points : sa propre tuile et celles qui l’entourent.',
      },
      recall: {
        say:
          'L’abbé n’est pas obligé d’attendre. Posez la tuile à côté du jardin, puis reprenez' +
          ' l’abbé au lieu de placer un partisan.',
        hints: [
          'Posez la tuile de façon qu’elle touche celle du jardin, par un côté ou par un coin.',
          'Choisissez maintenant de reprendre l’abbé.',
        ],
        done: 'Le jardin a été évalué tel quel, et l’abbé est prêt pour le suivant.',
      },
    },
  },
  arrows: {
    title: 'Flèches de l’anniversaire',
    about: 'Des tuiles qui désignent une case et agissent.',
    steps: {
      bonus: {
        say:
          'Votre tuile porte une flèche. Posez-la d’abord de façon que la flèche désigne une' +
          ' case vide.',
        hints: ['Ici, la flèche désigne une tuile et s’active. Qu’elle ne désigne rien !'],
        done:
          'Une flèche qui ne s’active pas rapporte deux points aussitôt. Elle attend une' +
          ' voisine.',
      },
      anywhere: {
        say:
          'Maintenant, que la flèche désigne une tuile : elle s’active. Celle-ci permet de' +
          ' placer un partisan n’importe où. Placez-le sur une autre tuile.',
        hints: [
          'La flèche désigne une case vide. Tournez la tuile, ou posez-la sous la tuile de départ.',
          'Choisissez un partisan sur une autre tuile que la vôtre.',
        ],
        done: 'Avec cette flèche, tout élément libre et incomplet de la table peut être pris.',
      },
      again: {
        say:
          'La flèche de Rouge attend une tuile sur la case qu’elle désigne, en haut.' +
          ' Posez-la là.',
        hints: ['La flèche désigne la case au-dessus de la tuile de Rouge. Posez-y votre tuile.'],
        done: 'C’est vous qui l’avez activée : c’est vous qui rejouez.',
      },
    },
  },
  inns: {
    title: 'Auberges et cathédrales',
    about: 'Plus de points, plus de risques, et un partisan qui compte double.',
    steps: {
      inn: {
        say: 'Il y a une auberge sur votre route. Complétez la route.',
        hints: ['La route n’est pas encore complète. L’abbaye la termine à droite.'],
        done:
          'Avec une auberge, chaque tuile vaut deux points. Ouverte, la route ne vaudrait' +
          ' rien.',
      },
      big: {
        say:
          'Rouge a un chevalier à droite. Posez votre tuile au-dessus de la tuile de départ et' +
          ' placez votre grand partisan dans cette ville.',
        hints: [
          'Posez la tuile au-dessus de la tuile de départ.',
          'Choisissez le grand partisan, dans la ville.',
        ],
        done: 'Le grand partisan compte pour deux. Bientôt, ces villes n’en feront qu’une.',
      },
      weight: {
        say: 'Réunissez les villes.',
        hints: ['Cherchez la case entre les deux villes.'],
        done: 'Deux contre un : tous les points sont à vous.',
      },
    },
  },
  gifts: {
    title: 'Les Cadeaux',
    about: 'Aidez quelqu’un, et recevez une carte.',
    steps: {
      receive: {
        say: 'Cette route est à Rouge. Prolongez-la tout de même.',
        hints: ['Posez la tuile à l’un des bouts de la route de Rouge.'],
        done: 'Qui prolonge ce qu’un autre contrôle reçoit un cadeau. Vous seul savez lequel.',
      },
      wrapped: {
        say: 'Vous pouvez garder le cadeau emballé. Combien vaut-il à la fin de la partie ?',
        wrong:
          'Un cadeau emballé vaut toujours autant, quoi qu’il contienne, et ce n’est pas rien.',
        done: '{n} points, pour chaque cadeau resté emballé.',
      },
      sweep: {
        say:
          'Votre cadeau est un cantonnier. Avant de poser la tuile, déballez-le sur votre' +
          ' route ; prolongez ensuite la route et replacez-y votre partisan.',
        hints: [
          'Déballez d’abord le cantonnier : choisissez-le avant la tuile.',
          'Posez maintenant la tuile au bout de la route.',
          'Votre partisan est rentré. Replacez-le sur la route.',
        ],
        done: 'La route ouverte a été évaluée aussitôt, et votre partisan la tient de nouveau.',
      },
    },
  },
  city: {
    title: 'Les murs de La Cité',
    about: 'Un jeu à part : porte, murs, gardes et tours.',
    steps: {
      street: {
        say:
          'Dans La Cité, seules les rues doivent s’accorder. Votre partisan est dans une rue ;' +
          ' terminez-la avec votre tuile.',
        hints: ['Posez la tuile sous la rue, pour qu’elle finisse au bâtiment.'],
        done:
          'La rue est terminée. Dès la deuxième pile, une évaluation est suivie de' +
          ' construction.',
      },
      gate: {
        say:
          'Vous avez marqué : à vous de construire la porte, sur le côté du bord qui vous' +
          ' plaît.',
        hints: ['Choisissez un côté pour la porte.'],
        done: 'Tous les murs partiront d’ici, de chaque côté.',
      },
      guard: {
        say:
          'Rouge a construit un mur à côté de la porte. Construisez le vôtre à l’un des deux' +
          ' bouts, et postez-y un garde.',
        hints: [
          'Choisissez l’un des deux bouts pour votre mur.',
          'Postez maintenant un garde sur votre mur.',
        ],
        done:
          'À la fin, un garde marque pour les bâtiments de la rangée devant son mur : deux' +
          ' points par bâtiment public, trois par historique.',
      },
      tower: {
        say: 'Tous les murs sont debout. Vous avez marqué : vous pouvez dresser une tour.',
        hints: ['Choisissez un bout du mur pour la tour.'],
        done: 'Un point par mur jusqu’à la porte, ou jusqu’à la tour précédente.',
      },
    },
  },
};
