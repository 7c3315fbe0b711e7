import { option, type Question } from '../define-module.ts';

export const questions = [
  {
    id: 'brandName',
    kind: 'text',
    required: true,
    label: { en: 'Name of the business or brand', fr: "Nom de l'entreprise ou de la marque" },
    help: {
      en: 'The name customers will say. Easy to spell on the telephone, and good in French if you sell in Québec.',
      fr: 'Le nom que dira la clientèle. Facile à épeler au téléphone, et juste en français si vous vendez au Québec.',
    },
    example: { en: 'Le Levain de Sainte-Cécile', fr: 'Le Levain de Sainte-Cécile' },
  },
  {
    id: 'valueProposition',
    kind: 'textarea',
    figures: 'idea',
    required: true,
    always: true,
    label: { en: 'What you promise', fr: 'Votre promesse' },
    help: {
      en: 'What a customer gets from you and not elsewhere, in one sentence that could be checked.',
      fr: "Ce qu'un client obtient chez vous et pas ailleurs, en une phrase qu'on peut vérifier.",
    },
    example: {
      en: 'Sourdough bread baked this morning a few steps from your home, still on the shelf at 7 p.m.',
      fr: 'Du pain au levain cuit ce matin à quelques pas de chez vous, encore sur la tablette à 19\u00a0h',
    },
  },
  {
    id: 'marketingChannels',
    kind: 'select',
    required: true,
    label: { en: 'Main channel', fr: 'Canal principal' },
    help: {
      en: 'Where your first customers will most likely hear about you. Choose one: the analysis suggests two more that go with it.',
      fr: "Là où votre première clientèle entendra le plus probablement parler de vous. Choisissez-en un\u00a0: l'analyse en propose deux qui vont bien à côté.",
    },
    options: [
      option('local_presence', 'Shop window, markets and events', 'Vitrine, marchés et événements'),
      option('word_of_mouth', 'Word of mouth and referrals', 'Bouche-à-oreille et recommandations'),
      option('direct_outreach', 'Visits and calls in person', 'Visites et appels en personne'),
      option('social_media', 'Social media', 'Réseaux sociaux'),
      option(
        'website_newsletter',
        'Website, search engines and newsletter',
        'Site Web, moteurs de recherche et infolettre',
      ),
      option('partnerships', 'Partners who sell or recommend', 'Partenaires qui vendent ou recommandent'),
      option('paid_advertising', 'Paid advertising (web, radio, newspaper)', 'Publicité payante (Web, radio, journal)'),
    ],
  },
  {
    id: 'budget',
    kind: 'select',
    required: true,
    label: { en: 'Marketing budget per month', fr: 'Budget de marketing par mois' },
    help: {
      en: 'What you can spend each month during the first year, your own hours not included.',
      fr: 'Ce que vous pouvez dépenser chaque mois la première année, sans compter vos propres heures.',
    },
    options: [
      option('under_500', 'Less than $500', 'Moins de 500\u00a0$'),
      option('500_1500', '$500 to $1,500', 'De 500\u00a0$ à 1\u00a0500\u00a0$'),
      option('1500_3000', '$1,500 to $3,000', 'De 1\u00a0500\u00a0$ à 3\u00a0000\u00a0$'),
      option('3000_5000', '$3,000 to $5,000', 'De 3\u00a0000\u00a0$ à 5\u00a0000\u00a0$'),
      option('over_5000', 'More than $5,000', 'Plus de 5\u00a0000\u00a0$'),
      { value: 'to_be_determined', undecided: true, label: { en: 'To be determined', fr: 'À déterminer' } },
    ],
  },
  {
    id: 'customerAcquisition',
    kind: 'textarea',
    required: true,
    label: { en: 'How you will win customers', fr: 'Comment vous gagnerez votre clientèle' },
    help: {
      en: 'What you will do, with whom and how many. One action per line.',
      fr: 'Ce que vous ferez, auprès de qui et de combien de personnes. Une action par ligne.',
    },
    example: {
      en: 'A card with a slice of bread to the 200 doors around the shop\nA message to the 25 regulars of the Saturday market',
      fr: 'Une carte avec une tranche de pain aux 200\u00a0portes les plus proches\nUn message aux 25\u00a0habitués du marché du samedi',
    },
  },
  {
    id: 'brandPersonality',
    kind: 'select',
    required: false,
    label: { en: 'Personality of the brand', fr: 'Personnalité de la marque' },
    help: {
      en: 'If your business were a person at the counter, how would it speak?',
      fr: 'Si votre entreprise était une personne au comptoir, comment parlerait-elle\u00a0?',
    },
    options: [
      option('warm', 'Warm and close', 'Chaleureuse et proche'),
      option('expert', 'Serious and expert', 'Sérieuse et experte'),
      option('simple', 'Simple and clear', 'Simple et claire'),
      option('playful', 'Playful and cheerful', 'Enjouée et drôle'),
      option('refined', 'Refined, high-end', 'Raffinée, haut de gamme'),
      option('committed', 'Committed (environment, community)', 'Engagée (environnement, communauté)'),
      option('bold', 'Bold and new', 'Audacieuse et novatrice'),
    ],
  },
  {
    id: 'contentStrategy',
    kind: 'textarea',
    required: false,
    label: { en: 'What you will show and tell', fr: 'Ce que vous montrerez et raconterez' },
    help: {
      en: 'Photos, stories, advice, answers to the questions you are asked. One subject per line.',
      fr: "Photos, histoires, conseils, réponses aux questions qu'on vous pose. Un sujet par ligne.",
    },
    example: {
      en: 'The first batch of the morning\nThe story of the miller\nWhat to do with stale bread',
      fr: "La première fournée du matin\nL'histoire du meunier\nQuoi faire avec du pain rassis",
    },
  },
] as const satisfies readonly Question[];
