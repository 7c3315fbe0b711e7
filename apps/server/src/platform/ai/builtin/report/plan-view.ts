import { assumptionName } from '@elan/domain/forecast/assumption-name';
import { missingLine } from '@elan/domain/forecast/missing';
import { type KnownPlan, planFigures } from '@elan/domain/forecast/plan-figures';
import { decidedLegalForm } from '@elan/domain/ledger/decided-legal-form';
import { figuresToCheck, toCheckText } from '@elan/domain/ledger/figures-to-check';
import type { GenerationRequest } from '../../port.ts';
import { inert } from '../quote.ts';
import type { ComputedView, PlanView } from './plan-figures.ts';
import { fundingOf, peopleOf, pricesOf, startUpOf, unprovedOf } from './plan-rows.ts';
import { marketingOf, quartersOf, scenariosOf, yearsOf } from './plan-tables.ts';
import { type PlanWords, planWords } from './plan-words.ts';

/** The figures as the screen of the finances computes them. */
export function planView(request: GenerationRequest): PlanView {
  const { language, project } = request;
  const { rows } = project.ledger;
  const toCheck = figuresToCheck(project.ledger).length;
  const plan = planFigures(project.ledger, project);
  const { notes } = plan;
  const words = planWords(notes, language);
  const { money, month, say } = words;
  const units = (plan.sales?.streams ?? []).flatMap(({ label, price, unitCost }) =>
    price > 0 ? [{ name: say(label), price, cost: unitCost, left: price - unitCost }] : [],
  );
  const isMissing = plan.state === 'missing';
  return {
    computed: isMissing ? null : computedOf(plan, words),
    notKnown: isMissing ? say(missingLine(plan.reasons)) : '',
    knownSoFar: isMissing
      ? plan.knownSoFar.map(({ label, cents }) => ({ label: say(label), amount: money(cents) }))
      : [],
    toCheck: toCheck > 0 ? say(toCheckText(toCheck)) : '',
    opening: month(notes.opening),
    legalForm: say(decidedLegalForm(rows) ?? { en: '', fr: '' }),
    prices: pricesOf(rows, words),
    units: units.map(({ name, price, cost, left }) => ({
      name,
      price: money(price),
      cost: money(cost),
      left: money(left),
    })),
    people: peopleOf(rows, plan.pay, words),
    startUp: startUpOf(rows, words),
    funding: fundingOf(rows, words),
    marketing: marketingOf(request, units, words),
    concerns: isMissing ? [] : shortageOf(plan, words),
    assumptions: notes.assumptions.map((assumption) => ({
      name: inert(assumptionName(assumption, rows, language)),
      value: say(assumption.value),
      reason: say(assumption.reason),
    })),
    notCounted: notes.leftOut.map(({ name, says }) => ({ name, reason: say(says) })),
    unproved: unprovedOf(rows, words),
  };
}

function computedOf(plan: KnownPlan, words: PlanWords): ComputedView {
  const { forecast } = plan;
  const { lowestCash, missing, breakEven, breakEvenMonth, months } = forecast;
  const { money, dollars, month, percent, say } = words;
  return {
    loans: forecast.loans.map(({ label, payment, payments, rate }) => ({
      name: say(label),
      payment: money(payment),
      months: String(payments.length),
      rate: percent(rate),
    })),
    missing: missing > 0 ? dollars(missing) : '',
    floor: dollars(lowestCash.amount + missing),
    lowestCash: { amount: dollars(lowestCash.amount), month: month(lowestCash.month) },
    breakEven: {
      sales: breakEven[0].sales === null ? '' : dollars(Math.ceil(breakEven[0].sales / 12)),
      month: breakEvenMonth === null ? '' : month(months[breakEvenMonth] ?? forecast.opening),
    },
    years: yearsOf(forecast, words),
    quarters: quartersOf(forecast, words),
    scenarios: scenariosOf(plan, words),
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
