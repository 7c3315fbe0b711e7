import { defineMessages } from '../../lib/i18n/messages.ts';

/** Texts of the emailed links, loaded with the forms that request one and the forms one opens. */
export const linkMessages = defineMessages({
  resetTitle: { en: 'Forgot password', fr: 'Mot de passe oublié' },
  resetLead: {
    en: 'Enter your email address and we will send you a link to choose a new password.',
    fr: 'Entrez votre adresse\u00a0: nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  },
  resetSend: { en: 'Send the link', fr: 'Envoyer le lien' },
  resetSent: {
    en: 'If an account exists for this address, a reset link has been sent.',
    fr: 'Si un compte existe pour cette adresse, un lien de réinitialisation a été envoyé.',
  },
  emailRequired: { en: 'Please enter your email address.', fr: 'Veuillez saisir votre adresse courriel.' },
  linkTitle: { en: 'Sign in by link', fr: 'Connexion par lien' },
  linkLead: {
    en: 'Enter your email address and we will send you a link that signs you in, without your password.',
    fr: 'Entrez votre adresse\u00a0: nous vous envoyons un lien qui vous connecte sans mot de passe.',
  },
  linkSent: {
    en: 'If an account exists for this address, a sign-in link has been sent. It works for half an hour.',
    fr: 'Si un compte existe pour cette adresse, un lien de connexion a été envoyé. Il fonctionne pendant une demi-heure.',
  },
  linkAccount: { en: 'This link signs you in to the account', fr: 'Ce lien vous connecte au compte' },
  signInLinkOver: {
    en: 'This link has already been used or is no longer valid. Nobody was signed in.',
    fr: "Ce lien a déjà été utilisé ou n'est plus valide. Personne n'a été connecté.",
  },
  recoverySave: { en: 'Save the new password', fr: 'Enregistrer le nouveau mot de passe' },
  confirmedElsewhere: {
    en: 'Your address is confirmed. The account was created in another browser, and anyone could have done that: the password chosen there no longer works. Choose yours now; it may be the same.',
    fr: "Votre adresse est confirmée. Le compte a été créé dans un autre navigateur, et n'importe qui aurait pu le faire\u00a0: le mot de passe choisi là-bas ne fonctionne plus. Choisissez le vôtre maintenant\u00a0; il peut être le même.",
  },
  removeOtherWays: {
    en: 'Also remove my passkeys and unlink Google and Microsoft',
    fr: "Supprimer aussi mes clés d'accès et délier Google et Microsoft",
  },
  removeOtherWaysHelp: {
    en: 'Do this if somebody else may have been in your account. Open sessions, access tokens and assistants end in any case; the email about the new password lists what else opens the account.',
    fr: "Faites-le si quelqu'un d'autre a pu entrer dans votre compte. Les sessions ouvertes, les jetons d'accès et les assistants prennent fin dans tous les cas\u00a0; le courriel sur le nouveau mot de passe énumère ce qui ouvre encore le compte.",
  },
  newLink: { en: 'Ask for a new link', fr: 'Demander un nouveau lien' },
  toAccount: { en: 'Go to my account', fr: 'Aller à mon compte' },
  useAddress: { en: 'Use this address', fr: 'Utiliser cette adresse' },
  addressLinkExpired: {
    en: 'This link has already been used or is no longer valid. Ask for a new one in your account.',
    fr: "Ce lien a déjà été utilisé ou n'est plus valide. Demandez-en un nouveau dans votre compte.",
  },
  addressTaken: {
    en: 'This address now has an account of its own. Nothing was changed.',
    fr: "Cette adresse a maintenant son propre compte. Rien n'a été modifié.",
  },
});
