import { option, type Question } from '../define-module.ts';

export const questions = [
  {
    id: 'businessIdea',
    kind: 'textarea',
    figures: 'idea',
    settings: ['place', 'months'],
    required: true,
    always: true,
    label: { en: 'Your business idea', fr: "Votre idée d'entreprise" },
    help: {
      en: 'What you sell, in words your neighbour would understand. A price, if you have one in mind.',
      fr: 'Ce que vous vendez, dans des mots que votre voisine comprendrait. Un prix, si vous en avez un en tête.',
    },
    example: {
      en: 'A neighbourhood bakery that sells organic sourdough bread at $8 a loaf, on the shelf and by weekly subscription',
      fr: 'Une boulangerie de quartier qui vend du pain au levain bio à 8\u00a0$ la miche, en magasin et par abonnement hebdomadaire',
    },
  },
  {
    id: 'targetMarket',
    kind: 'textarea',
    figures: 'compared',
    settings: ['place'],
    required: true,
    always: true,
    label: { en: 'Your target customers', fr: 'Votre clientèle cible' },
    help: {
      en: 'Who buys: age, situation, place, habits. The more precise, the easier they are to find.',
      fr: "Qui achète\u00a0: âge, situation, lieu, habitudes. Plus c'est précis, plus il est facile de les trouver.",
    },
    example: {
      en: 'Families and retired people who live within 15 minutes on foot in the Sainte-Cécile district',
      fr: 'Les familles et les personnes retraitées qui habitent à moins de 15\u00a0minutes à pied, dans le quartier Sainte-Cécile',
    },
  },
  {
    id: 'problemSolved',
    kind: 'textarea',
    figures: 'nothing',
    required: true,
    always: true,
    label: { en: 'The problem you solve', fr: 'Le problème que vous réglez' },
    help: {
      en: 'What annoys them today, how they cope, and what it costs them in time or money.',
      fr: "Ce qui les embête aujourd'hui, comment ils se débrouillent et ce que cela leur coûte en temps ou en argent.",
    },
    example: {
      en: "Since the last bakery closed, people drive 20 minutes for good bread or settle for the supermarket's",
      fr: 'Depuis la fermeture de la dernière boulangerie, les gens roulent 20\u00a0minutes pour du bon pain ou se contentent de celui du supermarché',
    },
  },
  {
    id: 'businessModel',
    kind: 'select',
    required: true,
    label: { en: 'How you earn money', fr: "Comment l'argent entre" },
    help: {
      en: 'The main way customers pay you. You can change it later.',
      fr: 'La principale façon dont la clientèle vous paie. Vous pourrez la changer plus tard.',
    },
    options: [
      option('product_sales', 'Direct product sales', 'Vente directe de produits'),
      option('services', 'Service provision', 'Prestation de services'),
      option('subscription', 'Subscription or recurring revenue', 'Abonnement ou revenus récurrents'),
      option('marketplace', 'Commission or marketplace', 'Commission ou place de marché'),
      option('freemium', 'Freemium (free version, paid extras)', 'Freemium (version gratuite, options payantes)'),
      option('license', 'License', 'Licence'),
      option('other', 'Other', 'Autre'),
    ],
  },
  {
    id: 'location',
    kind: 'text',
    settings: ['place', 'months'],
    required: true,
    label: { en: 'Where you will operate', fr: 'Où vous exercerez vos activités' },
    help: {
      en: 'City, region, or “online” with the territory you serve first.',
      fr: "La ville, la région, ou «\u00a0en ligne\u00a0» avec le territoire que vous servirez d'abord.",
    },
    example: { en: 'Trois-Rivières, Mauricie', fr: 'Trois-Rivières, en Mauricie' },
  },
  {
    id: 'experience',
    kind: 'textarea',
    figures: 'compared',
    required: false,
    label: { en: 'Your experience', fr: 'Votre expérience' },
    help: {
      en: 'What you have done that helps here: jobs, training, people you know, things you already tried.',
      fr: 'Ce que vous avez fait qui aide ici\u00a0: emplois, formations, contacts, essais déjà tentés.',
    },
    example: {
      en: 'Six years as a baker, two of them as shift leader; I sold at the Saturday market last summer',
      fr: "Six ans comme boulangère, dont deux comme cheffe d'équipe\u00a0; j'ai vendu au marché du samedi l'été dernier",
    },
  },
  {
    id: 'budget',
    kind: 'select',
    required: false,
    label: { en: 'Starting budget', fr: 'Budget de départ' },
    help: {
      en: 'Your own money plus what you are fairly sure to get.',
      fr: "Votre mise de fonds et ce que vous êtes à peu près certain ou certaine d'obtenir.",
    },
    options: [
      option('under_5000', 'Less than $5,000', 'Moins de 5\u00a0000\u00a0$'),
      option('5000_20000', '$5,000 to $20,000', 'De 5\u00a0000\u00a0$ à 20\u00a0000\u00a0$'),
      option('20000_50000', '$20,000 to $50,000', 'De 20\u00a0000\u00a0$ à 50\u00a0000\u00a0$'),
      option('50000_100000', '$50,000 to $100,000', 'De 50\u00a0000\u00a0$ à 100\u00a0000\u00a0$'),
      option('over_100000', 'More than $100,000', 'Plus de 100\u00a0000\u00a0$'),
    ],
  },
] as const satisfies readonly Question[];
