import type { Localized, Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';

/** What a way of earning money means, and the first figures it lives on. */
type ModelReading = {
  meaning: Text;
  /** Figure and where a beginner finds it. */
  figures: Localized<readonly (readonly [string, string])[]>;
};

/** One reading for each option of 'How you earn money'. */
export const modelReadings: Readonly<Record<OptionValue<'idea', 'businessModel'>, ModelReading>> = {
  product_sales: {
    meaning: {
      en: 'money comes in once for each sale, and that sale first pays for what went into it. What is left on each one, times the number of sales, carries everything else.',
      fr: "l'argent entre une fois par vente, et cette vente paie d'abord ce qu'elle a coûté. Ce qui reste sur chacune, multiplié par le nombre de ventes, porte tout le reste.",
    },
    figures: {
      en: [
        [
          'Cost of one sale (ingredients, parts, packaging, card fees)',
          "Weigh and price one real batch; two suppliers' quotes",
        ],
        ['Unsold or damaged share', 'Note it on every test sale'],
        ['How often the same person comes back', 'First names or a stamp card, from the first day'],
      ],
      fr: [
        [
          "Coût d'une vente (ingrédients, pièces, emballage, frais de carte)",
          'Pesez et chiffrez une vraie production ; deux soumissions de fournisseurs',
        ],
        ["Part d'invendus ou de pertes", "Notez-la à chaque vente d'essai"],
        ["Fréquence de retour d'une même personne", 'Les prénoms ou une carte à estampiller, dès le premier jour'],
      ],
    },
  },
  services: {
    meaning: {
      en: 'you sell time, yours first of all. The ceiling is the number of hours that can be billed, and travel, quotes and bookkeeping are not among them.',
      fr: "vous vendez du temps, le vôtre d'abord. Le plafond, c'est le nombre d'heures que l'on peut facturer ; les déplacements, les soumissions et la comptabilité n'en font pas partie.",
    },
    figures: {
      en: [
        ['Hours billed for one job, preparation included', 'Time yourself on two real jobs, even unpaid ones'],
        ['Hours a week you can bill', 'Your calendar, after travel and paperwork'],
        ['Days until an invoice is paid', 'Ask your first customers before you start'],
      ],
      fr: [
        [
          'Heures facturées pour un mandat, préparation comprise',
          'Chronométrez-vous sur deux vrais mandats, même gratuits',
        ],
        ['Heures facturables par semaine', 'Votre agenda, une fois les déplacements et la paperasse retirés'],
        ["Nombre de jours avant le paiement d'une facture", 'Demandez-le à vos premiers clients avant de commencer'],
      ],
    },
  },
  subscription: {
    meaning: {
      en: 'each customer pays little at a time but again and again. The business lives on those who stay: a customer won and lost after a month costs more than they bring.',
      fr: "chaque client paie peu à la fois, mais souvent. L'entreprise vit de ceux qui restent : un client gagné puis perdu au bout d'un mois coûte plus qu'il ne rapporte.",
    },
    figures: {
      en: [
        ['Share of customers who leave each month', 'Start counting with the very first ones, and ask each one why'],
        [
          'What it costs to win one customer, your time included',
          'Hours and dollars spent on the first five, divided by five',
        ],
        ['Cost of serving one customer each month', 'Add up what grows with each new customer'],
      ],
      fr: [
        ['Part de la clientèle qui part chaque mois', 'Comptez dès les tout premiers, et demandez à chacun pourquoi'],
        [
          'Coût pour gagner un client, votre temps compris',
          'Heures et dollars mis sur les cinq premiers, divisés par cinq',
        ],
        ['Coût mensuel pour servir un client', 'Additionnez ce qui augmente avec chaque nouveau client'],
      ],
    },
  },
  marketplace: {
    meaning: {
      en: 'you keep a share of what others sell to each other, so you need two groups at once, and neither comes without the other. Most of the first year goes into winning the harder one.',
      fr: "vous gardez une part de ce que d'autres se vendent : il vous faut deux groupes à la fois, et aucun ne vient sans l'autre. La première année sert surtout à gagner le plus difficile des deux.",
    },
    figures: {
      en: [
        ['Average value of one transaction', 'Ten real transactions between people like yours'],
        ['Commission both sides accept', 'Ask sellers what they pay for a sale today'],
        ['Transactions a month in one small area', 'Make the first ones happen by hand, by telephone'],
      ],
      fr: [
        ["Valeur moyenne d'une transaction", 'Dix vraies transactions entre des gens comme les vôtres'],
        ['Commission acceptée des deux côtés', "Demandez aux vendeurs ce qu'une vente leur coûte aujourd'hui"],
        ['Transactions par mois dans un petit territoire', 'Provoquez les premières à la main, au téléphone'],
      ],
    },
  },
  freemium: {
    meaning: {
      en: 'most people use it without paying, and the few who pay carry them all. The line between free and paid is the real product decision.',
      fr: "la plupart des gens s'en servent sans payer, et les quelques-uns qui paient les portent tous. La frontière entre le gratuit et le payant est la vraie décision.",
    },
    figures: {
      en: [
        ['Share of users who pay', 'Offer the paid part to your first users and count'],
        ['Monthly cost of one free user', 'Hosting and support, divided by users'],
        ['What makes somebody pay', 'Ask each one who did, in the same week'],
      ],
      fr: [
        ['Part des utilisateurs qui paient', 'Proposez la partie payante aux premiers et comptez'],
        ["Coût mensuel d'un utilisateur gratuit", "Hébergement et soutien, divisés par le nombre d'utilisateurs"],
        ["Ce qui décide quelqu'un à payer", "Demandez-le à chaque personne qui l'a fait, la même semaine"],
      ],
    },
  },
  license: {
    meaning: {
      en: 'others pay for the right to use what you made. There are few sales, long to conclude, and all depends on what exactly belongs to you and on the contract.',
      fr: "d'autres paient pour le droit d'utiliser ce que vous avez créé. Les ventes sont peu nombreuses, longues à conclure, et tout dépend de ce qui vous appartient vraiment et du contrat.",
    },
    figures: {
      en: [
        ['Who could buy a licence, by name', 'A list you can write today, with one contact each'],
        ['What it saves or earns the buyer in a year', "One buyer's own figures, asked in person"],
        ['Cost of protecting and proving your rights', 'A first meeting with an intellectual property adviser'],
      ],
      fr: [
        [
          'Qui pourrait acheter une licence, nommément',
          "Une liste que vous pouvez écrire aujourd'hui, avec un contact pour chacun",
        ],
        ["Ce qu'elle fait épargner ou gagner en un an", "Les chiffres d'un acheteur, demandés en personne"],
        [
          'Coût pour protéger et prouver vos droits',
          'Une première rencontre avec un conseiller en propriété intellectuelle',
        ],
      ],
    },
  },
  other: {
    meaning: {
      en: 'the list did not hold your way, or you mix several. Choose the one that will bring the first dollar, and leave the others for later: a plan with three sources of income has three sets of costs.',
      fr: 'la liste ne contenait pas votre façon de faire, ou vous en combinez plusieurs. Choisissez celle qui rapportera le premier dollar et gardez les autres pour plus tard : un plan à trois sources de revenus a trois séries de coûts.',
    },
    figures: {
      en: [
        ['Who pays, for what, and when', 'One sentence for each source of income'],
        ['Cost of one sale', 'Price one complete sale from beginning to end'],
        ['Which source comes first', 'The one somebody could pay for this month'],
      ],
      fr: [
        ['Qui paie, pour quoi et quand', 'Une phrase pour chaque source de revenus'],
        ["Coût d'une vente", 'Chiffrez une vente complète, du début à la fin'],
        ['Quelle source vient en premier', "Celle que quelqu'un pourrait payer ce mois-ci"],
      ],
    },
  },
};
