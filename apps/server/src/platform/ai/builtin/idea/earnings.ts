import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Figure } from '../reading/figures.ts';
import { salesToCover } from '../reading/figures.ts';
import { findNeed, isRecurring, type Need } from '../reading/needs.ts';
import { periodWords } from '../reading/period-words.ts';
import type { Reading } from '../reading/reading.ts';
import { modelReadings } from './business-models.ts';

/** How money comes in, the figures on record and the calculation they allow. */
export function earnings(reading: Reading): string {
  const { say, answer, option } = reading;
  const model = modelReadings[answer('idea', 'businessModel') ?? 'other'];
  const label = option('idea', 'businessModel');
  return blocks(
    say({ en: '## How it earns money', fr: "## Comment l'idée rapporte" }),
    model && label
      ? say({
          en: `**${label}** (your answer): ${model.meaning.en}`,
          fr: `**${label}** (votre réponse) : ${model.meaning.fr}`,
        })
      : undefined,
    table(say({ en: ['Figure', 'Value', 'Where it comes from'], fr: ['Chiffre', 'Valeur', "D'où il vient"] }), [
      ...knownRows(reading),
      ...(model?.figures[reading.language] ?? []).map(([figure, where]) => [
        figure,
        say({ en: 'to find out', fr: 'à trouver' }),
        where,
      ]),
    ]),
    calculation(reading),
  );
}

function knownRows({ say, quote, money, figures }: Reading): string[][] {
  const row = (name: string, figure: Figure) => [
    name,
    `${money(figure.dollars)}${say(periodWords[figure.period])}`,
    `${quote(around(figure), 80)} ${say(marks.answer)}`,
  ];
  return [
    ...(figures.price
      ? [row(say({ en: 'Price', fr: 'Prix' }), figures.price)]
      : [
          [
            say({ en: 'Price', fr: 'Prix' }),
            say({ en: 'to find out', fr: 'à trouver' }),
            say({
              en: 'Three prices of what people buy today instead; one test sale at a price you name aloud',
              fr: "Trois prix de ce que les gens achètent aujourd'hui à la place ; une vente d'essai à un prix que vous dites à voix haute",
            }),
          ],
        ]),
    ...figures.monthlyCosts.map((cost) => row(say({ en: 'Cost', fr: 'Coût' }), cost.figure)),
    ...(figures.monthlyGoal
      ? [row(say({ en: 'What you want from it', fr: 'Ce que vous voulez en tirer' }), figures.monthlyGoal.figure)]
      : []),
  ];
}

/** The words next to the amount, so that the reader finds it again. */
function around(figure: Figure): string {
  const from = Math.max(0, figure.start - 40);
  const start = from === 0 ? 0 : figure.clause.indexOf(' ', from) + 1;
  return `${start > 0 ? '… ' : ''}${figure.clause.slice(Math.min(start, figure.start), figure.end)}`;
}

function calculation(reading: Reading): string {
  const { say, money, figures } = reading;
  const need = findNeed(reading);
  if (need !== undefined) return blocks(division(reading, need), halfOfIt(reading, need), pastSales(reading, need));
  if (figures.price !== undefined) {
    return say({
      en: `**The calculation to do next.** Add up what the business will cost each month whatever you sell (rent, telephone, insurance, software), then divide by ${money(figures.price.dollars)}. The result is the number of sales that only pays those costs. Write the monthly costs into the comments box and this draft computes it.`,
      fr: `**Le prochain calcul à faire.** Additionnez ce que l'entreprise coûtera chaque mois, quelles que soient vos ventes (loyer, téléphone, assurances, logiciels), puis divisez par ${money(figures.price.dollars)}. Vous obtenez le nombre de ventes qui paie seulement ces coûts. Inscrivez vos coûts mensuels dans la case des précisions, et le calcul se fera ici.`,
    });
  }
  return say({
    en: '**The calculation to do next.** Two figures are enough to begin: one price and one monthly cost. Write both into the comments box, for instance as “price … $, rent … $ a month”, and this draft computes how many sales pay for it.',
    fr: '**Le prochain calcul à faire.** Deux chiffres suffisent pour commencer : un prix et un coût mensuel. Inscrivez les deux dans la case des précisions, par exemple « prix … $, loyer … $ par mois », et le nombre de ventes nécessaires se calculera ici.',
  });
}

function division(reading: Reading, need: Need): string {
  const { say, money, number, figures } = reading;
  const parts = [
    ...figures.monthlyCosts.map((cost) => cost.dollars),
    ...(figures.monthlyGoal ? [figures.monthlyGoal.dollars] : []),
  ];
  const sum =
    parts.length > 1 ? `${parts.map(money).join(' + ')} = ${money(need.monthly)} ${say(marks.computed)}. ` : '';
  const exact =
    need.quotient === need.sales ? '' : say({ en: `, so ${number(need.sales)}`, fr: `, donc ${number(need.sales)}` });
  const line = `${sum}${money(need.monthly)} ÷ ${money(need.price)} = ${number(need.quotient, 2)}${exact}`;
  if (figures.price?.period === 'hour') {
    return say({
      en: `**What your figures already say.** ${line} hours billed a month ${marks.computed.en}. That pays for the amounts above and nothing else.`,
      fr: `**Ce que vos chiffres disent déjà.** ${line} heures facturées par mois ${marks.computed.fr}. Cela paie les montants ci-dessus, et rien d'autre.`,
    });
  }
  if (isRecurring(reading)) {
    const goal = figures.monthlyGoal
      ? { en: '', fr: '' }
      : {
          en: ' Add what you want to draw for yourself each month to the first number: the same division tells how many customers you could live from.',
          fr: ' Ajoutez au premier nombre ce que vous voulez vous verser chaque mois : la même division dit de combien de clients vous pourriez vivre.',
        };
    return say({
      en: `**What your figures already say.** ${line} paying customers ${marks.computed.en} to pay for the amounts above and nothing else.${goal.en}`,
      fr: `**Ce que vos chiffres disent déjà.** ${line} clients payants ${marks.computed.fr} pour payer les montants ci-dessus, et rien d'autre.${goal.fr}`,
    });
  }
  const daily = Math.ceil(need.sales / 30);
  return say({
    en: `**What your figures already say.** ${line} sales a month ${marks.computed.en}, about ${number(daily)} every day of a 30-day month. That pays for the amounts above and nothing else: no supplies, no wage for you.`,
    fr: `**Ce que vos chiffres disent déjà.** ${line} ventes par mois ${marks.computed.fr}, environ ${number(daily)} chaque jour d'un mois de 30 jours. Cela paie les montants ci-dessus, et rien d'autre : ni les achats, ni un salaire pour vous.`,
  });
}

function halfOfIt(reading: Reading, need: Need): string | undefined {
  const { say, money, number, figures } = reading;
  if (isRecurring(reading)) return undefined;
  const half = Math.round((need.price / 2) * 100) / 100;
  const twice = salesToCover(need.monthly, half).sales;
  if (figures.price?.period === 'hour') {
    return say({
      en: `If only half of your working hours can be billed ${marks.assumption.en}, count ${number(need.sales * 2)} hours of work for it ${marks.computed.en}.`,
      fr: `Si vous ne pouvez facturer que la moitié de vos heures de travail ${marks.assumption.fr}, comptez ${number(need.sales * 2)} heures de travail ${marks.computed.fr}.`,
    });
  }
  return say({
    en: `If half of the price goes into the sale itself ${marks.assumption.en}, ${money(half)} is left and it takes ${number(twice)} sales (${money(need.monthly)} ÷ ${money(half)}, computed). That is why the cost of one sale is the first figure to find.`,
    fr: `Si la moitié du prix sert à produire la vente ${marks.assumption.fr}, il reste ${money(half)} et il en faut ${number(twice)} (${money(need.monthly)} ÷ ${money(half)}, calculé). Voilà pourquoi le coût d'une vente est le premier chiffre à trouver.`,
  });
}

function pastSales(reading: Reading, need: Need): string | undefined {
  const { say, quote, number, money, figures } = reading;
  if (need.sold === undefined || figures.alreadySold === undefined) return undefined;
  const takings = Math.round(need.sold * need.price);
  const isWeekly = Math.abs(((need.sold ?? 0) * 12) / 52 - figures.alreadySold.value) < 1;
  const weekly = isWeekly ? ` (${number(figures.alreadySold.value)} × 52 ÷ 12)` : '';
  const verdict =
    need.sold < need.sales
      ? say({
          en: `That is ${number(need.sales - need.sold)} short of ${number(need.sales)}.`,
          fr: `Il en manque ${number(need.sales - need.sold)} pour arriver à ${number(need.sales)}.`,
        })
      : say({ en: `That is more than ${number(need.sales)}.`, fr: `C'est plus que ${number(need.sales)}.` });
  return say({
    en: `Compare with what you have done already: ${quote(figures.alreadySold.text)} is about ${number(need.sold)} a month${weekly}, or ${money(takings)} at the same price ${marks.computed.en}. ${verdict}`,
    fr: `Comparez avec ce que vous avez déjà fait : ${quote(figures.alreadySold.text)}, c'est environ ${number(need.sold)} par mois${weekly}, soit ${money(takings)} au même prix ${marks.computed.fr}. ${verdict}`,
  });
}
