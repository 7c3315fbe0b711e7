import type { Province } from '../ledger/provinces.ts';
import { type Parameter, publishedIn, type Source } from './canada.ts';

/** One contribution of an employer, on the earnings of one person in a calendar year. Money in cents. */
export type Contribution = {
  key:
    | 'pension'
    | 'pension2'
    | 'employmentInsurance'
    | 'parentalInsurance'
    | 'healthFund'
    | 'labourStandards'
    | 'injuries';
  /** In thousandths of a percent. */
  rate: number;
  /** Earnings a year that are exempt, spread over its months. */
  exemption: number;
  /** Earnings of the year above which it begins, and ends; null for no end. */
  above: number;
  upTo: number | null;
  /** Whether it is due for an owner who works for their own corporation. */
  forOwners: boolean;
};

const dollars = (amount: number) => amount * 100;

const plain = { exemption: 0, above: 0, upTo: null, forOwners: true };
const pensionable = { exemption: dollars(3_500), upTo: dollars(74_600) };
const pension2: Contribution = {
  ...plain,
  key: 'pension2',
  rate: 4000,
  above: dollars(74_600),
  upTo: dollars(85_000),
};
const parameter = <Value>(value: Value, year: number, confirmed: boolean, from: Source): Parameter<Value> => ({
  value,
  year,
  confirmed,
  source: from,
});

const retraite = publishedIn(
  'Revenu Québec: source deductions and employer contributions',
  "Revenu Québec\u00a0: retenues à la source et cotisations de l'employeur",
  'https://www.revenuquebec.ca/en/businesses/source-deductions-and-employer-contributions/',
  'https://www.revenuquebec.ca/fr/entreprises/retenues-et-cotisations/',
);
const federal: readonly Parameter<Contribution>[] = [
  parameter(
    { ...plain, ...pensionable, key: 'pension', rate: 5950 },
    2026,
    true,
    publishedIn(
      'Canada Revenue Agency: CPP contribution rates, maximums and exemptions',
      'Agence du revenu du Canada\u00a0: taux, maximums et exemptions du RPC',
      'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/payroll/payroll-deductions-contributions/canada-pension-plan-cpp/cpp-contribution-rates-maximums-exemptions.html',
      'https://www.canada.ca/fr/agence-revenu/services/impot/entreprises/sujets/retenues-paie/retenues-paie-cotisations/regime-pensions-canada-rpc.html',
    ),
  ),
];
const insurance = (rate: number): Parameter<Contribution> =>
  parameter(
    { ...plain, key: 'employmentInsurance', rate, upTo: dollars(68_900), forOwners: false },
    2026,
    true,
    publishedIn(
      'Government of Canada: employment insurance, 2026 maximum insurable earnings and premium rates',
      'Gouvernement du Canada\u00a0: assurance-emploi, maximum assurable et taux de cotisation de 2026',
      'https://www.canada.ca/en/employment-social-development/programs/ei/ei-list/ei-employers/premium-reduction-program/2026-maximum-insurable-earnings.html',
      'https://www.canada.ca/fr/agence-revenu/services/impot/entreprises/sujets/retenues-paie/retenues-paie-cotisations/assurance-emploi-ae/taux-cotisation-a-ae-maximums.html',
    ),
  );

const quebec: readonly Parameter<Contribution>[] = [
  parameter({ ...plain, ...pensionable, key: 'pension', rate: 6300 }, 2026, true, retraite),
  parameter(pension2, 2026, true, retraite),
  insurance(1820),
  // Of 2026 only the employee's rate of 0.430 % was found in print; the employer pays 1.4 times as much.
  parameter({ ...plain, key: 'parentalInsurance', rate: 602, upTo: dollars(103_000) }, 2026, false, retraite),
  parameter({ ...plain, key: 'healthFund', rate: 1650 }, 2025, true, retraite),
  parameter(
    { ...plain, key: 'labourStandards', rate: 60, upTo: dollars(103_000), forOwners: false },
    2025,
    true,
    retraite,
  ),
];
const elsewhere: readonly Parameter<Contribution>[] = [
  ...federal,
  ...federal.map((base) => ({ ...base, value: pension2 })),
  insurance(2282),
];

/** The average premium for work injuries, which differs by trade: always an assumption. */
const injuries = (rate: number, year = 2025): Parameter<Contribution> =>
  parameter(
    { ...plain, key: 'injuries', rate, forOwners: false },
    year,
    true,
    publishedIn(
      "Association of Workers' Compensation Boards of Canada: average assessment rates",
      'Association des commissions des accidents du travail du Canada\u00a0: taux de cotisation moyens',
      'https://awcbc.org/data-and-statistics/assessments-and-premiums/provisional-average-assessment-rates',
    ),
  );
const injuriesByProvince: Readonly<Record<Province, Parameter<Contribution>>> = {
  AB: injuries(1410),
  BC: injuries(1550, 2026),
  MB: injuries(950),
  NB: injuries(1100),
  NL: injuries(1730),
  NS: injuries(2650),
  NT: injuries(2400),
  NU: injuries(2400),
  ON: injuries(1230, 2026),
  PE: injuries(1250),
  QC: injuries(1540, 2026),
  SK: injuries(1280),
  YT: injuries(2090),
};

const vacationTable = publishedIn(
  'HR Insider: vacation pay by province and territory',
  'HR Insider\u00a0: indemnité de vacances par province et territoire',
  'https://hrinsider.ca/how-much-vacation-pay-and-time-am-i-entitled-to/',
);
const vacationQC = publishedIn(
  'Act respecting labour standards (Québec), section 74: vacation pay',
  'Loi sur les normes du travail (Québec), article 74\u00a0: indemnité de vacances',
  'https://www.legisquebec.gouv.qc.ca/en/document/cs/n-1.1',
  'https://www.legisquebec.gouv.qc.ca/fr/document/lc/n-1.1',
);
const vacationSK = publishedIn(
  'Government of Saskatchewan: annual vacations and vacation pay',
  'Gouvernement de la Saskatchewan\u00a0: vacances annuelles et indemnité',
  'https://www.saskatchewan.ca/business/employment-standards/vacations-public-holidays-leaves-and-absences/annual-vacations',
);

/**
 * The vacation pay that the law asks for in the first years of an employee, on top of hourly wages, in thousandths of a
 * percent: 4 % for two weeks, and 3 ÷ 52 for the three weeks of Saskatchewan.
 */
export function vacationPay(province: Province): Parameter<number> {
  if (province === 'SK') return parameter(5769, 2025, true, vacationSK);
  return parameter(4000, 2025, false, province === 'QC' ? vacationQC : vacationTable);
}

/** What an employer pays on top of wages in a province or territory. */
export function employerContributions(province: Province): readonly Parameter<Contribution>[] {
  return [...(province === 'QC' ? quebec : elsewhere), injuriesByProvince[province]];
}

/** What one month of a person costs their employer on top of the pay, not rounded. Call it month by month. */
export function contributionMeter(
  contributions: readonly Contribution[],
): (pay: number, calendarYear: number) => number {
  let year = Number.NaN;
  let earned = 0;
  // The exemption counts by month, so earnings that are liable are added up apart for each contribution.
  const liable = contributions.map(() => 0);
  return (pay, calendarYear) => {
    if (calendarYear !== year) {
      year = calendarYear;
      earned = 0;
      liable.fill(0);
    }
    const before = earned;
    earned += pay;
    let cost = 0;
    contributions.forEach(({ rate, exemption, above, upTo }, index) => {
      const between = (amount: number) => Math.max(0, Math.min(amount, upTo ?? amount) - above);
      let base = between(earned) - between(before);
      if (exemption > 0) {
        const most = (upTo ?? Number.POSITIVE_INFINITY) - exemption;
        base = Math.min(Math.max(0, pay - exemption / 12), most - (liable[index] ?? 0));
        liable[index] = (liable[index] ?? 0) + base;
      }
      cost += (base * rate) / 100_000;
    });
    return cost;
  };
}
