import { defineMessages } from '../../lib/i18n/messages.ts';

/** Words of the list of invitations, which comes with the first screen. */
export const invitationPanelMessages = defineMessages({
  more: { en: 'Show more invitations', fr: "Afficher plus d'invitations" },
  panelTitle: { en: 'Invitations', fr: 'Invitations' },
  panelCount: {
    en: (count: number) => `${count} pending`,
    fr: (count: number) => `${count} en attente`,
  },
  panelEmpty: {
    en: 'You have no pending invitations. When someone invites you to a project, you can answer here.',
    fr: "Aucune invitation ne vous attend. Quand quelqu'un vous invite à un projet, vous répondez ici.",
  },
  panelFailed: { en: 'Your invitations could not be loaded.', fr: "Vos invitations n'ont pas pu être chargées." },
  panelSafe: {
    en: 'They are safe and will stay until you answer them.',
    fr: 'Elles sont en sécurité\u00a0: elles attendent votre réponse.',
  },
});
