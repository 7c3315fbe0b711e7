import type { Question } from '../define-module.ts';

export const questions = [
  {
    id: 'interests',
    kind: 'textarea',
    required: true,
    always: true,
    label: { en: 'What do you enjoy doing?', fr: "Qu'est-ce que vous aimez faire\u00a0?" },
    help: {
      en: 'Hobbies, causes, subjects you could talk about for an hour. List a few, separated by commas or on separate lines.',
      fr: 'Loisirs, causes, sujets dont vous pourriez parler pendant une heure. Nommez-en quelques-uns, séparés par des virgules ou un par ligne.',
    },
    example: {
      en: "Sourdough baking, farmers' markets, teaching children to cook, hiking",
      fr: 'Le pain au levain, les marchés publics, cuisiner avec des enfants, la randonnée',
    },
  },
  {
    id: 'skills',
    kind: 'textarea',
    required: true,
    always: true,
    label: { en: 'What are you good at?', fr: 'Quels sont vos points forts\u00a0?' },
    help: {
      en: 'What you learned at work, in school or by yourself, and what people ask your help for.',
      fr: "Ce que vous avez appris au travail, à l'école ou par vous-même, et ce pour quoi on vous demande de l'aide.",
    },
    example: {
      en: 'Six years as a baker, managing a team of four, customer service, food photography',
      fr: "Six ans comme boulangère, gestion d'une équipe de quatre personnes, service à la clientèle, photo culinaire",
    },
  },
  {
    id: 'preferredSector',
    kind: 'select',
    required: false,
    label: { en: 'Preferred sector', fr: "Secteur d'activité préféré" },
    help: {
      en: 'The field you would like to work in. Not sure? Choose “No preference”.',
      fr: 'Le domaine où vous aimeriez travailler. Vous hésitez\u00a0? Choisissez «\u00a0Aucune préférence\u00a0».',
    },
    options: [
      { value: 'food', label: { en: 'Food and restaurants', fr: 'Alimentation et restauration' } },
      {
        value: 'agriculture',
        label: { en: 'Agriculture and local products', fr: 'Agriculture et produits du terroir' },
      },
      { value: 'retail', label: { en: 'Retail and online stores', fr: 'Commerce de détail et vente en ligne' } },
      { value: 'crafts_design', label: { en: 'Crafts, fashion and design', fr: "Métiers d'art, mode et design" } },
      { value: 'health_wellness', label: { en: 'Health, wellness and beauty', fr: 'Santé, mieux-être et beauté' } },
      { value: 'education', label: { en: 'Education and training', fr: 'Éducation et formation' } },
      { value: 'family_pets', label: { en: 'Children, seniors and pets', fr: 'Enfants, personnes aînées et animaux' } },
      { value: 'technology', label: { en: 'Technology and software', fr: 'Technologies et logiciels' } },
      { value: 'business_services', label: { en: 'Services to businesses', fr: 'Services aux entreprises' } },
      {
        value: 'home_construction',
        label: { en: 'Construction and home services', fr: 'Construction et services à domicile' },
      },
      { value: 'manufacturing', label: { en: 'Manufacturing and processing', fr: 'Fabrication et transformation' } },
      { value: 'tourism_leisure', label: { en: 'Tourism, sports and outdoors', fr: 'Tourisme, sport et plein air' } },
      { value: 'arts_culture', label: { en: 'Arts, culture and events', fr: 'Arts, culture et événements' } },
      {
        value: 'environment',
        label: { en: 'Environment and circular economy', fr: 'Environnement et économie circulaire' },
      },
      { value: 'no_preference', label: { en: 'No preference', fr: 'Aucune préférence' } },
    ],
  },
  {
    id: 'businessType',
    kind: 'select',
    required: false,
    label: { en: 'Type of business', fr: "Type d'entreprise" },
    help: {
      en: 'Where you picture yourself working most of the time.',
      fr: 'Là où vous vous voyez travailler la plupart du temps.',
    },
    options: [
      { value: 'online', label: { en: 'Online', fr: 'En ligne' } },
      { value: 'home_based', label: { en: 'From home', fr: 'À la maison' } },
      { value: 'own_premises', label: { en: 'A shop, studio or workshop', fr: 'Boutique, studio ou atelier' } },
      { value: 'mobile', label: { en: "On the road, at the customer's place", fr: 'Sur la route, chez la clientèle' } },
      { value: 'not_sure', undecided: true, label: { en: 'Not sure yet', fr: 'Je ne sais pas encore' } },
    ],
  },
  {
    id: 'budget',
    kind: 'select',
    required: false,
    label: { en: 'Starting budget', fr: 'Budget de départ' },
    help: {
      en: 'What you could invest in the first year without straining your household.',
      fr: 'Ce que vous pourriez investir la première année sans mettre votre ménage en difficulté.',
    },
    options: [
      { value: 'under_5000', label: { en: 'Less than $5,000', fr: 'Moins de 5\u00a0000\u00a0$' } },
      { value: '5000_20000', label: { en: '$5,000 to $20,000', fr: 'De 5\u00a0000\u00a0$ à 20\u00a0000\u00a0$' } },
      { value: '20000_50000', label: { en: '$20,000 to $50,000', fr: 'De 20\u00a0000\u00a0$ à 50\u00a0000\u00a0$' } },
      {
        value: '50000_100000',
        label: { en: '$50,000 to $100,000', fr: 'De 50\u00a0000\u00a0$ à 100\u00a0000\u00a0$' },
      },
      { value: 'over_100000', label: { en: 'More than $100,000', fr: 'Plus de 100\u00a0000\u00a0$' } },
      {
        value: 'not_sure',
        label: { en: 'No budget yet, or not sure', fr: 'Pas de budget pour le moment, ou je ne sais pas' },
      },
    ],
  },
  {
    id: 'teamPreference',
    kind: 'select',
    required: false,
    label: { en: 'Who would you like to work with?', fr: 'Avec qui aimeriez-vous travailler\u00a0?' },
    help: {
      en: 'Think of the first year; a team can grow later.',
      fr: 'Pensez à la première année\u00a0; une équipe peut grandir plus tard.',
    },
    options: [
      { value: 'solo', label: { en: 'Alone', fr: 'En solo' } },
      { value: 'partners', label: { en: 'With one or two partners', fr: 'Avec une ou deux personnes associées' } },
      { value: 'family', label: { en: 'With my family', fr: 'En famille' } },
      { value: 'employees', label: { en: 'With employees', fr: 'Avec du personnel' } },
      { value: 'not_sure', undecided: true, label: { en: 'Not sure yet', fr: 'Je ne sais pas encore' } },
    ],
  },
  {
    id: 'targetCustomers',
    kind: 'textarea',
    settings: ['place'],
    required: false,
    label: { en: 'Who would you like to serve?', fr: 'Qui aimeriez-vous servir\u00a0?' },
    help: {
      en: 'People or businesses you know well or would enjoy meeting: who they are, where they live.',
      fr: 'Des personnes ou des entreprises que vous connaissez bien ou que vous aimeriez côtoyer\u00a0: qui elles sont, où elles se trouvent.',
    },
    example: {
      en: 'Young families in Trois-Rivières who want good bread without driving downtown',
      fr: 'Les jeunes familles de Trois-Rivières qui veulent du bon pain sans aller au centre-ville',
    },
  },
  {
    id: 'productOrService',
    kind: 'select',
    required: false,
    label: { en: 'Product or service?', fr: 'Produit ou service\u00a0?' },
    help: {
      en: 'What you would rather sell.',
      fr: 'Ce que vous aimeriez le mieux vendre.',
    },
    options: [
      {
        value: 'physical_product',
        label: { en: 'A product you can hold', fr: "Un produit que l'on tient dans ses mains" },
      },
      {
        value: 'digital_product',
        label: {
          en: 'A digital product (app, online course, guide)',
          fr: 'Un produit numérique (application, cours en ligne, guide)',
        },
      },
      { value: 'service', label: { en: 'A service', fr: 'Un service' } },
      {
        value: 'product_and_service',
        label: { en: 'A product and a service together', fr: 'Un produit et un service ensemble' },
      },
      {
        value: 'platform',
        label: { en: 'A platform that connects people', fr: 'Une plateforme qui met des gens en relation' },
      },
      { value: 'not_sure', undecided: true, label: { en: 'Not sure yet', fr: 'Je ne sais pas encore' } },
    ],
  },
  {
    id: 'timeCommitment',
    kind: 'select',
    required: false,
    label: { en: 'Time you can commit', fr: 'Temps que vous pouvez y consacrer' },
    help: {
      en: 'Hours in an ordinary week, during the first year.',
      fr: "Le nombre d'heures dans une semaine ordinaire, la première année.",
    },
    options: [
      {
        value: 'under_10_hours',
        label: { en: 'Less than 10 hours a week', fr: 'Moins de 10\u00a0heures par semaine' },
      },
      { value: '10_20_hours', label: { en: '10 to 20 hours a week', fr: 'De 10 à 20\u00a0heures par semaine' } },
      { value: '20_35_hours', label: { en: '20 to 35 hours a week', fr: 'De 20 à 35\u00a0heures par semaine' } },
      { value: 'full_time', label: { en: 'Full time', fr: 'À temps plein' } },
      { value: 'seasonal', label: { en: 'Seasonal, or it varies', fr: 'Selon les saisons, ou variable' } },
    ],
  },
  {
    id: 'mainGoal',
    kind: 'select',
    required: false,
    label: { en: 'Main goal', fr: 'But principal' },
    help: {
      en: 'What would make you say in three years that it was worth it.',
      fr: 'Ce qui vous ferait dire dans trois ans que cela en valait la peine.',
    },
    options: [
      { value: 'extra_income', label: { en: 'Earn extra income on the side', fr: "Gagner un revenu d'appoint" } },
      { value: 'main_income', label: { en: 'Make a living from it', fr: 'En vivre' } },
      { value: 'flexibility', label: { en: 'Be free to set my own hours', fr: 'Être libre de mon horaire' } },
      { value: 'passion', label: { en: 'Make a living doing what I love', fr: 'Faire de ma passion mon métier' } },
      { value: 'community', label: { en: 'Be useful to my community', fr: 'Être utile à ma communauté' } },
      {
        value: 'environment',
        label: { en: 'Do something for the environment', fr: "Faire quelque chose pour l'environnement" },
      },
      { value: 'growth', label: { en: 'Grow and create jobs', fr: 'Grandir et créer des emplois' } },
      {
        value: 'legacy',
        label: { en: 'Build something to sell or hand down', fr: 'Bâtir quelque chose à vendre ou à transmettre' },
      },
    ],
  },
] as const satisfies readonly Question[];
