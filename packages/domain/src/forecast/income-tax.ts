import { assumed } from './assumptions.ts';
import { type CorporationTax, corporationTaxes } from './canada.ts';
import { horizon, type Series } from './forecast.ts';
import type { Plan } from './plan.ts';
import { fromTable, percentText } from './published-value.ts';
import { toCents } from './rounding.ts';
import { zeros } from './series.ts';

/** An estimate: the tax of each month, what is paid, and the assumptions behind it. */
export type IncomeTax = { tax: Series; paid: Series; assumptions: readonly string[] };

/**
 * The income tax of a corporation on what its year has earned so far, less earlier losses; a month of loss takes back what the
 * year owes. It is paid three months after each year of business.
 * @param profits before tax, by month
 */
export function incomeTaxOn(plan: Plan, profits: Series): IncomeTax {
  const rates = ratesOf(plan);
  const tax = zeros();
  const paid = zeros();
  if (rates === null) return { tax, paid, assumptions: [] };
  // What comes before the opening belongs to the first year.
  let earned = profits[0] ?? 0;
  let losses = 0;
  let owed = 0;
  for (let month = 1; month <= horizon; month += 1) {
    earned += profits[month] ?? 0;
    const soFar = taxOn(Math.max(0, earned - losses), rates);
    tax[month] = soFar - owed;
    owed = soFar;
    if (month % 12 !== 0) continue;
    if (month + 3 <= horizon) paid[month + 3] = owed;
    losses = Math.max(0, losses - earned);
    earned = 0;
    owed = 0;
  }
  return { tax, paid, assumptions: ['incomeTax', 'incomeTaxPaid'] };
}

/**
 * What owners without a corporation set aside for their own income tax, if they ask for it: a share of the profit of each
 * calendar year, taken in April of the next. It is a drawing, not a cost.
 */
export function setAsideForTax({ settings, time, notes }: Plan, profits: Series): Series | null {
  if (settings.isIncorporated || settings.incomeTax !== true) return null;
  notes.assume(assumed.setAside);
  const taken = zeros();
  let profit = 0;
  for (let month = 0; month <= horizon; month += 1) {
    profit += profits[month] ?? 0;
    if (time.monthOfYear(month) !== 11) continue;
    if (month + 4 <= horizon) taken[month + 4] = toCents(Math.max(0, profit) / 4);
    // A loss is carried into the next year.
    profit = Math.min(0, profit);
  }
  return taken;
}

/** The rates of a corporation in its province; null when the plan estimates no income tax. */
function ratesOf({ settings: { legalForm, province, incomeTax }, notes }: Plan): CorporationTax | null {
  if (legalForm === 'sole' || legalForm === 'partnership') {
    if (incomeTax !== true) notes.assume(assumed.personalTax);
  } else if (incomeTax === false) notes.assume(assumed.noIncomeTax);
  if (legalForm !== 'corporation' && legalForm !== 'cooperative') return null;
  if (incomeTax === false || province === null) return null;
  const { value, ...published } = corporationTaxes[province];
  notes.assume(
    fromTable(
      {
        key: 'incomeTax',
        label: { en: 'Income tax of a small business', fr: "Impôt d'une petite entreprise" },
        value: percentText(value.small / 100),
        change: { setting: 'incomeTax' },
        ...(province === 'QC' ? { reason: quebecHours } : {}),
      },
      published,
    ),
  );
  notes.assume(assumed.incomeTaxPaid);
  return value;
}

const quebecHours = {
  en: 'In Quebec this rate asks for 5,500 paid hours a year, or for manufacturing or primary activities; otherwise it is 20.5%.',
  fr: 'Au Québec, ce taux exige 5\u00a0500 heures payées par année, ou des activités manufacturières ou primaires\u00a0; sinon, il est de 20,5\u00a0%.',
};

function taxOn(profit: number, { small, general, limit }: CorporationTax): number {
  const below = Math.min(profit, limit);
  return toCents((below * small + (profit - below) * general) / 10_000);
}
