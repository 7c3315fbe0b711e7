import { defineMessages } from '../../lib/i18n/messages.ts';

export const takeMessages = defineMessages({
  open: { en: 'Add it to the plan', fr: 'Mettre dans le plan' },
  openOf: {
    en: (place: number) => `Add it to the plan: question ${place}`,
    fr: (place: number) => `Mettre dans le plan\u00a0: question ${place}`,
  },
  title: { en: 'Add this answer to the plan', fr: 'Mettre cette réponse dans le plan' },
  lead: {
    en: 'It is added at the end of the section or of the answer you choose, in your own words. Nothing is saved until you confirm.',
    fr: "Elle s'ajoute à la fin de la section ou de la réponse que vous choisissez, dans vos mots. Rien n'est enregistré avant que vous confirmiez.",
  },
  loading: { en: 'Reading the plan…', fr: 'Lecture du plan…' },
  where: { en: 'Where', fr: 'Où' },
  section: {
    en: (title: string) => `Section of the plan: ${title}`,
    fr: (title: string) => `Section du plan\u00a0: ${title}`,
  },
  answer: {
    en: (title: string) => `Answer in the questionnaire: ${title}`,
    fr: (title: string) => `Réponse au questionnaire\u00a0: ${title}`,
  },
  words: { en: 'The words to add', fr: 'Les mots à ajouter' },
  wordsHelp: {
    en: 'You can change them for the plan; your answer here stays as it is.',
    fr: 'Vous pouvez les changer pour le plan\u00a0; votre réponse ici reste telle quelle.',
  },
  preview: {
    en: (title: string) => `How it will read: ${title}`,
    fr: (title: string) => `Ce que cela donnera\u00a0: ${title}`,
  },
  tooLong: {
    en: (characters: number) =>
      `That is ${characters} characters too long. Shorten the words, or choose another place.`,
    fr: (characters: number) =>
      `C'est trop long de ${characters} caractères. Raccourcissez les mots ou choisissez un autre endroit.`,
  },
  conflict: {
    en: 'Someone else has just changed this text, so nothing was saved. The new text is shown: check it before you save.',
    fr: "Quelqu'un d'autre vient de modifier ce texte\u00a0: rien n'a été enregistré. Le nouveau texte est affiché\u00a0: vérifiez-le avant d'enregistrer.",
  },
  save: { en: 'Add it', fr: 'Ajouter' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  taken: {
    en: (title: string) => `Added. ${title}`,
    fr: (title: string) => `Ajouté. ${title}`,
  },
});
