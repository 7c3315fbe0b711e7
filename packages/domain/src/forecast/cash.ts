import { type Text, text } from '../locale.ts';
import type { Billed, Books } from './books.ts';
import type { CashFlow, IncomeStatement, Line, Series } from './forecast.ts';
import { advancesUsed, type FundingSource } from './funding.ts';
import type { Earned } from './income.ts';
import { balance, described, flow, partOf, resultOf, totalOf, yearStarts } from './lines.ts';
import type { Purchase } from './purchases.ts';
import { columnCount, runningTotal, seriesOf, sumOf, zeros } from './series.ts';

const whenPaid = text('When it is paid, taxes included', 'Au moment du paiement, taxes comprises');
const asReceived = text('When it is received', 'À la réception');

/** What comes in and goes out, sales taxes included. */
export function cashFlow(books: Books, earned: Earned): CashFlow {
  const sum = text('The sum of the lines above', 'La somme des lignes précédentes');
  const linesIn = moneyInLines(books);
  const linesOut = moneyOutLines(books, earned);
  const moneyIn = resultOf(described('moneyIn', text('Money in', 'Entrées'), sum), Object.values(linesIn), []);
  const moneyOut = resultOf(described('moneyOut', text('Money out', 'Sorties'), sum), Object.values(linesOut), []);
  const closings = runningTotal(seriesOf((column) => (moneyIn.values[column] ?? 0) - (moneyOut.values[column] ?? 0)));
  const openings = seriesOf((column) => closings[column - 1] ?? 0);
  const opening = balance(
    described(
      'opening',
      text('Opening cash', 'Encaisse au début'),
      text('Closing cash of the month before', 'Encaisse à la fin du mois précédent'),
    ),
    openings,
    yearStarts(openings),
  );
  const closing = balance(
    described(
      'closing',
      text('Closing cash', 'Encaisse à la fin'),
      text('Opening cash + money in − money out', 'Encaisse au début + entrées − sorties'),
    ),
    closings,
  );
  return { opening, ...linesIn, moneyIn, ...linesOut, moneyOut, closing };
}

function moneyInLines(books: Books): Pick<CashFlow, 'customers' | 'advances' | 'owners' | 'grants' | 'loans'> {
  const money = (key: string, label: Text, sources: readonly FundingSource[]) => {
    const from = books.funding.filter(({ source }) => sources.includes(source));
    return totalOf(
      described(key, label, asReceived),
      from.map((each) => partOf(key, each, each.received, asReceived)),
    );
  };
  return {
    customers: customersLine(books),
    advances: money('advances', text('Sales in advance', "Ventes à l'avance"), ['advance_sales']),
    owners: money('owners', text('Owners, gifts and partners', 'Propriétaires, dons et associés'), [
      'savings',
      'gift',
      'partner',
    ]),
    grants: money('grants', text('Grants', 'Subventions'), ['grant']),
    loans: money('loans', text('Loans', 'Prêts'), ['loan']),
  };
}

function customersLine(books: Books): Line {
  const advances = books.funding.filter(({ source }) => source === 'advance_sales');
  const used = advancesUsed(
    sumOf(advances.map(({ received }) => received)),
    sumOf(books.sales.map(({ paid }) => paid)),
  );
  const label = text('Payments of customers', 'Paiements de la clientèle');
  const formula = text('Sales and their taxes, when they are paid', 'Ventes et taxes, au moment du paiement');
  return totalOf(described('customers', label, formula), [
    ...paidParts('customers', books.sales),
    ...(used.some((cents) => cents !== 0) ? [alreadyPaid(advances, used)] : []),
  ]);
}

function moneyOutLines(books: Books, { income, incomeTaxPaid, setAside }: Earned) {
  return {
    directCosts: paidTotal('directCosts', text('Direct costs', 'Coûts directs'), books.directCosts),
    running: paidTotal('running', text('Running costs', 'Frais courants'), books.running),
    pay: payLine(income),
    startUp: bought('startUp', text('Start-up costs', 'Frais de démarrage'), books.purchases, true),
    purchases: bought('purchases', text('Purchases', 'Achats'), books.purchases, false),
    salesTax: salesTaxLine(books),
    interest: income.interest,
    principal: totalOf(
      described(
        'principal',
        text('Loan repayments', 'Remboursement de prêts'),
        text('The sum of the loans', 'La somme des prêts'),
      ),
      books.funding
        .filter(({ source }) => source === 'loan')
        .map((loan) => partOf('principal', loan, loan.principal, text('Payment − interest', 'Versement − intérêts'))),
    ),
    incomeTax: flow(
      {
        key: 'incomeTax',
        label: text('Income tax', 'Impôt sur le revenu'),
        formula: text('Three months after the year', "Trois mois après l'année"),
        rowIds: income.incomeTax.rowIds,
        assumptions: income.incomeTax.assumptions,
      },
      incomeTaxPaid,
    ),
    drawings: totalOf(
      described(
        'drawings',
        text("Owner's drawings", 'Prélèvements'),
        text('The sum of the owners', 'La somme des propriétaires'),
      ),
      books.people
        .filter(({ isDrawing }) => isDrawing)
        .map((owner) => partOf('drawings', owner, owner.pay, text('Pay of the month', 'Paie du mois'))),
    ),
    setAside: forOwnTax(income, setAside),
  };
}

function payLine({ pay, contributions }: IncomeStatement): Line {
  const label = text(
    "Pay, employer's contributions and vacation pay",
    "Salaires, cotisations de l'employeur et vacances",
  );
  const formula = text('Paid in their month', 'Payés dans leur mois');
  const { rowIds } = pay;
  const { assumptions } = contributions;
  return flow({ key: 'pay', label, formula, rowIds, assumptions }, sumOf([pay.values, contributions.values]));
}

function salesTaxLine({ salesTax: { taxes, rowIds, assumptions } }: Books): Line {
  const label = text('Sales taxes remitted', 'Taxes remises');
  const formula = text(
    'Collected − claimed back, after each filing period; a refund is negative',
    'Perçues − réclamées, après chaque période de déclaration\u00a0; un remboursement est négatif',
  );
  const remitted = sumOf(taxes.map((tax) => tax.remitted));
  return flow({ key: 'salesTax', label, formula, rowIds, assumptions }, remitted);
}

function paidParts(key: string, entries: readonly Billed[]): Line[] {
  return entries.map(({ rowId, label, assumptions, paid }) =>
    flow({ key: `${key}:${rowId}`, label, formula: whenPaid, rowIds: [rowId], assumptions }, paid),
  );
}

function paidTotal(key: string, label: Text, entries: readonly Billed[]): Line {
  return totalOf(described(key, label, whenPaid), paidParts(key, entries));
}

function alreadyPaid(advances: Books['funding'], used: Series): Line {
  const label = text('Already paid in advance', "Déjà payé à l'avance");
  const formula = text(
    'Sales in advance are used up by the first payments of customers',
    "Les ventes à l'avance sont épuisées par les premiers paiements de la clientèle",
  );
  const rowIds = advances.map(({ row }) => row.id);
  return flow(
    { key: 'customers:advances', label, formula, rowIds },
    used.map((cents) => 0 - cents),
  );
}

function forOwnTax({ beforeTax }: IncomeStatement, setAside: Series | null): Line {
  const label = text("Set aside for the owner's income tax", "Mis de côté pour l'impôt des propriétaires");
  const formula = text('Profit of the calendar year × 25%', "Bénéfice de l'année civile × 25\u00a0%");
  if (setAside === null) return flow({ key: 'setAside', label, formula }, zeros());
  return flow({ key: 'setAside', label, formula, rowIds: beforeTax.rowIds, assumptions: ['setAside'] }, setAside);
}

/** Fees, or everything else, that was bought and not brought in by an owner. */
function bought(key: string, label: Text, purchases: readonly Purchase[], fees: boolean): Line {
  const parts = purchases
    .filter(({ isOwned, use }) => !isOwned && (use === 'fees') === fees)
    .map((purchase) => {
      const values = zeros();
      values[purchase.column] = purchase.amount;
      return partOf(key, purchase, values, text('Price × count, taxes included', 'Prix × nombre, taxes comprises'));
    });
  return totalOf(described(key, label, whenPaid), parts);
}

/** The difference of what is billed and what is paid, added up: what is still owed, and what was paid ahead. */
export function stillOwed(entries: readonly Billed[]): { owed: number[]; ahead: number[] } {
  const owed = zeros();
  const ahead = zeros();
  for (const { gross, paid } of entries) {
    let open = 0;
    for (let column = 0; column < columnCount; column += 1) {
      open += (gross[column] ?? 0) - (paid[column] ?? 0);
      const side = open > 0 ? owed : ahead;
      side[column] = (side[column] ?? 0) + Math.abs(open);
    }
  }
  return { owed, ahead };
}
