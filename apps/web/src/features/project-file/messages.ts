import type { notTakenReasons, ProjectFileContents } from '@elan/contract/project-file';
import type { Localized, Text } from '@elan/domain/locale';
import { formatNumber } from '../../lib/format.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';

type Reason = (typeof notTakenReasons)[number];
type Amounts = Readonly<Record<keyof ProjectFileContents['counts'], Localized<(count: number) => string>>>;

const english = (one: string, more: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count, 'en')} ${more}`;
const french = (one: string, more: string) => (count: number) =>
  count > 1 ? `${formatNumber(count, 'fr')} ${more}` : `${count} ${one}`;

const counted = (en: [string, string], fr: [string, string]) => ({ en: english(...en), fr: french(...fr) });

/** Follow the place they are about. */
export const reasonTexts: Readonly<Record<Reason, Text>> = {
  unknown_question: {
    en: 'answers a question that no longer exists.',
    fr: "répond à une question qui n'existe plus.",
  },
  unknown_option: {
    en: 'chooses an option that no longer exists.',
    fr: "choisit une option qui n'existe plus.",
  },
  unknown_part: {
    en: 'sets aside something that cannot be set aside.',
    fr: 'met de côté un élément qui ne peut pas être mis de côté.',
  },
  not_in_answer: {
    en: 'quotes an answer that does not say so. The value stays, as typed by hand.',
    fr: 'cite une réponse qui ne le dit pas. La valeur reste, comme saisie à la main.',
  },
  unknown_section: {
    en: 'names a section that is not in the file.',
    fr: "nomme une section qui n'est pas dans le fichier.",
  },
  not_a_figure: {
    en: 'confirms a text that is not a single figure.',
    fr: "confirme un texte qui n'est pas un chiffre.",
  },
  no_source: { en: 'confirms something without a source.', fr: 'confirme un élément sans source.' },
  score_held: {
    en: 'has a score above what the rule allows for this project. The rule prevails.',
    fr: "comporte un indice plus élevé que la règle ne le permet pour ce projet. C'est la règle qui compte.",
  },
  earlier_file: {
    en: 'This file was made by an earlier version. It does not contain earlier analyses, tasks or documents for the bank.',
    fr: "Ce fichier vient d'une version antérieure. Il ne contient ni analyses antérieures, ni tâches, ni documents pour la banque.",
  },
};

/** Follow the place they are about; the first two say everything. */
export const problemTexts: Readonly<Record<string, Text>> = {
  not_a_project_file: {
    en: 'This is not the file of a project. On the page of a project, download “JSON” under “The whole project”.',
    fr: "Ce n'est pas le fichier d'un projet. Sur la page d'un projet, téléchargez «\u00a0JSON\u00a0» sous «\u00a0Tout le projet\u00a0».",
  },
  newer_version: {
    en: 'This file was made by a newer version of the product. It can be imported where that version runs.',
    fr: "Ce fichier vient d'une version plus récente du produit. Il peut être importé là où cette version fonctionne.",
  },
  missing: { en: 'is missing.', fr: 'manque.' },
  too_long: { en: 'is too long.', fr: 'dépasse la longueur permise.' },
  too_many: { en: 'has too many items.', fr: "compte trop d'éléments." },
  not_a_picture: { en: 'is not a picture that can be read.', fr: "n'est pas une image lisible." },
  took_too_long: {
    en: 'took too long to read. Try again in a minute.',
    fr: 'a pris trop de temps à lire. Réessayez dans une minute.',
  },
  too_many_pixels: { en: 'has too many pixels.', fr: 'compte trop de pixels.' },
  repeated: { en: 'is in the file twice.', fr: 'figure deux fois dans le fichier.' },
  unknown_field: {
    en: 'contains a field that project files do not have.',
    fr: "contient un élément qui n'existe pas dans un fichier de projet.",
  },
};
export const invalidText: Text = {
  en: 'has a value that is not allowed there.',
  fr: 'contient une valeur impossible à cet endroit.',
};

export const partTexts: Readonly<Record<string, Text>> = {
  project: { en: 'The project', fr: 'Le projet' },
  version: { en: 'The version', fr: 'La version' },
  modules: { en: 'Modules', fr: 'Modules' },
  rows: { en: 'Figures', fr: 'Chiffres' },
  refused: { en: 'Dismissed figures', fr: 'Chiffres écartés' },
  readings: { en: 'Figures read by a model', fr: 'Chiffres lus par un modèle' },
  journal: { en: 'Journal', fr: 'Journal' },
  tasks: { en: 'Tasks', fr: 'Tâches' },
  papers: { en: 'Documents for the bank', fr: 'Documents pour la banque' },
  confirmed_figures: { en: 'Confirmed figures', fr: 'Chiffres confirmés' },
  rehearsal: { en: 'Answers to a lender', fr: 'Réponses à un prêteur' },
  lender_facts: { en: 'Financing request', fr: 'Demande de financement' },
  plan_document: { en: 'Business plan (document)', fr: "Plan d'affaires (document)" },
};

/** How much of each kind there is. */
export const amountTexts: Amounts = {
  rows: counted(['figure', 'figures'], ['chiffre', 'chiffres']),
  privateRows: counted(
    ['figure about debts or the household', 'figures about debts and the household'],
    ['chiffre sur les dettes ou le ménage', 'chiffres sur les dettes et le ménage'],
  ),
  scenarios: counted(['scenario', 'scenarios'], ['scénario', 'scénarios']),
  ideas: counted(['idea', 'ideas'], ['idée', 'idées']),
  personas: counted(['customer profile', 'customer profiles'], ['profil de client', 'profils de clients']),
  journal: counted(['journal entry', 'journal entries'], ['entrée de journal', 'entrées de journal']),
  tasks: counted(['task', 'tasks'], ['tâche', 'tâches']),
  papers: counted(
    ['document for the bank', 'documents for the bank'],
    ['document pour la banque', 'documents pour la banque'],
  ),
  confirmedFigures: counted(['confirmed figure', 'confirmed figures'], ['chiffre confirmé', 'chiffres confirmés']),
  rehearsal: counted(['answer to a lender', 'answers to a lender'], ['réponse à un prêteur', 'réponses à un prêteur']),
  lenderFacts: counted(
    ['fact for the lender', 'facts for the lender'],
    ['renseignement pour le prêteur', 'renseignements pour le prêteur'],
  ),
  planSections: counted(
    ['section of the plan in your own words', 'sections of the plan in your own words'],
    ['section du plan dans vos mots', 'sections du plan dans vos mots'],
  ),
  pictures: counted(['picture', 'pictures'], ['image', 'images']),
};

export const importMessages = defineMessages({
  importProject: { en: 'Import a project', fr: 'Importer un projet' },
  lead: {
    en: 'Creates a new project from the JSON file of a project, from this account or another one. Your other projects do not change.',
    fr: "Crée un nouveau projet à partir du fichier JSON d'un projet, de ce compte ou d'un autre. Vos autres projets ne changent pas.",
  },
  pick: { en: 'Project file', fr: 'Fichier de projet' },
  pickHint: {
    en: 'Choose a .json file or drop it here, 16 MB at most.',
    fr: 'Choisissez un fichier .json ou déposez-le ici, 16\u00a0Mo au maximum.',
  },
  picked: { en: (name: string) => `Read: ${name}`, fr: (name: string) => `Lu\u00a0: ${name}` },
  reading: { en: 'The file is being read and checked…', fr: 'Lecture et vérification du fichier…' },
  create: { en: 'Create this project', fr: 'Créer ce projet' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  imported: {
    en: (name: string) => `Project “${name}” was created from the file.`,
    fr: (name: string) => `Le projet «\u00a0${name}\u00a0» a été créé à partir du fichier.`,
  },
  refused: {
    en: (name: string) => `“${name}” cannot be imported`,
    fr: (name: string) => `«\u00a0${name}\u00a0» ne peut pas être importé`,
  },
  failed: { en: 'The project could not be imported', fr: "Le projet n'a pas pu être importé" },
  nothingCreated: {
    en: 'Nothing was created. What does not fit, and where in the file:',
    fr: "Rien n'a été créé. Ce qui ne convient pas, et à quel endroit du fichier\u00a0:",
  },
  tooLarge: { en: 'A project file can be 16 MB at most.', fr: 'Un fichier de projet ne peut pas dépasser 16\u00a0Mo.' },
  unreadable: {
    en: 'The file could not be read. It may have been moved or changed; choose it again.',
    fr: "Le fichier n'a pas pu être lu. Il a peut-être été déplacé ou modifié\u00a0; choisissez-le de nouveau.",
  },
  notJson: {
    en: (line: number, column: number) =>
      `This is not a valid JSON file: the problem is at line ${line}, column ${column}.`,
    fr: (line: number, column: number) =>
      `Ce n'est pas un fichier JSON\u00a0: l'erreur se trouve à la ligne ${line}, colonne ${column}.`,
  },
  inTrash: {
    en: 'This file was imported before, and its project is in your trash. Restore it there, or choose the file again.',
    fr: 'Ce fichier a déjà été importé, et son projet est dans votre corbeille. Restaurez-le, ou choisissez le fichier de nouveau.',
  },
  moreProblems: {
    en: (count: number) => `And ${count} more.`,
    fr: (count: number) => `Et ${count} de plus.`,
  },
  fileItself: { en: 'The file', fr: 'Le fichier' },
  place: {
    en: (part: string, number: number | null) => (number === null ? part : `${part}, no. ${number},`),
    fr: (part: string, number: number | null) => (number === null ? part : `${part}, nº\u00a0${number}`),
  },
  writtenAt: { en: (when: string) => `File made ${when}`, fr: (when: string) => `Fichier créé le ${when}` },
  moduleHolds: {
    en: (answers: number, analyses: number) =>
      [english('answer', 'answers')(answers), english('analysis', 'analyses')(analyses)].join(', '),
    fr: (answers: number, analyses: number) =>
      [french('réponse', 'réponses')(answers), french('analyse', 'analyses')(analyses)].join(', '),
  },
  nameOnly: { en: 'The file contains a name and nothing else.', fr: "Le fichier contient un nom et rien d'autre." },
  locked: { en: 'Premium', fr: 'Premium' },
  lockedNote: {
    en: 'Modules marked Premium come in complete, but for reading only: in the plan and in the files. To work in them, you need a Premium subscription.',
    fr: 'Les modules marqués Premium sont repris au complet, mais en lecture seule\u00a0: dans le plan et dans les fichiers. Il faut un abonnement Premium pour y travailler.',
  },
  noRoom: {
    en: 'Your account has reached its limit of projects. Delete one first.',
    fr: "Votre compte a atteint sa limite de projets. Supprimez-en un d'abord.",
  },
  leftOut: {
    en: (journal: number, analyses: number, pictures: number) =>
      `When the file was made, it had no room for ${[
        ...(journal > 0 ? [english('older journal entry', 'older journal entries')(journal)] : []),
        ...(analyses > 0 ? [english('earlier analysis', 'earlier analyses')(analyses)] : []),
        ...(pictures > 0 ? [english('picture', 'pictures')(pictures)] : []),
      ].join(' and ')}.`,
    fr: (journal: number, analyses: number, pictures: number) =>
      `À sa création, le fichier n'avait pas de place pour ${[
        ...(journal > 0 ? [french('ancienne entrée de journal', 'anciennes entrées de journal')(journal)] : []),
        ...(analyses > 0 ? [french('analyse antérieure', 'analyses antérieures')(analyses)] : []),
        ...(pictures > 0 ? [french('image', 'images')(pictures)] : []),
      ].join(' et ')}.`,
  },
  notTakenTitle: {
    en: 'Some items will not be imported as they are',
    fr: 'Certains éléments ne seront pas repris tels quels',
  },
  neverIncluded: {
    en: 'A file never contains comments, the people in a project and their links, or anything that was removed; debts and household figures only if the owner chose to include them.',
    fr: "Un fichier ne contient jamais les commentaires, les personnes d'un projet et leurs liens, ni ce qui a été supprimé\u00a0; les dettes et le budget du ménage n'y sont que si le ou la propriétaire a choisi de les inclure.",
  },
});
