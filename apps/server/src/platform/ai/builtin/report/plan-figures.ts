/** The figures of a project as a report shows them: amounts are ready to print, names of rows are raw. */
export type PlanView = {
  /** What the forecast gives; null while something is missing, which `notKnown` says then in a sentence. */
  computed: ComputedView | null;
  notKnown: string;
  /** Amounts that are known in themselves while the forecast is not. */
  knownSoFar: { label: string; amount: string }[];
  /** How much of the figures is to check, in words; '' when nothing is. */
  toCheck: string;
  opening: string;
  /** As decided among the figures; '' where only an answer says it. */
  legalForm: string;
  prices: { name: string; amount: string; per: string }[];
  units: { name: string; price: string; cost: string; left: string }[];
  people: { name: string; from: string; amount: string }[];
  startUp: { lines: { name: string; when: string; amount: string }[]; total: string };
  funding: { lines: { name: string; state: string; amount: string }[]; total: string; inHand: string };
  marketing: { budget: string; name: string; left: string; sales: string }[];
  /** Ready sentences. */
  concerns: string[];
  assumptions: { name: string; value: string; reason: string }[];
  notCounted: { name: string; reason: string }[];
  /** The largest purchases and costs without a proof. */
  unproved: { name: string; amount: string }[];
};

/** Figures that nobody sees before the plan is known. */
export type ComputedView = {
  loans: { name: string; payment: string; months: string; rate: string }[];
  /** What has to be found beyond the money that is named; '' when nothing. */
  missing: string;
  floor: string;
  lowestCash: { amount: string; month: string };
  /** Sales of a month that cover the costs, and the month in which the plan gets there; '' when there is none. */
  breakEven: { sales: string; month: string };
  years: { label: string; sales: string; direct: string; running: string; other: string; result: string }[];
  quarters: { label: string; opening: string; in: string; out: string; closing: string }[];
  /** The plan, a lender's scenarios and the person's own, whose changes are said. */
  scenarios: { name: string; changes: string; lowest: string; month: string; result: string }[];
};
