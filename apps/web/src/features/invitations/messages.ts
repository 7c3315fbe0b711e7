import { defineMessages } from '../../lib/i18n/messages.ts';

/** Words of an invitation wherever it is answered. */
export const invitationMessages = defineMessages({
  notAuthenticated: { en: 'Not authenticated', fr: 'Non authentifié' },
  sessionEnded: {
    en: 'Your session has ended. No answer has been recorded.',
    fr: "Votre session est terminée. Aucune réponse n'a été enregistrée.",
  },
  invitedBy: { en: 'Invited by', fr: 'Invitation de' },
  unknownInviter: { en: 'Unknown user', fr: 'Utilisateur inconnu' },
  accept: { en: 'Accept', fr: 'Accepter' },
  decline: { en: 'Decline', fr: 'Refuser' },
  acceptNamed: {
    en: (project: string) => `Accept the invitation to ${project}`,
    fr: (project: string) => `Accepter l'invitation à ${project}`,
  },
  declineNamed: {
    en: (project: string) => `Decline the invitation to ${project}`,
    fr: (project: string) => `Refuser l'invitation à ${project}`,
  },
  notFound: {
    en: 'Invitation not found or has already been responded to',
    fr: 'Invitation introuvable ou à laquelle il a déjà été répondu',
  },
  notFoundAdvice: {
    en: 'If you have accepted it, the project is on your dashboard. Otherwise, ask for a new invitation.',
    fr: "Si vous l'avez acceptée, le projet figure dans votre tableau de bord. Sinon, demandez une nouvelle invitation.",
  },
  otherAccount: {
    en: 'This invitation is not for your account.',
    fr: "Cette invitation n'est pas destinée à votre compte.",
  },
  signedInAs: {
    en: (email: string) => `You are signed in as ${email}. Sign out to use the invited address.`,
    fr: (email: string) => `Vous utilisez le compte ${email}. Déconnectez-vous pour utiliser l'adresse invitée.`,
  },
  loadFailed: {
    en: 'Failed to load invitation details.',
    fr: "Échec du chargement des détails de l'invitation.",
  },
  unexpected: { en: 'An unexpected error occurred.', fr: "Une erreur inattendue s'est produite." },
  accepted: {
    en: 'Invitation accepted! You now have access to the project.',
    fr: 'Invitation acceptée\u00a0! Vous avez maintenant accès au projet.',
  },
  declined: { en: 'Invitation declined.', fr: 'Invitation refusée.' },
});
