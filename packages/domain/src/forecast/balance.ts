import { type Text, text } from '../locale.ts';
import type { Books } from './books.ts';
import { stillOwed } from './cash.ts';
import type { BalanceSheet, CashFlow, IncomeStatement, Line, SalesTaxTable, Series } from './forecast.ts';
import { balance, balanceOf, described, origins } from './lines.ts';
import type { Purchase } from './purchases.ts';
import { addTo, runningTotal, seriesOf, sumOf, zeros } from './series.ts';

/** What the business owns and owes at the end of each month. */
export function balanceSheet(books: Books, income: IncomeStatement, cash: CashFlow): BalanceSheet {
  const owned = assetLines(books, income, cash);
  const owed = liabilityLines(books, income, cash);
  const sum = text('The sum of the lines above', 'La somme des lignes précédentes');
  return {
    ...owned,
    assets: balanceOf(described('assets', text('Assets', 'Actif'), sum), Object.values(owned), []),
    ...owed,
    liabilities: balanceOf(described('liabilities', text('Liabilities', 'Passif'), sum), Object.values(owed), []),
    ...equityLines(books, income, cash),
  };
}

function assetLines({ sales, purchases, salesTax }: Books, income: IncomeStatement, cash: CashFlow) {
  const isStock = ({ use }: Purchase) => use === 'opening_stock';
  const ofStock = text(
    'The opening stock; each month buys what it sells',
    "Le stock de départ\u00a0; chaque mois rachète ce qu'il vend",
  );
  const isDeposit = ({ use }: Purchase) => use === 'deposit';
  const ofDeposits = text('What was deposited', 'Ce qui a été déposé');
  return {
    cash: balance(
      described('cash', text('Cash', 'Encaisse'), text('Closing cash of the month', 'Encaisse à la fin du mois')),
      cash.closing.values,
    ),
    receivables: lineFrom(
      'receivables',
      text('Owed by customers', 'Comptes clients'),
      text('Sales and their taxes − payments of customers', 'Ventes et taxes − paiements de la clientèle'),
      stillOwed(sales).owed,
      [income.sales],
    ),
    salesTaxRefund: lineFrom(
      'salesTaxRefund',
      text('Sales tax to be refunded', 'Taxes à recevoir'),
      text('Claimed back − collected − refunded', 'Réclamées − perçues − remboursées'),
      taxOwed(salesTax).map((cents) => Math.max(0, -cents)),
      [cash.salesTax],
    ),
    stock: keptLine('stock', text('Stock', 'Stock'), ofStock, purchases.filter(isStock)),
    deposits: keptLine('deposits', text('Deposits', 'Dépôts'), ofDeposits, purchases.filter(isDeposit)),
    equipment: equipmentLine(purchases, income.depreciation),
  };
}

function liabilityLines(books: Books, income: IncomeStatement, cash: CashFlow) {
  return {
    payables: lineFrom(
      'payables',
      text('Owed to suppliers', 'Comptes fournisseurs'),
      text('Bills and their taxes − payments', 'Factures et taxes − paiements'),
      stillOwed([...books.directCosts, ...books.running]).owed,
      [income.directCosts, income.running],
    ),
    salesTaxOwed: lineFrom(
      'salesTaxOwed',
      text('Sales tax owed', 'Taxes à remettre'),
      text('Collected − claimed back − remitted', 'Perçues − réclamées − remises'),
      taxOwed(books.salesTax).map((cents) => Math.max(0, cents)),
      [cash.salesTax],
    ),
    incomeTaxOwed: lineFrom(
      'incomeTaxOwed',
      text('Income tax owed', 'Impôt à payer'),
      text('Income tax − what was paid', 'Impôt − ce qui a été payé'),
      difference(income.incomeTax, cash.incomeTax),
      [income.incomeTax],
    ),
    advances: advancesLine(stillOwed(books.sales).ahead, income, cash),
    loans: lineFrom(
      'loans',
      text('Loans', 'Prêts'),
      text('What was received − what was repaid', 'Reçu − remboursé'),
      difference(cash.loans, cash.principal),
      [cash.loans],
    ),
  };
}

function equityLines({ purchases }: Books, { result }: IncomeStatement, { owners, drawings, setAside }: CashFlow) {
  const broughtIn = costsOf(purchases.filter(({ isOwned }) => isOwned));
  const contributed = lineFrom(
    'contributed',
    text('Contributed by owners', 'Apports'),
    text(
      'Money of owners and partners, gifts, and what was brought in',
      'Argent des propriétaires et associés, dons et biens apportés',
    ),
    runningTotal(sumOf([owners.values, broughtIn])),
    [owners],
  );
  const taken = lineFrom(
    'drawings',
    text('Taken by owners, to deduct', 'Prélèvements à déduire'),
    text('All drawings so far', 'Tous les prélèvements à ce jour'),
    runningTotal(sumOf([drawings.values, setAside.values])),
    [drawings, setAside],
  );
  const retained = lineFrom(
    'retained',
    text('Results so far', 'Résultats accumulés'),
    text(
      'All results so far, those before the opening included',
      "Tous les résultats à ce jour, ceux d'avant l'ouverture compris",
    ),
    runningTotal(result.values),
    [result],
  );
  const equity = described(
    'equity',
    text('Equity', 'Capitaux propres'),
    text('Contributed − taken + results', 'Apports − prélèvements + résultats'),
  );
  return { contributed, drawings: taken, retained, equity: balanceOf(equity, [contributed, retained], [taken]) };
}

/** A balance that comes from lines of the other statements. */
function lineFrom(key: string, label: Text, formula: Text, values: Series, lines: readonly Line[]): Line {
  return balance({ key, label, formula, ...origins(lines) }, values);
}

/** Purchases that keep what they cost. */
function keptLine(key: string, label: Text, formula: Text, kept: readonly Purchase[]): Line {
  const rowIds = kept.map(({ row }) => row.id);
  const assumptions = [...new Set(kept.flatMap((purchase) => purchase.assumptions))];
  return balance({ key, label, formula, rowIds, assumptions }, runningTotal(costsOf(kept)));
}

/** @param ahead what customers paid before it was billed */
function advancesLine(ahead: Series, { sales }: IncomeStatement, cash: CashFlow): Line {
  const isPaidAhead = ahead.some((cents) => cents !== 0);
  const stillToUse = runningTotal(sumOf([cash.advances.values, usedAdvances(cash)]));
  return lineFrom(
    'advances',
    text('Owed to customers who paid in advance', "Dû à la clientèle qui a payé à l'avance"),
    text('Received in advance − used up by sales', "Reçu à l'avance − épuisé par les ventes"),
    sumOf([stillToUse, ahead]),
    [cash.advances, ...(isPaidAhead ? [sales] : [])],
  );
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

/** Negative when more was claimed back than collected. */
function taxOwed({ taxes }: SalesTaxTable): number[] {
  return sumOf(taxes.map(({ owed }) => owed));
}

function difference(plus: Line, minus: Line): number[] {
  return runningTotal(seriesOf((column) => (plus.values[column] ?? 0) - (minus.values[column] ?? 0)));
}

/** Negative: customer prepayments still to be used up. */
function usedAdvances({ customers }: CashFlow): Series {
  return customers.parts.find(({ key }) => key === 'customers:advances')?.values ?? zeros();
}
