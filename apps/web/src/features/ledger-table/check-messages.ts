import type { SaleColumn } from '@elan/domain/ledger/sale-of-amount';
import type { Text } from '@elan/domain/locale';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const checkMessages = defineMessages({
  title: { en: 'Check your figures', fr: 'Vérifiez vos chiffres' },
  empty: { en: 'Nothing to check.', fr: 'Rien à vérifier.' },
  place: {
    en: (at: number, count: number) => `${at} of ${count}`,
    fr: (at: number, count: number) => `${at} sur ${count}`,
  },
  keys: {
    en: 'Y for yes, E to change, N for not a figure; the arrows lead to the next and the previous one.',
    fr: "O pour oui, E pour modifier, N pour ce qui n'est pas un chiffre\u00a0; les flèches mènent au suivant et au précédent.",
  },
  undo: { en: 'Undo this answer', fr: 'Annuler cette réponse' },
  previous: { en: 'Previous', fr: 'Précédent' },
  next: { en: 'Next', fr: 'Suivant' },
  yes: { en: 'Yes', fr: 'Oui' },
  change: { en: 'Change', fr: 'Modifier' },
  belongs: { en: 'Belongs to', fr: 'Appartient à' },
  notAFigure: { en: 'Not a figure of my plan', fr: 'Pas un chiffre de mon plan' },
  alsoProposed: { en: 'The same answer also says:', fr: 'La même réponse dit aussi\u00a0:' },
  allProposed: {
    en: (count: number) => (count === 2 ? 'Yes to both' : `Yes to all ${count}`),
    fr: (count: number) => `Oui aux ${count === 2 ? 'deux' : count}`,
  },
  alsoMentioned: { en: 'Your answers also mention:', fr: 'Vos réponses mentionnent aussi\u00a0:' },
  noneMentioned: {
    en: (count: number) =>
      count === 2 ? 'Neither is a figure of my plan' : `None of these ${count} is a figure of my plan`,
    fr: (count: number) =>
      count === 2 ? "Aucun des deux n'est un chiffre de mon plan" : `Aucun des ${count} n'est un chiffre de mon plan`,
  },
  whichSale: { en: 'Which sale?', fr: 'Quelle vente\u00a0?' },
  newSale: { en: 'A new one', fr: 'Une nouvelle' },
  allSales: { en: 'All of them', fr: 'Toutes' },
  saleColumn: { en: 'It is', fr: "C'est" },
  holds: {
    en: (column: string, value: string) => `${column} (now ${value})`,
    fr: (column: string, value: string) => `${column} (actuellement ${value})`,
  },
  months: {
    en: (season: string) => `Sold in these months: ${season}`,
    fr: (season: string) => `Vendu ces mois-ci\u00a0: ${season}`,
  },
  inTheseMonths: {
    en: 'In which months? Nothing is sold in the others.',
    fr: "Dans quels mois\u00a0? Rien n'est vendu les autres mois.",
  },
  inWhichMonths: {
    en: 'In which months? The others stay as they are.',
    fr: 'Dans quels mois\u00a0? Les autres ne changent pas.',
  },
  isRange: {
    en: 'This is a range. Type one number in the card of the sale, then press “Not a figure of my plan”.',
    fr: "C'est une fourchette. Inscrivez un seul nombre dans la fiche de la vente, puis appuyez sur «\u00a0Pas un chiffre de mon plan\u00a0».",
  },
  laterFrom: {
    en: (month: number) => `how many from month ${month} on`,
    fr: (month: number) => `combien à partir du mois ${month}`,
  },
  hours: {
    en: (column: string, hours: string, sum: string) => `${column}: ${sum} (${hours} h)`,
    fr: (column: string, hours: string, sum: string) => `${column}\u00a0: ${sum} (${hours} h)`,
  },
  adds: {
    en: (column: string, value: string) => `${column}, added to ${value}`,
    fr: (column: string, value: string) => `${column}, en plus de ${value}`,
  },
  sameAmount: {
    en: (name: string) =>
      `${name} has this amount already. If it is the same thing, press “Not a figure of my plan”, or it would count twice.`,
    fr: (name: string) =>
      `${name} a déjà ce montant. Si c'est la même chose, appuyez sur «\u00a0Pas un chiffre de mon plan\u00a0», sinon il compterait deux fois.`,
  },
  whatIs: {
    en: (amount: string) => `What is ${amount} in your plan?`,
    fr: (amount: string) => `Que représente ${amount} dans votre plan\u00a0?`,
  },
  take: { en: (amount: string) => `Take ${amount}`, fr: (amount: string) => `Prendre ${amount}` },
  all: { en: 'This is all', fr: "C'est tout" },
  allLead: {
    en: 'No other amount in your answers belongs to your plan.',
    fr: "Aucun autre montant de vos réponses n'appartient à votre plan.",
  },
  saved: { en: 'Kept.', fr: 'Gardé.' },
  keptOne: {
    en: 'Kept. What is the next amount?',
    fr: 'Gardé. Que représente le montant suivant\u00a0?',
  },
  dismissed: { en: 'Set aside.', fr: 'Mis de côté.' },
  disagree: {
    en: 'Two figures disagree. Which one is right?',
    fr: 'Deux chiffres se contredisent. Lequel est le bon\u00a0?',
  },
  bothRight: { en: 'Both are right: different things', fr: 'Les deux sont justes\u00a0: deux choses différentes' },
  inTable: { en: 'in your figures', fr: 'dans vos chiffres' },
  seeLines: { en: 'See these figures', fr: 'Voir ces chiffres' },
  seeAnswer: { en: 'See the answer', fr: 'Voir la réponse' },
});

/** Where an amount can belong. */
export const kindNames = {
  stream: { en: 'a sale', fr: 'une vente' },
  cost: { en: 'a cost', fr: 'un coût' },
  purchase: { en: 'a purchase', fr: 'un achat' },
  person: { en: 'pay', fr: 'une paie' },
  funding: { en: 'money in', fr: "une entrée d'argent" },
} as const satisfies Record<string, Text>;

export type CheckKind = keyof typeof kindNames;
export const checkKinds = Object.keys(kindNames) as CheckKind[];

export const saleColumnNames: Readonly<Record<Exclude<SaleColumn, 'later'>, Text>> = {
  price: { en: 'its price', fr: 'son prix' },
  quantity: { en: 'how many', fr: 'combien' },
  each: { en: 'how many in each', fr: 'combien dans chacun' },
  first: { en: 'how many in the first month', fr: 'combien le premier mois' },
  inMonths: { en: 'how many in some months', fr: 'combien certains mois' },
  newPerMonth: { en: 'new customers a month', fr: 'nouvelle clientèle par mois' },
  churn: { en: 'the customers who leave, in %', fr: 'la clientèle qui part, en %' },
  unitCost: { en: 'what one costs', fr: 'ce que coûte une unité' },
  customerDays: { en: 'how many days until it is paid', fr: "combien de jours avant d'être payé" },
  costShare: { en: 'a cost in % of its price', fr: 'un coût en % de son prix' },
};
