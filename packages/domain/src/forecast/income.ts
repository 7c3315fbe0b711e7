import { type Text, text } from '../locale.ts';
import type { Billed, Books } from './books.ts';
import type { IncomeStatement, Line, Series } from './forecast.ts';
import { incomeTaxOn, setAsideForTax } from './income-tax.ts';
import { described, flow, partOf, resultOf, totalOf } from './lines.ts';
import type { Plan } from './plan.ts';
import { seriesOf } from './series.ts';

/** An income statement, with what it says about taxes that are paid later. */
export type Earned = { income: IncomeStatement; incomeTaxPaid: Series; setAside: Series | null };

/** What the business earns and spends, whenever it is paid. */
export function incomeStatement(plan: Plan, books: Books): Earned {
  const trade = tradeLines(books);
  const costs = costLines(books);
  const operatingProfit = resultOf(
    described(
      'operatingProfit',
      text('Operating profit', "Bénéfice d'exploitation"),
      text('Gross profit − costs', 'Bénéfice brut − dépenses'),
    ),
    [trade.grossProfit],
    Object.values(costs),
  );
  const financing = financingLines(books);
  const beforeTax = resultOf(
    described(
      'beforeTax',
      text('Profit before income tax', 'Bénéfice avant impôt'),
      text('Operating profit + grants − interest', "Bénéfice d'exploitation + subventions − intérêts"),
    ),
    [operatingProfit, financing.grants],
    [financing.interest],
  );
  const estimate = incomeTaxOn(plan, beforeTax.values);
  const incomeTax = incomeTaxLine(beforeTax, estimate);
  const result = resultOf(
    described(
      'result',
      resultLabel(books),
      text('Profit before income tax − income tax', 'Bénéfice avant impôt − impôt'),
    ),
    [beforeTax],
    [incomeTax],
  );
  return {
    income: { ...trade, ...costs, operatingProfit, ...financing, beforeTax, incomeTax, result },
    incomeTaxPaid: estimate.paid,
    setAside: setAsideForTax(plan, beforeTax.values),
  };
}

function tradeLines(books: Books): Pick<IncomeStatement, 'sales' | 'directCosts' | 'grossProfit'> {
  const sales = totalOf(
    described('sales', text('Sales', 'Ventes'), text('The sum of the streams', 'La somme des sources de revenus')),
    partsOf('sales', books.sales, text('Quantity of the month × price', 'Quantité du mois × prix')),
  );
  const directCosts = totalOf(
    described(
      'directCosts',
      text('Direct costs', 'Coûts directs'),
      text('What the units sold cost', 'Ce que coûtent les unités vendues'),
    ),
    partsOf(
      'directCosts',
      books.directCosts,
      text(
        'Quantity × cost per unit + sales × share of the price, with tax that is not claimed back',
        'Quantité × coût par unité + ventes × part du prix, taxes non récupérées comprises',
      ),
    ),
  );
  const grossProfit = resultOf(
    described(
      'grossProfit',
      text('Gross profit', 'Bénéfice brut'),
      text('Sales − direct costs', 'Ventes − coûts directs'),
    ),
    [sales],
    [directCosts],
  );
  return { sales, directCosts, grossProfit };
}

type Costs = Pick<IncomeStatement, 'pay' | 'contributions' | 'running' | 'startUp' | 'depreciation'>;

function costLines(books: Books): Costs {
  const ofRunning = text(
    'Amount × times a month, with tax that is not claimed back',
    'Montant × fois par mois, taxes non récupérées comprises',
  );
  return {
    ...peopleLines(books),
    running: totalOf(
      described('running', text('Running costs', 'Frais courants'), text('The sum of the costs', 'La somme des coûts')),
      partsOf('running', books.running, ofRunning),
    ),
    startUp: totalOf(
      described(
        'startUp',
        text('Start-up costs', 'Frais de démarrage'),
        text('The sum of the fees', 'La somme des frais'),
      ),
      books.purchases
        .filter(({ use }) => use === 'fees')
        .map((purchase) => {
          const values = seriesOf((column) => (column === purchase.column ? purchase.cost : 0));
          return partOf('startUp', purchase, values, text('Price × count', 'Prix × nombre'));
        }),
    ),
    depreciation: totalOf(
      described(
        'depreciation',
        text('Depreciation', 'Amortissement'),
        text('The sum of what wears out', "La somme de ce qui s'use"),
      ),
      books.purchases
        .filter(({ depreciation }) => depreciation.some((cents) => cents !== 0))
        .map((purchase) => {
          const formula = text('Cost ÷ months of useful life', "Coût ÷ mois d'utilisation");
          return partOf('depreciation', purchase, purchase.depreciation, formula);
        }),
    ),
  };
}

function peopleLines(books: Books): Pick<IncomeStatement, 'pay' | 'contributions'> {
  const employees = employeesOf(books);
  const sum = text('The sum of the people', 'La somme des personnes');
  const ofPay = text('Pay of the month × people', 'Paie du mois × personnes');
  const ofContributions = text(
    'Pay × the rates of the province, up to their ceilings, with vacation pay on hourly wages',
    "Paie × les taux de la province, jusqu'aux plafonds, avec l'indemnité de vacances des salaires horaires",
  );
  return {
    pay: totalOf(
      described('pay', text('Pay', 'Salaires'), sum),
      employees.map((person) => partOf('pay', person, person.pay, ofPay)),
    ),
    contributions: totalOf(
      described(
        'contributions',
        text("Employer's contributions and vacation pay", "Cotisations de l'employeur et vacances"),
        sum,
      ),
      employees.map((person) => partOf('contributions', person, person.contributions, ofContributions)),
    ),
  };
}

function financingLines({ funding }: Books): Pick<IncomeStatement, 'grants' | 'interest'> {
  return {
    grants: totalOf(
      described('grants', text('Grants', 'Subventions'), text('The sum of the grants', 'La somme des subventions')),
      funding
        .filter(({ source }) => source === 'grant')
        .map((grant) =>
          partOf('grants', grant, grant.received, text('Counted when received', 'Comptée à sa réception')),
        ),
    ),
    interest: totalOf(
      described('interest', text('Interest', 'Intérêts'), text('The sum of the loans', 'La somme des prêts')),
      funding
        .filter(({ source }) => source === 'loan')
        .map((loan) =>
          partOf('interest', loan, loan.interest, text('Balance × yearly rate ÷ 12', 'Solde × taux annuel ÷ 12')),
        ),
    ),
  };
}

function incomeTaxLine(beforeTax: Line, { tax, assumptions }: ReturnType<typeof incomeTaxOn>): Line {
  const label = text('Income tax (estimate)', 'Impôt sur le revenu (estimation)');
  const formula = text(
    'Profit of the year so far, less earlier losses × rate − what the year owed already',
    "Bénéfice de l'année à ce jour, moins les pertes antérieures × taux − l'impôt déjà compté de l'année",
  );
  return flow({ key: 'incomeTax', label, formula, rowIds: beforeTax.rowIds, assumptions }, tax);
}

/** Drawings are no cost, so a result with drawings comes before what the owner takes. */
function resultLabel(books: Books): Text {
  return employeesOf(books).some(({ row }) => row.cells.role === 'owner')
    ? text("Result after the owner's pay", 'Résultat après la rémunération des propriétaires')
    : text("Result before the owner's pay", 'Résultat avant la rémunération des propriétaires');
}

function employeesOf({ people }: Books): Books['people'] {
  return people.filter(({ isDrawing }) => !isDrawing);
}

function partsOf(key: string, entries: readonly Billed[], formula: Text): Line[] {
  return entries.map(({ rowId, label, assumptions, net }) =>
    flow({ key: `${key}:${rowId}`, label, formula, rowIds: [rowId], assumptions }, net),
  );
}
