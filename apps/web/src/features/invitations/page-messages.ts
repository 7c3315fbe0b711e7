import { defineMessages } from '../../lib/i18n/messages.ts';

/** Words of the page that an invitation's link opens. */
export const invitationPageMessages = defineMessages({
  signInTitle: { en: 'Sign in Required', fr: 'Connexion requise' },
  signInLead: {
    en: 'Someone has invited you to work on a project. Sign in, or create a free account with the invited address, and you will come back here.',
    fr: "Quelqu'un vous invite à collaborer à un projet. Connectez-vous, ou créez un compte gratuit avec l'adresse invitée\u00a0: vous reviendrez ici.",
  },
  create: { en: 'Create a free account to accept', fr: 'Créer un compte gratuit pour accepter' },
  signIn: { en: 'Sign In', fr: 'Se connecter' },
  loading: { en: 'Opening the invitation…', fr: "Ouverture de l'invitation…" },
  eyebrow: { en: 'You are invited to', fr: 'On vous invite à collaborer à' },
  yourRole: { en: 'Your role', fr: 'Votre rôle' },
  free: { en: 'Accepting is free.', fr: 'Accepter est gratuit.' },
  toDashboard: { en: 'Back to Dashboard', fr: 'Retour au tableau de bord' },
  problemTitle: { en: 'This invitation cannot be opened', fr: "Cette invitation ne peut pas s'ouvrir" },
  signOut: { en: 'Sign Out', fr: 'Se déconnecter' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  recorded: { en: 'Response Recorded', fr: 'Réponse enregistrée' },
  redirecting: { en: 'Redirecting you shortly...', fr: 'Redirection en cours...' },
});
