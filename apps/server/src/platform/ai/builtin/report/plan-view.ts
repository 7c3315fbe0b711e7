import { shortAgainMonth } from '@elan/domain/forecast/break-even';
import { missingLine } from '@elan/domain/forecast/missing';
import { type KnownPlan, planFigures } from '@elan/domain/forecast/plan-figures';
import { costedSales, leftOfSale } from '@elan/domain/forecast/unit-cost';
import { decidedLegalForm } from '@elan/domain/ledger/decided-legal-form';
import { figuresToCheck } from '@elan/domain/ledger/figures-to-check';
import { toCheckText } from '@elan/domain/ledger/to-check-text';
import type { GenerationRequest } from '../../port.ts';
import { createReading } from '../reading/reading.ts';
import { breakEvenUnits } from './break-even-units.ts';
import type { ComputedView, PlanView } from './plan-figures.ts';
import { fundingOf, pricesOf, startUpOf, unprovedOf } from './plan-rows.ts';
import { marketingOf, runningNameOf, yearsOf } from './plan-tables.ts';
import { type PlanWords, planWords } from './plan-words.ts';

/** The figures as the screen of the finances computes them. */
export function planView(request: GenerationRequest): PlanView {
  const { language, project } = request;
  const { rows } = project.ledger;
  const toCheck = figuresToCheck(project.ledger).length;
  const plan = planFigures(project.ledger, project);
  const { notes } = plan;
  const words = planWords(notes, language);
  const { money, say } = words;
  const costed = costedSales(rows);
  const units = (plan.sales?.streams ?? []).flatMap(({ rowId, label, price, unitCost }) =>
    price > 0 && costed.has(rowId) ? [{ name: say(label), price, cost: unitCost, left: price - unitCost }] : [],
  );
  const isMissing = plan.state === 'missing';
  return {
    computed: isMissing ? null : computedOf(request, plan, words),
    notKnown: isMissing ? say(missingLine(plan.reasons)) : '',
    asks: isMissing ? plan.reasons.map(({ asks }) => say(asks)) : [],
    knownSoFar: isMissing
      ? plan.knownSoFar.map(({ label, cents }) => ({ label: say(label), amount: money(cents) }))
      : [],
    toCheck: toCheck > 0 ? say(toCheckText(toCheck)) : '',
    legalForm: say(decidedLegalForm(rows) ?? { en: '', fr: '' }),
    prices: pricesOf(rows, words),
    units: units.map(({ name, price, cost }) => ({
      name,
      price: money(price),
      cost: money(cost),
      left: money(leftOfSale(price, cost)),
    })),
    startUp: startUpOf(project.ledger, plan, words),
    funding: fundingOf(rows, words),
    marketing: marketingOf(request, units, words),
    concerns: isMissing ? [] : shortageOf(plan, words),
    unproved: unprovedOf(rows, words),
  };
}

function computedOf(request: GenerationRequest, plan: KnownPlan, words: PlanWords): ComputedView {
  const { forecast } = plan;
  const { lowestCash, missing, breakEven, breakEvenMonth, months, income, cash } = forecast;
  const { dollars, month, say } = words;
  const drawn = cash.drawings.years[0];
  const short = breakEvenMonth === null ? null : shortAgainMonth(forecast, breakEvenMonth);
  return {
    missing: missing > 0 ? dollars(missing) : '',
    lowestCash: { amount: dollars(lowestCash.amount), month: month(lowestCash.month) },
    breakEven: {
      sales: breakEven[0].sales === null ? '' : dollars(Math.ceil(breakEven[0].sales / 12)),
      month: breakEvenMonth === null ? '' : month(months[breakEvenMonth] ?? forecast.opening),
      shortAgain: short === null ? '' : month(months[short] ?? forecast.opening),
      ...breakEvenUnits(plan, {
        rows: request.project.ledger.rows,
        estimate: createReading(request).answers('finances').breakEven ?? '',
        words,
      }),
    },
    resultName: say(income.result.label),
    afterDrawings: drawn === 0 ? '' : dollars(income.result.years[0] - drawn),
    runningName: runningNameOf(forecast, words),
    years: yearsOf(forecast, words),
  };
}

function shortageOf({ forecast: { missing, lowestCash } }: KnownPlan, { dollars, month, say }: PlanWords): string[] {
  if (missing <= 0) return [];
  return [
    say({
      en: `${dollars(missing)} is missing by ${month(lowestCash.month)} (computed)`,
      fr: `Il manque ${dollars(missing)} d'ici ${month(lowestCash.month)} (calculé)`,
    }),
  ];
}
