import { defineMessages } from '../../lib/i18n/messages.ts';

export const setAsideMessages = defineMessages({
  doesNotApply: { en: 'Not applicable', fr: 'Sans objet' },
  doesNotApplyTo: {
    en: (question: string) => `Not applicable: ${question}`,
    fr: (question: string) => `Sans objet\u00a0: ${question}`,
  },
  isAside: { en: 'not applicable', fr: 'sans objet' },
  isAsideAndKept: { en: 'not applicable (answer kept)', fr: 'sans objet (réponse conservée)' },
  bringBack: { en: 'Bring it back', fr: 'Rétablir' },
  bringBackQuestion: {
    en: (question: string) => `Bring it back: ${question}`,
    fr: (question: string) => `Rétablir\u00a0: ${question}`,
  },
  leaveOut: {
    en: (section: string) => `Leave “${section}” out of the next analysis`,
    fr: (section: string) => `Laisser «\u00a0${section}\u00a0» de côté dans la prochaine analyse`,
  },
  bringBackSection: {
    en: (section: string) => `Bring “${section}” back in the next analysis`,
    fr: (section: string) => `Remettre «\u00a0${section}\u00a0» dans la prochaine analyse`,
  },
  leftOut: {
    en: (section: string) => `“${section}” will not be in the next analysis. You can bring it back below the analysis.`,
    fr: (section: string) =>
      `«\u00a0${section}\u00a0» ne sera pas dans la prochaine analyse. Vous pouvez la remettre sous l'analyse.`,
  },
  broughtBack: {
    en: (section: string) => `“${section}” will be in the next analysis.`,
    fr: (section: string) => `«\u00a0${section}\u00a0» sera dans la prochaine analyse.`,
  },
  sections: { en: 'Left out of the next analysis', fr: 'Laissé de côté dans la prochaine analyse' },
  notChanged: {
    en: (reason: string) => `This was not changed. ${reason}`,
    fr: (reason: string) => `Rien n'a changé. ${reason}`,
  },
  offline: {
    en: 'Setting something aside needs a connection. What you typed is kept on this device.',
    fr: 'Il faut une connexion pour mettre quelque chose de côté. Ce que vous avez saisi est conservé sur cet appareil.',
  },
  notSaved: {
    en: 'Your answers could not be saved first. Please try again.',
    fr: "Vos réponses n'ont pas pu être enregistrées d'abord. Veuillez réessayer.",
  },
});
