import { computeForecast } from '../../forecast/compute-forecast.ts';
import type { Forecast } from '../../forecast/forecast.ts';
import { monthText } from '../../forecast/timeline.ts';
import { type Row, type RowOf, rowsOf, settingOf, type TableKind } from '../../ledger/row.ts';
import type { Text } from '../../locale.ts';
import { dollarsText } from '../../money/money-text.ts';
import type { MaturityCategory } from './categories.ts';
import type { ProjectFacts } from './project-facts.ts';

/** What would stop a lender, in the order a lender meets it. */
export const lenderCheckKeys = [
  'cash',
  'loan',
  'pay',
  'conflicts',
  'seasons',
  'breakEven',
  'unitCost',
  'sellable',
] as const;
export type LenderCheckKey = (typeof lenderCheckKeys)[number];

export const lenderCheckLabels: Readonly<Record<LenderCheckKey, Text>> = {
  cash: { en: 'Cash', fr: 'Encaisse' },
  loan: { en: 'Repaying the loan', fr: 'Remboursement du prêt' },
  pay: { en: "Owner's pay", fr: 'Paie de la personne propriétaire' },
  conflicts: { en: 'Figures that disagree', fr: 'Chiffres qui se contredisent' },
  seasons: { en: 'Season', fr: 'Saison' },
  breakEven: { en: 'Break-even', fr: 'Seuil de rentabilité' },
  unitCost: { en: 'Cost of a sale', fr: "Coût d'une vente" },
  sellable: { en: 'What you sell', fr: 'Ce que vous vendez' },
};

/**
 * `met`: it stops nobody. `open`: it would stop a lender. `unconfirmed`: it depends on figures that nobody confirmed or
 * that contradict each other, so no verdict is drawn.
 */
export type CheckResult = 'met' | 'unconfirmed' | 'open';

export type LenderCheck = {
  readonly key: LenderCheckKey;
  /** The area whose score it counts in. */
  readonly category: MaturityCategory;
  readonly result: CheckResult;
  readonly reason: Text;
  /** What to do about it, in words that stay the same as long as it is open; absent when it is met. */
  readonly advice?: Text;
  /** The kind of row where it is fixed. */
  readonly fixIn: TableKind | 'setting' | 'conflict';
};

const areas: Readonly<Record<LenderCheckKey, MaturityCategory>> = {
  cash: 'finance',
  loan: 'finance',
  pay: 'business',
  conflicts: 'finance',
  seasons: 'market',
  breakEven: 'marketing',
  unitCost: 'product',
  sellable: 'idea',
};

/** What a check finds; null where it does not apply to the project, so that nobody loses points over it. */
type Finding = Omit<LenderCheck, 'key' | 'category'> | null;
type Figures = { rows: readonly Row[]; forecast: Forecast; ledger: ProjectFacts['ledger'] };

const checks: Readonly<Record<LenderCheckKey, (figures: Figures) => Finding>> = {
  cash,
  loan,
  pay,
  conflicts,
  seasons,
  breakEven,
  unitCost,
  sellable,
};

const text = (en: string, fr: string): Text => ({ en, fr });

/**
 * Checks what would stop a lender, on the ledger and its forecast. Verdicts are drawn from confirmed figures alone; a
 * row that is not there is missing, no matter who read the answers, and is reported as missing from the figures.
 */
export function lenderChecks({ ledger, today }: Pick<ProjectFacts, 'ledger' | 'today'>): LenderCheck[] {
  const rows = ledger.rows.filter(({ off }) => !off);
  const figures: Figures = { rows, forecast: computeForecast(rows, { today }), ledger };
  return lenderCheckKeys.flatMap((key) => {
    const found = checks[key](figures);
    return found === null ? [] : [{ key, category: areas[key], ...found }];
  });
}

/** A verdict waits until every figure is confirmed and no two of them disagree. */
function isProvisional({ forecast, ledger }: Figures): boolean {
  return forecast.rows.proposed > 0 || ledger.conflicts.length > 0;
}

const isReady = ({ forecast }: Figures) => forecast.income.sales.years.some((cents) => cents > 0);

/** What to do while figures wait to be confirmed. */
export const toConfirm = text(
  'Confirm or correct the figures read from your answers.',
  'Confirmez ou corrigez les chiffres lus dans vos réponses.',
);

/** Not judged yet, and what would allow it. */
function waiting({ forecast, ledger }: Figures, fixIn: LenderCheck['fixIn']): Finding {
  const { proposed } = forecast.rows;
  const isOpen = proposed === 0 && ledger.conflicts.length > 0;
  return {
    result: 'unconfirmed',
    reason: isOpen
      ? text(
          'Not assessed while two of your figures disagree.',
          'Aucun verdict tant que deux de vos chiffres se contredisent.',
        )
      : text(
          `Not assessed until the figures read from your answers are confirmed (${proposed}).`,
          `Aucun verdict tant que des chiffres lus dans vos réponses ne sont pas confirmés (${proposed}).`,
        ),
    advice: isOpen ? toDecide : toConfirm,
    fixIn,
  };
}

/** What to do where nothing is sold yet, so that there is no forecast. */
export const nothingSold = text(
  'Enter in the table of figures what you sell, at what price and how many.',
  'Inscrivez dans le tableau des chiffres ce que vous vendez, à quel prix et combien.',
);

function cash(figures: Figures): Finding {
  if (!isReady(figures)) {
    const reason = text('There is no cash forecast yet.', "Il n'y a pas encore de prévision de l'encaisse.");
    return { result: 'open', reason, advice: nothingSold, fixIn: 'stream' };
  }
  if (isProvisional(figures)) return waiting(figures, 'stream');
  const { lowestCash, missing } = figures.forecast;
  const [lowest, short] = [dollarsText(lowestCash.amount), dollarsText(missing)];
  const month = monthText(lowestCash.month);
  if (missing <= 0) {
    const reason = text(
      `Cash is never short: its lowest is ${lowest.en}, in ${month.en}.`,
      `L'encaisse ne manque jamais\u00a0: son point le plus bas est de ${lowest.fr}, en ${month.fr}.`,
    );
    return { result: 'met', reason, fixIn: 'funding' };
  }
  return {
    result: 'open',
    reason: text(
      `Cash falls to ${lowest.en} in ${month.en}: you are short ${short.en}.`,
      `L'encaisse descend à ${lowest.fr} en ${month.fr}\u00a0: il manque ${short.fr}.`,
    ),
    advice: text(
      'Find the money you are short, or spend less or later, until the cash forecast is never short.',
      "Trouvez l'argent qui manque, ou dépensez moins ou plus tard, jusqu'à ce que l'encaisse prévue ne manque jamais.",
    ),
    fixIn: 'funding',
  };
}

function loan(figures: Figures): Finding {
  const loans = rowsOf(figures.rows, 'funding').filter(({ cells }) => cells.source === 'loan');
  if (loans.length === 0) return null;
  if (!isReady(figures) || isProvisional(figures)) return waiting(figures, 'funding');
  if (loans.some(({ cells }) => cells.amount === null || cells.rate === null || cells.months === null)) {
    return {
      result: 'unconfirmed',
      reason: text(
        'The loan has no amount, rate or term yet, so its payments are assumed.',
        "Le prêt n'a pas encore de montant, de taux ou de terme\u00a0: ses versements sont supposés.",
      ),
      advice: text(
        'Enter the amount, the rate and the months of the loan, as the lender states them.',
        'Inscrivez le montant, le taux et le nombre de mois du prêt, tels que le prêteur les indique.',
      ),
      fixIn: 'funding',
    };
  }
  const cover = figures.forecast.ratios.filter(({ key, value }) => key === 'debtService' && value !== null);
  const short = cover.find(({ value }) => (value ?? 0) < 1);
  if (short === undefined) {
    const reason = text(
      'Each year earns at least what the loans cost.',
      'Chaque année rapporte au moins ce que coûtent les prêts.',
    );
    return { result: 'met', reason, fixIn: 'funding' };
  }
  const times = (short.value ?? 0).toFixed(1);
  return {
    result: 'open',
    reason: text(
      `In year ${short.year}, the business earns ${times.replace('-', '−')} times what the loans cost.`,
      `L'année ${short.year} rapporte ${times.replace('-', '−').replace('.', ',')} fois ce que coûtent les prêts.`,
    ),
    advice: text(
      'Borrow less, or over more months, until each year earns at least what the loans cost.',
      "Empruntez moins, ou sur plus de mois, jusqu'à ce que chaque année rapporte au moins ce que coûtent les prêts.",
    ),
    fixIn: 'funding',
  };
}

function pay(figures: Figures): Finding {
  // A non-profit has no owner.
  if (settingOf(figures.rows, 'legalForm') === 'nonprofit') return null;
  const { income, cash: flow } = figures.forecast;
  const paid = new Set(
    [...income.pay.parts, ...flow.drawings.parts]
      .filter(({ years }) => years.some((cents) => cents > 0))
      .flatMap(({ rowIds }) => rowIds),
  );
  const owners = rowsOf(figures.rows, 'person').filter(({ id, cells }) => cells.role === 'owner' && paid.has(id));
  if (owners.length === 0) {
    return {
      result: 'open',
      reason: text(
        "The owner's pay is not in the figures: a lender asks what you live on.",
        "La paie de la personne propriétaire n'est pas dans les chiffres\u00a0: on vous demandera de quoi vous vivez.",
      ),
      advice: text(
        'Enter your own pay in the table of figures: how much, how often and from which month.',
        'Inscrivez votre propre paie dans le tableau des chiffres\u00a0: combien, à quelle fréquence, à partir de quel mois.',
      ),
      fixIn: 'person',
    };
  }
  if (!isSomeConfirmed(owners)) return waiting(figures, 'person');
  const reason = text(
    "The owner's pay is in the figures.",
    'La paie de la personne propriétaire est dans les chiffres.',
  );
  return { result: 'met', reason, fixIn: 'person' };
}

/** What to do while two figures disagree. */
export const toDecide = text(
  'Decide which of the figures that disagree is right.',
  'Décidez lequel des chiffres qui se contredisent est le bon.',
);

function conflicts({ ledger, rows }: Figures): Finding {
  const count = ledger.conflicts.length + ledger.differences.length;
  if (rows.length === 0) return null;
  if (count === 0) {
    const reason = text('No two figures disagree.', 'Aucun chiffre ne se contredit.');
    return { result: 'met', reason, fixIn: 'conflict' };
  }
  return {
    result: 'open',
    reason: text(
      count === 1 ? 'One figure is given in two ways.' : `${count} figures are given in two ways.`,
      count === 1 ? 'Un chiffre est donné de deux façons.' : `${count} chiffres sont donnés de deux façons.`,
    ),
    advice: toDecide,
    fixIn: 'conflict',
  };
}

/** Whether sales say how they spread over a year; twelve equal months is an answer too. */
function seasons(figures: Figures): Finding {
  const streams = rowsOf(figures.rows, 'stream');
  if (streams.length === 0) return { result: 'open', reason: noSales, advice: nothingSold, fixIn: 'stream' };
  if (streams.every(({ cells }) => cells.model === 'subscription')) return null;
  const told = figures.rows.filter(
    (row) =>
      (row.kind === 'stream' && row.cells.season !== null) ||
      (row.kind === 'setting' && row.cells.name === 'openMonths'),
  );
  if (told.length === 0) {
    return {
      result: 'open',
      reason: text(
        'Sales are the same every month: the figures do not show how they change over the year.',
        "Les ventes sont les mêmes chaque mois\u00a0: les chiffres ne montrent pas comment elles varient durant l'année.",
      ),
      advice: text(
        'Draw the season of your sales in the table of figures, or make the twelve months equal if there is none.',
        "Tracez la saison de vos ventes dans le tableau des chiffres, ou mettez les douze mois égaux s'il n'y en a pas.",
      ),
      fixIn: 'stream',
    };
  }
  if (!isSomeConfirmed(told)) return waiting(figures, 'stream');
  const reason = text('The season of the sales is in the figures.', 'La saison des ventes est dans les chiffres.');
  return { result: 'met', reason, fixIn: 'stream' };
}

function breakEven(figures: Figures): Finding {
  if (!isReady(figures)) return { result: 'open', reason: noSales, advice: nothingSold, fixIn: 'stream' };
  if (isProvisional(figures)) return waiting(figures, 'stream');
  const { breakEvenMonth, months } = figures.forecast;
  const month = breakEvenMonth === null ? undefined : months[breakEvenMonth];
  if (month !== undefined) {
    const when = monthText(month);
    const reason = text(
      `Sales cover all costs from ${when.en} on.`,
      `Les ventes couvrent tous les coûts dès ${when.fr}.`,
    );
    return { result: 'met', reason, fixIn: 'stream' };
  }
  return {
    result: 'open',
    reason: text(
      'Sales do not cover all costs in any month of the three years.',
      'Les ventes ne couvrent tous les coûts dans aucun mois sur trois ans.',
    ),
    advice: text(
      'Change prices, quantities or costs until a month of the forecast covers its costs, and say how you reach those customers.',
      "Changez les prix, les quantités ou les coûts jusqu'à ce qu'un mois prévu couvre ses coûts, et dites comment vous rejoignez cette clientèle.",
    ),
    fixIn: 'stream',
  };
}

const noSales = text('There is no sales forecast yet.', "Il n'y a pas encore de prévision des ventes.");

function sellable(figures: Figures): Finding {
  const counted = new Set(
    figures.forecast.streams.filter(({ sales }) => sales.some((cents) => cents > 0)).map(({ rowId }) => rowId),
  );
  const streams = rowsOf(figures.rows, 'stream').filter(({ id }) => counted.has(id));
  if (streams.length === 0) return { result: 'open', reason: noPrice, advice: nothingSold, fixIn: 'stream' };
  if (!isSomeConfirmed(streams)) return waiting(figures, 'stream');
  const reason = text('What you sell has a price and a quantity.', 'Ce que vous vendez a un prix et une quantité.');
  return { result: 'met', reason, fixIn: 'stream' };
}

const noPrice = text(
  'Nothing you sell has both a price and a quantity in the figures.',
  "Rien de ce que vous vendez n'a un prix et une quantité dans les chiffres.",
);

/** Whether each sale leaves something, and whether the plan knows what a sale costs. */
function unitCost(figures: Figures): Finding {
  const streams = rowsOf(figures.rows, 'stream').filter(({ cells }) => cells.price !== null);
  if (streams.length === 0) return { result: 'open', reason: noPrice, advice: nothingSold, fixIn: 'stream' };
  const unknown = streams.find(
    ({ cells }) => cells.unitCost === null && cells.costShare === null && cells.batchCost === null,
  );
  if (unknown !== undefined) {
    return {
      result: 'unconfirmed',
      reason: text(
        'The cost of one unit is missing for something you sell.',
        "Il manque le coût d'une unité pour une chose que vous vendez.",
      ),
      advice: text(
        'Enter what one unit costs you for everything you sell; 0 if it costs nothing.',
        'Inscrivez ce que vous coûte une unité de tout ce que vous vendez\u00a0; 0 si elle ne coûte rien.',
      ),
      fixIn: 'stream',
    };
  }
  if (streams.some(({ status }) => status === 'proposed')) return waiting(figures, 'stream');
  const atLoss = figures.forecast.streams.find(({ price, unitCost: cost }) => price > 0 && cost >= price);
  if (atLoss === undefined) {
    const reason = text('Each sale leaves more than it costs.', "Chaque vente laisse plus qu'elle ne coûte.");
    return { result: 'met', reason, fixIn: 'stream' };
  }
  return {
    result: 'open',
    reason: text(
      'Something you sell costs at least as much as it brings in.',
      "Une chose que vous vendez coûte au moins autant qu'elle rapporte.",
    ),
    advice: text(
      'Raise the price or lower the cost of what sells at a loss.',
      'Haussez le prix ou baissez le coût de ce qui se vend à perte.',
    ),
    fixIn: 'stream',
  };
}

const isSomeConfirmed = (rows: readonly (Row | RowOf<TableKind>)[]) =>
  rows.some(({ status }) => status === 'confirmed');
