import type { SeenByLender } from '@elan/contract/documents';
import type { SectionState } from '@elan/domain/plan-document/sections';
import { defineMessages } from '../../lib/i18n/messages.ts';

/** What helps to write a section, and what a lender will see of the plan. */
export const planHelpMessages = defineMessages({
  write: { en: 'Write', fr: 'Rédiger' },
  writeOf: { en: (title: string) => `Write: ${title}`, fr: (title: string) => `Rédiger\u00a0: ${title}` },
  notesOnly: {
    en: 'Until you write it, the files have the facts below, and say near the beginning that the text is missing.',
    fr: "Tant que vous ne l'avez pas rédigée, les fichiers contiennent les faits ci-dessous et disent au début que le texte manque.",
  },
  draftWaits: {
    en: 'This draft is not in the files yet. Read it, finish what was begun, then accept it.',
    fr: "Cette ébauche n'est pas encore dans les fichiers. Relisez-la, terminez ce qui est commencé, puis acceptez-la.",
  },
  accept: { en: 'Accept this text', fr: 'Accepter ce texte' },
  acceptOf: {
    en: (title: string) => `Accept this text: ${title}`,
    fr: (title: string) => `Accepter ce texte\u00a0: ${title}`,
  },
  accepted: { en: 'The text is in the files now.', fr: 'Le texte est maintenant dans les fichiers.' },
  outline: { en: 'What lenders look for', fr: 'Ce que cherche un prêteur' },
  sentences: { en: 'Sentences to begin with', fr: 'Phrases pour commencer' },
  sentencesLead: {
    en: 'From your figures and answers, in your own words. Choose those that fit, put them in the third person, and go on at “…”.',
    fr: 'Tirées de vos chiffres et de vos réponses, dans vos propres mots. Choisissez celles qui conviennent, mettez-les à la troisième personne et continuez là où il y a «\u00a0…\u00a0».',
  },
  addAll: { en: 'Add them all', fr: 'Tout ajouter' },
  addSentence: {
    en: (sentence: string) => `Add: ${sentence}`,
    fr: (sentence: string) => `Ajouter\u00a0: ${sentence}`,
  },
  notes: { en: 'Your notes', fr: 'Vos notes' },
  checklist: { en: 'Checklist', fr: 'Liste à cocher' },
  done: { en: 'done', fr: 'fait' },
  missing: { en: 'missing', fr: 'manquant' },
  length: {
    en: (words: number, from: number, to: number) => `${words} of ${from} to ${to} words`,
    fr: (words: number, from: number, to: number) => `${words} ${words < 2 ? 'mot' : 'mots'}, sur ${from} à ${to}`,
  },
  rows: { en: 'Rows to begin with', fr: 'Lignes pour commencer' },
  belowTable: { en: 'Text below the table', fr: 'Texte sous le tableau' },
  removeRow: {
    en: (row: string) => `Remove the row: ${row}`,
    fr: (row: string) => `Retirer la ligne\u00a0: ${row}`,
  },
  seen: { en: 'What a lender will see', fr: 'Ce que verra un prêteur' },
  seenLead: {
    en: 'Before you send a file. Nothing here stops you.',
    fr: "Avant d'envoyer un fichier. Rien ici ne vous en empêche.",
  },
  seenNothing: { en: 'Nothing that would surprise you.', fr: 'Rien qui vous surprendrait.' },
  takeOut: { en: 'Take the sections without text out', fr: 'Retirer les sections sans texte' },
  tookOut: {
    en: (count: number) => (count === 1 ? 'One section is left out.' : `${count} sections are left out.`),
    fr: (count: number) =>
      count === 1 ? 'Une section est laissée de côté.' : `${count} sections sont laissées de côté.`,
  },
  lender: { en: 'Outline of a lender', fr: "Structure d'un prêteur" },
  lenderHelp: {
    en: 'Puts the sections in the order of its public guide and shows its checklist.',
    fr: "Place les sections dans l'ordre de son guide public et montre sa liste à cocher.",
  },
  noLender: { en: 'The usual order', fr: "L'ordre habituel" },
  lenderList: {
    en: (missing: number) => `What this lender asks for: ${missing} missing`,
    fr: (missing: number) =>
      `Ce que demande ce prêteur\u00a0: ${missing} ${missing < 2 ? 'élément manquant' : 'éléments manquants'}`,
  },
  toBring: { en: 'to bring', fr: 'à apporter' },
  sources: {
    en: (date: string) => `In our words, from what was read on ${date}:`,
    fr: (date: string) => `Dans nos mots, d'après ce qui a été lu le ${date}\u00a0:`,
  },
});

export const stateLabels: Readonly<Record<SectionState, { en: string; fr: string } | null>> = {
  notes: { en: 'To be written', fr: 'À rédiger' },
  drafted: { en: 'Draft', fr: 'Ébauche' },
  written: { en: 'Written', fr: 'Rédigée' },
  computed: null,
};

export const seenLabels: Readonly<Record<SeenByLender['kind'], { en: string; fr: string }>> = {
  to_write: { en: 'Sections without a text', fr: 'Sections sans texte' },
  drafted: { en: 'Drafts you have not accepted', fr: "Ébauches que vous n'avez pas acceptées" },
  conflict: { en: 'Two figures disagree', fr: 'Deux chiffres se contredisent' },
  request: { en: 'Financing request', fr: 'Demande de financement' },
  missing: { en: 'Missing figures', fr: 'Chiffres manquants' },
  amount: { en: 'Amounts that differ from your figures', fr: 'Montants qui diffèrent de vos chiffres' },
  unfinished: {
    en: 'Sentences to finish: files leave out those with a gap (…)',
    fr: 'Phrases à terminer\u00a0: les fichiers laissent de côté celles qui ont un blanc (…)',
  },
  empty_page: { en: 'Pages left out because they are empty', fr: 'Pages laissées de côté, car elles sont vides' },
};
