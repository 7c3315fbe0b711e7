import { option, type Question } from '../define-module.ts';

export const questions = [
  {
    id: 'marketSize',
    kind: 'select',
    required: true,
    label: { en: 'Size of your market', fr: 'Taille de votre marché' },
    help: {
      en: 'How far your customers may be during the first two years.',
      fr: "Jusqu'où peut se trouver votre clientèle pendant les deux premières années.",
    },
    options: [
      option('local', 'Local (city or region)', 'Local (ville ou région)'),
      option('national', 'National (Québec or Canada)', 'National (Québec ou Canada)'),
      option('international', 'International', 'International'),
      option('niche', 'Niche (few customers, wherever they are)', "Niche (peu de clients, où qu'ils soient)"),
      { value: 'unknown', undecided: true, label: { en: "I don't know", fr: 'Je ne sais pas' } },
    ],
  },
  {
    id: 'competitors',
    kind: 'textarea',
    figures: 'nothing',
    required: true,
    always: true,
    label: { en: 'Your competitors', fr: 'Vos concurrents' },
    help: {
      en: 'Who else solves this problem, and what people do instead of buying. One per line, with what you know.',
      fr: "Qui d'autre règle ce problème, et ce que les gens font au lieu d'acheter. Un par ligne, avec ce que vous en savez.",
    },
    example: {
      en: 'The supermarket on Sainte-Cécile Street (bread at $5)\nThe downtown bakery (good, but closes at 3 p.m.)\nPeople who bake at home',
      fr: 'Le supermarché de la rue Sainte-Cécile (pain à 5\u00a0$)\nLa boulangerie du centre-ville (bonne, mais ferme à 15\u00a0h)\nLes gens qui font leur pain à la maison',
    },
  },
  {
    id: 'differentiators',
    kind: 'textarea',
    required: true,
    always: true,
    label: { en: 'What makes you different', fr: 'Ce qui vous distingue' },
    help: {
      en: 'Why a customer would choose you over them. One reason per line.',
      fr: "Pourquoi une personne vous choisirait plutôt qu'eux. Une raison par ligne.",
    },
    example: {
      en: 'Flour from a mill 30 km away\nOpen until 7 p.m.\nWeekly bread subscription',
      fr: "Farine d'un moulin situé à 30\u00a0km\nOuvert jusqu'à 19\u00a0h\nAbonnement au pain de la semaine",
    },
  },
  {
    id: 'marketTrends',
    kind: 'textarea',
    figures: 'nothing',
    required: false,
    always: true,
    label: { en: 'Trends in your market', fr: 'Tendances de votre marché' },
    help: {
      en: 'What is changing for your customers: habits, prices, rules, technology. Say where you saw it.',
      fr: "Ce qui change pour votre clientèle\u00a0: habitudes, prix, règles, technologie. Dites où vous l'avez vu.",
    },
    example: {
      en: 'More people ask where their food comes from; the Saturday market added a second row of stalls',
      fr: "De plus en plus de gens demandent d'où vient ce qu'ils mangent\u00a0; le marché du samedi a ajouté une rangée d'étals",
    },
  },
  {
    id: 'risks',
    kind: 'textarea',
    figures: 'nothing',
    required: false,
    always: true,
    label: { en: 'Risks you see', fr: 'Risques que vous voyez' },
    help: {
      en: 'What could go wrong or keeps you awake. One per line.',
      fr: 'Ce qui pourrait mal tourner ou vous empêche de dormir. Un par ligne.',
    },
    example: {
      en: 'The price of flour goes up\nI get sick and nobody can bake\nThe supermarket starts selling sourdough',
      fr: 'Le prix de la farine augmente\nJe tombe malade et personne ne peut boulanger\nLe supermarché se met à vendre du pain au levain',
    },
  },
] as const satisfies readonly Question[];
