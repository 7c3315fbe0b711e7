import { readPlan } from '../business-plan/plan.ts';
import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { startingBudget } from '../reading/starting-budget.ts';
import { channels } from './channels.ts';
import { budgetShares, endsOf } from './monthly-budget.ts';
import type { Outreach } from './outreach.ts';

/** The monthly budget shared out at the ends of its band, over a year, and beside what the plan leaves. */
export function budget(reading: Reading, outreach: Outreach): string {
  const { say, option } = reading;
  const heading = say({ en: '## Monthly budget', fr: '## Budget mensuel' });
  const label = option('marketing', 'budget');
  const ends = endsOf(outreach.budget);
  if (ends.length === 0) return blocks(heading, undecided(reading, label), shareTable(reading, outreach, [100]));
  return blocks(
    heading,
    say({
      en: `**${label}** a month (your answer). ${range(reading, outreach)}`,
      fr: `**${label}** par mois (votre réponse). ${range(reading, outreach)}`,
    }),
    shareTable(reading, outreach, ends),
    say({
      en: 'The shares are a start (assumption to confirm): half where you expect the customers, a fifth for each channel beside it, a tenth to correct. After four weeks, the money follows what brought customers.',
      fr: "Les parts sont un point de départ (hypothèse à confirmer) : la moitié là où vous attendez la clientèle, un cinquième pour chaque canal à côté, un dixième pour corriger. Après quatre semaines, l'argent suit ce qui a amené des clients.",
    }),
    overAYear(reading, ends),
    besideReserve(reading, outreach),
  );
}

function undecided({ say }: Reading, label: string | undefined): string {
  return say({
    en: `${label === undefined ? 'No budget is chosen' : `**${label}** (your answer)`}. Decide it from below: how many customers you want this month × what one of them may cost you. Until then, the table shares out 100 dollars, so that you can see the proportions (assumption to confirm).`,
    fr: `${label === undefined ? "Aucun budget n'est choisi" : `**${label}** (votre réponse)`}. Fixez-le à partir du terrain : le nombre de clients voulus ce mois-ci × ce qu'un client a le droit de vous coûter. D'ici là, le tableau répartit 100 dollars, pour montrer les proportions (hypothèse à confirmer).`,
  });
}

function range({ say, money }: Reading, { budget: { low, high } }: Outreach): string {
  if (low !== undefined && high !== undefined) {
    return say({
      en: `The table works with both ends of the range, ${money(low)} and ${money(high)}.`,
      fr: `Le tableau calcule avec les deux bouts de la fourchette, ${money(low)} et ${money(high)}.`,
    });
  }
  return low === undefined
    ? say({
        en: `The range has no lower end: the table works with its upper end, ${money(high ?? 0)}. At half of it, halve every line.`,
        fr: `La fourchette n'a pas de bout inférieur : le tableau calcule avec le bout supérieur, ${money(high ?? 0)}. Avec la moitié, divisez chaque ligne par deux.`,
      })
    : say({
        en: `The range has no upper end: the table works with its lower end, ${money(low)}.`,
        fr: `La fourchette n'a pas de bout supérieur : le tableau calcule avec le bout inférieur, ${money(low)}.`,
      });
}

function shareTable(reading: Reading, { channel, companions }: Outreach, ends: readonly number[]): string {
  const { say, money, language } = reading;
  const percent = (share: number) => (language === 'fr' ? `${share} %` : `${share}%`);
  const used = [...(channel === undefined ? [] : [channel]), ...companions.map((entry) => entry.channel)].slice(0, 3);
  const lines = [
    ...used.map((name) =>
      say({
        en: `${capital(channels[name].name.en)}: ${channels[name].spend.en}`,
        fr: `${capital(channels[name].name.fr)} : ${channels[name].spend.fr}`,
      }),
    ),
    ...Array.from({ length: 3 - used.length }, () => say({ en: 'A channel to choose', fr: 'Un canal à choisir' })),
    say({
      en: 'To correct: repeat what worked, count, ask',
      fr: 'Pour corriger : refaire ce qui a marché, compter, demander',
    }),
  ];
  const computed = say({ en: '(computed)', fr: '(calculé)' });
  const rows = lines.map((line, index) => {
    const share = budgetShares[index] ?? 0;
    return [line, percent(share), ...ends.map((end) => `${money((end * share) / 100)} ${computed}`)];
  });
  return table(
    [
      say({ en: 'Use', fr: 'Usage' }),
      say({ en: 'Share', fr: 'Part' }),
      ...ends.map((end) => say({ en: `Of ${money(end)} a month`, fr: `De ${money(end)} par mois` })),
    ],
    [
      ...rows,
      [
        say({ en: 'Total', fr: 'Total' }),
        percent(budgetShares.reduce((sum, share) => sum + share, 0)),
        ...ends.map((end) => `${money(end)} ${computed}`),
      ],
    ],
  );
}

function overAYear(reading: Reading, ends: readonly number[]): string {
  const { say, money } = reading;
  const sums = ends.map((end) => `${money(end)} × 12 = ${money(end * 12)}`).join(say({ en: ' and ', fr: ' et ' }));
  const start = startingBudget(reading);
  const low = ends[0] ?? 0;
  const beyond = start?.low !== undefined && low * 12 > start.low;
  const verdict =
    start === undefined
      ? ''
      : beyond
        ? say({
            en: ` “My idea” gives this starting budget, “${start.label}”: the first of these sums alone is more than its lower end, ${money(start.low ?? 0)}. Sales have to pay for part of it; say from which month on.`,
            fr: ` « Mon idée » donne ce budget de départ, « ${start.label} » : la première de ces sommes dépasse à elle seule son bout inférieur, ${money(start.low ?? 0)}. Les ventes doivent en payer une partie ; dites à partir de quel mois.`,
          })
        : say({
            en: ` Keep it beside the starting budget of “My idea”, “${start.label}”: it is not paid out of it twice.`,
            fr: ` Gardez cette somme à côté du budget de départ de « Mon idée », « ${start.label} » : on ne la paie pas deux fois avec le même argent.`,
          });
  return say({
    en: `Over a year: ${sums} (computed).${verdict}`,
    fr: `Sur une année : ${sums} (calculé).${verdict}`,
  });
}

/** How long the reserve of the business plan pays its monthly costs and this budget, at the lowest known end. */
export function reserveFacts(reading: Reading, { budget: band }: Outreach) {
  const { left, own, needs, monthly } = readPlan(reading).money;
  const end = endsOf(band)[0];
  if (end === undefined || own === 0 || needs === 0 || left <= 0) return undefined;
  return { left, monthly, end, spending: monthly + end, months: left / (monthly + end) };
}

function besideReserve(reading: Reading, outreach: Outreach): string | undefined {
  const { say, money, number } = reading;
  const facts = reserveFacts(reading, outreach);
  if (facts === undefined) return undefined;
  const sum =
    facts.monthly > 0 ? `${money(facts.monthly)} + ${money(facts.end)} = ${money(facts.spending)}` : money(facts.end);
  return say({
    en: `Your business plan leaves ${money(facts.left)} in reserve. With its monthly costs, ${sum} a month goes out, so the reserve lasts ${number(facts.months)} months without a sale (${money(facts.left)} ÷ ${money(facts.spending)}, computed).`,
    fr: `Votre plan d'affaires laisse ${money(facts.left)} en réserve. Avec ses coûts mensuels, il sort ${sum} par mois : sans une vente, la réserve dure ${number(facts.months)} mois (${money(facts.left)} ÷ ${money(facts.spending)}, calculé).`,
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
