import { connectionTimes, mostConnections } from '@elan/domain/assistants';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const connectMessages = defineMessages({
  signInTitle: { en: 'Sign in to connect your assistant', fr: 'Connectez-vous pour brancher votre assistant' },
  signInLead: {
    en: 'An assistant is asking to work with your projects. Sign in first: you will come back here and see what it asks for before anything is allowed.',
    fr: "Un assistant demande à travailler avec vos projets. Connectez-vous d'abord\u00a0: vous reviendrez ici et verrez ce qu'il demande avant de permettre quoi que ce soit.",
  },
  signIn: { en: 'Sign in', fr: 'Se connecter' },
  notAuthenticated: { en: 'Not authenticated', fr: 'Non authentifié' },
  sessionEnded: {
    en: 'Your session has ended. Nothing was allowed.',
    fr: "Votre session est terminée. Rien n'a été permis.",
  },
  loading: { en: 'Reading the request…', fr: 'Lecture de la demande…' },
  problemTitle: { en: 'This assistant cannot be connected', fr: 'Cet assistant ne peut pas être connecté' },
  loadFailed: { en: 'The request could not be read.', fr: "La demande n'a pas pu être lue." },
  retry: { en: 'Try again', fr: 'Réessayer' },
  unknown: {
    en: 'The address that brought you here does not come from an assistant we know, or would send your answer somewhere it did not announce. Nothing was sent. In your assistant, remove the connection and add it again.',
    fr: "L'adresse qui vous a mené ici ne vient pas d'un assistant que nous connaissons, ou enverrait votre réponse à un endroit qu'il n'a pas annoncé. Rien n'a été envoyé. Dans votre assistant, supprimez la connexion et ajoutez-la de nouveau.",
  },
  invalid: {
    en: (name: string, problem: string) =>
      `The request from “${name}” is not safe (${problem}), so it cannot be allowed. Nothing was sent.`,
    fr: (name: string, problem: string) =>
      `La demande de «\u00a0${name}\u00a0» n'est pas sûre (${problem})\u00a0: elle ne peut pas être autorisée. Rien n'a été envoyé.`,
  },
  backTo: { en: (place: string) => `Back to ${place}`, fr: (place: string) => `Retour à ${place}` },
  toDashboard: { en: 'Back to dashboard', fr: 'Retour au tableau de bord' },
  title: {
    en: (name: string) => `Allow “${name}” to work with your projects?`,
    fr: (name: string) => `Permettre à «\u00a0${name}\u00a0» de travailler avec vos projets\u00a0?`,
  },
  asks: { en: 'Who is asking', fr: 'Qui le demande' },
  nameNote: {
    en: 'This is what it calls itself. Anyone can choose any name, and we have not checked it.',
    fr: "C'est le nom qu'il se donne. N'importe qui peut choisir n'importe quel nom\u00a0: nous ne l'avons pas vérifié.",
  },
  goesTo: { en: 'Where the permission goes', fr: 'Où va la permission' },
  siteNote: {
    en: 'Allow only if this is the site of your assistant.',
    fr: "N'autorisez que si c'est bien le site de votre assistant.",
  },
  deviceNote: {
    en: 'Allow only if you have just started this yourself, in a program on this device.',
    fr: "N'autorisez que si vous venez de lancer cette demande vous-même, dans un programme sur cet appareil.",
  },
  appNote: {
    en: 'Allow only if you have just started this yourself, in this app.',
    fr: "N'autorisez que si vous venez de lancer cette demande vous-même, dans cette application.",
  },
  device: { en: 'A program on this device', fr: 'Un programme sur cet appareil' },
  app: {
    en: (scheme: string) => `An app on this device (${scheme}:)`,
    fr: (scheme: string) => `Une application sur cet appareil (${scheme}:)`,
  },
  account: { en: 'Your account', fr: 'Votre compte' },
  otherAccount: { en: 'Use another account', fr: 'Utiliser un autre compte' },
  may: { en: 'It will be able to', fr: 'Il pourra' },
  read: {
    en: 'Read your projects and those shared with you: answers, figures, analyses, the journal and comments, including debts and household figures you can see',
    fr: 'Lire vos projets et ceux partagés avec vous\u00a0: réponses, chiffres, analyses, journal et commentaires, y compris les dettes et le budget du ménage là où vous les voyez',
  },
  suggest: {
    en: 'Suggest changes, which people accept or decline one by one',
    fr: 'Suggérer des modifications, que des personnes acceptent ou refusent une à une',
  },
  documents: {
    en: 'Download a business plan as a file',
    fr: "Obtenir un plan d'affaires sous forme de fichier",
  },
  mayNot: { en: 'It will not be able to', fr: 'Il ne pourra pas' },
  notChange: {
    en: 'change anything in a plan by itself: each change waits until someone accepts it',
    fr: "modifier un plan de lui-même\u00a0: chaque modification attend que quelqu'un l'accepte",
  },
  notAccount: {
    en: 'see your password, change your account, pay, invite anyone, or create or delete projects',
    fr: "voir votre mot de passe, modifier votre compte, payer, inviter quelqu'un, créer ou supprimer des projets",
  },
  notBeyond: {
    en: 'do more in a project than you can do yourself at that moment',
    fr: 'faire plus, dans un projet, que ce que vous pouvez y faire vous-même à ce moment-là',
  },
  goesOut: {
    en: 'What it reads goes to the company that runs the assistant, under its own terms.',
    fr: "Ce qu'il lit parvient à l'entreprise qui exploite l'assistant, selon les conditions de celle-ci.",
  },
  allow: { en: 'Allow', fr: 'Autoriser' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  end: {
    en: `You can disconnect it at any time on your account page. The connection ends by itself after ${connectionTimes.mostDays} days, or ${connectionTimes.idleDays} days without use.`,
    fr: `Vous pouvez le déconnecter à tout moment à la page de votre compte. La connexion prend fin d'elle-même après ${connectionTimes.mostDays} jours, ou ${connectionTimes.idleDays} jours sans utilisation.`,
  },
  noScope: {
    en: 'Choose at least one thing it will be able to do, or refuse.',
    fr: "Choisissez au moins une chose qu'il pourra faire, ou refusez.",
  },
  tooMany: {
    en: `An account can be connected to at most ${mostConnections} assistants. Disconnect one on your account page first.`,
    fr: `Un compte est connecté à ${mostConnections} assistants au plus. Déconnectez-en d'abord un à la page de votre compte.`,
  },
  changed: {
    en: 'This request is no longer valid. Nothing was allowed. Start again from your assistant.',
    fr: "Cette demande n'est plus valide. Rien n'a été permis. Recommencez à partir de votre assistant.",
  },
  leftTitle: { en: 'Your answer is on its way', fr: 'Votre réponse est en route' },
  leftLead: {
    en: (place: string) => `It goes to: ${place}. If nothing happens, return to your assistant yourself.`,
    fr: (place: string) => `Elle va à\u00a0: ${place}. S'il ne se passe rien, revenez vous-même à votre assistant.`,
  },
});
