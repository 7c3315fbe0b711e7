import { type Text, text } from '../locale.ts';
import { tradeChoices } from '../trades/trade-names.ts';
import type { Field } from './field.ts';
import { provinces } from './provinces.ts';
import { units } from './units.ts';

/** A column of the table: what it holds, what it is called, and what a person should know to fill it in. */
export type Column = Field & {
  label: Text;
  help?: Text;
  /** What is offered to choose from, where anything else may be written too. */
  suggestions?: readonly Text[];
};

const billionDollars = 100_000_000_000;
const amount = { type: 'money', max: billionDollars } as const;
const name = { type: 'text', maxLength: 120 } as const;
const share = { type: 'percent', max: 10_000 } as const;
const rate = { type: 'percent', max: 10_000 } as const;
const quantity = { type: 'quantity', max: 1e9 } as const;
const planMonth = { type: 'planMonth' } as const;
/** From nothing left to eleven times as much. */
const change = { type: 'change', min: -10_000, max: 100_000, unit: 'percent' } as const;

const label = (en: string, fr: string): { label: Text } => ({ label: { en, fr } });
const options = <Key extends string>(values: Record<Key, readonly [en: string, fr: string]>) =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(values).map(([key, [en, fr]]) => [key, { en, fr }]),
  ) as Record<Key, Text>;

/** The settings of a plan. Each is a row of its own, so each is proposed and confirmed alone. */
export const settingColumns = {
  province: { type: 'choice', options: provinces, ...label('Province or territory', 'Province ou territoire') },
  openingMonth: { type: 'calendarMonth', ...label('Opening month', "Mois d'ouverture") },
  trade: {
    type: 'choice',
    options: tradeChoices,
    ...label('Your trade', 'Votre métier'),
    help: {
      en: 'Analyses and checklists speak of this trade. If none is yours, choose the kind that is closest.',
      fr: "Les analyses et les listes à cocher parlent de ce métier. Si aucun n'est le vôtre, choisissez le genre le plus proche.",
    },
  },
  legalForm: {
    type: 'choice',
    options: options({
      sole: ['Sole proprietorship', 'Entreprise individuelle'],
      partnership: ['Partnership', 'Société en nom collectif'],
      corporation: ['Corporation', 'Société par actions'],
      cooperative: ['Cooperative', 'Coopérative'],
      nonprofit: ['Non-profit organization', 'Organisme sans but lucratif'],
    }),
    ...label('Legal form', 'Forme juridique'),
  },
  openDays: { type: 'quantity', max: 7, ...label('Days open a week', "Jours d'ouverture par semaine") },
  openMonths: { type: 'season', ...label('Months open', "Mois d'activité dans l'année") },
  salesTax: {
    type: 'choice',
    options: options({
      registered: ['Registered from the start', "Inscrite dès l'ouverture"],
      over_limit: ['Once sales pass $30,000 in a year', 'Dès que les ventes dépassent 30\u00a0000\u00a0$ par année'],
      never: ['Not registered', 'Non inscrite'],
    }),
    ...label('Sales tax registration', 'Inscription aux taxes'),
  },
  taxFiling: {
    type: 'choice',
    options: options({
      month: ['Monthly', 'Chaque mois'],
      quarter: ['Quarterly', 'Chaque trimestre'],
      year: ['Yearly', 'Chaque année'],
    }),
    ...label('Sales tax filing', 'Fréquence des déclarations de taxes'),
  },
  supplierDays: {
    type: 'integer',
    min: 0,
    max: 365,
    ...label('Days until suppliers are paid', 'Jours avant de payer les fournisseurs'),
  },
  smallestCash: { ...amount, ...label('Minimum cash wanted', 'Encaisse minimale souhaitée') },
  incomeTax: { type: 'boolean', ...label('Estimate income tax', "Estimer l'impôt sur le revenu") },
} as const satisfies Record<string, Column>;

const periods = options({
  day: ['a day open', "par jour d'ouverture"],
  week: ['a week', 'par semaine'],
  month: ['a month', 'par mois'],
  year: ['a year', 'par année'],
  season: ['a season', 'par saison'],
});

const daysPer = options({
  week: ['a week', 'par semaine'],
  month: ['a month', 'par mois'],
  year: ['a year', 'par année'],
});

const taxed = {
  type: 'choice',
  options: options({
    taxable: ['Taxable', 'Taxable'],
    zero_rated: ['Zero-rated (0%)', 'Détaxé (0\u00a0%)'],
    exempt: ['Exempt', 'Exonéré'],
  }),
  ...label('Sales tax', 'Taxes'),
} as const;

/** The columns of each kind of row. Only `name` is needed; every other cell may be empty (null). */
export const rowColumns = {
  stream: {
    name: { ...name, ...label('What is sold', 'Ce qui est vendu') },
    channel: { ...name, ...label('To whom, or where', 'À qui, ou où') },
    unit: {
      type: 'text',
      maxLength: 40,
      suggestions: units,
      ...label('Unit', 'Unité'),
      help: {
        en: 'What one price pays for: a seat, an hour, a visit, a kilogram, a night.',
        fr: "Ce qu'un prix paie\u00a0: une place, une heure, une visite, un kilo, une nuit.",
      },
    },
    model: {
      type: 'choice',
      options: options({ sales: ['Sales', 'Ventes'], subscription: ['Subscription', 'Abonnement'] }),
      ...label('Kind of sale', 'Type de vente'),
    },
    price: { ...amount, ...label('Price before tax', 'Prix avant taxes') },
    quantity: {
      ...quantity,
      ...label('How many, once it runs', 'Combien, à plein rythme'),
      help: {
        en: 'At full speed. For a subscription: paying customers; with a first month, the most there will be.',
        fr: "À plein rythme. Pour un abonnement\u00a0: la clientèle payante\u00a0; avec un premier mois, le plus qu'il y en aura.",
      },
    },
    each: {
      ...quantity,
      ...label('Units in each', 'Unités dans chacun'),
      help: {
        en: '18 classes of 9 seats: 18 is how many, 9 is the units in each. Empty: one.',
        fr: '18 cours de 9 places\u00a0: 18 est combien, 9 les unités dans chacun. Vide\u00a0: une.',
      },
    },
    per: { type: 'choice', options: periods, ...label('Per', 'Par') },
    days: {
      type: 'quantity',
      max: 366,
      ...label('Days it is sold', 'Jours de vente'),
      help: {
        en: 'Empty: the days the business is open. 7 a week counts every day of the calendar.',
        fr: "Vide\u00a0: les jours d'ouverture de l'entreprise. 7 par semaine compte chaque jour du calendrier.",
      },
    },
    daysPer: { type: 'choice', options: daysPer, ...label('Days per', 'Jours par') },
    weeks: {
      type: 'quantity',
      max: 53,
      ...label('Weeks it is sold, a year', 'Semaines de vente par année'),
      help: {
        en: 'Without the weeks closed. Empty: every week of its months.',
        fr: 'Sans les semaines de fermeture. Vide\u00a0: toutes les semaines de ses mois.',
      },
    },
    start: { ...planMonth, ...label('First month sold', 'Premier mois de vente') },
    first: { ...quantity, ...label('How many in the first month', 'Combien le premier mois') },
    climbMonths: { type: 'integer', min: 0, max: 36, ...label('Months to get there', 'Mois pour y arriver') },
    targets: { type: 'targets', ...label('Later steps', 'Paliers suivants') },
    growth: { type: 'percent', max: 100_000, ...label('Yearly growth', 'Croissance annuelle') },
    season: { type: 'season', ...label('Season', 'Saison') },
    capacity: {
      ...quantity,
      ...label('How many could you do in a day', 'Combien pourriez-vous en faire par jour'),
      help: text('Counted like how many.', 'Compté comme la quantité.'),
    },
    basis: {
      type: 'choice',
      options: options({
        orders: ['Orders in hand', 'Commandes en main'],
        waiting_list: ['A waiting list', "Une liste d'attente"],
        count: ['A count made on the spot', 'Un comptage sur place'],
        comparable: ['A comparable business', 'Une entreprise comparable'],
        wish: ['An assumption for now', 'Une hypothèse pour le moment'],
      }),
      ...label('How do you know?', 'Comment le savez-vous\u00a0?'),
    },
    newPerMonth: { ...quantity, ...label('New customers a month', 'Nouvelle clientèle par mois') },
    churn: { ...share, ...label('Customers who leave', 'Clientèle qui part') },
    churnPer: {
      type: 'choice',
      options: options({ month: ['a month', 'par mois'], year: ['a year', 'par année'] }),
      ...label('Leave per', 'Départs par'),
    },
    unitCost: {
      ...amount,
      ...label('Cost per unit', 'Coût par unité'),
      help: {
        en: 'Several costs add up: 9.80 + 0.30. Write 0 if one sale costs you nothing.',
        fr: "Plusieurs coûts s'additionnent\u00a0: 9,80 + 0,30. Inscrivez 0 si une vente ne vous coûte rien.",
      },
    },
    costShare: { ...share, ...label('Cost as % of the price', 'Coût en % du prix') },
    batchCost: { ...amount, ...label('Cost of a batch', "Coût d'un lot") },
    batchSize: { ...quantity, ...label('Units in a batch or session', 'Unités par lot ou par séance') },
    customerDays: { type: 'integer', min: 0, max: 365, ...label('Days until paid', "Jours avant d'être payé") },
    aheadMonths: {
      type: 'integer',
      min: 0,
      max: 24,
      ...label('Paid ahead, in months', "Payé d'avance, en mois"),
      help: {
        en: 'How long before the sale. All of the price, unless there is a deposit.',
        fr: "Combien de temps avant la vente. Tout le prix, sauf s'il y a un acompte.",
      },
    },
    deposit: {
      ...amount,
      ...label('Deposit', 'Acompte'),
      help: {
        en: 'For each unit; for each batch, if there are batches. A month ahead unless you say otherwise.',
        fr: "Pour chaque unité\u00a0; pour chaque lot, s'il y a des lots. Un mois d'avance, sauf indication contraire.",
      },
    },
    instalments: { type: 'integer', min: 1, max: 60, ...label('Instalments', 'Versements') },
    instalmentMonths: {
      type: 'integer',
      min: 1,
      max: 60,
      ...label('Instalments over, in months', 'Versements répartis sur, en mois'),
    },
    paidMonths: {
      type: 'season',
      ...label('Months customers pay', 'Mois de paiement'),
      help: {
        en: 'When a whole season is paid in some months: October and January. It replaces the other terms of payment.',
        fr: 'Quand toute une saison est payée certains mois\u00a0: octobre et janvier. Remplace les autres modalités de paiement.',
      },
    },
    tax: taxed,
  },
  cost: {
    name: { ...name, ...label('Cost', 'Coût') },
    amount: { ...amount, ...label('Amount before tax', 'Montant avant taxes') },
    every: {
      type: 'choice',
      options: options({
        week: ['Every week', 'Chaque semaine'],
        two_weeks: ['Every two weeks', 'Aux deux semaines'],
        half_month: ['Twice a month', 'Deux fois par mois'],
        month: ['Every month', 'Chaque mois'],
        quarter: ['Every quarter', 'Chaque trimestre'],
        half_year: ['Every six months', 'Aux six mois'],
        year: ['Every year', 'Chaque année'],
        season: ['Every season', 'Chaque saison'],
      }),
      ...label('How often', 'Fréquence'),
    },
    season: {
      type: 'season',
      ...label('Months of this cost', 'Mois de ce coût'),
      help: {
        en: 'Empty: every month. A yearly cost is spread over these months.',
        fr: 'Vide\u00a0: tous les mois. Un coût annuel est réparti entre ces mois.',
      },
    },
    from: { ...planMonth, ...label('From', 'À partir de') },
    to: { ...planMonth, ...label('To', "Jusqu'à") },
    increase: { type: 'percent', max: 100_000, ...label('Yearly increase', 'Hausse annuelle') },
    currency: {
      type: 'text',
      maxLength: 3,
      ...label('Other currency', 'Autre devise'),
      help: {
        en: 'An amount in another currency does not count until it is converted to Canadian dollars.',
        fr: "Un montant dans une autre devise ne compte pas tant qu'il n'est pas converti en dollars canadiens.",
      },
    },
    tax: taxed,
  },
  person: {
    name: { ...name, ...label('Who', 'Qui') },
    title: { type: 'text', maxLength: 80, ...label('Role or title', 'Rôle ou titre') },
    role: {
      type: 'choice',
      options: options({ owner: ['Owner', 'Propriétaire'], employee: ['Employee', 'Membre du personnel'] }),
      ...label('Owner or employee', 'Propriétaire ou personnel'),
    },
    count: { type: 'integer', min: 1, max: 1000, ...label('How many', 'Combien') },
    wage: { ...amount, ...label('Hourly wage', 'Salaire horaire') },
    hours: { type: 'quantity', max: 168, ...label('Hours a week', 'Heures par semaine') },
    salary: { ...amount, ...label('Salary', 'Salaire') },
    every: {
      type: 'choice',
      options: options({
        week: ['a week', 'par semaine'],
        two_weeks: ['every two weeks', 'aux deux semaines'],
        half_month: ['twice a month', 'deux fois par mois'],
        month: ['a month', 'par mois'],
        year: ['a year', 'par année'],
      }),
      ...label('Per', 'Par'),
    },
    season: { type: 'season', ...label('Months worked', 'Mois travaillés') },
    from: { ...planMonth, ...label('From', 'À partir de') },
    to: { ...planMonth, ...label('To', "Jusqu'à") },
    increase: { type: 'percent', max: 100_000, ...label('Yearly increase', 'Hausse annuelle') },
    contributions: {
      ...share,
      ...label("Employer's contributions", "Cotisations de l'employeur"),
      help: text('Empty: the rates of the province.', 'Vide\u00a0: les taux de la province.'),
    },
  },
  purchase: {
    name: { ...name, ...label('Purchase', 'Achat') },
    amount: { ...amount, ...label('Price before tax', 'Prix avant taxes') },
    count: { type: 'integer', min: 1, max: 100_000, ...label('How many', 'Combien') },
    month: { ...planMonth, ...label('Month', 'Mois') },
    use: {
      type: 'choice',
      options: options({
        equipment: ['Equipment', 'Équipement'],
        vehicle: ['Vehicle', 'Véhicule'],
        fitting_out: ['Leasehold improvements', 'Aménagement'],
        deposit: ['Deposit to get back', 'Dépôt remboursable'],
        opening_stock: ['Opening stock', 'Stock de départ'],
        fees: ['Fees and start-up costs', 'Frais de démarrage'],
      }),
      ...label('Kind', 'Type'),
    },
    life: { type: 'integer', min: 1, max: 40, ...label('Useful life, in years', "Durée d'utilisation, en années") },
    used: { type: 'boolean', ...label('Second-hand', "D'occasion") },
    owned: {
      type: 'boolean',
      ...label('Already owned', 'Déjà en main'),
      help: {
        en: 'Brought into the business: an asset, and no money spent.',
        fr: "Apporté à l'entreprise\u00a0: un actif, sans dépense.",
      },
    },
    tax: taxed,
  },
  funding: {
    name: { ...name, ...label('Money in', 'Financement') },
    source: {
      type: 'choice',
      options: options({
        savings: ['Own savings', 'Épargne personnelle'],
        gift: ['Gift', 'Don'],
        grant: ['Grant', 'Subvention'],
        partner: ['Partner or investor', 'Associé ou investisseur'],
        advance_sales: ['Sales in advance', "Ventes à l'avance"],
        loan: ['Loan', 'Prêt'],
        credit_line: ['Line of credit', 'Marge de crédit'],
      }),
      ...label('Source', 'Source'),
    },
    amount: { ...amount, ...label('Amount', 'Montant') },
    month: { ...planMonth, ...label('Month received', 'Mois reçu') },
    state: {
      type: 'choice',
      options: options({
        in_hand: ['In hand', 'En main'],
        promised: ['Promised', 'Promis'],
        asked_for: ['Asked for', 'Demandé'],
        hoped: ['Hoped for', 'Espéré'],
      }),
      ...label('State', 'État'),
    },
    rate: { ...rate, ...label('Yearly interest', 'Intérêt annuel') },
    months: { type: 'integer', min: 1, max: 480, ...label('Months to repay', 'Mois de remboursement') },
    interestOnly: {
      type: 'integer',
      min: 0,
      max: 120,
      ...label('Months of interest only', "Mois d'intérêts seulement"),
    },
    security: { type: 'text', maxLength: 120, ...label('Offered as security', 'Offert en garantie') },
  },
  debt: {
    name: { ...name, ...label('Existing debt', 'Dette existante') },
    amount: { ...amount, ...label('Balance owed', 'Solde dû') },
    payment: { ...amount, ...label('Monthly payment', 'Versement mensuel') },
    rate: { ...rate, ...label('Yearly interest', 'Intérêt annuel') },
  },
  household: {
    name: { ...name, ...label('Household', 'Ménage') },
    direction: {
      type: 'choice',
      options: options({ need: ['Needs', 'Besoin'], income: ['Other income', 'Autre revenu'] }),
      ...label('Need or income', 'Besoin ou revenu'),
    },
    amount: { ...amount, ...label('A month', 'Par mois') },
  },
  scenario: {
    name: { ...name, ...label('Scenario', 'Scénario') },
    sales: { ...change, ...label('Sales volume', 'Volume des ventes') },
    prices: { ...change, ...label('Prices', 'Prix') },
    costs: {
      ...change,
      ...label('Costs', 'Coûts'),
      help: {
        en: 'Direct and running costs; not pay, purchases or loans.',
        fr: 'Coûts directs et frais courants, sans la paie, les achats ni les prêts.',
      },
    },
    openingLater: {
      type: 'integer',
      min: 0,
      max: 36,
      ...label('Opening later, in months', "Retard de l'ouverture, en mois"),
      help: {
        en: 'Amounts with a calendar month, such as May 2027, keep their date.',
        fr: 'Les montants datés, comme mai 2027, gardent leur date.',
      },
    },
    customersPayLater: {
      type: 'integer',
      min: 0,
      max: 365,
      ...label('Customers pay later, in days', 'Retard de paiement de la clientèle, en jours'),
    },
    loanRates: {
      type: 'change',
      min: -10_000,
      max: 10_000,
      unit: 'points',
      ...label('Loan rates, in points', 'Taux des prêts, en points'),
      help: text('2 turns 7% into 9%.', '2 fait passer 7\u00a0% à 9\u00a0%.'),
    },
    without: { type: 'rows', ...label('Without these figures', 'Sans ces chiffres') },
  },
} as const satisfies Record<string, Record<string, Column> & { name: Column }>;
