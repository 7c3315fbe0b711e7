import { monthText } from '../../forecast/timeline.ts';
import { rowsOf } from '../../ledger/row.ts';
import { text } from '../../locale.ts';
import {
  dealBreaker,
  type Figures,
  type Finding,
  isSomeConfirmed,
  met,
  notChecked,
  notKnown,
  notSold,
  toAssess,
  waitsFor,
} from './check-steps.ts';
import { requirements } from './lender-check-keys.ts';

/** What to do about each, in the words that a step of the analysis has too. */
export const salesAdvice = {
  drawSeason: text(
    'Draw the season of your sales in “Your figures”, or make the twelve months equal if there is none.',
    "Tracez la saison de vos ventes dans «\u00a0Vos chiffres\u00a0», ou mettez les douze mois égaux s'il n'y en a pas.",
  ),
  coverCosts: text(
    'Change prices, quantities or costs until a month of the forecast covers its costs, and say how you reach those customers.',
    "Changez les prix, les quantités ou les coûts jusqu'à ce qu'un mois prévu couvre ses coûts, et dites comment vous rejoignez cette clientèle.",
  ),
  unitCosts: text(
    'Enter what one unit costs you for everything you sell; 0 if it costs nothing.',
    'Inscrivez ce que vous coûte une unité de tout ce que vous vendez\u00a0; 0 si elle ne coûte rien.',
  ),
  sellHigher: text(
    'Raise the price or lower the cost of what sells at a loss.',
    'Haussez le prix ou baissez le coût de ce qui se vend à perte.',
  ),
} as const;

/** Whether sales say how they spread over a year; twelve equal months is an answer too. */
export function seasons({ rows }: Figures): Finding {
  const streams = rowsOf(rows, 'stream');
  if (streams.length === 0) return notSold;
  if (streams.every(({ cells }) => cells.model === 'subscription')) {
    return streams.every(({ status }) => status === 'confirmed') ? null : notChecked;
  }
  const seasonRows = rows.filter(
    (row) =>
      (row.kind === 'stream' && row.cells.season !== null) ||
      (row.kind === 'setting' && row.cells.name === 'openMonths'),
  );
  if (seasonRows.length === 0) {
    return toAssess(
      text(
        'How your sales change over the year is missing.',
        "Il manque la façon dont vos ventes varient durant l'année.",
      ),
      salesAdvice.drawSeason,
    );
  }
  if (!isSomeConfirmed(seasonRows)) return notChecked;
  return met(requirements.seasons);
}

export function breakEven(figures: Figures): Finding {
  const { plan } = figures;
  const waits = waitsFor(figures);
  if (waits !== null || plan.state === 'missing') return waits;
  const { breakEvenMonth, months } = plan.forecast;
  const month = breakEvenMonth === null ? undefined : months[breakEvenMonth];
  if (month !== undefined) {
    const when = monthText(month);
    return met(
      text(
        `Sales cover all the costs in your figures in ${when.en} for the first time.`,
        `Les ventes couvrent tous les coûts de vos chiffres pour la première fois en ${when.fr}.`,
      ),
    );
  }
  return dealBreaker(
    text(
      'Sales do not cover the costs in your figures in any month of the three years.',
      'Les ventes ne couvrent les coûts de vos chiffres dans aucun mois sur trois ans.',
    ),
    salesAdvice.coverCosts,
  );
}

export function sellable({ rows, plan }: Figures): Finding {
  if (plan.state === 'missing' && plan.sales === null) return notKnown(plan);
  const counted = new Set(
    (plan.sales?.streams ?? []).filter(({ sales }) => sales.some((cents) => cents > 0)).map(({ rowId }) => rowId),
  );
  const streams = rowsOf(rows, 'stream').filter(({ id }) => counted.has(id));
  if (streams.length === 0) return notSold;
  if (!isSomeConfirmed(streams)) return notChecked;
  return met(requirements.sellable);
}

/** Whether each sale leaves something, and whether the plan knows what a sale costs. */
export function unitCost({ rows, plan }: Figures): Finding {
  const streams = rowsOf(rows, 'stream').filter(({ cells }) => cells.price !== null);
  if (streams.length === 0) return notSold;
  if (streams.some(({ cells }) => (cells.unitCost ?? cells.costShare ?? cells.batchCost) === null)) {
    return toAssess(
      text(
        'The cost of one unit is missing for something you sell.',
        "Il manque le coût d'une unité pour une chose que vous vendez.",
      ),
      salesAdvice.unitCosts,
    );
  }
  if (streams.some(({ status }) => status === 'proposed')) return notChecked;
  if (plan.state === 'missing' && plan.sales === null) return notKnown(plan);
  if (plan.sales?.streams.some(({ price, unitCost: cost }) => price > 0 && cost >= price) !== true) {
    return met(requirements.unitCost);
  }
  return dealBreaker(
    text(
      'Something you sell costs at least as much as it brings in.',
      "Une chose que vous vendez coûte au moins autant qu'elle rapporte.",
    ),
    salesAdvice.sellHigher,
  );
}
