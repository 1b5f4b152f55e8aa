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
          ' rivière, à l’extrémité que vous voulez.',
        hints: [],
        done:
          'Rivière contre rivière, comme le reste. Toutes ses tuiles viennent avant les' +
          ' autres.',
      },
      bend: {
        say: 'À gauche, la rivière a tourné vers le sud. Placez votre méandre là.',
        hints: ['C’est permis, mais prenez l’extrémité gauche, là où la rivière vient de tourner.'],
        done: 'Une seule orientation : la rivière ne tourne pas deux fois de suite dans la même direction.',
      },
      bridge: {
        say:
          'Aucun pion ne va sur la rivière, mais le reste de la tuile peut être occupé.' +
          ' Placez le pont et posez un meeple sur sa route.',
        hints: ['Posez le meeple sur la route.'],
        done: 'La route franchit la rivière, et les prés s’arrêtent à l’eau.',
      },
    },
  },
  abbot: {
    title: 'L’Abbé',
    about: 'Un pion de plus, qui peut rentrer plus tôt.',
    steps: {
      garden: {
        say:
          'Cette tuile a un jardin. Seul votre abbé peut s’y poser. Placez la tuile et posez' +
          ' l’abbé sur le jardin.',
        hints: ['Choisissez l’abbé, sur le jardin de votre tuile.'],
        done: 'Un jardin s’évalue comme une abbaye : neuf points avec huit tuiles autour.',
      },
      worth: {
        say: 'Plus tard. Si la partie finissait là, combien rapporterait l’abbé sur le jardin ?',
        wrong: 'Comptez la tuile du jardin et chaque tuile autour, comme pour une abbaye.',
        done: '{n} points : sa propre tuile et celles qui l’entourent.',
      },
      recall: {
        say:
          'L’abbé n’est pas obligé d’attendre. Placez la tuile à côté du jardin, puis reprenez' +
          ' l’abbé au lieu de poser un meeple.',
        hints: [
          'Placez la tuile de façon qu’elle touche celle du jardin, par un côté ou par un coin.',
          'Choisissez maintenant de reprendre l’abbé.',
        ],
        done: 'Le jardin a été évalué tel quel, et l’abbé est prêt pour le suivant.',
      },
    },
  },
  arrows: {
    title: 'Mini-extension Anniversaire',
    about: 'Des flèches pour rejouer, doubler un meeple ou le poser ailleurs.',
    steps: {
      bonus: {
        say:
          'Votre tuile porte une flèche. Placez-la d’abord de façon que la flèche pointe une' +
          ' case vide.',
        hints: ['Ici, la flèche pointe une tuile et s’active. Faites-la pointer une case vide.'],
        done:
          'Une flèche qui ne s’active pas rapporte deux points aussitôt. Elle attend qu’une' +
          ' tuile vienne sur la case qu’elle pointe.',
      },
      anywhere: {
        say:
          'Maintenant, faites pointer la flèche sur une tuile : elle s’active. Celle-ci permet de' +
          ' poser un meeple n’importe où. Posez-le sur une autre tuile.',
        hints: [
          'La flèche pointe une case vide. Tournez la tuile, ou placez-la sous la tuile de départ.',
          'Choisissez un meeple sur une autre tuile que la vôtre.',
        ],
        done: 'Avec cette flèche, vous pouvez occuper toute zone inoccupée et incomplète du plateau.',
      },
      again: {
        say:
          'La flèche de Rouge attend une tuile sur la case qu’elle pointe, en haut.' +
          ' Placez la vôtre là.',
        hints: ['La flèche pointe la case au-dessus de la tuile de Rouge. Placez-y votre tuile.'],
        done: 'C’est vous qui l’avez activée : c’est vous qui rejouez.',
      },
    },
  },
  inns: {
    title: 'Auberges & Cathédrales',
    about: 'Plus de points, plus de risques, et un meeple qui compte double.',
    steps: {
      inn: {
        say: 'Il y a une auberge sur votre route. Complétez la route.',
        hints: ['La route n’est pas encore complète. L’abbaye la termine à droite.'],
        done:
          'Avec une auberge, chaque tuile vaut deux points. Incomplète, la route ne vaudrait' +
          ' rien.',
      },
      big: {
        say:
          'Rouge a un chevalier à droite. Placez votre tuile au-dessus de la tuile de départ et' +
          ' posez votre gros meeple dans cette ville.',
        hints: [
          'Placez la tuile au-dessus de la tuile de départ.',
          'Choisissez le gros meeple, dans la ville.',
        ],
        done: 'Le gros meeple compte pour deux. Bientôt, ces villes n’en feront qu’une.',
      },
      weight: {
        say: 'Réunissez les villes.',
        hints: ['Cherchez la case entre les deux villes.'],
        done: 'Deux contre un : tous les points sont à vous.',
      },
    },
  },
  gifts: {
    title: 'Les Présents',
    about: 'Aidez quelqu’un, et recevez une carte.',
    steps: {
      receive: {
        say: 'Cette route est à Rouge. Prolongez-la tout de même.',
        hints: ['Placez la tuile à une extrémité de la route de Rouge.'],
        done: 'Qui prolonge ce qu’un autre contrôle reçoit un Présent. Vous seul savez lequel.',
      },
      wrapped: {
        say: 'Vous pouvez garder le Présent emballé. Combien vaut-il à la fin de la partie ?',
        wrong:
          'Un Présent emballé vaut toujours autant, quoi qu’il contienne, et ce n’est pas rien.',
        done: '{n} points, pour chaque Présent resté emballé.',
      },
      sweep: {
        say:
          'Votre Présent est un Cantonnier. Avant de placer la tuile, déballez-le sur votre' +
          ' route ; prolongez ensuite la route et reposez-y votre meeple.',
        hints: [
          'Déballez d’abord le Cantonnier : choisissez-le avant la tuile.',
          'Placez maintenant la tuile à une extrémité de la route.',
          'Votre meeple est rentré. Reposez-le sur la route.',
        ],
        done: 'La route incomplète a été évaluée aussitôt, et votre meeple l’occupe de nouveau.',
      },
    },
  },
  city: {
    title: 'Les remparts de La Cité',
    about: 'Un jeu à part : Porte de la Ville, remparts, gardes et tours.',
    steps: {
      street: {
        say:
          'Dans La Cité, seules les routes doivent s’accorder. Votre voyageur est sur une' +
          ' route ; terminez-la avec votre tuile.',
        hints: ['Placez la tuile sous la route, pour qu’elle finisse au bâtiment.'],
        done:
          'La route est terminée. Dès la deuxième pile, une évaluation est suivie d’une' +
          ' construction de remparts.',
      },
      gate: {
        say:
          'Vous avez déclenché une évaluation : à vous la Porte de la Ville. Construisez-la au' +
          ' bord de la tuile de votre choix.',
        hints: ['Choisissez un côté pour la Porte de la Ville.'],
        done: 'Tous les remparts partiront d’ici, de chaque côté.',
      },
      guard: {
        say:
          'Rouge a construit un rempart à côté de la Porte de la Ville. Construisez le vôtre à' +
          ' l’un des deux bouts, et posez-y un garde.',
        hints: [
          'Choisissez l’un des deux bouts pour votre rempart.',
          'Posez maintenant un garde sur votre rempart.',
        ],
        done:
          'À la fin, un garde marque pour les bâtiments de la rangée devant son rempart : deux' +
          ' points par bâtiment public, trois par bâtiment historique.',
      },
      tower: {
        say: 'Tous les remparts sont construits. Vous avez déclenché l’évaluation : vous pouvez placer une tour.',
        hints: ['Choisissez un bout des remparts pour la tour.'],
        done: 'Un point par rempart jusqu’à la Porte de la Ville, ou jusqu’à la tour précédente.',
      },
    },
  },
};
