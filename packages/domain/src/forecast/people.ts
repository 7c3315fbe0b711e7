import type { Province } from '../ledger/provinces.ts';
import type { Cells, RowOf } from '../ledger/row.ts';
import type { Text } from '../locale.ts';
import { moneyText } from '../money/money-text.ts';
import { activeMonths } from './active-months.ts';
import { assumed } from './assumptions.ts';
import { minimumWages } from './canada.ts';
import { contributionMeter, employerContributions, vacationPay } from './employer-contributions.ts';
import { horizon, type Series } from './forecast.ts';
import { isTooLarge } from './limit.ts';
import { named } from './lines.ts';
import type { Plan } from './plan.ts';
import { fromTable, percentText } from './published-value.ts';
import { toCents } from './rounding.ts';
import { zeros } from './series.ts';
import { columnOf } from './timeline.ts';

/** What a person is paid, and what the employer pays on top. */
export type PersonPay = {
  row: RowOf<'person'>;
  label: Text;
  /** The owner of an unincorporated business takes drawings, which are no cost. */
  isDrawing: boolean;
  pay: Series;
  contributions: Series;
  assumptions: readonly string[];
};

export function payOf(plan: Plan): PersonPay[] {
  return plan.of('person').flatMap((row) => payOfPerson(plan, row) ?? []);
}

function payOfPerson(plan: Plan, row: RowOf<'person'>): PersonPay | null {
  const { notes, time, settings } = plan;
  const { cells, id } = row;
  const monthly = monthlyPay(cells);
  if (typeof monthly === 'string') {
    notes.leaveOut(row, monthly);
    return null;
  }
  const months = activeMonths(plan, row);
  if (months === null) return null;
  const isOwner = cells.role === 'owner';
  const isDrawing = isOwner && !settings.isIncorporated;
  const count = cells.count ?? 1;
  const increased = 1 + (cells.increase ?? 0) / 10_000;
  const onTop = isDrawing ? () => 0 : contributionsOf(plan, cells);
  const pay = zeros();
  const contributions = zeros();
  for (let offset = months.first; offset <= months.last; offset += 1) {
    const column = columnOf(offset) ?? horizon;
    const weight = cells.season?.[time.monthOfYear(offset)] ?? 100;
    const each = (monthly * weight * increased ** time.yearsPassed(offset)) / 100;
    pay[column] = (pay[column] ?? 0) + toCents(each * count);
    const extra = toCents(onTop(each, time.calendarYear(offset)) * count);
    contributions[column] = (contributions[column] ?? 0) + extra;
  }
  if (isTooLarge(pay)) {
    notes.leaveOut(row, 'too_large');
    return null;
  }
  warnOfLowWage(plan, row);
  const closes = settings.openMonths?.includes(0) ?? false;
  const isWeekly = cells.wage !== null || cells.every === 'week' || cells.every === 'two_weeks';
  const assumptions = [
    ...(cells.role === null ? [notes.assume(assumed.employee, id)] : []),
    ...(cells.increase === null ? [] : [notes.assume(assumed.yearsOfBusiness, id)]),
    ...(isWeekly ? [notes.assume(assumed.weeksOfYear, id)] : []),
    ...(closes && cells.season === null ? [notes.assume(assumed.paidAllYear, id)] : []),
    ...(isDrawing ? [notes.assume(assumed.drawings, id)] : []),
    ...(isOwner && !isDrawing && cells.contributions === null ? [notes.assume(assumed.ownerContributions, id)] : []),
  ];
  return { row, label: named(cells.name), isDrawing, pay, contributions, assumptions };
}

/** The usual pay of a month in cents, not rounded, or what is missing. A salary counts before an hourly wage. */
function monthlyPay({ wage, hours, salary, every }: Cells<'person'>): number | 'no_amount' | 'no_rhythm' | 'no_hours' {
  if (salary !== null) {
    if (every === null) return 'no_rhythm';
    return salary * { week: 52 / 12, two_weeks: 26 / 12, half_month: 2, month: 1, year: 1 / 12 }[every];
  }
  if (wage === null) return 'no_amount';
  return hours === null ? 'no_hours' : (wage * hours * 52) / 12;
}

/**
 * What an employer pays on top of the pay of one person: their own rate, or the table of the province. Hourly wages earn
 * vacation pay, on which contributions are due too; a salary goes on during vacation.
 */
function contributionsOf(
  { settings: { province }, notes }: Plan,
  { contributions, role, salary }: Cells<'person'>,
): (pay: number, calendarYear: number) => number {
  if (contributions !== null) return (pay) => (pay * contributions) / 10_000;
  if (province === null) return () => 0;
  if (taxesPayroll.includes(province)) notes.assume(assumed.noPayrollTax);
  const isOwner = role === 'owner';
  const due = employerContributions(province).filter(({ value }) => !isOwner || value.forOwners);
  for (const { value, ...published } of due) {
    notes.assume(
      fromTable(
        {
          key: value.key,
          label: contributionNames[value.key],
          value: percentText(value.rate / 1000),
          change: { column: 'contributions' },
          ...(value.key === 'injuries' ? { reason: averageOfTrades } : {}),
        },
        published,
      ),
    );
  }
  const meter = contributionMeter(due.map(({ value }) => value));
  if (isOwner || salary !== null) return meter;
  const { value, ...published } = vacationPay(province);
  notes.assume(
    fromTable(
      {
        key: 'vacation',
        label: { en: 'Vacation pay', fr: 'Indemnité de vacances' },
        value: percentText(value / 1000),
        change: { column: 'contributions' },
        reason: onHourlyWages,
      },
      published,
    ),
  );
  const share = value / 100_000;
  return (pay, calendarYear) => pay * share + meter(pay * (1 + share), calendarYear);
}

const onHourlyWages: Text = {
  en: 'On hourly wages, for the first years of an employee; a salary goes on during vacation.',
  fr: 'Sur les salaires horaires, pour les premières années\u00a0; un salaire annuel continue pendant les vacances.',
};

/**
 * Their payroll taxes apply above an amount that new businesses seldom reach. Québec's health fund has no such amount.
 */
const taxesPayroll: readonly Province[] = ['BC', 'MB', 'NL', 'ON'];

const averageOfTrades: Text = {
  en: 'The average of all trades, which one trade may be far from.',
  fr: 'La moyenne de tous les métiers, dont un métier donné peut être loin.',
};

/** What each contribution of an employer is called. */
export const contributionNames = {
  pension: { en: 'Pension plan (CPP or QPP)', fr: 'Régime de pensions (RPC ou RRQ)' },
  pension2: { en: 'Pension plan, second ceiling', fr: 'Régime de pensions, second plafond' },
  employmentInsurance: { en: 'Employment insurance', fr: 'Assurance-emploi' },
  parentalInsurance: { en: 'Quebec parental insurance plan', fr: "Régime québécois d'assurance parentale" },
  healthFund: { en: 'Health services fund', fr: 'Fonds des services de santé' },
  labourStandards: { en: 'Labour standards', fr: 'Normes du travail' },
  injuries: { en: 'Premium for work injuries', fr: 'Prime pour accidents du travail' },
} as const satisfies Record<string, Text>;

function warnOfLowWage({ settings: { province }, notes }: Plan, { id, cells }: RowOf<'person'>): void {
  if (province === null || cells.role === 'owner' || cells.wage === null || cells.salary !== null) return;
  const { value, year, confirmed } = minimumWages[province];
  if (cells.wage >= value) return;
  const least = moneyText(value);
  notes.notice(
    'below_minimum_wage',
    {
      en: `Below the minimum wage of the province: ${least.en} an hour in ${year}${confirmed ? '' : ' (last known value: check it)'}.`,
      fr: `Sous le salaire minimum de la province\u00a0: ${least.fr} l'heure en ${year}${confirmed ? '' : ' (dernière valeur connue\u00a0: à vérifier)'}.`,
    },
    id,
  );
}
