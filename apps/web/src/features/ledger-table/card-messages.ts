import { defineMessages } from '../../lib/i18n/messages.ts';

export const cardMessages = defineMessages({
  more: { en: 'More', fr: 'Plus' },
  about: { en: 'Note, proof and history', fr: 'Note, preuve et historique' },
  missingPer: { en: 'in a week, a month or a year', fr: 'par semaine, par mois ou par année' },
  stillMissing: {
    en: (what: string) => `Still missing: ${what}`,
    fr: (what: string) => `Encore manquant\u00a0: ${what}`,
  },
  costsNothing: { en: 'One sale costs me nothing', fr: 'Une vente ne me coûte rien' },
  stepQuantity: { en: (at: number) => `Step ${at}: how many`, fr: (at: number) => `Palier ${at}\u00a0: combien` },
  stepMonth: { en: (at: number) => `Step ${at}: month`, fr: (at: number) => `Palier ${at}\u00a0: mois` },
  stepHow: { en: (at: number) => `Step ${at}: how`, fr: (at: number) => `Palier ${at}\u00a0: comment` },
  removeStep: { en: (at: number) => `Remove step ${at}`, fr: (at: number) => `Retirer le palier ${at}` },
  asOfMonth: { en: 'in month', fr: 'au mois' },
  gradually: { en: 'gradually', fr: 'graduellement' },
  atOnce: { en: 'all at once', fr: "d'un coup" },
  addStep: { en: 'Add a step', fr: 'Ajouter un palier' },
  allYear: { en: 'All year', fr: "Toute l'année" },
  chosenMonths: { en: 'Chosen months', fr: 'Certains mois' },
  unevenMonths: { en: 'Busier and quieter months', fr: 'Des mois forts et des mois creux' },
  saidTitle: { en: 'Your words', fr: 'Vos mots' },
  saidLead: {
    en: 'Press an amount to put it into the box you are in.',
    fr: 'Appuyez sur un montant pour le mettre dans la case où vous êtes.',
  },
  putAmount: { en: (amount: string) => `Use ${amount}`, fr: (amount: string) => `Utiliser ${amount}` },
  putWhere: {
    en: (amount: string) => `Where does ${amount} go?`,
    fr: (amount: string) => `Où va ${amount}\u00a0?`,
  },
  newCard: { en: 'a new card', fr: 'une nouvelle fiche' },
  put: {
    en: (amount: string, box: string) => `${amount} put into ${box}.`,
    fr: (amount: string, box: string) => `${amount} mis dans ${box}.`,
  },
  checklist: {
    en: 'Founders usually have this too. Do you?',
    fr: 'On prévoit souvent ceci aussi. Et vous\u00a0?',
  },
  later: { en: 'Later', fr: 'Plus tard' },
  answerTo: {
    en: (answer: string, item: string) => `${answer}: ${item}`,
    fr: (answer: string, item: string) => `${answer}\u00a0: ${item}`,
  },
  forLater: {
    en: (count: number) => `For later (${count})`,
    fr: (count: number) => `Pour plus tard (${count})`,
  },
  asTable: { en: 'As a table', fr: 'En tableau' },
  asForms: { en: 'As forms', fr: 'En fiches' },
});
