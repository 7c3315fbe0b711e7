import { defineMessages } from '../../lib/i18n/messages.ts';

export const personaMessages = defineMessages({
  title: { en: 'Your personas', fr: 'Vos profils' },
  lead: {
    en: 'Choose a card to see everything about a person. They come from your answers and from what is known of your trade: check them with real customers.',
    fr: "Choisissez une carte pour tout voir d'une personne. Ces profils viennent de vos réponses et de ce qu'on sait de votre métier\u00a0: vérifiez-les auprès de vrais clients.",
  },
  emptyTitle: { en: 'Your three personas will appear here', fr: 'Vos trois profils apparaîtront ici' },
  empty: {
    en: 'Press Generate: three customers are made from what you wrote in the other modules. The more you have answered there, the more accurate they are.',
    fr: 'Appuyez sur Générer\u00a0: trois profils de clients sont rédigés à partir de ce que vous avez écrit dans les autres modules. Plus vos réponses y sont complètes, plus ils sont justes.',
  },
  emptyExample: {
    en: 'For example: Camille, 34, nurse in Sherbrooke. “I finish at eleven at night. No shop is open then.”',
    fr: "Par exemple\u00a0: Camille, 34 ans, infirmière à Sherbrooke. «\u00a0Je finis à onze heures du soir. Aucune boutique n'est ouverte.\u00a0»",
  },
  starting: { en: 'Reading your answers…', fr: 'Lecture de vos réponses…' },
  arrived: {
    en: (count: number, total: number) => `${count} of ${total} personas written…`,
    fr: (count: number, total: number) =>
      count > 1 ? `${count} profils rédigés sur ${total}…` : `${count} profil rédigé sur ${total}…`,
  },
  reconnecting: {
    en: 'Connection lost. The writing continues while we reconnect…',
    fr: 'Connexion perdue. La rédaction se poursuit, nous rétablissons le lien…',
  },
  canLeave: {
    en: 'You can leave this page: the personas will be saved when they are ready.',
    fr: "Vous pouvez quitter cette page\u00a0: les profils seront enregistrés dès qu'ils seront prêts.",
  },
  progress: { en: 'Personas written', fr: 'Profils rédigés' },
  finished: {
    en: (count: number) => `${count} personas are ready and saved.`,
    fr: (count: number) => `${count} profils sont prêts et enregistrés.`,
  },
  replaceTitle: {
    en: (count: number) => (count === 1 ? 'Replace this persona?' : `Replace these ${count} personas?`),
    fr: (count: number) => (count === 1 ? 'Remplacer ce profil\u00a0?' : `Remplacer ces ${count} profils\u00a0?`),
  },
  replace: {
    en: 'A new generation writes three new ones in their place. The earlier ones stay under “Earlier versions”.',
    fr: 'Une nouvelle génération en rédige trois autres à leur place. Ceux-ci restent sous «\u00a0Versions précédentes\u00a0».',
  },
  replaceConfirm: { en: 'Generate three new ones', fr: 'En générer trois nouveaux' },
  replaceCancel: { en: 'Keep these', fr: 'Garder ceux-ci' },
  errorTitle: { en: 'Generation Error', fr: 'Erreur de génération' },
  unusable: {
    en: 'Unable to process the response. Please check the API configuration.',
    fr: "Impossible de traiter la réponse. Veuillez vérifier la configuration de l'API.",
  },
  misshapen: {
    en: 'Invalid response format. Please check the API configuration.',
    fr: "Format de réponse invalide. Veuillez vérifier la configuration de l'API.",
  },
  emptyReply: {
    en: 'Invalid response received from API. Please check the configuration.',
    fr: "Réponse invalide reçue de l'API. Veuillez vérifier la configuration.",
  },
  errorSafe: {
    en: 'Nothing was counted and nothing was changed.',
    fr: "Rien n'a été compté ni modifié.",
  },
  years: { en: (age: string) => `${age} years old`, fr: (age: string) => `${age} ans` },
  revenus: { en: 'Income', fr: 'Revenus' },
  besoins: { en: 'Needs', fr: 'Besoins' },
  frustrations: { en: 'Frustrations', fr: 'Frustrations' },
  objectifs: { en: 'Goals', fr: 'Objectifs' },
  freins_achat: { en: 'What holds them back', fr: "Freins à l'achat" },
  comportements: { en: 'Habits', fr: 'Comportements' },
  canaux_preferes: { en: 'Where to reach them', fr: 'Canaux préférés' },
  age: { en: 'Age', fr: 'Âge' },
  profession: { en: 'Occupation', fr: 'Profession' },
  localisation: { en: 'Place', fr: 'Lieu' },
  unknown: { en: 'Not specified', fr: 'Non précisé' },
  delete: { en: (name: string) => `Delete ${name}`, fr: (name: string) => `Supprimer ${name}` },
  deleteTitle: { en: (name: string) => `Delete ${name}?`, fr: (name: string) => `Supprimer ${name}\u00a0?` },
  deleteText: {
    en: 'The persona will be removed from the project for everyone who works on it.',
    fr: 'Le profil sera retiré du projet pour toutes les personnes qui y travaillent.',
  },
  deleteConfirm: { en: 'Delete the persona', fr: 'Supprimer le profil' },
  deleteFailed: { en: 'The persona was not deleted:', fr: "Le profil n'a pas été supprimé\u00a0:" },
  deleted: { en: (name: string) => `${name} was deleted.`, fr: (name: string) => `Profil supprimé\u00a0: ${name}.` },
});
