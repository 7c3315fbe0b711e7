import type { Question } from '../define-module.ts';

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
      {
        value: 'local_presence',
        label: { en: 'Shop window, markets and events', fr: 'Vitrine, marchés et événements' },
      },
      {
        value: 'word_of_mouth',
        label: { en: 'Word of mouth and referrals', fr: 'Bouche-à-oreille et recommandations' },
      },
      { value: 'direct_outreach', label: { en: 'Visits and calls in person', fr: 'Visites et appels en personne' } },
      { value: 'social_media', label: { en: 'Social media', fr: 'Réseaux sociaux' } },
      {
        value: 'website_newsletter',
        label: { en: 'Website, search engines and newsletter', fr: 'Site Web, moteurs de recherche et infolettre' },
      },
      {
        value: 'partnerships',
        label: { en: 'Partners who sell or recommend', fr: 'Partenaires qui vendent ou recommandent' },
      },
      {
        value: 'paid_advertising',
        label: { en: 'Paid advertising (web, radio, newspaper)', fr: 'Publicité payante (Web, radio, journal)' },
      },
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
      { value: 'under_500', label: { en: 'Less than $500', fr: 'Moins de 500\u00a0$' } },
      { value: '500_1500', label: { en: '$500 to $1,500', fr: 'De 500\u00a0$ à 1\u00a0500\u00a0$' } },
      { value: '1500_3000', label: { en: '$1,500 to $3,000', fr: 'De 1\u00a0500\u00a0$ à 3\u00a0000\u00a0$' } },
      { value: '3000_5000', label: { en: '$3,000 to $5,000', fr: 'De 3\u00a0000\u00a0$ à 5\u00a0000\u00a0$' } },
      { value: 'over_5000', label: { en: 'More than $5,000', fr: 'Plus de 5\u00a0000\u00a0$' } },
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
      { value: 'warm', label: { en: 'Warm and close', fr: 'Chaleureuse et proche' } },
      { value: 'expert', label: { en: 'Serious and expert', fr: 'Sérieuse et experte' } },
      { value: 'simple', label: { en: 'Simple and clear', fr: 'Simple et claire' } },
      { value: 'playful', label: { en: 'Playful and cheerful', fr: 'Enjouée et drôle' } },
      { value: 'refined', label: { en: 'Refined, high-end', fr: 'Raffinée, haut de gamme' } },
      {
        value: 'committed',
        label: { en: 'Committed (environment, community)', fr: 'Engagée (environnement, communauté)' },
      },
      { value: 'bold', label: { en: 'Bold and new', fr: 'Audacieuse et novatrice' } },
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
