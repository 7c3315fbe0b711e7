import { assumptionName } from '@elan/domain/forecast/assumption-name';
import { computeForecast } from '@elan/domain/forecast/compute-forecast';
import { countToLookAt } from '@elan/domain/ledger/count-to-look-at';
import { describeConflict } from '@elan/domain/ledger/describe-conflict';
import type { GenerationRequest } from '../../port.ts';
import { inert } from '../quote.ts';
import type { PlanView } from './plan-figures.ts';
import { fundingOf, peopleOf, pricesOf, startUpOf, unprovedOf } from './plan-rows.ts';
import { marketingOf, quartersOf, scenariosOf, yearsOf } from './plan-tables.ts';
import { planWords } from './plan-words.ts';

/** The figures as the screen of the finances computes them. */
export function planView(request: GenerationRequest): PlanView {
  const { language, project } = request;
  const { rows, conflicts } = project.ledger;
  const options = { today: project.today };
  const forecast = computeForecast(rows, options);
  const words = planWords(forecast, language);
  const { money, dollars, month, percent, say } = words;
  const { lowestCash, missing, breakEven, breakEvenMonth, months } = forecast;
  const toDecide = conflicts.map((conflict) => inert(say(describeConflict(conflict))));
  const units = forecast.streams.flatMap(({ label, price, unitCost }) =>
    price > 0 ? [{ name: say(label), price, cost: unitCost, left: price - unitCost }] : [],
  );
  // While something is open, no verdict is drawn.
  const isConfirmed = countToLookAt(project.ledger) === 0;
  const isReady = forecast.income.sales.years.some((cents) => cents > 0);
  const shortage = {
    en: `${dollars(missing)} is missing by ${month(lowestCash.month)} (computed)`,
    fr: `Il manque ${dollars(missing)} d'ici ${month(lowestCash.month)} (calculé)`,
  };
  return {
    isReady,
    isConfirmed,
    proposed: forecast.rows.proposed,
    opening: month(forecast.opening),
    prices: pricesOf(rows, words),
    units: units.map(({ name, price, cost, left }) => ({
      name,
      price: money(price),
      cost: money(cost),
      left: money(left),
    })),
    people: peopleOf(rows, forecast, words),
    startUp: startUpOf(rows, words),
    funding: fundingOf(rows, words),
    loans: forecast.loans.map(({ label, payment, payments, rate }) => ({
      name: say(label),
      payment: money(payment),
      months: String(payments.length),
      rate: percent(rate),
    })),
    missing: missing > 0 && isConfirmed ? dollars(missing) : '',
    floor: dollars(lowestCash.amount + missing),
    lowestCash: { amount: dollars(lowestCash.amount), month: month(lowestCash.month) },
    breakEven: {
      sales: breakEven[0].sales === null ? '' : dollars(Math.ceil(breakEven[0].sales / 12)),
      month: breakEvenMonth === null || !isConfirmed ? '' : month(months[breakEvenMonth] ?? forecast.opening),
    },
    years: yearsOf(forecast, words),
    quarters: quartersOf(forecast, words),
    scenarios: isReady ? scenariosOf(rows, options, words) : [],
    marketing: marketingOf(request, units, words),
    conflicts: toDecide,
    concerns: [...toDecide, ...(isReady && missing > 0 && isConfirmed ? [say(shortage)] : [])],
    assumptions: forecast.assumptions.map((assumption) => ({
      name: inert(assumptionName(assumption, rows, language)),
      value: say(assumption.value),
      reason: say(assumption.reason),
    })),
    notCounted: forecast.leftOut.map(({ name, says }) => ({ name, reason: say(says) })),
    unproved: unprovedOf(rows, words),
  };
}
