import { invitationTexts } from '@elan/domain/invitation-texts';
import { mostAdvisers } from '@elan/domain/limits';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const collaborationMessages = defineMessages({
  ...invitationTexts,
  title: { en: 'Working together', fr: 'Travailler à plusieurs' },
  lead: {
    en: 'Invite a partner, a mentor or your banker, and choose what each person can do. It costs them nothing: while you have Premium, all modules are open to them. Only generating in a Premium module takes Premium of their own.',
    fr: 'Invitez une associée, un mentor ou votre banquier, et choisissez ce que chaque personne peut faire. Cela ne leur coûte rien\u00a0: tant que vous avez Premium, tous les modules leur sont ouverts. Seule une génération dans un module Premium demande leur propre Premium.',
  },
  inviteTitle: { en: 'Invite someone', fr: "Inviter quelqu'un" },
  email: { en: 'Email address', fr: 'Adresse courriel' },
  emailPlaceholder: { en: 'name@example.com', fr: 'nom@exemple.com' },
  role: { en: 'Role', fr: 'Rôle' },
  invite: { en: 'Send invitation', fr: "Envoyer l'invitation" },
  inviteNote: {
    en: 'They will receive an email with a link that works only for their account. You can also copy the link from the list below.',
    fr: 'La personne reçoit un courriel avec un lien qui ne fonctionne que pour son compte. Vous pouvez aussi copier ce lien dans la liste ci-dessous.',
  },
  invited: {
    en: (email: string) => `Invitation sent to ${email}.`,
    fr: (email: string) => `Invitation envoyée à ${email}.`,
  },
  inviteNoteInDemo: {
    en: 'In the demonstration nothing is sent, and the link leads nowhere.',
    fr: "Dans la démonstration, rien n'est envoyé, et le lien ne mène nulle part.",
  },
  invitedInDemo: {
    en: (email: string) => `${email} is in the list below. In the demonstration nothing is sent.`,
    fr: (email: string) => `${email} figure dans la liste ci-dessous. Dans la démonstration, rien n'est envoyé.`,
  },
  adviserTitle: { en: 'Invite an adviser', fr: 'Inviter un conseiller' },
  adviserLead: {
    en: (most: number) =>
      `A banker, a mentor or a counsellor reads the project, comments, asks questions and signs off sections of your plan, but edits nothing. On every plan, up to ${most} advisers.`,
    fr: (most: number) =>
      `Une banquière, un mentor ou une conseillère lit le projet, commente, pose des questions et approuve des sections de votre plan, sans rien modifier. Avec tous les forfaits, jusqu'à ${most} conseillers.`,
  },
  advisersFull: {
    en: `This project has reached its limit of ${mostAdvisers} advisers and invitations. Remove one to invite another.`,
    fr: `Ce projet compte ${mostAdvisers} conseillers et invitations, le maximum possible. Retirez-en un pour en inviter un autre.`,
  },
  adviserEmail: { en: "Adviser's email", fr: 'Courriel du conseiller' },
  inviteAdviser: { en: 'Invite this adviser', fr: 'Inviter ce conseiller' },
  privateFigures: { en: 'Debts and household figures', fr: 'Dettes et chiffres du ménage' },
  privateFiguresOf: {
    en: (email: string) => `Debts and household figures for ${email}`,
    fr: (email: string) => `Dettes et chiffres du ménage pour ${email}`,
  },
  premium: { en: 'Premium', fr: 'Premium' },
  premiumKept: {
    en: 'People who already work with you keep their access, and you can still change or remove it. With Premium, all modules are open to them, too.',
    fr: 'Les personnes qui travaillent déjà avec vous gardent leur accès, et vous pouvez toujours le modifier ou le retirer. Avec Premium, tous les modules leur sont ouverts aussi.',
  },
  seePricing: { en: 'See Premium', fr: 'Voir Premium' },
  unreadable: { en: 'Invalid server response', fr: 'Réponse du serveur invalide' },
  more: { en: 'Show more people', fr: 'Afficher plus de personnes' },
  listTitle: { en: 'People on this project', fr: 'Les personnes de ce projet' },
  loading: { en: 'Loading the people of this project…', fr: 'Chargement des personnes du projet…' },
  loadFailed: { en: 'Failed to load collaborators', fr: 'Échec du chargement des collaborateurs' },
  you: { en: '(you)', fr: '(vous)' },
  alone: {
    en: 'Nobody else is working on this project yet. The people you invite will appear here with their role.',
    fr: "Personne d'autre ne travaille encore à ce projet. Les personnes que vous invitez figureront ici avec leur rôle.",
  },
  pending: { en: 'Invitation pending', fr: 'Invitation en attente' },
  declined: { en: 'Invitation declined', fr: 'Invitation refusée' },
  invitedOn: { en: 'Invited', fr: 'Invitation envoyée' },
  joinedOn: { en: 'Joined', fr: 'Collabore depuis' },
  declinedOn: { en: 'Answered', fr: 'Réponse reçue' },
  roleOf: { en: (email: string) => `Role of ${email}`, fr: (email: string) => `Rôle de ${email}` },
  roleFailed: { en: 'Failed to update role', fr: 'Échec de la mise à jour du rôle' },
  roleChanged: {
    en: (email: string, role: string) => `${email} now has the role ${role}.`,
    fr: (email: string, role: string) => `${email}\u00a0: ${role} à partir de maintenant.`,
  },
  remove: { en: 'Remove', fr: 'Retirer' },
  removeNamed: { en: (email: string) => `Remove ${email}`, fr: (email: string) => `Retirer ${email}` },
  removeQuestion: {
    en: (email: string) => `Remove ${email}? Their access ends immediately. What they wrote stays.`,
    fr: (email: string) =>
      `Retirer ${email}\u00a0? Son accès prend fin immédiatement. Ce que cette personne a écrit reste.`,
  },
  withdrawQuestion: {
    en: (email: string) => `Withdraw the invitation to ${email}? The link will no longer work.`,
    fr: (email: string) => `Annuler l'invitation de ${email}\u00a0? Le lien ne fonctionnera plus.`,
  },
  forgetQuestion: {
    en: (email: string) => `Remove ${email} from the list?`,
    fr: (email: string) => `Retirer ${email} de la liste\u00a0?`,
  },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  removeFailed: { en: 'Failed to remove collaborator', fr: 'Échec du retrait du collaborateur' },
  removed: {
    en: (email: string) => `${email} is no longer on the list.`,
    fr: (email: string) => `${email} ne figure plus dans la liste.`,
  },
  copyLink: { en: 'Copy link', fr: 'Copier le lien' },
  copyLinkOf: {
    en: (email: string) => `Copy link for ${email}`,
    fr: (email: string) => `Copier le lien pour ${email}`,
  },
  copied: { en: 'Copied', fr: 'Copié' },
  copyByHand: {
    en: 'Your browser did not allow copying. Copy the link from here:',
    fr: "Votre navigateur n'a pas permis la copie. Copiez le lien ici\u00a0:",
  },
  rolesTitle: { en: 'What each role can do', fr: 'Ce que permet chaque rôle' },
});
