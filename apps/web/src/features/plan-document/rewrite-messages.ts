import type { RewriteStyle } from '@elan/domain/plan-document/rewrite';
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
  stop: { en: 'Stop', fr: 'Arrêter' },
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
  newFigures: {
    en: (figures: string) => `These figures are not in the section: ${figures}`,
    fr: (figures: string) => `Ces chiffres ne sont pas dans la section\u00a0: ${figures}`,
  },
  newFiguresNote: {
    en: 'The model may have made them up. Accept them only if they are right; they will be marked ◇ until somebody confirms them.',
    fr: "Le modèle les a peut-être inventés. N'acceptez que s'ils sont justes\u00a0; ils seront marqués ◇ jusqu'à ce que quelqu'un les confirme.",
  },
  standBehind: { en: 'I have checked these figures', fr: "J'ai vérifié ces chiffres" },
  accept: { en: 'Accept the new text', fr: 'Accepter le nouveau texte' },
  drop: { en: 'Drop it', fr: "L'abandonner" },
  accepted: {
    en: 'The new text is in the section. The earlier one is kept among the earlier texts, or comes back with “Undo”.',
    fr: "Le nouveau texte est dans la section. L'ancien est conservé parmi les textes précédents, ou revient avec «\u00a0Annuler\u00a0».",
  },
  undo: { en: 'Undo', fr: 'Annuler' },
  close: { en: 'Close', fr: 'Fermer' },
});

export const styleLabels: Readonly<Record<RewriteStyle, { en: string; fr: string }>> = {
  shorter: { en: 'Shorter', fr: 'Plus court' },
  banker: { en: 'For a banker', fr: 'Pour une banque' },
  plainer: { en: 'Plainer', fr: 'Plus simple' },
};
