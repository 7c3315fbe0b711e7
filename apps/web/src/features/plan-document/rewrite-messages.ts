import type { ModelTask } from '@elan/domain/plan-document/rewrite';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const rewriteMessages = defineMessages({
  rewrite: { en: 'Rewrite', fr: 'Reformuler' },
  rewriteOf: {
    en: (title: string) => `Rewrite with the model: ${title}`,
    fr: (title: string) => `Reformuler avec le modèle\u00a0: ${title}`,
  },
  title: { en: (title: string) => `Rewrite: ${title}`, fr: (title: string) => `Reformuler\u00a0: ${title}` },
  lead: {
    en: 'A model rewords this section, for one generation. You compare the two; nothing changes before you accept.',
    fr: "Un modèle met cette section en d'autres mots, pour une génération. Vous comparez les deux\u00a0; rien ne change avant que vous acceptiez.",
  },
  running: { en: 'The model is rewriting…', fr: 'Le modèle reformule…' },
  stopped: { en: 'Stopped. The generation was given back.', fr: 'Arrêté. La génération vous a été rendue.' },
  failed: {
    en: 'The model gave no usable text. The generation was given back.',
    fr: "Le modèle n'a pas donné de texte utilisable. La génération vous a été rendue.",
  },
  tooLong: {
    en: (limit: string) => `This section is too long for that: a model rewrites at most ${limit} characters at once.`,
    fr: (limit: string) =>
      `Cette section est trop longue\u00a0: un modèle reformule au plus ${limit} caractères à la fois.`,
  },
  changed: {
    en: 'The section has changed since this was written.',
    fr: 'La section a changé depuis cette reformulation.',
  },
  writeOf: {
    en: (title: string) => `Write this section with the model: ${title}`,
    fr: (title: string) => `Rédiger cette section avec le modèle\u00a0: ${title}`,
  },
  writeLead: {
    en: 'A model writes this section from your notes, facts and figures, for one generation. You accept it paragraph by paragraph.',
    fr: "Un modèle rédige cette section à partir de vos notes, de vos faits et de vos chiffres, pour une génération. Vous l'acceptez paragraphe par paragraphe.",
  },
  paragraphs: { en: 'Take these paragraphs', fr: 'Prendre ces paragraphes' },
  added: {
    en: (words: string) => `Not in your notes or figures, so perhaps made up: ${words}`,
    fr: (words: string) => `Absent de vos notes et de vos chiffres, donc peut-être inventé\u00a0: ${words}`,
  },
  accept: { en: 'Accept the new text', fr: 'Accepter le nouveau texte' },
  drop: { en: 'Drop it', fr: "L'abandonner" },
  accepted: {
    en: 'The new text is in the section. The earlier one is kept among the earlier texts, or comes back with “Undo”.',
    fr: "Le nouveau texte est dans la section. L'ancien est conservé parmi les textes précédents, ou revient avec «\u00a0Annuler\u00a0».",
  },
  undo: { en: 'Undo', fr: 'Annuler' },
  close: { en: 'Close', fr: 'Fermer' },
});

export const styleLabels: Readonly<Record<ModelTask, { en: string; fr: string }>> = {
  shorter: { en: 'Shorter', fr: 'Plus court' },
  banker: { en: 'For a banker', fr: 'Pour une banque' },
  write: { en: 'Write this section', fr: 'Rédiger cette section' },
  plainer: { en: 'Plainer', fr: 'Plus simple' },
};
