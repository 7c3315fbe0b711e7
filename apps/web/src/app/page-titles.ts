import type { Text } from '@elan/domain/locale';
import { priceText } from '@elan/domain/product';
import { landingHead, type PageHead } from '../features/landing/landing-head.ts';
import { productName as name } from '../lib/product-name.ts';

/** The document head of each prerendered page. */
export const publicPages = {
  landing: landingHead,
  auth: {
    title: { en: `Sign in or create an account · ${name}`, fr: `Connexion ou création de compte · ${name}` },
    description: {
      en: 'Sign in, or create a free account: three analyses a month, no card needed.',
      fr: 'Connectez-vous ou créez un compte gratuit\u00a0: trois analyses par mois, sans carte.',
    },
  },
  pricing: {
    title: { en: `Pricing · ${name}`, fr: `Tarifs · ${name}` },
    description: {
      en: `Start free. One plan for everything else: ${priceText} per month, cancel anytime.`,
      fr: `Commencez gratuitement. Un seul forfait pour tout le reste\u00a0: ${priceText} par mois, annulable en tout temps.`,
    },
  },
  terms: {
    title: { en: `Terms of service · ${name}`, fr: `Conditions d'utilisation · ${name}` },
    description: {
      en: 'What you may expect from us, what we expect from you, and where your answers go.',
      fr: 'Ce que vous pouvez attendre de nous, ce que nous attendons de vous, et où vont vos réponses.',
    },
  },
  help: {
    title: { en: `Help and guides · ${name}`, fr: `Aide et guides · ${name}` },
    description: {
      en: 'How this tool works, and short guides for new businesses in Canada: prices, costs, permits, lenders, first customers.',
      fr: "Le fonctionnement de l'outil, et de courts guides pour les nouvelles entreprises\u00a0: prix, coûts, permis, prêts, premiers clients.",
    },
  },
  'help-trades': {
    title: { en: `Trades · ${name}`, fr: `Métiers · ${name}` },
    description: {
      en: 'What decides in a bakery, a café, a cleaning service and some fifty other trades, written for people who begin.',
      fr: "Ce qui décide dans une boulangerie, un café, l'entretien ménager et une cinquantaine d'autres métiers, pour qui débute.",
    },
  },
  'account-deleted': {
    title: { en: `Account deleted · ${name}`, fr: `Compte supprimé · ${name}` },
    description: {
      en: 'Your account and your data have been erased.',
      fr: 'Votre compte et vos données ont été effacés.',
    },
  },
} as const satisfies Record<string, PageHead>;

/** Titles of the signed-in screens. */
export const screenTitles = {
  app: { en: name, fr: name },
  dashboard: { en: `Dashboard · ${name}`, fr: `Tableau de bord · ${name}` },
  projectDetails: { en: `Project home · ${name}`, fr: `Accueil du projet · ${name}` },
  projectLeft: { en: `What is left · ${name}`, fr: `Ce qui reste à faire · ${name}` },
  projectRequest: { en: `Financing request · ${name}`, fr: `Demande de financement · ${name}` },
  projectPlan: { en: `Business plan (document) · ${name}`, fr: `Plan d'affaires (document) · ${name}` },
  projectLinks: { en: `Share links · ${name}`, fr: `Liens de partage · ${name}` },
  projectSuggestions: { en: `Suggestions · ${name}`, fr: `Suggestions · ${name}` },
  read: { en: `A document shared with you · ${name}`, fr: `Un document partagé avec vous · ${name}` },
  invitation: { en: `Invitation · ${name}`, fr: `Invitation · ${name}` },
  connect: { en: `Connect an assistant · ${name}`, fr: `Connecter un assistant · ${name}` },
  advising: { en: `Projects you advise · ${name}`, fr: `Projets que vous conseillez · ${name}` },
  account: { en: `My account · ${name}`, fr: `Mon compte · ${name}` },
  success: { en: `Your payment · ${name}`, fr: `Votre paiement · ${name}` },
} as const satisfies Record<string, Text>;
