/** Les cinq premières leçons, en français. */
import type { base as english } from '../en/base';

export const base: typeof english = {
  placing: {
    title: 'Placer des tuiles',
    about: 'Chaque tour commence par une tuile. Où peut-elle aller ?',
    steps: {
      road: {
        say:
          'Voici la tuile de départ et, en dessous, votre première tuile : un morceau de route.' +
          ' Choisissez une des cases marquées pour que la route continue, puis terminez votre tour.',
        hints: [
          'La tuile va bien là, pré contre pré. Mais prolongez la route : placez-la à son' +
            ' extrémité gauche ou droite.',
        ],
        done:
          'Route contre route, pré contre pré. C’est toute la règle : ce qui se touche' +
          ' s’accorde.',
      },
      turning: {
        say:
          'Maintenant, un virage. Une tuile se tourne : choisissez une case, puis encore la' +
          ' même pour tourner la tuile. Prolongez de nouveau la route.',
        hints: [
          'C’est permis, mais la route n’en est pas plus longue. Cherchez une de ses extrémités.',
        ],
        done: 'Seules les orientations qui conviennent sont proposées.',
      },
      city: {
        say:
          'En haut de la tuile de départ, un morceau de ville n’a pas encore de rempart. Votre tuile' +
          ' peut le fermer. Trouvez la case où la ville rejoint la ville.',
        hints: [
          'La tuile va bien là, mais la ville reste incomplète. Essayez au-dessus de la tuile' +
            ' de départ.',
        ],
        done: 'Fermée ! Les remparts entourent maintenant cette petite ville.',
      },
      gap: {
        say:
          'Plus une case touche de tuiles, plus il y a de côtés à accorder. Il manque un virage à' +
          ' la route circulaire : comblez le trou.',
        hints: [
          'La tuile va bien là, mais ce n’est pas le trou. Cherchez la case où mènent deux routes.',
        ],
        done: 'Deux côtés à accorder d’un coup, et une seule façon de tourner la tuile.',
      },
    },
  },
  roadsAndCities: {
    title: 'Routes et villes',
    about: 'Posez un meeple, complétez, marquez.',
    steps: {
      traveller: {
        say:
          'Vous jouez Bleu. Prolongez la route, puis posez-y un meeple : choisissez celui' +
          ' qui est sur la route de votre tuile. C’est un voyageur.',
        hints: [
          'Prolongez d’abord la route : son extrémité ouverte est à droite de la tuile de départ.',
          'La tuile est bien placée. Choisissez le meeple sur la route avant de terminer votre tour.',
        ],
        done: 'Votre voyageur attend sur la route qu’elle soit complète.',
      },
      closeRoad: {
        say:
          'Un carrefour termine une route. À gauche, celle-ci commence déjà à un carrefour ;' +
          ' terminez-la à droite.',
        hints: [
          'Votre route n’est pas encore complète. Placez le carrefour à son extrémité ouverte.',
        ],
        done: 'La route est complète : un point par tuile, et votre meeple est rentré.',
      },
      knight: {
        say:
          'Un morceau de ville avec un blason. Ajoutez-le à la ville en haut de la tuile de' +
          ' départ, et posez un meeple dans la ville : un chevalier.',
        hints: [
          'Ajoutez la tuile à la ville : la case est au-dessus de la tuile de départ.',
          'Posez maintenant le meeple dans la ville.',
        ],
        done: 'Votre chevalier occupe une ville de deux tuiles, avec un blason.',
      },
      worth: {
        say: 'Elle est encore incomplète. Si la partie finissait là, combien rapporterait-elle ?',
        wrong:
          'Pas tout à fait. Une ville incomplète rapporte un point par tuile et un par blason.',
        done: '{n} points : une ville incomplète rapporte un point par tuile et un par blason.',
      },
      closeCity: {
        say: 'Complète, elle compte double. Fermez la ville !',
        hints: ['Il manque encore un rempart à droite. Cherchez la case où votre tuile la ferme.'],
        done: 'Deux points par tuile et deux pour le blason. Le chevalier rentre.',
      },
    },
  },
  abbeys: {
    title: 'Abbayes',
    about: 'Un moine attend huit tuiles autour de son abbaye.',
    steps: {
      monk: {
        say:
          'Une abbaye veut des tuiles tout autour. Placez-la dans le trou entouré du plus de' +
          ' tuiles, et posez un meeple sur l’abbaye : un moine.',
        hints: [
          'C’est permis, mais une autre case est déjà entourée de sept tuiles. Trouvez ce trou.',
          'Posez maintenant le meeple sur l’abbaye.',
        ],
        done: 'Un moine compte les tuiles autour de l’abbaye, peu importe qui les a placées.',
      },
      worth: {
        say: 'Une case est encore vide. Si la partie finissait là, combien rapporterait le moine ?',
        wrong: 'Comptez la tuile de l’abbaye et chaque tuile autour, coins compris.',
        done: '{n} points : sa propre tuile et celles qui l’entourent.',
      },
      surround: {
        say: 'Placez la dernière tuile autour de l’abbaye.',
        hints: ['Une des huit cases est encore vide, à un coin. Placez la tuile là.'],
        done: 'Les huit tuiles sont là : neuf points, et le moine rentre dans votre réserve.',
      },
    },
  },
  majority: {
    title: 'Points et majorité',
    about: 'Plusieurs joueurs dans une ville : à qui les points ?',
    steps: {
      occupied: {
        say:
          'Rouge a un chevalier dans cette ville. Agrandissez-la avec votre tuile et voyez ce' +
          ' que vous pouvez occuper. Posez un meeple sur la route.',
        hints: [
          'Placez la tuile en haut de la ville.',
          'Choisissez le meeple sur la route de votre tuile.',
        ],
        done:
          'La ville ne vous était pas proposée : une zone où se trouve un pion est occupée,' +
          ' si loin que soit ce pion.',
      },
      tie: {
        say:
          'Mais des villes peuvent se rejoindre. Vous avez un chevalier dans l’une, Rouge dans' +
          ' l’autre. Réunissez-les avec votre tuile.',
        hints: ['Les villes ne sont pas encore réunies. Cherchez la case entre elles.'],
        done: 'Un chevalier chacun, c’est l’égalité : chacun marque tous les points.',
      },
      who: {
        say:
          'Ici, vous avez deux chevaliers et Rouge un seul, chacun dans un morceau de la' +
          ' ville. Votre tuile réunit les trois. Qui aura les points ?',
        wrong: 'Comptez les chevaliers de toute la ville : qui en a le plus marque tout.',
        done: 'Vous. Qui a le plus de pions marque tous les points ; les autres n’ont rien.',
      },
      most: {
        say: 'Alors, placez la tuile.',
        hints: ['Votre tuile va dans le trou entre les trois morceaux.'],
        done:
          'Tous les points sont à vous, et les trois chevaliers rentrent, celui de Rouge' +
          ' aussi.',
      },
    },
  },
  farmers: {
    title: 'Paysans',
    about: 'Couchés dans les prés, ils marquent tout à la fin.',
    steps: {
      farmer: {
        say:
          'Cette ville est complète. Prolongez la route à droite, puis choisissez le meeple' +
          ' couché dans le pré qui touche la ville : un paysan.',
        hints: [
          'Prolongez la route à droite de la tuile de départ.',
          'Choisissez maintenant le meeple couché dans un pré.',
          'Ce pré est de l’autre côté de la route et ne touche aucune ville. Prenez celui du haut.',
        ],
        done:
          'Routes et villes sont les bords des prés. Votre paysan est dans le pré au-dessus de' +
          ' la route, et il y reste jusqu’à la fin de la partie.',
      },
      worth: {
        say: 'Une ville complète touche votre pré. Combien vaut le paysan à la fin ?',
        wrong: 'À la fin de la partie, chaque ville complète au bord du pré rapporte trois points.',
        done: '{n} points par ville complète, petite ou grande.',
      },
      feed: {
        say: 'Rouge a commencé une ville au bord de votre pré. Complétez-la, pour votre paysan !',
        hints: ['Il manque encore un rempart en haut. Fermez la ville avec votre tuile.'],
        done: 'Personne n’y avait de chevalier, mais peu importe au paysan : elle est complète.',
      },
      more: {
        say: 'Et maintenant, combien vaut le paysan ?',
        wrong: 'Trois points par ville complète qui touche le pré.',
        done: '{n} points. Les paysans sont forts, mais ne rentrent jamais : n’en posez pas trop.',
      },
    },
  },
};
