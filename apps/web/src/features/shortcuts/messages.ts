import { defineMessages } from '../../lib/i18n/messages.ts';

export const shortcutMessages = defineMessages({
  title: { en: 'Keyboard shortcuts', fr: 'Raccourcis clavier' },
  keys: { en: 'Keys', fr: 'Touches' },
  effect: { en: 'What they do', fr: "Ce qu'elles font" },
  enter: { en: 'Enter', fr: 'Entrée' },
  escape: { en: 'Esc', fr: 'Échap' },
  find: {
    en: 'Go to a project, a module or an action, or find words you wrote',
    fr: 'Aller à un projet, à un module ou à une action, ou trouver des mots que vous avez écrits',
  },
  generate: { en: 'Generate, in a module', fr: 'Générer, dans un module' },
  save: {
    en: 'Save at once, in a module (answers also save themselves)',
    fr: "Enregistrer tout de suite, dans un module (les réponses s'enregistrent aussi d'elles-mêmes)",
  },
  send: { en: 'Send, while writing a comment', fr: "Envoyer, pendant la rédaction d'un commentaire" },
  show: { en: 'Show these shortcuts', fr: 'Afficher ces raccourcis' },
  close: { en: 'Close a dialog or a menu', fr: 'Fermer une fenêtre ou un menu' },
});
