import type { FactGroup, ListGroup } from '@elan/domain/lender-facts/fact-fields';
import type { Text } from '@elan/domain/locale';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const factMessages = defineMessages({
  check: { en: 'Where the request stands', fr: 'Où en est la demande' },
  problems: { en: 'What does not add up', fr: 'Ce qui ne concorde pas' },
  agrees: {
    en: 'What you ask for agrees with your figures.',
    fr: 'Ce que vous demandez concorde avec vos chiffres.',
  },
  missing: { en: 'Missing for a lender', fr: 'Manquant pour un prêteur' },
  filledIn: { en: 'Filled in', fr: 'Rempli' },
  nothingMissing: {
    en: 'Everything a lender looks for first is here.',
    fr: "Tout ce qu'un prêteur cherche en premier est là.",
  },
  fromFigures: { en: 'From your figures', fr: 'Tiré de vos chiffres' },
  openFigures: { en: 'Open the figures', fr: 'Ouvrir les chiffres' },
  fromRow: {
    en: (value: string) => `Empty: ${value}, from your figures.`,
    fr: (value: string) => `Vide\u00a0: ${value}, selon vos chiffres.`,
  },
  own: { en: 'Your own money', fr: 'Votre mise de fonds' },
  ownShare: {
    en: (amount: string, percent: number) => `${amount}, ${percent}% of the financing`,
    fr: (amount: string, percent: number) => `${amount}, soit ${percent}\u00a0% du financement`,
  },
  broughtIn: { en: 'Goods you bring in', fr: 'Biens que vous apportez' },
  others: { en: 'Others who give or lend', fr: 'Autres sources de financement' },
  needed: { en: 'Needed to open', fr: "Nécessaire pour l'ouverture" },
  legalForm: { en: 'Legal form', fr: 'Forme juridique' },
  start: { en: 'Opening month', fr: "Mois d'ouverture" },
  jobs: { en: 'Jobs made', fr: 'Emplois créés' },
  debts: { en: 'What is owed', fr: 'Ce qui est dû' },
  loanSecurity: { en: 'Security of your loans', fr: 'Garanties de vos prêts' },
  missingValue: { en: 'Missing', fr: 'Manquant' },
  otherPurchase: { en: 'Something else', fr: 'Autre chose' },
  goneRow: {
    en: 'A purchase that is no longer in your figures',
    fr: "Un achat qui n'est plus dans vos chiffres",
  },
  remove: { en: 'Remove', fr: 'Retirer' },
  removeOf: { en: (name: string) => `Remove ${name}`, fr: (name: string) => `Retirer\u00a0: ${name}` },
  removed: { en: (name: string) => `${name} removed.`, fr: (name: string) => `${name} a été retiré.` },
  undo: { en: 'Undo', fr: 'Annuler' },
  nothingYet: { en: 'Nothing yet.', fr: "Rien pour l'instant." },
  full: {
    en: (most: number) => `There is no room for more than ${most}.`,
    fr: (most: number) => `Il n'y a pas de place pour plus de ${most}.`,
  },
  historyOf: {
    en: (label: string) => `Earlier texts: ${label}`,
    fr: (label: string) => `Textes précédents\u00a0: ${label}`,
  },
  conflictEmpty: { en: '(empty)', fr: '(vide)' },
  balanceNote: {
    en: 'Only the owner, the editors and an adviser with that right see this. It is in no file and behind no share link, unless the owner downloads the plan with it.',
    fr: "Seules la personne propriétaire, celles qui modifient le projet et une conseillère ou un conseiller qui y a droit voient cette partie. Elle n'est dans aucun fichier ni derrière aucun lien de partage, sauf si la personne propriétaire télécharge le plan avec elle.",
  },
  toPlan: { en: 'See the business plan', fr: "Voir le plan d'affaires" },
});

/** A line below the title of a part. */
export const groupLeads: Readonly<Record<FactGroup, Text>> = {
  ask: {
    en: 'One request to one lender. The other money is read from your figures.',
    fr: "Une demande à un prêteur. L'autre financement est lu dans vos chiffres.",
  },
  part: {
    en: 'Choose a purchase of your figures, or name something else. A lender expects a quote for each.',
    fr: 'Choisissez un achat de vos chiffres, ou nommez autre chose. Un prêteur attend une soumission pour chacun.',
  },
  borrower: {
    en: 'Everybody who signs the loan.',
    fr: 'Toutes les personnes qui signent le prêt.',
  },
  business: {
    en: 'On the cover: anybody who gets the plan or a share link sees it.',
    fr: 'En couverture\u00a0: toute personne qui reçoit le plan ou un lien de partage le voit.',
  },
  security: {
    en: 'What the lender could count on if the business did not pay. A value left empty is left out.',
    fr: "Ce sur quoi le prêteur pourrait compter si l'entreprise ne payait pas. Une valeur laissée vide n'est pas indiquée.",
  },
  permit: {
    en: 'What you need to open, and how each stands.',
    fr: "Ce qu'il faut pour ouvrir, et où vous en êtes.",
  },
  asset: {
    en: 'What the people who borrow own themselves. What they owe is read from your debts.',
    fr: "Ce que possèdent les personnes qui empruntent. Ce qu'elles doivent est lu dans vos dettes.",
  },
};

/** Adds an entry, and what one is called while it has no name. */
export const entryWords: Readonly<Record<ListGroup, { add: Text; one: (place: number) => Text }>> = {
  borrower: {
    add: { en: 'Add a person', fr: 'Ajouter une personne' },
    one: (place) => ({ en: `Person ${place}`, fr: `Personne ${place}` }),
  },
  part: {
    add: { en: 'Add an item', fr: 'Ajouter un élément' },
    one: (place) => ({ en: `Item ${place}`, fr: `Élément ${place}` }),
  },
  security: {
    add: { en: 'Add a security or guarantee', fr: 'Ajouter une garantie ou un cautionnement' },
    one: (place) => ({ en: `Security ${place}`, fr: `Garantie ${place}` }),
  },
  permit: {
    add: { en: 'Add a permit or insurance', fr: 'Ajouter un permis ou une assurance' },
    one: (place) => ({ en: `Permit or insurance ${place}`, fr: `Permis ou assurance ${place}` }),
  },
  asset: {
    add: { en: 'Add something owned', fr: 'Ajouter un bien' },
    one: (place) => ({ en: `Asset ${place}`, fr: `Bien ${place}` }),
  },
};
