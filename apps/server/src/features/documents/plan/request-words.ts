import { type Language, type Localized, type Text, text } from '@elan/domain/locale';
import { inLanguage } from '../words-in.ts';

/** The words of the request, on the first page and the slide. They speak to a lender about the business. */
const texts = {
  title: text('The request at a glance', 'La demande en bref'),
  slide: text('The request', 'La demande'),
  asked: text('What is asked for', 'Ce qui est demandé'),
  subject: text('Subject', 'Sujet'),
  inShort: text('In short', 'En bref'),
  lender: text('Addressed to', 'Adressée à'),
  addressedTo: text('Request addressed to', 'Demande adressée à'),
  kind: text('Kind', 'Type'),
  amount: text('Amount', 'Montant'),
  term: text('Term', 'Durée'),
  why: text('Purpose', 'But'),
  ownShare: text('Own share', 'Mise de fonds'),
  broughtIn: text('Goods brought in by the owners', 'Biens apportés'),
  parts: text('What the money pays for', "Ce que l'argent paie"),
  item: text('Item', 'Élément'),
  noUse: text('Use not stated', 'Usage non précisé'),
  beyond: text('Beyond the amount asked for', 'Au-delà du montant demandé'),
  supplier: text('From whom', 'Auprès de qui'),
  quote: text('Quote', 'Soumission'),
  total: text('Total', 'Total'),
  money: text('Where the money comes from', "D'où vient l'argent"),
  source: text('Source', 'Source'),
  state: text('State', 'État'),
  thisRequest: text('This request', 'La présente demande'),
  own: text('Own money', 'Mise de fonds'),
  borrowers: text('Who borrows', 'Qui emprunte'),
  name: text('Name', 'Nom'),
  role: text('Role', 'Rôle'),
  share: text('Share', 'Part'),
  years: text('Years in the trade', "Années d'expérience"),
  job: text('Other job kept', 'Autre emploi conservé'),
  background: text('Background', 'Parcours'),
  security: text('Security and guarantees offered', 'Garanties et cautionnements offerts'),
  offered: text('What is offered', 'Ce qui est offert'),
  value: text('Value', 'Valeur'),
  note: text('How the value is known', 'Comment la valeur est établie'),
  jobs: text('Jobs', 'Emplois'),
  position: text('Position', 'Poste'),
  count: text('How many', 'Combien'),
  hours: text('Hours a week', 'Heures par semaine'),
  permits: text('Permits and insurance', 'Permis et assurances'),
  permit: text('Permit or insurance', 'Permis ou assurance'),
  from: text('Issued by', 'Délivré par'),
  number: text('Number and end date', 'Numéro et échéance'),
  business: text('The business', "L'entreprise"),
  legalForm: text('Legal form', 'Forme juridique'),
  registration: text('Registration number', "Numéro d'entreprise"),
  address: text('Address', 'Adresse'),
  contact: text('Contact person', 'Personne-ressource'),
  phone: text('Telephone', 'Téléphone'),
  email: text('Email', 'Courriel'),
  opening: text('Opening month', "Mois d'ouverture"),
  province: text('Province or territory', 'Province ou territoire'),
  balance: text('Personal balance sheet', 'Bilan personnel'),
  assets: text('What is owned', 'Ce qui est possédé'),
  owner: text('By whom', 'Par qui'),
  debts: text('What is owed', 'Ce qui est dû'),
  owed: text('Balance owed', 'Solde dû'),
  payment: text('Monthly payment', 'Versement mensuel'),
  netWorth: text('Net worth', 'Valeur nette'),
} as const satisfies Record<string, Text>;

export type RequestWords = Readonly<Record<keyof typeof texts, string>>;

export const requestWordsIn = (language: Language): RequestWords => inLanguage(texts, language);

/** The limit of a line of credit, which no total of money in has. */
export const limitText: Localized<(amount: string) => string> = {
  en: (amount) => `up to ${amount} as needed, not counted here`,
  fr: (amount) => `jusqu'à ${amount} au besoin, non comptés ici`,
};

export const afterInterestText: Localized<(months: number) => string> = {
  en: (months) => `after ${monthsText.en(months)} of interest only`,
  fr: (months) => `après ${monthsText.fr(months)} d'intérêts seulement`,
};

export const monthsText: Localized<(months: number) => string> = {
  en: (months) => `${months} ${months === 1 ? 'month' : 'months'}`,
  fr: (months) => `${months}\u00a0mois`,
};

/** What the total has beyond what opening takes, in the words of the financial plan. */
export const reserveText: Localized<(needed: string, rest: string) => string> = {
  en: (needed, rest) => `Of this total, opening takes ${needed}; ${rest} is a reserve.`,
  fr: (needed, rest) => `De ce total, l'ouverture prend ${needed}\u00a0; ${rest} forment une réserve.`,
};

/** Where the forecast was made without the request, or with another amount. */
export const notCountedText: Localized<(asked: string, counted: string | null) => string> = {
  en: (asked, counted) =>
    counted === null
      ? `The financial plan does not count the ${asked} of this request yet.`
      : `The financial plan counts on ${counted} from this request, not ${asked}.`,
  fr: (asked, counted) =>
    counted === null
      ? `Le plan financier ne compte pas encore les ${asked} de la présente demande.`
      : `Le plan financier compte sur ${counted} pour la présente demande, et non sur ${asked}.`,
};
