import { freeModules } from '@elan/domain/modules/keys';
import { copyrightYear } from '@elan/domain/product';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { productName } from '../../lib/product-name.ts';

export const layoutMessages = defineMessages({
  loading: { en: 'Opening your workspace…', fr: 'Ouverture de votre espace…' },
  tagline: { en: 'From idea to success', fr: "De l'idée au succès" },
  dashboard: { en: 'Dashboard', fr: 'Tableau de bord' },
  currentProject: { en: 'Current project', fr: 'Projet en cours' },
  home: { en: 'Project home', fr: 'Accueil du projet' },
  left: { en: 'What is left', fr: 'Ce qui reste à faire' },
  plan: { en: 'Business plan (document)', fr: "Plan d'affaires (document)" },
  people: { en: 'People', fr: 'Personnes' },
  invitations: {
    en: (count: number) => (count === 0 ? 'Invitations' : `Invitations, ${count} pending`),
    fr: (count: number) => (count === 0 ? 'Invitations' : `Invitations, ${count} en attente`),
  },
  notices: {
    en: (unread: number, pending: number) =>
      [
        'Notices',
        ...(unread === 0 ? [] : [`${unread} unread`]),
        ...(pending === 0 ? [] : [`${pending} ${pending === 1 ? 'invitation' : 'invitations'} pending`]),
      ].join(', '),
    fr: (unread: number, pending: number) =>
      [
        'Avis',
        ...(unread === 0 ? [] : [unread === 1 ? '1 non lu' : `${unread} non lus`]),
        ...(pending === 0 ? [] : [`${pending} ${pending === 1 ? 'invitation' : 'invitations'} en attente`]),
      ].join(', '),
  },
  liveOn: {
    en: "Connected: other people's changes appear automatically",
    fr: "Connecté\u00a0: les changements des autres s'affichent d'eux-mêmes",
  },
  liveConnecting: { en: 'Connecting…', fr: 'Connexion en cours…' },
  liveOff: {
    en: "Not connected: other people's changes will appear later",
    fr: "Non connecté\u00a0: les changements des autres s'afficheront plus tard",
  },
  noProject: { en: 'No project selected', fr: 'Aucun projet sélectionné' },
  userMenu: { en: (name: string) => `Account menu, ${name}`, fr: (name: string) => `Menu du compte, ${name}` },
  account: { en: 'Account', fr: 'Compte' },
  myAccount: { en: 'My Account', fr: 'Mon compte' },
  subscription: { en: 'Subscription', fr: 'Abonnement' },
  help: { en: 'Help and guides', fr: 'Aide et guides' },
  tour: { en: 'Take the tour', fr: 'Faire la visite guidée' },
  signOut: { en: 'Sign Out', fr: 'Se déconnecter' },
  openMenu: { en: 'Open the modules menu', fr: 'Ouvrir le menu des modules' },
  closeMenu: { en: 'Close the modules menu', fr: 'Fermer le menu des modules' },
  modules: { en: 'Modules', fr: 'Modules' },
  progress: { en: 'Progress of the project', fr: 'Avancement du projet' },
  percent: { en: (percent: number) => `${percent}%`, fr: (percent: number) => `${percent}\u00a0%` },
  completed: {
    en: (completed: number, total: number) => `${completed} of ${total} modules completed`,
    fr: (completed: number, total: number) =>
      `${completed} ${completed > 1 ? 'modules terminés' : 'module terminé'} sur ${total}`,
  },
  done: { en: 'completed', fr: 'terminé' },
  free: { en: 'FREE', fr: 'GRATUIT' },
  locked: { en: 'Premium, locked', fr: 'Premium, verrouillé' },
  freeModules: { en: `Free modules: ${freeModules.length}`, fr: `Modules gratuits\u00a0: ${freeModules.length}` },
  lastUpdate: { en: 'Last update:', fr: 'Dernière mise à jour\u00a0:' },
  copyright: { en: `© ${copyrightYear} ${productName}`, fr: `© ${copyrightYear} ${productName}` },
  terms: { en: 'Terms of service', fr: "Conditions d'utilisation" },
  pricing: { en: 'Pricing', fr: 'Tarifs' },
  privacy: { en: 'Privacy', fr: 'Confidentialité' },
  footerLinks: { en: 'Footer links', fr: 'Liens du pied de page' },
  offlineTitle: { en: 'You are offline', fr: 'Vous êtes hors ligne' },
  offline: {
    en: 'What is on screen stays there, and what you type is kept on this device until the connection is back.',
    fr: "Ce qui est à l'écran y reste, et ce que vous saisissez est conservé sur cet appareil jusqu'au retour de la connexion.",
  },
  demoTitle: { en: 'This is a demonstration', fr: 'Ceci est une démonstration' },
  demo: {
    en: 'Your own projects cannot be reached right now. They are safe, and so is what you typed on this device. Try things out here: nothing you do is sent or saved.',
    fr: "Vos projets sont inaccessibles pour le moment. Ils sont en sécurité, tout comme ce que vous avez saisi sur cet appareil. Essayez ici ce que vous voulez\u00a0: rien n'est envoyé ni conservé.",
  },
  accountTitle: {
    en: 'Your plan and your usage could not be loaded',
    fr: 'Impossible de charger votre forfait et votre utilisation',
  },
  accountDefaults: {
    en: 'In the meantime, this page shows a free account. Nothing has changed: neither your plan nor your usage.',
    fr: "En attendant, cette page affiche un compte gratuit. Rien n'a été modifié\u00a0: ni votre forfait ni votre compteur.",
  },
  retry: { en: 'Try again', fr: 'Réessayer' },
  startFailed: { en: 'Your workspace could not be opened', fr: "Impossible d'ouvrir votre espace" },
  startSafe: {
    en: 'Your projects are safe. Nothing was changed.',
    fr: "Vos projets sont en sécurité. Rien n'a été modifié.",
  },
});
