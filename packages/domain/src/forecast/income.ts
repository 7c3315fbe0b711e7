import { type Text, text } from '../locale.ts';
import type { Billed, Books } from './books.ts';
import type { IncomeStatement, Line, Series } from './forecast.ts';
import { incomeTaxOn, setAsideForTax } from './income-tax.ts';
import { flow, partOf, resultOf, totalOf } from './lines.ts';
import type { Plan } from './plan.ts';
import { seriesOf } from './series.ts';

/** What the business earns and spends, whenever it is paid. */
export function incomeStatement(
  plan: Plan,
  books: Books,
): { income: IncomeStatement; incomeTaxPaid: Series; setAside: Series | null } {
  const { people, purchases, funding } = books;
  const employees = people.filter(({ isDrawing }) => !isDrawing);
  // Drawings are no cost, so a result with drawings comes before what the owner takes.
  const paysOwners = employees.some(({ row }) => row.cells.role === 'owner');
  const sales = totalOf(
    {
      key: 'sales',
      label: text('Sales', 'Ventes'),
      formula: text('The sum of the streams', 'La somme des sources de revenus'),
    },
    partsOf('sales', books.sales, text('Quantity of the month × price', 'Quantité du mois × prix')),
  );
  const directCosts = totalOf(
    {
      key: 'directCosts',
      label: text('Direct costs', 'Coûts directs'),
      formula: text('What the units sold cost', 'Ce que coûtent les unités vendues'),
    },
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
    {
      key: 'grossProfit',
      label: text('Gross profit', 'Bénéfice brut'),
      formula: text('Sales − direct costs', 'Ventes − coûts directs'),
    },
    [sales],
    [directCosts],
  );
  const pay = totalOf(
    { key: 'pay', label: text('Pay', 'Salaires'), formula: text('The sum of the people', 'La somme des personnes') },
    employees.map((person) =>
      partOf('pay', person, person.pay, text('Pay of the month × people', 'Paie du mois × personnes')),
    ),
  );
  const contributions = totalOf(
    {
      key: 'contributions',
      label: text("Employer's contributions and vacation pay", "Cotisations de l'employeur et vacances"),
      formula: text('The sum of the people', 'La somme des personnes'),
    },
    employees.map((person) =>
      partOf(
        'contributions',
        person,
        person.contributions,
        text(
          'Pay × the rates of the province, up to their ceilings, with vacation pay on hourly wages',
          "Paie × les taux de la province, jusqu'aux plafonds, avec l'indemnité de vacances des salaires horaires",
        ),
      ),
    ),
  );
  const running = totalOf(
    {
      key: 'running',
      label: text('Running costs', 'Frais courants'),
      formula: text('The sum of the costs', 'La somme des coûts'),
    },
    partsOf(
      'running',
      books.running,
      text(
        'Amount × times a month, with tax that is not claimed back',
        'Montant × fois par mois, taxes non récupérées comprises',
      ),
    ),
  );
  const startUp = totalOf(
    {
      key: 'startUp',
      label: text('Start-up costs', 'Frais de démarrage'),
      formula: text('The sum of the fees', 'La somme des frais'),
    },
    purchases
      .filter(({ use }) => use === 'fees')
      .map((purchase) => {
        const values = seriesOf((column) => (column === purchase.column ? purchase.cost : 0));
        return partOf('startUp', purchase, values, text('Price × count', 'Prix × nombre'));
      }),
  );
  const depreciation = totalOf(
    {
      key: 'depreciation',
      label: text('Depreciation', 'Amortissement'),
      formula: text('The sum of what wears out', "La somme de ce qui s'use"),
    },
    purchases
      .filter((purchase) => purchase.depreciation.some((cents) => cents !== 0))
      .map((purchase) =>
        partOf(
          'depreciation',
          purchase,
          purchase.depreciation,
          text('Cost ÷ months of useful life', "Coût ÷ mois d'utilisation"),
        ),
      ),
  );
  const operatingProfit = resultOf(
    {
      key: 'operatingProfit',
      label: text('Operating profit', "Bénéfice d'exploitation"),
      formula: text('Gross profit − costs', 'Bénéfice brut − dépenses'),
    },
    [grossProfit],
    [pay, contributions, running, startUp, depreciation],
  );
  const grants = totalOf(
    {
      key: 'grants',
      label: text('Grants', 'Subventions'),
      formula: text('The sum of the grants', 'La somme des subventions'),
    },
    funding
      .filter(({ source }) => source === 'grant')
      .map((grant) => partOf('grants', grant, grant.received, text('Counted when received', 'Comptée à sa réception'))),
  );
  const borrowed = funding.filter(({ source }) => source === 'loan');
  const interest = totalOf(
    {
      key: 'interest',
      label: text('Interest', 'Intérêts'),
      formula: text('The sum of the loans', 'La somme des prêts'),
    },
    borrowed.map((loan) =>
      partOf('interest', loan, loan.interest, text('Balance × yearly rate ÷ 12', 'Solde × taux annuel ÷ 12')),
    ),
  );
  const beforeTax = resultOf(
    {
      key: 'beforeTax',
      label: text('Profit before income tax', 'Bénéfice avant impôt'),
      formula: text('Operating profit + grants − interest', "Bénéfice d'exploitation + subventions − intérêts"),
    },
    [operatingProfit, grants],
    [interest],
  );
  const estimate = incomeTaxOn(plan, beforeTax.values);
  const incomeTax = flow(
    {
      key: 'incomeTax',
      label: text('Income tax (estimate)', 'Impôt sur le revenu (estimation)'),
      formula: text(
        'Profit of the year so far, less earlier losses × rate − what the year owed already',
        "Bénéfice de l'année à ce jour, moins les pertes antérieures × taux − l'impôt déjà compté de l'année",
      ),
      rowIds: beforeTax.rowIds,
      assumptions: estimate.assumptions,
    },
    estimate.tax,
  );
  const result = resultOf(
    {
      key: 'result',
      label: paysOwners
        ? text("Result after the owner's pay", 'Résultat après la rémunération des propriétaires')
        : text("Result before the owner's pay", 'Résultat avant la rémunération des propriétaires'),
      formula: text('Profit before income tax − income tax', 'Bénéfice avant impôt − impôt'),
    },
    [beforeTax],
    [incomeTax],
  );
  return {
    income: {
      sales,
      directCosts,
      grossProfit,
      pay,
      contributions,
      running,
      startUp,
      depreciation,
      operatingProfit,
      grants,
      interest,
      beforeTax,
      incomeTax,
      result,
    },
    incomeTaxPaid: estimate.paid,
    setAside: setAsideForTax(plan, beforeTax.values),
  };
}

function partsOf(key: string, entries: readonly Billed[], formula: Text): Line[] {
  return entries.map(({ rowId, label, assumptions, net }) =>
    flow({ key: `${key}:${rowId}`, label, formula, rowIds: [rowId], assumptions }, net),
  );
}
