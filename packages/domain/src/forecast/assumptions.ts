import type { CalendarMonth } from '../ledger/field.ts';
import { type Text, text } from '../locale.ts';
import type { Assumption } from './forecast.ts';
import { monthText } from './timeline.ts';

export type Assumed = Omit<Assumption, 'rowIds'>;

/** A choice of ours, until a person makes another. */
function choice(key: string, label: Text, value: Text, reason: Text, change: Assumption['change'] = null): Assumed {
  return { key, label, value, reason, change, source: null, confirmed: true };
}

const setting = (name: Extract<Assumption['change'], { setting: unknown }>['setting']) => ({ setting: name });
const column = (name: string) => ({ column: name });

/** The texts of all assumptions that do not depend on a figure of the plan. */
export const assumed = {
  noProvince: choice(
    'noProvince',
    text('Province or territory', 'Province ou territoire'),
    text('not known', 'inconnu'),
    text(
      "Sales taxes, employer's contributions and income tax are left out until the province or territory is known.",
      "Les taxes, les cotisations de l'employeur et l'impôt sont laissés de côté tant que la province ou le territoire est inconnu.",
    ),
    setting('province'),
  ),
  opensNextMonth: (month: CalendarMonth) =>
    choice(
      'opensNextMonth',
      text('Opening month', "Mois d'ouverture"),
      monthText(month),
      text(
        'No opening month in the figures yet: the next calendar month.',
        "Pas encore de mois d'ouverture dans les chiffres\u00a0: le prochain mois civil.",
      ),
      setting('openingMonth'),
    ),
  soleOwner: choice(
    'soleOwner',
    text('Legal form', 'Forme juridique'),
    text('sole proprietorship', 'entreprise individuelle'),
    text(
      "The simplest form. The owner's pay is then a drawing, not an expense.",
      'La forme la plus simple. La rémunération des propriétaires est alors un prélèvement, pas une dépense.',
    ),
    setting('legalForm'),
  ),
  registersOverLimit: choice(
    'registersOverLimit',
    text('Sales tax registration', 'Inscription aux taxes'),
    text('once sales pass $30,000', 'dès que les ventes dépassent 30\u00a0000\u00a0$'),
    text('The law requires it from then on.', "La loi l'exige à partir de là."),
    setting('salesTax'),
  ),
  filesQuarterly: choice(
    'filesQuarterly',
    text('Sales tax filing', 'Fréquence des déclarations de taxes'),
    text('every quarter', 'chaque trimestre'),
    text(
      'Cash then shows the tax leaving soon after it comes in.',
      "L'encaisse montre ainsi les taxes repartir peu après leur arrivée.",
    ),
    setting('taxFiling'),
  ),
  paysAtOnce: choice(
    'paysAtOnce',
    text('Days until suppliers are paid', 'Jours avant de payer les fournisseurs'),
    text('0', '0'),
    text(
      'The careful choice: new businesses often pay at once.',
      'Le choix prudent\u00a0: une nouvelle entreprise paie souvent comptant.',
    ),
    setting('supplierDays'),
  ),
  customersPayAtOnce: choice(
    'customersPayAtOnce',
    text('Days until customers pay', 'Jours avant le paiement de la clientèle'),
    text('0', '0'),
    text('The figures state no delay.', "Les chiffres n'indiquent aucun délai."),
    column('customerDays'),
  ),
  climb: choice(
    'climb',
    text('From the first month to full speed', 'Du premier mois au plein rythme'),
    text('6 months', '6 mois'),
    text('The figures do not state how long it takes.', "Les chiffres n'indiquent pas combien de temps il faut."),
    column('climbMonths'),
  ),
  depositMonth: choice(
    'depositMonth',
    text('Deposit', 'Acompte'),
    text('a month before the sale', 'un mois avant la vente'),
    text('The figures do not state how long before.', "Les chiffres n'indiquent pas combien de temps avant."),
    column('aheadMonths'),
  ),
  instalmentsMonthly: choice(
    'instalmentsMonthly',
    text('Instalments', 'Versements'),
    text('one each month', 'un par mois'),
    text('The figures do not state over how many months.', "Les chiffres n'indiquent pas sur combien de mois."),
    column('instalmentMonths'),
  ),
  halfMonths: choice(
    'halfMonths',
    text('Payments later', 'Paiements différés'),
    text('30 days are one month', '30 jours font un mois'),
    text(
      '45 days: half is paid after one month, half after two.',
      "45 jours\u00a0: la moitié est payée après un mois, l'autre après deux.",
    ),
  ),
  weeksOfYear: choice(
    'weeksOfYear',
    text('Weeks in a month', 'Semaines par mois'),
    text('52 ÷ 12', '52 ÷ 12'),
    text(
      'Every month counts a twelfth of the 52 weeks of a year.',
      "Chaque mois compte un douzième des 52 semaines de l'année.",
    ),
  ),
  openDays: choice(
    'openDays',
    text('Days open a week', "Jours d'ouverture par semaine"),
    text('5', '5'),
    text(
      'Quantities are given by day; the days open are not.',
      "Les quantités sont par jour, mais les jours d'ouverture manquent.",
    ),
    setting('openDays'),
  ),
  straightLines: choice(
    'straightLines',
    text('Between two quantities', 'Entre deux quantités'),
    text('a straight line', 'une ligne droite'),
    text('Sales climb by the same number each month.', 'Les ventes montent du même nombre chaque mois.'),
  ),
  spreadByYear: choice(
    'spreadByYear',
    text('What is said for a year or a season', 'Ce qui est dit pour une année ou une saison'),
    text('spread over its open months', "répartie sur ses mois d'ouverture"),
    text(
      'By the weights of the season; evenly without one.',
      'Selon les poids de la saison\u00a0; également sans saison.',
    ),
  ),
  dueAtStart: choice(
    'dueAtStart',
    text('Costs by quarter, year or season', 'Coûts par trimestre, année ou saison'),
    text('due in the first month of each', 'dus le premier mois de chacun'),
    text('They count as a cost in the month they are due.', 'Ils comptent comme dépense le mois où ils sont dus.'),
  ),
  taxable: choice(
    'taxable',
    text('Sales tax', 'Taxes'),
    text('taxable', 'taxable'),
    text('Most goods and services are.', 'La plupart des biens et services le sont.'),
    column('tax'),
  ),
  insurance: choice(
    'insurance',
    text('Sales tax on insurance', 'Taxes sur les assurances'),
    text('none', 'aucune'),
    text(
      'Premiums bear no GST, HST or QST. The tax of some provinces on premiums is part of their price.',
      'Les primes ne portent ni TPS, ni TVH, ni TVQ. La taxe de certaines provinces sur les primes fait partie du prix.',
    ),
    column('tax'),
  ),
  directCostsTaxed: choice(
    'directCostsTaxed',
    text('Sales tax on direct costs', 'Taxes sur les coûts directs'),
    text('as on the sale, without PST', 'comme sur la vente, sans TVP'),
    text(
      'What goes into a taxable product is usually taxable; goods for resale are free of PST. A cost in % of the price includes its tax.',
      "Ce qui entre dans un produit taxable l'est d'habitude\u00a0; les biens à revendre sont exempts de TVP. Un coût en % du prix inclut ses taxes.",
    ),
  ),
  claimsAll: choice(
    'claimsAll',
    text('Tax claimed back', 'Taxes réclamées'),
    text('all GST, HST and QST paid', 'toute la TPS, la TVH et la TVQ payées'),
    text(
      'From registration on. With some exempt sales, only a part can be claimed.',
      "Dès l'inscription. Avec des ventes exonérées, une partie seulement est récupérable.",
    ),
  ),
  pstOnAllSales: choice(
    'pstOnAllSales',
    text('PST on sales', 'TVP sur les ventes'),
    text('on all taxable sales', 'sur toutes les ventes taxables'),
    text('Goods are; many services are not.', 'Les biens le sont, mais pas beaucoup de services.'),
    column('tax'),
  ),
  yearsOfBusiness: choice(
    'yearsOfBusiness',
    text('Yearly increases and growth', 'Hausses et croissance annuelles'),
    text('in months 13 and 25', 'aux mois 13 et 25'),
    text('They begin with each new year of business.', "Elles arrivent avec chaque nouvelle année d'exploitation."),
  ),
  noPayrollTax: choice(
    'noPayrollTax',
    text('Payroll tax of the province', 'Impôt provincial sur la masse salariale'),
    text('none', 'aucun'),
    text('Small payrolls are exempt.', 'Les petites masses salariales en sont exemptées.'),
    column('contributions'),
  ),
  setAside: choice(
    'setAside',
    text("Owner's income tax", 'Impôt des propriétaires'),
    text(
      "25% of each calendar year's profit, in April of the next",
      '25\u00a0% du bénéfice de chaque année civile, en avril suivant',
    ),
    text(
      'A rough share to set aside. The real amount depends on everything else the owner earns.',
      'Une part approximative à mettre de côté. Le montant réel dépend de tous les autres revenus.',
    ),
    setting('incomeTax'),
  ),
  stockKept: choice(
    'stockKept',
    text('Stock', 'Stock'),
    text('stays as at the opening', "reste comme à l'ouverture"),
    text('Each month buys what it sells.', "Chaque mois rachète ce qu'il vend."),
  ),
  beforeOpening: choice(
    'beforeOpening',
    text('Month', 'Mois'),
    text('before the opening', "avant l'ouverture"),
    text(
      'Start-up purchases and money usually come first.',
      'Les achats et le financement de démarrage viennent en premier.',
    ),
    column('month'),
  ),
  equipment: choice(
    'equipment',
    text('Kind of purchase', "Type d'achat"),
    text('equipment', 'équipement'),
    text('The most usual kind.', 'Le type le plus courant.'),
    column('use'),
  ),
  lifeNew: choice(
    'lifeNew',
    text('Useful life', "Durée d'utilisation"),
    text('5 years', '5 ans'),
    text(
      'A usual life of new equipment, and of a first lease.',
      "Une durée courante pour l'équipement neuf et pour un premier bail.",
    ),
    column('life'),
  ),
  lifeUsed: choice(
    'lifeUsed',
    text('Useful life, second-hand', "Durée d'utilisation, d'occasion"),
    text('3 years', '3 ans'),
    text('Second-hand equipment lasts less long.', "L'équipement d'occasion dure moins longtemps."),
    column('life'),
  ),
  loanRate: choice(
    'loanRate',
    text('Yearly interest of a loan', "Intérêt annuel d'un prêt"),
    text('8%', '8\u00a0%'),
    text('No rate yet: a careful round rate.', 'Aucun taux\u00a0: un taux rond et prudent.'),
    column('rate'),
  ),
  loanMonths: choice(
    'loanMonths',
    text('Months to repay a loan', "Mois de remboursement d'un prêt"),
    text('60', '60'),
    text('A usual term for a small business loan.', 'Un terme courant pour un prêt de petite entreprise.'),
    column('months'),
  ),
  loanPayments: choice(
    'loanPayments',
    text('Payments of a loan', "Versements d'un prêt"),
    text('equal, from the month after it is received', 'égaux, dès le mois qui suit sa réception'),
    text('The figures state no months of interest only.', "Les chiffres n'indiquent pas de mois d'intérêts seulement."),
    column('interestOnly'),
  ),
  ownMoney: choice(
    'ownMoney',
    text('Source of the money', 'Source du financement'),
    text('own savings', 'épargne personnelle'),
    text('The figures state no source, rate or term.', "Les chiffres n'indiquent ni source, ni taux, ni durée."),
    column('source'),
  ),
  employee: choice(
    'employee',
    text('Owner or employee', 'Propriétaire ou personnel'),
    text('employee', 'membre du personnel'),
    text(
      'The figures do not state that this person owns the business.',
      "Les chiffres n'indiquent pas que cette personne est propriétaire.",
    ),
    column('role'),
  ),
  paidAllYear: choice(
    'paidAllYear',
    text('Months worked', 'Mois travaillés'),
    text('all year', "toute l'année"),
    text(
      'The business closes for some months, but nothing says that pay stops.',
      "L'entreprise ferme quelques mois, mais rien n'indique que la paie s'arrête.",
    ),
    column('season'),
  ),
  drawings: choice(
    'drawings',
    text("Owner's pay", 'Rémunération des propriétaires'),
    text('drawings', 'prélèvements'),
    text(
      'Without a corporation, what an owner takes is not a cost of the business.',
      "Sans société par actions, ce que prennent les propriétaires n'est pas une dépense de l'entreprise.",
    ),
    setting('legalForm'),
  ),
  ownerContributions: choice(
    'ownerContributions',
    text("Contributions on an owner's salary", "Cotisations sur le salaire d'une ou d'un propriétaire"),
    text('no employment insurance, no injury premium', "sans assurance-emploi ni prime d'accidents"),
    text('As for somebody who holds over 40% of the shares.', 'Comme pour qui détient plus de 40\u00a0% des actions.'),
    column('contributions'),
  ),
  personalTax: choice(
    'personalTax',
    text('Income tax', 'Impôt sur le revenu'),
    text('not in this plan', 'absent de ce plan'),
    text(
      "Without a corporation, the owner's own income tax depends on everything else they earn: set it aside from the drawings.",
      "Sans société par actions, l'impôt personnel dépend de tous les autres revenus\u00a0: il se met de côté à même les prélèvements.",
    ),
  ),
  noIncomeTax: choice(
    'noIncomeTax',
    text('Income tax', 'Impôt sur le revenu'),
    text('left out', 'laissé de côté'),
    text('The estimate is switched off.', "L'estimation est désactivée."),
    setting('incomeTax'),
  ),
  incomeTaxPaid: choice(
    'incomeTaxPaid',
    text('Payment of income tax', "Paiement de l'impôt"),
    text('three months after each year of business', "trois mois après chaque année d'exploitation"),
    text(
      'New corporations owe no instalments in their first year; later ones are left out.',
      'Une nouvelle société ne doit aucun acompte la première année\u00a0; les suivants sont laissés de côté.',
    ),
  ),
  churnStarts: choice(
    'churnStarts',
    text('Customers of a subscription', "Clientèle d'un abonnement"),
    text('last month − those who leave + new ones', 'mois précédent − départs + nouvelle clientèle'),
    text(
      'The quantity is paying already at the start; with months to get there, it is the most there will be.',
      "La quantité paie déjà au départ\u00a0; avec des mois pour y arriver, c'est le plus qu'il y en aura.",
    ),
    column('quantity'),
  ),
} as const;
