import { defineMessages } from '../../lib/i18n/messages.ts';

export const invitationMessages = defineMessages({
  signInTitle: { en: 'Sign in Required', fr: 'Connexion requise' },
  signInLead: {
    en: 'Someone has invited you to work on a project. Sign in, or create a free account with the invited address, and you will come back here.',
    fr: "Quelqu'un vous invite à collaborer à un projet. Connectez-vous, ou créez un compte gratuit avec l'adresse invitée\u00a0: vous reviendrez ici.",
  },
  create: { en: 'Create a free account to accept', fr: 'Créer un compte gratuit pour accepter' },
  signIn: { en: 'Sign In', fr: 'Se connecter' },
  notAuthenticated: { en: 'Not authenticated', fr: 'Non authentifié' },
  sessionEnded: {
    en: 'Your session has ended. No answer has been recorded.',
    fr: "Votre session est terminée. Aucune réponse n'a été enregistrée.",
  },
  loading: { en: 'Opening the invitation…', fr: "Ouverture de l'invitation…" },
  eyebrow: { en: 'You are invited to', fr: 'On vous invite à collaborer à' },
  invitedBy: { en: 'Invited by', fr: 'Invitation de' },
  unknownInviter: { en: 'Unknown user', fr: 'Utilisateur inconnu' },
  yourRole: { en: 'Your role', fr: 'Votre rôle' },
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
  free: { en: 'Accepting is free.', fr: 'Accepter est gratuit.' },
  toDashboard: { en: 'Back to Dashboard', fr: 'Retour au tableau de bord' },
  problemTitle: { en: 'This invitation cannot be opened', fr: "Cette invitation ne peut pas s'ouvrir" },
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
  signOut: { en: 'Sign Out', fr: 'Se déconnecter' },
  loadFailed: {
    en: 'Failed to load invitation details.',
    fr: "Échec du chargement des détails de l'invitation.",
  },
  unexpected: { en: 'An unexpected error occurred.', fr: "Une erreur inattendue s'est produite." },
  retry: { en: 'Try again', fr: 'Réessayer' },
  recorded: { en: 'Response Recorded', fr: 'Réponse enregistrée' },
  accepted: {
    en: 'Invitation accepted! You now have access to the project.',
    fr: 'Invitation acceptée\u00a0! Vous avez maintenant accès au projet.',
  },
  declined: { en: 'Invitation declined.', fr: 'Invitation refusée.' },
  redirecting: { en: 'Redirecting you shortly...', fr: 'Redirection en cours...' },
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
