import { defineMessages } from '../../lib/i18n/messages.ts';

export const helpMessages = defineMessages({
  title: { en: 'Help and guides', fr: 'Aide et guides' },
  lead: {
    en: 'How this tool works, and what every new business in Canada needs to know.',
    fr: 'Le fonctionnement de cet outil, et ce que toute nouvelle entreprise au Québec et au Canada doit savoir.',
  },
  search: { en: 'Search the help', fr: "Chercher dans l'aide" },
  placeholder: { en: 'For example: cancel, HST, versions', fr: 'Par exemple\u00a0: annuler, TVQ, versions' },
  found: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    fr: (count: number) => (count > 1 ? `${count} pages` : `${count} page`),
  },
  nothing: {
    en: (query: string) => `No page found for “${query}”`,
    fr: (query: string) => `Aucune page trouvée pour «\u00a0${query}\u00a0»`,
  },
  nothingText: {
    en: 'Try one word, such as “price” or “tax”, or write to us:',
    fr: 'Essayez un seul mot, par exemple «\u00a0prix\u00a0» ou «\u00a0taxes\u00a0», ou écrivez-nous\u00a0:',
  },
  subject: { en: 'A question', fr: 'Une question' },
  showAll: { en: 'Show all pages', fr: 'Afficher toutes les pages' },
  back: { en: 'All help and guides', fr: "Toute l'aide et tous les guides" },
  onTopic: { en: 'More on this subject', fr: 'Sur le même sujet' },
  sources: { en: 'Where to check', fr: 'Où vérifier' },
  checked: {
    en: (day: string) => `Checked on ${day}. Rules and rates change: the office itself has the last word.`,
    fr: (day: string) =>
      `Vérifié le ${day}. Les règles et les taux changent\u00a0: l'organisme lui-même a le dernier mot.`,
  },
  checkedHelp: { en: (day: string) => `Checked on ${day}.`, fr: (day: string) => `Vérifié le ${day}.` },
  failed: {
    en: 'This page is not on your device, and it could not be fetched.',
    fr: "Cette page n'est pas sur votre appareil, et il a été impossible de la charger.",
  },
  retry: { en: 'Try again', fr: 'Réessayer' },
  product: { en: 'Using the tool', fr: "Utiliser l'outil" },
  guides: { en: 'Guides for your business', fr: 'Guides pour votre entreprise' },
  start: { en: 'Getting started', fr: 'Pour commencer' },
  work: { en: 'Your analyses and figures', fr: 'Vos analyses et vos chiffres' },
  together: { en: 'Working together', fr: 'Travailler à plusieurs' },
  account: { en: 'Your account and your data', fr: 'Votre compte et vos données' },
  plans: { en: 'Plans and payment', fr: 'Forfaits et paiement' },
  customers: { en: 'Customers and competition', fr: 'Clients et concurrence' },
  money: { en: 'Prices, costs and financing', fr: 'Prix, coûts et financement' },
  rules: { en: 'Rules and paperwork', fr: 'Règles et formalités' },
  practice: { en: 'Good habits', fr: 'Bonnes habitudes' },
  trades: { en: 'Trades', fr: 'Métiers' },
  tradesLead: {
    en: 'What decides in a trade, what beginners get wrong, how to count customers and set a price, and the first ninety days.',
    fr: 'Ce qui décide dans un métier, les erreurs de débutant, comment compter la clientèle et fixer un prix, et les 90 premiers jours.',
  },
  allTrades: { en: 'All trades', fr: 'Tous les métiers' },
  otherTrades: { en: 'Similar trades', fr: 'Métiers semblables' },
  otherKind: { en: 'Any other business of this kind', fr: 'Toute autre entreprise de ce genre' },
  guidesTitle: { en: 'Guides for this module', fr: 'Guides pour ce module' },
  guidesLead: {
    en: 'Short reading for any business of this kind. Your answers stay as they are.',
    fr: 'De courtes lectures, valables pour toute entreprise. Vos réponses restent telles quelles.',
  },
  otherGuides: { en: 'The other guides', fr: 'Les autres guides' },
  asPage: { en: 'Open in a new tab', fr: 'Ouvrir dans un nouvel onglet' },
});
