import { option, type Question } from '../define-module.ts';

export const questions = [
  {
    id: 'productDescription',
    kind: 'textarea',
    figures: 'idea',
    required: true,
    always: true,
    label: { en: 'What you are making', fr: 'Ce que vous mettez au point' },
    help: {
      en: 'What the customer will hold, use or receive, what it is made of, and what it does. Sizes and quantities if you know them.',
      fr: "Ce que la clientèle aura en main, utilisera ou recevra, de quoi c'est fait et ce que cela fait. Les formats et les quantités, si vous les connaissez.",
    },
    example: {
      en: 'Two sourdough breads of 800\u00a0g, one white and one with rye, raised for 24 hours and baked on stone',
      fr: 'Deux pains au levain de 800\u00a0g, un blanc et un au seigle, levés 24 heures et cuits sur pierre',
    },
  },
  {
    id: 'developmentStage',
    kind: 'select',
    required: true,
    label: { en: 'How far along it is', fr: 'Où vous en êtes' },
    help: {
      en: 'The last stage you have completed and could show to someone.',
      fr: "La dernière étape que vous avez franchie et que vous pourriez montrer à quelqu'un.",
    },
    options: [
      option('concept', 'An idea on paper', 'Une idée sur papier'),
      option('first_trials', 'First trials (nothing to show yet)', 'Premiers essais (rien à montrer encore)'),
      option('prototype', 'A prototype or a first batch', 'Un prototype ou un premier lot'),
      option('customer_tests', 'Being tried by customers', "À l'essai chez des clients"),
      option('ready_to_sell', 'Ready to be sold', 'Prêt à être vendu'),
      option('on_sale', 'On sale, being improved', 'Déjà vendu, en amélioration'),
    ],
  },
  {
    id: 'technicalRequirements',
    kind: 'textarea',
    required: true,
    label: { en: 'What it must be able to do', fr: 'Ce que le produit doit réussir' },
    help: {
      en: 'What has to be true before you can sell it, with a number whenever possible: weight, time, temperature, quantity. One per line.',
      fr: "Ce qui doit être vrai avant d'oser vendre, avec un nombre chaque fois que c'est possible\u00a0: poids, temps, température, quantité. Une exigence par ligne.",
    },
    example: {
      en: 'Every loaf weighs 800\u00a0g, give or take 20\u00a0g\nThe bread stays good for 4 days\n36 loaves out of the oven by 10 a.m.',
      fr: 'Chaque miche pèse 800\u00a0g, à 20\u00a0g près\nLe pain se garde 4 jours\n36 miches sorties du four à 10\u00a0h',
    },
  },
  {
    id: 'qualityStandards',
    kind: 'select',
    required: true,
    label: { en: 'The standard that matters most', fr: 'La norme qui compte le plus' },
    help: {
      en: 'Which rules or promises your product will be judged by. One authority or customer is enough to begin with.',
      fr: "D'après quelles règles ou promesses on jugera votre produit. Une seule autorité ou clientèle suffit pour commencer.",
    },
    options: [
      option('food_safety', 'Food safety and labelling', 'Salubrité et étiquetage des aliments'),
      option(
        'product_safety',
        'Product safety (electrical, cosmetics, toys, textiles…)',
        'Sécurité des produits (électricité, cosmétiques, jouets, textiles…)',
      ),
      option(
        'data_protection',
        'Personal information and data security (Law 25)',
        'Renseignements personnels et sécurité des données (Loi 25)',
      ),
      option(
        'trade_rules',
        'Rules of a trade or a profession (licence, professional order)',
        "Règles d'un métier ou d'une profession (licence, ordre professionnel)",
      ),
      option(
        'voluntary_certification',
        'A certification I choose (organic, BNQ, ISO…)',
        'Une certification que je choisis (bio, BNQ, ISO…)',
      ),
      option(
        'own_standards',
        "My own standards, or I don't know yet",
        'Mes propres critères, ou je ne sais pas encore',
      ),
    ],
  },
  {
    id: 'innovations',
    kind: 'textarea',
    required: false,
    label: { en: 'What is new about it', fr: "Ce qu'il y a de nouveau" },
    help: {
      en: 'What nobody around you offers: an ingredient, a method, a function, a way to buy. One per line, even if it is small.',
      fr: "Ce que personne n'offre autour de vous\u00a0: un ingrédient, une méthode, une fonction, une façon d'acheter. Une nouveauté par ligne, même petite.",
    },
    example: {
      en: 'A slow rise of 24 hours in the cold\nFlour ground the same week\nA bread chosen by the subscribers each month',
      fr: 'Une levée lente de 24 heures au froid\nDe la farine moulue la semaine même\nUn pain choisi chaque mois par les abonnés',
    },
  },
  {
    id: 'suppliers',
    kind: 'textarea',
    required: false,
    label: { en: 'Your suppliers', fr: 'Vos fournisseurs' },
    help: {
      en: 'Who you need and for what, with the lead time or the minimum order if you know it. One per line.',
      fr: 'De qui vous avez besoin et pour quoi, avec le délai ou la commande minimale si vous les connaissez. Un par ligne.',
    },
    example: {
      en: 'A mill in Mauricie: organic flour, delivered every 2 weeks\nA packaging wholesaler: paper bags',
      fr: 'Un moulin de la Mauricie\u00a0: farine bio, livrée toutes les 2 semaines\nUn grossiste en emballage\u00a0: sacs de papier',
    },
  },
  {
    id: 'intellectualProperty',
    kind: 'select',
    required: false,
    label: { en: 'How you protect it', fr: 'Comment vous le protégez' },
    help: {
      en: 'The protection you plan to use first. You can change it once you have asked for advice.',
      fr: "La protection sur laquelle vous comptez en premier. Vous pourrez en changer quand vous saurez ce qu'elle vaut.",
    },
    options: [
      option('trademark', 'Trademark (the name or the logo)', 'Marque de commerce (nom ou logo)'),
      option('patent', 'Patent (an invention)', 'Brevet (une invention)'),
      option('copyright', 'Copyright (code, texts, images)', "Droit d'auteur (code, textes, images)"),
      option(
        'industrial_design',
        'Industrial design (the look of an object)',
        "Dessin industriel (l'apparence d'un objet)",
      ),
      option('trade_secret', 'Trade secret (recipe, method, data)', 'Secret commercial (recette, méthode, données)'),
      option('none', 'No protection for now', "Aucune protection pour l'instant"),
    ],
  },
  {
    id: 'testingStrategy',
    kind: 'textarea',
    figures: 'nothing',
    required: false,
    label: { en: 'How you will test it', fr: 'Comment vous allez le tester' },
    help: {
      en: 'Who tries what, how many people or times, and the result that would make you say yes. A number you can count.',
      fr: 'Qui essaie quoi, combien de personnes ou de fois, et à partir de quel résultat vous dites oui. Un nombre qui se compte.',
    },
    example: {
      en: '20 people of the district taste both breads without knowing which is which; good if 15 of the 20 would buy one',
      fr: "20 personnes du quartier goûtent les deux pains sans savoir lequel est lequel\u00a0; c'est bon si 15 sur 20 en achèteraient un",
    },
  },
] as const satisfies readonly Question[];
