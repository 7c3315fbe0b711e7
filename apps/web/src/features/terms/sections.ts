import type { Localized, Text } from '@elan/domain/locale';
import { minimumAge, priceText } from '@elan/domain/product';

export type TermsSection = {
  /** The section's anchor. */
  readonly id: string;
  readonly title: Text;
  readonly paragraphs: Localized<readonly string[]>;
};

/** The fourteen sections of the terms (TERMS-001), in both languages. */
export const termsSections: readonly TermsSection[] = [
  {
    id: 'overview',
    title: { en: 'Overview', fr: "Vue d'ensemble" },
    paragraphs: {
      en: [
        'These terms are the agreement between you and us when you use this service: guided questionnaires for people starting a business, and analyses written from your answers.',
        'By creating an account you accept them. If you do not agree with something here, please do not use the service.',
      ],
      fr: [
        "Ces conditions sont l'entente entre vous et nous lorsque vous utilisez ce service\u00a0: des questionnaires guidés pour les personnes qui se lancent en affaires, et des analyses rédigées à partir de vos réponses.",
        'En créant un compte, vous les acceptez. Si un point ne vous convient pas, veuillez ne pas utiliser le service.',
      ],
    },
  },
  {
    id: 'eligibility',
    title: { en: 'Eligibility', fr: 'Admissibilité' },
    paragraphs: {
      en: [
        `You must be ${minimumAge} or older to create an account. If you use the service for a company, you confirm that you may act on its behalf.`,
      ],
      fr: [
        `Vous devez avoir ${minimumAge} ans ou plus pour créer un compte. Si vous utilisez le service pour une entreprise, vous confirmez que vous pouvez agir en son nom.`,
      ],
    },
  },
  {
    id: 'accounts',
    title: { en: 'Accounts', fr: 'Comptes' },
    paragraphs: {
      en: [
        'Give an email address that is yours and keep your password to yourself. What happens under your account is your responsibility, so tell us quickly if you think that somebody else uses it.',
        'You may delete your account yourself, on the account page, at any time.',
      ],
      fr: [
        "Donnez une adresse courriel qui est la vôtre et gardez votre mot de passe pour vous. Vous êtes responsable de ce qui se passe dans votre compte\u00a0; avisez-nous rapidement si vous croyez que quelqu'un d'autre l'utilise.",
        'Vous pouvez supprimer votre compte vous-même, en tout temps, à partir de la page du compte.',
      ],
    },
  },
  {
    id: 'use',
    title: { en: 'Use of the service', fr: 'Utilisation du service' },
    paragraphs: {
      en: [
        'Use the service for your own projects and within the law. Do not try to get at the data of other people, to overload or bypass its limits, to resell it, or to have it write anything unlawful or harmful.',
        'When you invite somebody to a project, they see what their role allows. Invite only people with whom you want to share it.',
      ],
      fr: [
        "Utilisez le service pour vos propres projets et dans le respect de la loi. N'essayez pas d'accéder aux données d'autrui, de surcharger le service ou d'en contourner les limites, de le revendre, ni de lui faire rédiger un contenu illégal ou nuisible.",
        "Lorsque vous invitez quelqu'un dans un projet, cette personne voit ce que son rôle permet. N'invitez que les gens avec qui vous voulez le partager.",
      ],
    },
  },
  {
    id: 'payments',
    title: { en: 'Payments and subscriptions', fr: 'Paiements et abonnements' },
    paragraphs: {
      en: [
        `The Premium plan costs ${priceText} per month. It is a recurring charge: your card is charged every month until you cancel. Payment is handled by a card payment provider; we never see or keep your card number.`,
        'You may cancel at any time, and keep access until the end of the period you paid for. Payments are non-refundable unless the law requires a refund.',
      ],
      fr: [
        `Le forfait Premium coûte ${priceText} par mois. Il s'agit d'un paiement récurrent\u00a0: votre carte est débitée chaque mois jusqu'à ce que vous annuliez. Le paiement passe par un fournisseur de paiement par carte\u00a0; nous ne voyons ni ne conservons jamais votre numéro de carte.`,
        "Vous pouvez annuler en tout temps et gardez l'accès jusqu'à la fin de la période payée. Les paiements ne sont pas remboursables, sauf si la loi l'exige.",
      ],
    },
  },
  {
    id: 'ai-content',
    title: { en: 'AI content', fr: "Contenu produit par l'IA" },
    paragraphs: {
      en: [
        'Analyses are written by an artificial intelligence model, or by a built-in drafting engine where no model is connected. They are tailored to what you wrote and may still be incomplete or wrong.',
        'They are not legal, tax, accounting or financial advice, and success is not guaranteed. Check what matters before you decide, with a professional where needed.',
      ],
      fr: [
        "Les analyses sont rédigées par un modèle d'intelligence artificielle ou, si aucun modèle n'est connecté, par un outil de rédaction intégré. Elles sont adaptées à ce que vous avez écrit et peuvent malgré tout être incomplètes ou inexactes.",
        "Elles ne constituent pas un avis juridique, fiscal, comptable ou financier, et le succès n'est pas garanti. Vérifiez ce qui compte avant de décider, avec une professionnelle ou un professionnel au besoin.",
      ],
    },
  },
  {
    id: 'intellectual-property',
    title: { en: 'Intellectual property', fr: 'Propriété intellectuelle' },
    paragraphs: {
      en: [
        'Your answers and your projects are yours, and so is the use of the analyses written from them. We claim no right to your idea. You let us store and process your content only to provide the service.',
        'The service itself, its questionnaires, its texts and its design remain ours or belong to those who licensed them to us.',
      ],
      fr: [
        "Vos réponses et vos projets sont à vous, tout comme l'usage des analyses qui en sont tirées. Nous ne revendiquons aucun droit sur votre idée. Vous nous permettez de conserver et de traiter votre contenu uniquement pour fournir le service.",
        'Le service lui-même, ses questionnaires, ses textes et sa présentation restent notre propriété ou celle des personnes qui nous en ont accordé la licence.',
      ],
    },
  },
  {
    id: 'privacy',
    title: { en: 'Privacy', fr: 'Confidentialité' },
    paragraphs: {
      en: [
        'We keep what the service needs, for the service alone. We sell nothing, and we train no model with it. Your answers may be sent to the AI provider: when you ask for an analysis, and shortly after you write, to read the figures in them. The notice below says what happens to your data, and what you can do about it.',
      ],
      fr: [
        "Nous conservons ce dont le service a besoin, et pour le service seulement. Nous ne vendons rien et n'entraînons aucun modèle avec ces renseignements. Vos réponses peuvent être transmises au fournisseur d'IA\u00a0: lorsque vous demandez une analyse, et peu après que vous avez écrit, pour y lire les chiffres. L'avis qui suit dit ce qu'il advient de vos données et ce que vous pouvez y faire.",
      ],
    },
  },
  {
    id: 'termination',
    title: { en: 'Termination', fr: 'Résiliation' },
    paragraphs: {
      en: [
        'You may stop using the service at any time. Deleting your account erases your projects, analyses, preferences and history for good, and cancels a running subscription.',
        'We may suspend or close an account that breaks these terms. Unless the matter is urgent, we write to you first.',
      ],
      fr: [
        "Vous pouvez cesser d'utiliser le service en tout temps. La suppression de votre compte efface pour de bon vos projets, analyses, préférences et historique, et annule l'abonnement en cours.",
        "Nous pouvons suspendre ou fermer un compte qui ne respecte pas ces conditions. Sauf urgence, nous vous écrivons d'abord.",
      ],
    },
  },
  {
    id: 'liability',
    title: { en: 'Limitation of liability', fr: 'Limitation de responsabilité' },
    paragraphs: {
      en: [
        'The service is provided as it is. To the extent that the law allows, we are not liable for business decisions made with its help, for lost profits, or for indirect damages, and our total liability is limited to what you paid us in the twelve months before the event.',
        'Nothing here takes away a right that the law gives you, in particular under the Consumer Protection Act.',
      ],
      fr: [
        "Le service est offert tel quel. Dans la mesure permise par la loi, nous ne répondons pas des décisions d'affaires prises avec son aide, des pertes de profits ni des dommages indirects, et notre responsabilité totale se limite à ce que vous nous avez payé au cours des douze mois précédant l'événement.",
        'Rien dans ces conditions ne vous retire un droit que la loi vous accorde, notamment la Loi sur la protection du consommateur.',
      ],
    },
  },
  {
    id: 'indemnification',
    title: { en: 'Indemnification', fr: 'Indemnisation' },
    paragraphs: {
      en: [
        'If somebody holds us liable because you used the service unlawfully or against these terms, you compensate us for the reasonable costs that follow, to the extent that the law allows.',
      ],
      fr: [
        'Si une personne nous tient responsables parce que vous avez utilisé le service de façon illégale ou contraire à ces conditions, vous nous dédommagez des frais raisonnables qui en découlent, dans la mesure permise par la loi.',
      ],
    },
  },
  {
    id: 'changes',
    title: { en: 'Changes', fr: 'Modifications' },
    paragraphs: {
      en: [
        'We may change these terms. Changes that matter are announced by email or in the service at least thirty days ahead, with the old and the new wording. If you do not agree, you may cancel before they take effect.',
      ],
      fr: [
        "Nous pouvons modifier ces conditions. Les changements importants sont annoncés par courriel ou dans le service au moins trente jours d'avance, avec l'ancien et le nouveau texte. Si vous n'êtes pas d'accord, vous pouvez annuler avant leur entrée en vigueur.",
      ],
    },
  },
  {
    id: 'governing-law',
    title: { en: 'Governing law', fr: 'Droit applicable' },
    paragraphs: {
      en: [
        'These terms are governed by the laws of Quebec, Canada, and the federal laws that apply there. Disputes go to the courts of Quebec, unless the law lets a consumer choose otherwise.',
      ],
      fr: [
        "Ces conditions sont régies par les lois du Québec, Canada, et par les lois fédérales qui s'y appliquent. Les litiges relèvent des tribunaux du Québec, sauf si la loi permet à un consommateur d'en choisir d'autres.",
      ],
    },
  },
  {
    id: 'contact',
    title: { en: 'Contact', fr: 'Nous joindre' },
    paragraphs: {
      en: ['For any question about these terms, your subscription or your personal information, write to us:'],
      fr: [
        'Pour toute question sur ces conditions, votre abonnement ou vos renseignements personnels, écrivez-nous\u00a0:',
      ],
    },
  },
];
