/** The figures of a project as a report shows them: amounts are ready to print, names of rows are raw. */
export type PlanView = {
  /** What the forecast gives; null while something is missing, which `notKnown` says then in a sentence. */
  computed: ComputedView | null;
  notKnown: string;
  /** What to ask for so that the forecast is known. */
  asks: string[];
  /** Amounts that are known in themselves while the forecast is not. */
  knownSoFar: { label: string; amount: string }[];
  /** How much of the figures is to check, in words; '' when nothing is. */
  toCheck: string;
  /** As decided among the figures; '' where only an answer says it. */
  legalForm: string;
  prices: { name: string; amount: string; per: string }[];
  units: { name: string; price: string; cost: string; left: string }[];
  /** `toCheck`: how many passages of the answers that its lines come from no row uses yet; '' when none. */
  startUp: {
    lines: { name: string; when: string; amount: string }[];
    total: string;
    /** The sales tax that does not come back, as the forecast has it, and the total with it; '' when none or not known. */
    taxName: string;
    tax: string;
    totalWithTax: string;
    toCheck: string;
  };
  funding: { lines: { name: string; state: string; amount: string }[]; total: string; inHand: string };
  /** `isRange`: the budget is an end of the range chosen; otherwise it is in the figures. */
  marketing: { isRange: boolean; budget: string; name: string; left: string; sales: string }[];
  /** Ready sentences. */
  concerns: string[];
  /** The largest purchases and costs without a proof. */
  unproved: { name: string; amount: string }[];
};

/** Figures that nobody sees before the plan is known. */
export type ComputedView = {
  /** What has to be found beyond the money that is named; '' when nothing. */
  missing: string;
  lowestCash: { amount: string; month: string };
  /**
   * Sales of a month that cover the costs, the month in which the plan gets there, and the next one of the first year that
   * falls short; '' when there is none. `units` are what is sold then in a period, `per`: the one of the person's own estimate.
   */
  breakEven: {
    sales: string;
    month: string;
    shortAgain: string;
    units: { count: string; name: string }[];
    per: string;
  };
  /** The name of the result: before or after the owner's pay. */
  resultName: string;
  /** What is left of the first year's result after drawings; '' when nobody draws. */
  afterDrawings: string;
  /** The name of what a year's `running` adds up. */
  runningName: string;
  years: { label: string; sales: string; direct: string; running: string; other: string; result: string }[];
};
