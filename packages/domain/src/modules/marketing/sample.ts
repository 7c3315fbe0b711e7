import type { Localized } from '../../locale.ts';
import type { AnswersOf } from '../registry.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: AnswersOf<'marketing'>; clinic: AnswersOf<'marketing'> }> = {
  en: {
    bakery: {
      brandName: 'Le Levain de Sainte-Cécile',
      valueProposition:
        'Organic sourdough bread baked this morning a few steps from your home, still on the shelf at 7 p.m.',
      marketingChannels: 'local_presence',
      budget: 'under_500',
      customerAcquisition:
        'The two restaurants first, in person, with a loaf of the morning\nA message to the 25 regulars of the Saturday market who left me their number\nA card with a slice of bread to the 200 doors around the shop\nA free loaf for whoever brings a neighbour to the subscription',
      brandPersonality: 'warm',
      contentStrategy:
        'The first batch of the morning in a photo\nThe story of the miller in Mauricie\nWhat to do with stale bread\nThe Saturday workshop with the children of the district',
    },
    clinic: {
      brandName: 'Place retrouvée',
      valueProposition:
        'When a patient cancels, the place is offered to your waiting list in one minute, and nobody at the front desk has to call.',
      marketingChannels: 'direct_outreach',
      budget: '500_1500',
      customerAcquisition:
        'Call the 30 clinics of Estrie where I know somebody at the front desk\nInstall a two-week trial myself, in one hour\nAsk each satisfied clinic to name two others\nA short demonstration at a meeting of physiotherapists in Sherbrooke',
      brandPersonality: 'simple',
      contentStrategy:
        "One recovered appointment a month, told by a receptionist\nA one-page guide to keeping a waiting list\nAnswers to the questions of clinics about patients' names",
    },
  },
  fr: {
    bakery: {
      brandName: 'Le Levain de Sainte-Cécile',
      valueProposition:
        'Du pain au levain bio cuit ce matin à quelques pas de chez vous, encore sur la tablette à 19\u00a0h.',
      marketingChannels: 'local_presence',
      budget: 'under_500',
      customerAcquisition:
        "Les deux restaurants d'abord, en personne, avec une miche du matin\nUn message aux 25\u00a0habitués du marché du samedi qui m'ont laissé leur numéro\nUne carte avec une tranche de pain aux 200\u00a0portes les plus proches\nUne miche gratuite à qui amène une voisine à l'abonnement",
      brandPersonality: 'warm',
      contentStrategy:
        "La première fournée du matin en photo\nL'histoire du meunier de la Mauricie\nQuoi faire avec du pain rassis\nL'atelier du samedi avec les enfants du quartier",
    },
    clinic: {
      brandName: 'Place retrouvée',
      valueProposition:
        "Quand un patient annule, la place est offerte à votre liste d'attente en une minute, et personne à l'accueil n'a besoin d'appeler.",
      marketingChannels: 'direct_outreach',
      budget: '500_1500',
      customerAcquisition:
        "Appeler les 30\u00a0cliniques de l'Estrie où je connais quelqu'un à l'accueil\nInstaller moi-même un essai de deux semaines, en une heure\nDemander à chaque clinique satisfaite d'en nommer deux autres\nUne courte démonstration à une rencontre de physiothérapeutes à Sherbrooke",
      brandPersonality: 'simple',
      contentStrategy:
        "Un rendez-vous retrouvé par mois, raconté par une réceptionniste\nUn guide d'une page pour tenir une liste d'attente\nLes réponses aux questions des cliniques sur le nom des patients",
    },
  },
};
