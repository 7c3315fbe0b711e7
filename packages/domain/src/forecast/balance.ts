import { type Text, text } from '../locale.ts';
import type { Books } from './books.ts';
import { stillOwed } from './cash.ts';
import type { BalanceSheet, CashFlow, IncomeStatement, Line, Series } from './forecast.ts';
import { balance, balanceOf } from './lines.ts';
import type { Purchase } from './purchases.ts';
import { addTo, runningTotal, seriesOf, sumOf, zeros } from './series.ts';

/** What the business owns and owes at the end of each month. */
export function balanceSheet(books: Books, income: IncomeStatement, cash: CashFlow): BalanceSheet {
  const { purchases, salesTax } = books;
  const customers = stillOwed(books.sales);
  const taxOwed = sumOf(salesTax.taxes.map(({ owed }) => owed));
  const line = (key: string, label: Text, formula: Text, values: Series, from: readonly Line[]): Line =>
    balance(
      {
        key,
        label,
        formula,
        rowIds: [...new Set(from.flatMap(({ rowIds }) => rowIds))],
        assumptions: [...new Set(from.flatMap(({ assumptions }) => assumptions))],
      },
      values,
    );
  const kept = (key: string, label: Text, formula: Text, isKept: (purchase: Purchase) => boolean): Line => {
    const rows = purchases.filter(isKept);
    const assumptions = [...new Set(rows.flatMap((purchase) => purchase.assumptions))];
    return balance(
      { key, label, formula, rowIds: rows.map(({ row }) => row.id), assumptions },
      runningTotal(costsOf(rows)),
    );
  };
  const paidTotal = text('What was received − what was repaid', 'Reçu − remboursé');

  const assets = {
    cash: line(
      'cash',
      text('Cash', 'Encaisse'),
      text('Closing cash of the month', 'Encaisse à la fin du mois'),
      cash.closing.values,
      [],
    ),
    receivables: line(
      'receivables',
      text('Owed by customers', 'Comptes clients'),
      text('Sales and their taxes − payments of customers', 'Ventes et taxes − paiements de la clientèle'),
      customers.owed,
      [income.sales],
    ),
    salesTaxRefund: line(
      'salesTaxRefund',
      text('Sales tax to be refunded', 'Taxes à recevoir'),
      text('Claimed back − collected − refunded', 'Réclamées − perçues − remboursées'),
      taxOwed.map((cents) => Math.max(0, -cents)),
      [cash.salesTax],
    ),
    stock: kept(
      'stock',
      text('Stock', 'Stock'),
      text(
        'The opening stock; each month buys what it sells',
        "Le stock de départ\u00a0; chaque mois rachète ce qu'il vend",
      ),
      ({ use }) => use === 'opening_stock',
    ),
    deposits: kept(
      'deposits',
      text('Deposits', 'Dépôts'),
      text('What was deposited', 'Ce qui a été déposé'),
      ({ use }) => use === 'deposit',
    ),
    equipment: equipmentLine(purchases, income.depreciation),
  };
  const liabilities = {
    payables: line(
      'payables',
      text('Owed to suppliers', 'Comptes fournisseurs'),
      text('Bills and their taxes − payments', 'Factures et taxes − paiements'),
      stillOwed([...books.directCosts, ...books.running]).owed,
      [income.directCosts, income.running],
    ),
    salesTaxOwed: line(
      'salesTaxOwed',
      text('Sales tax owed', 'Taxes à remettre'),
      text('Collected − claimed back − remitted', 'Perçues − réclamées − remises'),
      taxOwed.map((cents) => Math.max(0, cents)),
      [cash.salesTax],
    ),
    incomeTaxOwed: line(
      'incomeTaxOwed',
      text('Income tax owed', 'Impôt à payer'),
      text('Income tax − what was paid', 'Impôt − ce qui a été payé'),
      difference(income.incomeTax, cash.incomeTax),
      [income.incomeTax],
    ),
    advances: line(
      'advances',
      text('Owed to customers who paid in advance', "Dû à la clientèle qui a payé à l'avance"),
      text('Received in advance − used up by sales', "Reçu à l'avance − épuisé par les ventes"),
      sumOf([runningTotal(sumOf([cash.advances.values, usedAdvances(cash)])), customers.ahead]),
      [cash.advances, ...(customers.ahead.some((cents) => cents !== 0) ? [income.sales] : [])],
    ),
    loans: line('loans', text('Loans', 'Prêts'), paidTotal, difference(cash.loans, cash.principal), [cash.loans]),
  };
  const broughtIn = purchases.filter(({ isOwned }) => isOwned);
  const contributed = line(
    'contributed',
    text('Contributed by owners', 'Apports'),
    text(
      'Money of owners and partners, gifts, and what was brought in',
      'Argent des propriétaires et associés, dons et biens apportés',
    ),
    runningTotal(sumOf([cash.owners.values, costsOf(broughtIn)])),
    [cash.owners],
  );
  const drawings = line(
    'drawings',
    text('Taken by owners', 'Prélèvements'),
    text('All drawings so far', 'Tous les prélèvements à ce jour'),
    runningTotal(sumOf([cash.drawings.values, cash.setAside.values])),
    [cash.drawings, cash.setAside],
  );
  const retained = line(
    'retained',
    text('Results so far', 'Résultats accumulés'),
    text(
      'All results so far, those before the opening included',
      "Tous les résultats à ce jour, ceux d'avant l'ouverture compris",
    ),
    runningTotal(income.result.values),
    [income.result],
  );
  const sum = text('The sum of the lines above', 'La somme des lignes précédentes');
  return {
    ...assets,
    assets: balanceOf({ key: 'assets', label: text('Assets', 'Actif'), formula: sum }, Object.values(assets), []),
    ...liabilities,
    liabilities: balanceOf(
      { key: 'liabilities', label: text('Liabilities', 'Passif'), formula: sum },
      Object.values(liabilities),
      [],
    ),
    contributed,
    drawings,
    retained,
    equity: balanceOf(
      {
        key: 'equity',
        label: text('Equity', 'Capitaux propres'),
        formula: text('Contributed − taken + results', 'Apports − prélèvements + résultats'),
      },
      [contributed, retained],
      [drawings],
    ),
  };
}

function equipmentLine(purchases: readonly Purchase[], depreciation: Line): Line {
  const lasting = purchases.filter(({ use }) => use === 'equipment' || use === 'vehicle' || use === 'fitting_out');
  const change = costsOf(lasting);
  addTo(change, depreciation.values, -1);
  return balance(
    {
      key: 'equipment',
      label: text('Equipment and leasehold improvements', 'Équipement et aménagement'),
      formula: text('Cost − depreciation so far', 'Coût − amortissement à ce jour'),
      rowIds: lasting.map(({ row }) => row.id),
      assumptions: depreciation.assumptions,
    },
    runningTotal(change),
  );
}

function costsOf(purchases: readonly Purchase[]): number[] {
  const costs = zeros();
  for (const { column, cost } of purchases) costs[column] = (costs[column] ?? 0) + cost;
  return costs;
}

function difference(plus: Line, minus: Line): number[] {
  return runningTotal(seriesOf((column) => (plus.values[column] ?? 0) - (minus.values[column] ?? 0)));
}

/** Negative: customer prepayments still to be used up. */
function usedAdvances({ customers }: CashFlow): Series {
  return customers.parts.find(({ key }) => key === 'customers:advances')?.values ?? zeros();
}
