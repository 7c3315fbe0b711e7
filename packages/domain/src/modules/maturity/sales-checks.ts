import { monthText } from '../../forecast/timeline.ts';
import { rowsOf } from '../../ledger/row.ts';
import type { Text } from '../../locale.ts';
import {
  type Figures,
  type Finding,
  isProvisional,
  isSomeConfirmed,
  nothingSold,
  notKnown,
  waiting,
} from './check-steps.ts';

const text = (en: string, fr: string): Text => ({ en, fr });

const noSales = text('There is no sales forecast yet.', "Il n'y a pas encore de prévision des ventes.");

const noPrice = text(
  'Nothing you sell has both a price and a quantity in the figures.',
  "Rien de ce que vous vendez n'a un prix et une quantité dans les chiffres.",
);

/** Whether sales say how they spread over a year; twelve equal months is an answer too. */
export function seasons(figures: Figures): Finding {
  const streams = rowsOf(figures.rows, 'stream');
  if (streams.length === 0) return { result: 'open', reason: noSales, advice: nothingSold };
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
    };
  }
  if (!isSomeConfirmed(told)) return waiting();
  const reason = text('The season of the sales is in the figures.', 'La saison des ventes est dans les chiffres.');
  return { result: 'met', reason };
}

export function breakEven(figures: Figures): Finding {
  const { plan } = figures;
  if (plan.state === 'missing') return notKnown(plan, noSales);
  if (isProvisional(figures)) return waiting();
  const { breakEvenMonth, months } = plan.forecast;
  const month = breakEvenMonth === null ? undefined : months[breakEvenMonth];
  if (month !== undefined) {
    const when = monthText(month);
    const reason = text(
      `Sales cover all costs, the owner's pay and loan payments in ${when.en} for the first time.`,
      `Les ventes couvrent tous les coûts, la paie de la personne propriétaire et les versements de prêts pour la première fois en ${when.fr}.`,
    );
    return { result: 'met', reason };
  }
  return {
    result: 'open',
    reason: text(
      "Sales do not cover all costs, the owner's pay and loan payments in any month of the three years.",
      'Les ventes ne couvrent tous les coûts, la paie de la personne propriétaire et les versements de prêts dans aucun mois sur trois ans.',
    ),
    advice: text(
      'Change prices, quantities or costs until a month of the forecast covers its costs, and say how you reach those customers.',
      "Changez les prix, les quantités ou les coûts jusqu'à ce qu'un mois prévu couvre ses coûts, et dites comment vous rejoignez cette clientèle.",
    ),
  };
}

export function sellable(figures: Figures): Finding {
  const { plan } = figures;
  if (plan.state === 'missing' && plan.sales === null) return notKnown(plan, noPrice);
  const counted = new Set(
    (plan.sales?.streams ?? []).filter(({ sales }) => sales.some((cents) => cents > 0)).map(({ rowId }) => rowId),
  );
  const streams = rowsOf(figures.rows, 'stream').filter(({ id }) => counted.has(id));
  if (streams.length === 0) return { result: 'open', reason: noPrice, advice: nothingSold };
  if (!isSomeConfirmed(streams)) return waiting();
  const reason = text('What you sell has a price and a quantity.', 'Ce que vous vendez a un prix et une quantité.');
  return { result: 'met', reason };
}

/** Whether each sale leaves something, and whether the plan knows what a sale costs. */
export function unitCost(figures: Figures): Finding {
  const streams = rowsOf(figures.rows, 'stream').filter(({ cells }) => cells.price !== null);
  if (streams.length === 0) return { result: 'open', reason: noPrice, advice: nothingSold };
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
    };
  }
  if (streams.some(({ status }) => status === 'proposed')) return waiting();
  const { plan } = figures;
  if (plan.state === 'missing' && plan.sales === null) return notKnown(plan, noPrice);
  const atLoss = plan.sales?.streams.find(({ price, unitCost: cost }) => price > 0 && cost >= price);
  if (atLoss === undefined) {
    const reason = text('Each sale leaves more than it costs.', "Chaque vente laisse plus qu'elle ne coûte.");
    return { result: 'met', reason };
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
  };
}
