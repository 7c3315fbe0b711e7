import { planName } from '@elan/domain/billing';
import { moduleCounts } from '@elan/domain/modules/module-counts';
import { planWords } from '../../components/plan-benefits.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { ofProductNameInFrench, productName } from '../../lib/product-name.ts';

export const billingMessages = defineMessages({
  plan: planName,
  terms: { en: 'Cancel anytime, no refunds.', fr: 'Annulable en tout temps, aucun remboursement.' },
  ...planWords,

  start: { en: 'Start now', fr: 'Commencer maintenant' },
  startNote: {
    en: 'You will see the total before you pay.',
    fr: 'Vous voyez le total avant de payer.',
  },
  incomplete: { en: 'Configuration incomplete', fr: 'Configuration incomplète' },
  incompleteText: {
    en: 'Payment configuration is incomplete. Please contact support.',
    fr: 'La configuration du paiement est incomplète. Veuillez contacter le soutien.',
  },
  incompleteSubject: { en: 'Payment configuration', fr: 'Configuration du paiement' },
  sandboxTitle: { en: 'Test payment', fr: 'Paiement de test' },
  sandboxText: {
    en: 'This site uses a test payment service: no card is needed, and nothing is charged.',
    fr: "Ce site utilise un service de paiement de test\u00a0: aucune carte n'est demandée, et rien n'est débité.",
  },
  noBackend: {
    en: `${productName}'s server is not configured. Please connect the application to its server to use this feature.`,
    fr: `Le serveur ${ofProductNameInFrench} n'est pas configuré. Veuillez connecter l'application à son serveur pour utiliser cette fonctionnalité.`,
  },
  noAddress: {
    en: 'No checkout URL returned from server. Please try again later.',
    fr: 'Aucune URL de paiement renvoyée par le serveur. Veuillez réessayer plus tard.',
  },
  alreadyPremium: {
    en: 'You already have a subscription. A second one was not started.',
    fr: "Vous avez déjà un abonnement. Aucun deuxième abonnement n'a été créé.",
  },
  nothingCharged: { en: 'Nothing has been charged.', fr: "Rien n'a été débité." },
  premiumActive: { en: 'Your Premium plan is active.', fr: 'Votre forfait Premium est actif.' },
  premiumPaymentsPaused: {
    en: 'Your Premium plan is active. Payments are paused.',
    fr: 'Votre forfait Premium est actif. Les paiements sont en pause.',
  },
  paymentOverdue: {
    en: 'Your subscription is waiting for a payment. There is no need to buy it again.',
    fr: "Votre abonnement est en attente d'un paiement. Vous n'avez pas à l'acheter de nouveau.",
  },

  paymentPaused: {
    en: 'Your subscription is paused. Resume it instead of buying a second one.',
    fr: "Votre abonnement est en pause. Reprenez-le plutôt que d'en acheter un deuxième.",
  },

  title: { en: 'Subscription', fr: 'Abonnement' },
  loading: { en: 'Loading your subscription…', fr: 'Recherche de votre abonnement…' },
  loadFailed: {
    en: 'Your subscription could not be loaded. It has not changed.',
    fr: "Votre abonnement n'a pas pu être consulté. Il n'a pas changé.",
  },
  founderText: {
    en: 'Everything is included in your founder account. There is nothing to pay.',
    fr: "Tout est inclus dans votre compte fondateur. Il n'y a rien à payer.",
  },
  none: { en: 'You have no subscription.', fr: "Vous n'avez pas d'abonnement." },
  noneText: {
    en: (used: number, limit: number) =>
      `You are on the Free plan: ${used} of ${limit} AI generations used this month, and ${moduleCounts.free.en} modules open.`,
    fr: (used: number, limit: number) =>
      `Vous avez le forfait Gratuit\u00a0: ${used} ${used > 1 ? 'générations IA utilisées' : 'génération IA utilisée'} sur ${limit} ce mois-ci, et ${moduleCounts.free.fr} modules ouverts.`,
  },
  endedOn: {
    en: (date: string) => `Your last subscription ended on ${date}.`,
    fr: (date: string) => `Votre dernier abonnement a pris fin le ${date}.`,
  },
  seePremium: { en: 'See Premium', fr: 'Voir Premium' },
  active: { en: 'Active', fr: 'Actif' },
  trial: { en: 'Trial', fr: 'Essai' },
  cancelled: { en: 'Cancelled', fr: 'Annulé' },
  overdue: { en: 'Payment overdue', fr: 'Paiement en retard' },
  renewsOn: { en: 'Renews on', fr: 'Se renouvelle le' },
  endsOn: { en: 'Ends on', fr: 'Se termine le' },
  price: { en: 'Price', fr: 'Prix' },
  card: { en: 'Card', fr: 'Carte' },
  cardEnding: {
    en: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    fr: (brand: string, last4: string) => `${brand} se terminant par ${last4}`,
  },
  overdueText: {
    en: 'The last payment did not go through, so Premium is paused. Update your payment to restore it; everything you made is still here.',
    fr: "Le dernier paiement n'a pas été accepté\u00a0; Premium est donc suspendu. Mettez à jour votre paiement pour le rouvrir\u00a0: tout ce que vous avez fait est toujours là.",
  },
  paused: { en: 'Paused', fr: 'En pause' },
  pausedText: {
    en: 'Premium is closed and nothing is charged while your subscription is paused; everything you made is still here. To resume it, check your payment method under “Manage subscription”, or write to ',
    fr: "Tant que votre abonnement est en pause, Premium est fermé et rien n'est débité\u00a0; tout ce que vous avez fait est toujours là. Pour le reprendre, vérifiez votre mode de paiement sous «\u00a0Gérer l'abonnement\u00a0», ou écrivez à ",
  },
  paymentsPaused: { en: 'Payments paused', fr: 'Paiements en pause' },
  pausedUntil: {
    en: (date: string) =>
      `Payments are paused until ${date}. Nothing is charged before then, and you keep Premium in the meantime.`,
    fr: (date: string) =>
      `Les paiements sont en pause jusqu'au ${date}. D'ici là, rien n'est débité et vous gardez Premium.`,
  },
  pausedUntilResumed: {
    en: 'Payments are paused until they are resumed. Nothing is charged, and you keep Premium in the meantime.',
    fr: "Les paiements sont en pause jusqu'à leur reprise. D'ici là, rien n'est débité et vous gardez Premium.",
  },
  resumeBefore: {
    en: ' To change your card, go to “Manage subscription”. To resume payments sooner, write to ',
    fr: " Pour changer de carte, passez par «\u00a0Gérer l'abonnement\u00a0». Pour reprendre les paiements plus tôt, écrivez à ",
  },
  resumePaymentsSubject: { en: 'Resume my payments', fr: 'Reprendre mes paiements' },
  resumeSubject: { en: 'Resume my subscription', fr: 'Reprendre mon abonnement' },
  updatePayment: { en: 'Update the payment', fr: 'Mettre à jour le paiement' },
  manage: { en: 'Manage subscription', fr: "Gérer l'abonnement" },
  portalFailed: {
    en: 'The subscription page could not be opened. Nothing was changed.',
    fr: "La page de l'abonnement n'a pas pu s'ouvrir. Rien n'a été modifié.",
  },
  cancelBefore: { en: 'To cancel, write to ', fr: 'Pour annuler, écrivez à ' },
  cancelAfter: {
    en: ', or do it yourself under “Manage subscription”. Your access lasts until the end of the billing period.',
    fr: ", ou faites-le vous-même sous «\u00a0Gérer l'abonnement\u00a0». Votre accès dure jusqu'à la fin de la période de facturation.",
  },
  cancelSubject: { en: 'Cancel my subscription', fr: 'Annuler mon abonnement' },
  endingText: {
    en: 'Your access lasts until that day, and nothing more will be charged. Changed your mind? Resume it under “Manage subscription”.',
    fr: "Votre accès dure jusqu'à ce jour, et rien d'autre ne sera débité. Vous avez changé d'avis\u00a0? Reprenez-le sous «\u00a0Gérer l'abonnement\u00a0».",
  },

  verifying: { en: 'Verifying your payment…', fr: 'Vérification de votre paiement…' },
  verifyingNote: { en: 'This takes a few seconds.', fr: 'Cela prend quelques secondes.' },
  confirmedTitle: { en: 'Thank you, Premium is yours', fr: 'Merci, Premium est à vous' },
  confirmedText: {
    en: 'Your payment is confirmed and your subscription is active.',
    fr: 'Votre paiement est confirmé et votre abonnement est actif.',
  },
  toDashboard: { en: 'Go to the dashboard', fr: 'Aller au tableau de bord' },
  pendingTitle: { en: 'Your payment is being processed', fr: 'Votre paiement est en cours de traitement' },
  pendingText: {
    en: 'The payment service has not confirmed it yet. Premium will be unlocked as soon as it does, usually within a few minutes. You can keep working in the meantime.',
    fr: "Le service de paiement ne l'a pas encore confirmé. Premium s'ouvrira de lui-même dès que ce sera fait, en général en quelques minutes. Vous pouvez continuer à travailler entre-temps.",
  },
  checkAgain: { en: 'Check again', fr: 'Vérifier de nouveau' },
  verifyFailed: {
    en: 'Error verifying your subscription. Please try again later.',
    fr: 'Erreur lors de la vérification de votre abonnement. Veuillez réessayer plus tard.',
  },
  verifyFailedTitle: { en: 'Payment not verified yet', fr: 'Paiement pas encore vérifié' },
  verifyWarning: {
    en: 'If you completed the checkout, your payment was processed: please do not pay again. Premium will be unlocked once the confirmation arrives. Questions? Write to ',
    fr: "Si vous avez terminé l'achat, votre paiement a été traité\u00a0: ne payez pas une deuxième fois. Premium s'ouvrira de lui-même à l'arrivée de la confirmation. Des questions\u00a0? Écrivez à ",
  },
  verifySubject: { en: 'My payment', fr: 'Mon paiement' },
  unpaidTitle: { en: 'This checkout did not result in a subscription', fr: "Cet achat n'a pas mené à un abonnement" },
  unpaidText: {
    en: 'It ended without a payment, or its subscription has ended since. If an amount was charged, write to ',
    fr: "Il s'est terminé sans paiement, ou son abonnement a pris fin depuis. Si un montant a été débité, écrivez à ",
  },
  backToPricing: { en: 'Back to the plan', fr: 'Revenir au forfait' },
});
