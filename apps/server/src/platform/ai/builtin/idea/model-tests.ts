import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';

/** What a way of earning money assumes, and how to try it small. */
type ModelTest = {
  assumption: Text;
  why: Text;
  test: Text;
  wrong: Text /** A first paid trial. */;
  trial: Text;
};

const modelTests: Readonly<Record<OptionValue<'idea', 'businessModel'>, ModelTest>> = {
  product_sales: {
    assumption: { en: 'The same people buy again', fr: 'Les mêmes personnes achètent de nouveau' },
    why: {
      en: 'A first sale costs the most effort; the next ones pay for it',
      fr: "La première vente demande le plus d'efforts ; les suivantes la rentabilisent",
    },
    test: {
      en: 'Sell a small batch by order, then offer a second one to the same people',
      fr: 'Vendez une petite série sur commande, puis offrez-en une deuxième aux mêmes personnes',
    },
    wrong: { en: 'Only your family orders twice', fr: 'Seule votre famille commande deux fois' },
    trial: {
      en: 'sell one small batch by order, paid in advance',
      fr: "vendez une petite série sur commande, payée d'avance",
    },
  },
  services: {
    assumption: { en: 'Somebody pays for your time at your price', fr: "Quelqu'un paie votre temps à votre prix" },
    why: {
      en: 'Free help proves that you are kind, not that there is a market',
      fr: "Un service gratuit prouve votre gentillesse, pas l'existence d'un marché",
    },
    test: {
      en: 'Propose one small job in writing, with a price and a date',
      fr: 'Proposez un petit mandat par écrit, avec un prix et une date',
    },
    wrong: { en: 'They say yes aloud and never sign', fr: 'On vous dit oui de vive voix et on ne signe jamais' },
    trial: {
      en: 'carry out one small job for a written price',
      fr: 'réalisez un petit mandat à un prix convenu par écrit',
    },
  },
  subscription: {
    assumption: { en: 'Those who begin stay', fr: 'Ceux qui commencent restent' },
    why: { en: 'Every customer who leaves must be won again', fr: 'Chaque client qui part est à regagner' },
    test: {
      en: 'Offer the first two months for one payment, done by hand if need be',
      fr: 'Offrez les deux premiers mois en un seul paiement, quitte à tout faire à la main',
    },
    wrong: { en: 'They use it once, then forget it', fr: "On s'en sert une fois, puis on l'oublie" },
    trial: {
      en: 'get one first month paid in advance, even if you do the work by hand',
      fr: "obtenez un premier mois payé d'avance, quitte à faire le travail à la main",
    },
  },
  marketplace: {
    assumption: { en: 'The harder of your two sides comes', fr: 'Le plus difficile de vos deux côtés vient' },
    why: {
      en: 'A market with only buyers or only sellers is empty',
      fr: 'Un marché sans vendeurs, ou sans acheteurs, est vide',
    },
    test: {
      en: 'Bring three pairs together yourself, by telephone',
      fr: 'Mettez trois paires en relation vous-même, au téléphone',
    },
    wrong: {
      en: 'Once they know each other they no longer need you',
      fr: "Une fois présentés, ils n'ont plus besoin de vous",
    },
    trial: {
      en: 'arrange three transactions by hand and keep your commission on one',
      fr: "organisez trois transactions à la main et gardez votre commission sur l'une d'elles",
    },
  },
  freemium: {
    assumption: { en: 'Some of the free users pay', fr: 'Une partie des utilisateurs gratuits paie' },
    why: { en: 'The paying ones carry all the others', fr: 'Ceux qui paient portent tous les autres' },
    test: {
      en: 'Offer the paid part to your first users before it exists',
      fr: "Proposez la partie payante aux premiers utilisateurs avant qu'elle existe",
    },
    wrong: {
      en: 'Everybody likes it and nobody asks for more',
      fr: "Tout le monde l'aime et personne n'en demande plus",
    },
    trial: {
      en: 'sell the paid part to one user before you build it',
      fr: 'vendez la partie payante à une personne avant de la construire',
    },
  },
  license: {
    assumption: { en: 'What you license belongs to you', fr: 'Ce que vous concédez vous appartient' },
    why: {
      en: 'A former employer or a partner may have a say',
      fr: 'Un ancien employeur ou un partenaire peut avoir son mot à dire',
    },
    test: {
      en: 'List who took part in making it, and read your contracts',
      fr: 'Dressez la liste de qui a participé à la création et relisez vos contrats',
    },
    wrong: { en: 'Somebody else can claim a part', fr: "Quelqu'un d'autre peut en réclamer une part" },
    trial: {
      en: 'obtain one letter of intent with a price in it',
      fr: "obtenez une lettre d'intention où figure un prix",
    },
  },
  other: {
    assumption: {
      en: 'One source of income is enough to begin',
      fr: 'Une seule source de revenus suffit pour commencer',
    },
    why: { en: 'Several at once divide a small budget', fr: 'En mener plusieurs de front divise un petit budget' },
    test: { en: 'Sell only the simplest of them for one week', fr: 'Ne vendez que la plus simple pendant une semaine' },
    wrong: { en: 'Nobody wants it without the rest', fr: "Personne n'en veut sans le reste" },
    trial: {
      en: 'make one complete sale of the simplest offer',
      fr: "réalisez une vente complète de l'offre la plus simple",
    },
  },
};

export function modelTestOf(model: OptionValue<'idea', 'businessModel'> | undefined): ModelTest {
  return modelTests[model ?? 'other'];
}
