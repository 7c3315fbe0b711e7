import { option, type Question } from '../define-module.ts';

export const questions = [
  {
    id: 'timeline',
    kind: 'select',
    required: true,
    always: true,
    label: { en: 'Your timeline', fr: 'Votre échéancier' },
    help: {
      en: 'The time you give yourself, from today, to be open and running. A guess is fine: the milestones below will test it.',
      fr: "Le temps que vous vous donnez, à partir d'aujourd'hui, pour être en activité. Une estimation suffit\u00a0: les étapes ci-dessous la mettront à l'épreuve.",
    },
    options: [
      option('3_months', '3 months', '3\u00a0mois'),
      option('6_months', '6 months', '6\u00a0mois'),
      option('within_year', 'Within the year', "Dans l'année"),
      option('over_year', 'More than a year', "Plus d'un an"),
      { value: 'not_defined', undecided: true, label: { en: 'Not defined', fr: 'Non défini' } },
    ],
  },
  {
    id: 'team',
    kind: 'textarea',
    figures: 'team',
    required: true,
    label: { en: 'Your team', fr: 'Votre équipe' },
    help: {
      en: 'Who does what, how many hours, paid or not, yourself included. One person per line; include people you still need to find.',
      fr: "Qui fait quoi, combien d'heures, avec ou sans salaire, vous compris. Une personne par ligne\u00a0; notez aussi qui reste à trouver.",
    },
    example: {
      en: 'Me: baking and ordering, full time\nMy sister: the counter, three days a week, paid from the opening\nA bookkeeper, a few hours a month, to be found',
      fr: "Moi\u00a0: la fabrication et les commandes, à temps plein\nMa sœur\u00a0: le comptoir, trois jours par semaine, payée dès l'ouverture\nUne personne pour la tenue de livres, quelques heures par mois, à trouver",
    },
  },
  {
    id: 'resources',
    kind: 'textarea',
    figures: 'cash',
    required: true,
    label: { en: 'Your resources', fr: 'Vos ressources' },
    help: {
      en: 'What you have and what you need to start, one per line with its amount: equipment, stock, deposits, savings, loan hoped for.',
      fr: "Ce que vous avez et ce qu'il vous faut pour démarrer, un élément par ligne avec son montant\u00a0: équipement, stock, dépôts, épargne, prêt espéré.",
    },
    example: {
      en: 'Second-hand mixer: $6,500\nTwo months of rent in advance: $3,800\nFlour and packaging for the first month: $2,400\nMy savings: $25,000',
      fr: "Pétrin d'occasion\u00a0: 6\u00a0500\u00a0$\nDeux mois de loyer d'avance\u00a0: 3\u00a0800\u00a0$\nFarine et emballages du premier mois\u00a0: 2\u00a0400\u00a0$\nMon épargne\u00a0: 25\u00a0000\u00a0$",
    },
  },
  {
    id: 'legalStructure',
    kind: 'select',
    states: 'legalForm',
    required: false,
    label: { en: 'Legal form', fr: 'Forme juridique' },
    help: {
      en: 'Who owns the business and who answers for its debts. The LLC is an American form: it does not exist in Canada.',
      fr: "À qui appartient l'entreprise et qui répond de ses dettes. La LLC est une forme des États-Unis\u00a0: elle n'existe pas au Canada.",
    },
    options: [
      option('sole_proprietorship', 'Sole proprietorship', 'Entreprise individuelle'),
      option('general_partnership', 'General partnership', 'Société en nom collectif'),
      option('corporation_provincial', 'Corporation under provincial law', 'Société par actions de régime provincial'),
      option('corporation_federal', 'Corporation under federal law', 'Société par actions de régime fédéral'),
      option('cooperative', 'Cooperative', 'Coopérative'),
      option('non_profit', 'Non-profit organization', 'Organisme à but non lucratif (OBNL)'),
      option('llc', 'LLC', 'LLC'),
      { value: 'not_decided', undecided: true, label: { en: 'Not decided yet', fr: 'Pas encore décidé' } },
    ],
  },
  {
    id: 'milestones',
    kind: 'textarea',
    figures: 'milestones',
    required: true,
    label: { en: 'Your milestones', fr: 'Vos étapes' },
    help: {
      en: 'What must be done before and after opening, one per line, with the month and who does it.',
      fr: "Ce qui doit être fait avant et après l'ouverture, une étape par ligne, avec le mois et la personne qui s'en charge.",
    },
    example: {
      en: 'Month 1: reply from the MAPAQ about the permit (me)\nMonth 2: lease signed and mixer bought (me)\nMonth 4: 60 weekly subscriptions signed (my sister)\nMonth 5: opening (me)',
      fr: 'Mois 1\u00a0: réponse du MAPAQ au sujet du permis (moi)\nMois 2\u00a0: bail signé et pétrin acheté (moi)\nMois 4\u00a0: 60\u00a0abonnements hebdomadaires signés (ma sœur)\nMois 5\u00a0: ouverture (moi)',
    },
  },
  {
    id: 'vision',
    kind: 'textarea',
    figures: 'nothing',
    required: true,
    label: { en: 'Your vision', fr: 'Votre vision' },
    help: {
      en: 'The business in three years, so that somebody could check whether you got there: customers, people, what you draw from it.',
      fr: "L'entreprise dans trois ans, de façon qu'on puisse vérifier si vous y êtes\u00a0: clientèle, équipe, ce que vous en tirez.",
    },
    example: {
      en: 'In three years the bakery sells 80 loaves a day, employs my sister full time, and I want to draw $3,500 a month from it',
      fr: 'Dans trois ans, la boulangerie vend 80\u00a0miches par jour, emploie ma sœur à temps plein, et je veux me verser 3\u00a0500\u00a0$ par mois',
    },
  },
  {
    id: 'values',
    kind: 'textarea',
    figures: 'nothing',
    required: false,
    label: { en: 'Your values', fr: 'Vos valeurs' },
    help: {
      en: 'What you would not give up, even for more money. One per line.',
      fr: "Ce à quoi vous ne renonceriez pas, même pour plus d'argent. Une valeur par ligne.",
    },
    example: {
      en: 'Flour from a mill in Mauricie\nNothing thrown away: what is left goes to the community fridge',
      fr: "De la farine d'un moulin de la Mauricie\nRien de jeté\u00a0: ce qui reste va au frigo communautaire",
    },
  },
  {
    id: 'location',
    kind: 'textarea',
    settings: ['place', 'months'],
    required: true,
    label: { en: 'Your place of business', fr: "Votre lieu d'affaires" },
    help: {
      en: 'Address or kind of place, rent and length of the lease, what is nearby, hours. At home or online: from where, and where the data is kept.',
      fr: "L'adresse ou le type de lieu, le loyer et la durée du bail, ce qu'il y a autour, les heures. À la maison ou en ligne\u00a0: d'où, et où les données sont conservées.",
    },
    example: {
      en: 'A shop on Sainte-Cécile Street at $1,900 a month, three-year lease, beside the primary school, open until 7 p.m.',
      fr: "Un local rue Sainte-Cécile à 1\u00a0900\u00a0$ par mois, bail de trois ans, à côté de l'école primaire, ouvert jusqu'à 19\u00a0h",
    },
  },
] as const satisfies readonly Question[];
