import { option, type Question } from '../define-module.ts';

export const questions = [
  {
    id: 'initialInvestment',
    kind: 'select',
    states: 'openingBudget',
    required: true,
    label: { en: 'Initial investment', fr: 'Investissement initial' },
    help: {
      en: 'Everything you have to spend before the first sale: equipment, leasehold improvements, permits, opening stock, deposits.',
      fr: "Tout ce qu'il faut dépenser avant la première vente\u00a0: équipement, aménagement, permis, stock de départ, dépôts.",
    },
    options: [
      option('under_10000', 'Less than $10,000', 'Moins de 10\u00a0000\u00a0$'),
      option('10000_25000', '$10,000 to $25,000', 'De 10\u00a0000\u00a0$ à 25\u00a0000\u00a0$'),
      option('25000_50000', '$25,000 to $50,000', 'De 25\u00a0000\u00a0$ à 50\u00a0000\u00a0$'),
      option('50000_100000', '$50,000 to $100,000', 'De 50\u00a0000\u00a0$ à 100\u00a0000\u00a0$'),
      option('100000_250000', '$100,000 to $250,000', 'De 100\u00a0000\u00a0$ à 250\u00a0000\u00a0$'),
      option('over_250000', 'More than $250,000', 'Plus de 250\u00a0000\u00a0$'),
    ],
  },
  {
    id: 'fundingSources',
    kind: 'select',
    required: true,
    label: { en: 'Where the money comes from', fr: "D'où vient l'argent" },
    help: {
      en: 'The main source today. Under “Cash flow”, you can say how much comes from each one.',
      fr: "La source principale aujourd'hui. Sous «\u00a0Trésorerie\u00a0», vous pourrez dire combien vient de chacune.",
    },
    options: [
      option('personal_funds', 'Personal funds only', 'Fonds personnels seulement'),
      option('family_friends', 'Family and friends', 'Famille et proches'),
      option('bank_loan', 'Loan from a bank or a caisse', "Prêt d'une banque ou d'une caisse"),
      option('public_support', 'Grant or loan from a support program', "Subvention ou prêt d'un programme de soutien"),
      option('investors', 'Partners or investors', 'Associés ou investisseurs'),
      option('advance_sales', 'Crowdfunding or advance sales', "Sociofinancement ou ventes à l'avance"),
      option('several', 'Several sources together', 'Plusieurs sources à la fois'),
    ],
  },
  {
    id: 'revenueModel',
    kind: 'select',
    states: 'revenueModel',
    required: true,
    always: true,
    label: { en: 'How customers pay you', fr: 'Comment la clientèle vous paie' },
    help: {
      en: 'The one that brings in most of the money; the plan is built on it.',
      fr: 'La façon qui rapporte le plus\u00a0; le plan se construit sur elle.',
    },
    options: [
      option('unit_sales', 'By the sale, for a product', 'À la vente, pour un produit'),
      option('time_or_project', 'By the hour, the visit or the project', "À l'heure, à la visite ou au projet"),
      option(
        'subscription',
        'By subscription, every week, month or year',
        'Par abonnement, chaque semaine, mois ou année',
      ),
      option('commission', 'By a commission on what others sell', "Par une commission sur ce que d'autres vendent"),
      option('licence', 'By a licence or royalties', 'Par une licence ou des redevances'),
      option('advertising', 'By advertising or sponsors', 'Par la publicité ou des commanditaires'),
      option('mixed', 'A mix of these', 'Un mélange de ces façons'),
    ],
  },
  {
    id: 'pricingStrategy',
    kind: 'textarea',
    figures: 'prices',
    required: true,
    always: true,
    label: { en: 'Your prices', fr: 'Vos prix' },
    help: {
      en: 'What one sale costs the customer, before taxes, and why this much: “$8 a loaf”, “$79 a month per clinic”, “$45 an hour”.',
      fr: "Ce qu'une vente coûte au client, avant taxes, et pourquoi ce prix\u00a0: «\u00a08\u00a0$ la miche\u00a0», «\u00a079\u00a0$ par mois par clinique\u00a0», «\u00a045\u00a0$ l'heure\u00a0».",
    },
    example: {
      en: '$8 a loaf. The supermarket asks $5 for bread baked elsewhere; the downtown bakery sells out at about the same price as mine.',
      fr: '8\u00a0$ la miche. Le supermarché demande 5\u00a0$ pour du pain cuit ailleurs\u00a0; la boulangerie du centre-ville écoule tout à peu près au même prix que le mien.',
    },
  },
  {
    id: 'fixedCosts',
    kind: 'textarea',
    figures: 'costs',
    required: true,
    label: { en: 'Fixed costs each month', fr: 'Coûts fixes de chaque mois' },
    help: {
      en: 'What you pay whatever you sell: rent, insurance, telephone, wages, your own pay, loan payments. One per line, with the amount and how often.',
      fr: 'Ce que vous payez quelles que soient les ventes\u00a0: loyer, assurances, téléphone, salaires, votre propre paie, remboursements. Un par ligne, avec le montant et la fréquence.',
    },
    example: {
      en: 'Rent $1,900 a month\nInsurance $1,500 a year\nTelephone and internet $95 a month\nMy pay $2,200 a month',
      fr: 'Loyer 1\u00a0900\u00a0$ par mois\nAssurances 1\u00a0500\u00a0$ par année\nTéléphone et internet 95\u00a0$ par mois\nMon salaire 2\u00a0200\u00a0$ par mois',
    },
  },
  {
    id: 'variableCosts',
    kind: 'textarea',
    figures: 'unitCosts',
    required: true,
    label: { en: 'What one sale costs you', fr: 'Ce que vous coûte une vente' },
    help: {
      en: 'What you only pay when you sell, for one sale: ingredients, packaging, delivery, card fees in %.',
      fr: 'Ce que vous payez seulement quand vous vendez, pour une vente\u00a0: ingrédients, emballage, livraison, frais de carte en\u00a0%.',
    },
    example: {
      en: 'Flour $1.60 a loaf\nBag and label $0.25 a loaf\nCard fees 2.5% of the price',
      fr: 'Farine 1,60\u00a0$ la miche\nSac et étiquette 0,25\u00a0$ la miche\nFrais de carte 2,5\u00a0% du prix',
    },
  },
  {
    id: 'breakEven',
    kind: 'text',
    figures: 'nothing',
    required: false,
    label: { en: 'Your own estimate of the break-even', fr: 'Votre estimation du seuil de rentabilité' },
    help: {
      en: 'How many sales you think you need in a month to cover your costs. A guess will do: it is compared with the calculation.',
      fr: "Combien de ventes il faut, selon vous, pour couvrir les coûts d'un mois. Une intuition suffit\u00a0: elle sera comparée au calcul.",
    },
    example: { en: 'About 60 loaves a day', fr: 'Environ 60 miches par jour' },
  },
  {
    id: 'revenueGoals',
    kind: 'textarea',
    figures: 'goals',
    settings: ['months'],
    required: true,
    label: { en: 'Your sales goals', fr: 'Vos objectifs de ventes' },
    help: {
      en: 'How many sales (or dollars of sales) a month, and by when: after six months, at the end of the first year, of the second.',
      fr: 'Combien de ventes (ou de dollars de ventes) par mois, et pour quand\u00a0: après six mois, à la fin de la première année, de la deuxième.',
    },
    example: {
      en: '55 loaves a day after six months, 70 a day by the end of the first year, open 4 days a week',
      fr: '55 miches par jour après six mois, 70 par jour à la fin de la première année, ouvert 4 jours par semaine',
    },
  },
  {
    id: 'cashFlow',
    kind: 'textarea',
    figures: 'cash',
    required: false,
    label: { en: 'Cash flow', fr: 'Trésorerie' },
    help: {
      en: 'What you buy before opening, with amounts; the money you have or expect, source by source; and when customers pay you.',
      fr: "Ce que vous achetez avant l'ouverture, avec les montants\u00a0; l'argent que vous avez ou attendez, source par source\u00a0; et quand la clientèle vous paie.",
    },
    example: {
      en: 'Before opening: mixer $6,500, refrigerated cabinet $4,800, permits $600.\nMy savings: $25,000.\nThe restaurants pay 30 days after delivery.',
      fr: "Avant l'ouverture\u00a0: pétrin 6\u00a0500\u00a0$, armoire réfrigérée 4\u00a0800\u00a0$, permis 600\u00a0$.\nMon épargne\u00a0: 25\u00a0000\u00a0$.\nLes restaurants paient 30 jours après la livraison.",
    },
  },
] as const satisfies readonly Question[];
