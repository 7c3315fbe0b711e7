import { limits } from '@elan/domain/limits';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const longestNote = limits.signOffNote;

export const signOffMessages = defineMessages({
  signedBy: {
    en: (who: string, day: string) => `Signed off by ${who} on ${day}`,
    fr: (who: string, day: string) => `Approuvée par ${who} le ${day}`,
  },
  ownSigned: {
    en: (day: string) => `You signed this section off on ${day}`,
    fr: (day: string) => `Vous avez approuvé cette section le ${day}`,
  },
  former: { en: 'a former adviser', fr: 'un ancien conseiller' },
  changed: { en: 'Changed since', fr: 'Modifiée depuis' },
  listOf: {
    en: (title: string) => `Sign-offs of “${title}”`,
    fr: (title: string) => `Approbations de «\u00a0${title}\u00a0»`,
  },
  sign: { en: 'Sign off', fr: 'Approuver' },
  signOf: { en: (title: string) => `Sign off “${title}”`, fr: (title: string) => `Approuver «\u00a0${title}\u00a0»` },
  again: { en: 'Sign off again', fr: 'Approuver de nouveau' },
  againOf: {
    en: (title: string) => `Sign off again “${title}”`,
    fr: (title: string) => `Approuver de nouveau «\u00a0${title}\u00a0»`,
  },
  reason: {
    en: 'What you checked, and why you agree',
    fr: 'Ce que vous avez vérifié, et pourquoi vous êtes en accord',
  },
  reasonHelp: {
    en: 'Everyone on the project can read it, with your name and the date. If the section changes later, a note says so.',
    fr: 'Toutes les personnes du projet le lisent, avec votre nom et la date. Si la section change par la suite, une mention le signale.',
  },
  reasonMissing: { en: 'Say what you checked.', fr: 'Dites ce que vous avez vérifié.' },
  confirm: { en: 'Sign this section off', fr: 'Approuver cette section' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  withdrawOf: {
    en: (title: string) => `Withdraw your sign-off of “${title}”`,
    fr: (title: string) => `Retirer votre approbation de «\u00a0${title}\u00a0»`,
  },
  signed: { en: 'Section signed off.', fr: 'La section est approuvée.' },
  withdrawn: { en: 'Sign-off withdrawn.', fr: 'Votre approbation est retirée.' },
  conflict: {
    en: 'This section has changed since you began. The text above is the new one; read it before you sign.',
    fr: "Cette section a changé depuis que vous avez commencé. Le texte ci-dessus est le nouveau\u00a0; lisez-le avant d'approuver.",
  },
  haveRead: { en: 'I have read the new text', fr: "J'ai lu le nouveau texte" },
  failed: { en: 'The sign-off was not saved.', fr: "L'approbation n'a pas été enregistrée." },
});
