import type { Localized } from '../../locale.ts';
import type { AnswersOf } from '../registry.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: AnswersOf<'analysis'>; clinic: AnswersOf<'analysis'> }> = {
  en: {
    bakery: {
      marketSize: 'local',
      competitors:
        'The supermarket on Sainte-Cécile Street (sourdough at $5, baked elsewhere)\nThe downtown bakery (very good, closes at 3 p.m.)\nPeople who bake at home',
      differentiators:
        'Organic flour from a mill in Mauricie\nOpen until 7 p.m.\nA weekly bread subscription\nTeaching children to make bread',
      marketTrends:
        'More people ask where their food comes from; the Saturday market added a second row of stalls this year',
      risks:
        'The price of organic flour goes up\nI get sick and nobody can bake\nThe supermarket starts to bake on the spot',
    },
    clinic: {
      marketSize: 'national',
      competitors:
        'The big clinic software suites that have a waiting list module, general booking tools, the telephone and a sheet of paper',
      differentiators:
        'Works beside the software the clinic already has; in French first; set up in one hour; made by somebody who did the job',
      marketTrends: 'Patients expect text messages; clinics cannot find receptionists',
      risks: 'Rules about health information; a big suite copies the function; clinics do not want one more tool',
    },
  },
  fr: {
    bakery: {
      marketSize: 'local',
      competitors:
        'Le supermarché de la rue Sainte-Cécile (pain au levain à 5\u00a0$, cuit ailleurs)\nLa boulangerie du centre-ville (très bonne, ferme à 15\u00a0h)\nLes gens qui font leur pain à la maison',
      differentiators:
        "Farine bio d'un moulin de la Mauricie\nOuvert jusqu'à 19\u00a0h\nUn abonnement au pain de la semaine\nMontrer aux enfants à faire du pain",
      marketTrends:
        "De plus en plus de gens demandent d'où vient ce qu'ils mangent\u00a0; le marché du samedi a ajouté une rangée d'étals cette année",
      risks:
        'Le prix de la farine bio augmente\nJe tombe malade et personne ne peut boulanger\nLe supermarché se met à cuire sur place',
    },
    clinic: {
      marketSize: 'national',
      competitors:
        "Les grands logiciels de gestion de clinique qui ont un module de liste d'attente, les outils de prise de rendez-vous généraux, le téléphone et une feuille de papier",
      differentiators:
        "Fonctionne à côté du logiciel que la clinique a déjà\u00a0; en français d'abord\u00a0; installé en une heure\u00a0; conçu par quelqu'un qui a fait le travail",
      marketTrends:
        "Les patients s'attendent à recevoir des textos\u00a0; les cliniques ne trouvent pas de personnel pour l'accueil",
      risks:
        "Les règles sur les renseignements de santé\u00a0; un grand logiciel copie la fonction\u00a0; les cliniques ne veulent pas d'un outil de plus",
    },
  },
};
