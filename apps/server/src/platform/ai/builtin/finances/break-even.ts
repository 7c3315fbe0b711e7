import type { BreakEven } from '@elan/domain/finance-plan/plan';
import { blocks, bullets, numbered } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { budgetTable, type Money } from './money.ts';

/** What a month costs, and the number of sales that pays for it. */
export function breakEven(reading: Reading, money: Money): string {
  const { say } = reading;
  const { plan } = money;
  const { breakEven: found, breakEvenReason, monthly } = plan;
  const title = say({ en: '## Break-even', fr: '## Seuil de rentabilité' });
  const costs =
    monthly.fixed.lines.length === 0
      ? undefined
      : budgetTable(
          reading,
          money,
          say({ en: 'Every month, whatever is sold', fr: 'Chaque mois, peu importe les ventes' }),
          monthly.fixed,
        );
  if (found === null) return blocks(title, costs, breakEvenReason === null ? undefined : say(breakEvenReason));
  return blocks(
    title,
    costs,
    say({
      en: `The *break-even* is the number of ${money.countedByMonth} that pays for a month and leaves nothing over:`,
      fr: `Le *seuil de rentabilité*, compté en ${money.countedByMonth}, est le nombre qui paie le mois sans rien laisser\u00a0:`,
    }),
    numbered(found.calculation.map((step) => `${say(step)} ${say(marks.computed)}`)),
    bullets([
      ...inAWeek(reading, money, found),
      ...ownEstimate(reading, money, found),
      ...alreadySold(reading, found),
      ...reached(reading, money, found),
      ...moreCosts(reading, money, found),
    ]),
  );
}

function inAWeek({ say, number }: Reading, { plan, counted }: Money, { unitsPerMonth }: BreakEven): string[] {
  if (plan.monthly.isRecurring || unitsPerMonth === 0) return [];
  const weekly = Math.ceil((unitsPerMonth * 12) / 52);
  return [
    say({
      en: `By the week: ${number(unitsPerMonth)} × 12 ÷ 52, so **${number(weekly)} ${counted} a week** ${marks.computed.en}.`,
      fr: `Par semaine\u00a0: ${number(unitsPerMonth)} × 12 ÷ 52, donc **${number(weekly)} ${counted} par semaine** ${marks.computed.fr}.`,
    }),
  ];
}

function ownEstimate({ say, quote, number }: Reading, { countedByMonth }: Money, found: BreakEven): string[] {
  const { ownEstimate: own, unitsPerMonth } = found;
  if (own === null) return [];
  const difference = Math.abs(own.units - unitsPerMonth);
  const verdict =
    difference === 0
      ? say({ en: 'exactly what the calculation gives', fr: 'exactement ce que donne le calcul' })
      : own.units > unitsPerMonth
        ? say({
            en: `${number(difference)} more than it takes ${marks.computed.en}. You judged carefully; make sure that no cost is missing from the table`,
            fr: `${number(difference)} de plus que nécessaire ${marks.computed.fr}. Votre estimation est prudente\u00a0; vérifiez qu'aucun coût ne manque au tableau`,
          })
        : say({
            en: `${number(difference)} fewer than it takes ${marks.computed.en}. At your number, each month would still cost money`,
            fr: `${number(difference)} de moins qu'il n'en faut ${marks.computed.fr}. À votre nombre, chaque mois coûterait encore de l'argent`,
          });
  return [
    say({
      en: `Your own estimate, ${quote(own.quote, 80)}, comes to ${number(own.units)} ${countedByMonth}: ${verdict}.`,
      fr: `Votre estimation, ${quote(own.quote, 80)}, revient à ${number(own.units)} ${countedByMonth}\u00a0: ${verdict}.`,
    }),
  ];
}

/** What was sold before, from the experience, beside what it takes. */
function alreadySold({ say, quote, number, figures }: Reading, { unitsPerMonth }: BreakEven): string[] {
  const sold = figures.alreadySold;
  if (sold?.perMonth === undefined) return [];
  const monthly = Math.round(sold.perMonth);
  if (monthly <= 0 || monthly >= unitsPerMonth) return [];
  return [
    say({
      en: `You have sold ${quote(sold.text)} before, about ${number(monthly)} a month ${marks.computed.en}. The ${number(unitsPerMonth - monthly)} between the two are what your first customers have to make up: name them.`,
      fr: `Vous avez déjà vendu ${quote(sold.text)}, environ ${number(monthly)} par mois ${marks.computed.fr}. Les ${number(unitsPerMonth - monthly)} qui séparent les deux devront venir de vos premiers clients\u00a0: nommez-les.`,
    }),
  ];
}

function reached({ say, number }: Reading, { plan, countedByMonth }: Money, found: BreakEven): string[] {
  if (plan.monthly.units === null) return [];
  if (found.reachedInMonth === null) {
    const goal = number(plan.monthly.units.value);
    return [
      say({
        en: `Your goals end at ${goal} ${countedByMonth} ${marks.computed.en}: the break-even lies beyond them.`,
        fr: `Vos objectifs s'arrêtent à ${goal} ${countedByMonth} ${marks.computed.fr}\u00a0: le seuil se trouve au-delà.`,
      }),
    ];
  }
  return [
    say({
      en: `Your sales goals reach it in month ${found.reachedInMonth} ${marks.computed.en}.`,
      fr: `Vos objectifs de ventes l'atteignent au mois ${found.reachedInMonth} ${marks.computed.fr}.`,
    }),
  ];
}

/** A hundred dollars of monthly costs, in cents: the step by which a loan payment or a wage is felt. */
const step = 10_000;

function moreCosts({ say, number }: Reading, { amount, counted }: Money, found: BreakEven): string[] {
  const { fixedCents, contributionCents, unitsPerMonth } = found;
  const more = Math.ceil((fixedCents + step) / contributionCents) - unitsPerMonth;
  if (more <= 0) return [];
  return [
    say({
      en: `Each ${amount(step)} more a month (a loan payment, pay, a higher rent) takes ${number(more)} more ${counted} ${marks.computed.en}.`,
      fr: `Chaque tranche de ${amount(step)} de plus par mois (remboursement, salaire, loyer plus élevé) demande ${number(more)} ${counted} de plus ${marks.computed.fr}.`,
    }),
  ];
}
