import { perMonth } from '@elan/domain/money/amounts';
import { blocks, table } from '../markdown.ts';
import { salesToCover } from '../reading/figures.ts';
import { findNeed, isRecurring } from '../reading/needs.ts';
import type { Reading } from '../reading/reading.ts';
import { channels } from './channels.ts';
import { endsOf } from './monthly-budget.ts';
import type { Outreach } from './outreach.ts';

const months = 3;
const customers = 10;

/** What to count, what one customer costs at the ends of the budget, and how many sales bring it back. */
export function measuring(reading: Reading, outreach: Outreach): string {
  const { say } = reading;
  return blocks(
    say({ en: '## How to measure', fr: '## Comment mesurer' }),
    costOfOne(reading, outreach),
    shareOfPrice(reading, outreach),
    sheet(reading, outreach),
  );
}

function costOfOne(reading: Reading, outreach: Outreach): string {
  const { say, money, number, figures } = reading;
  const ends = endsOf(outreach.budget);
  const formula = say({
    en: '**The cost to win a customer** is what you spent divided by the customers who came through it.',
    fr: "**Le coût pour gagner un client**, c'est ce que vous avez dépensé divisé par les clients venus par là.",
  });
  if (ends.length === 0) {
    return say({
      en: `${formula} With no budget chosen it cannot be computed yet. Note the hours too: for the first ten, they are most of the cost.`,
      fr: `${formula} Sans budget choisi, il ne se calcule pas encore. Notez aussi les heures : pour les dix premiers, elles font l'essentiel du coût.`,
    });
  }
  const price = figures.price === undefined ? undefined : (perMonth(figures.price) ?? figures.price.dollars);
  const rows = ends.map((end) => {
    const cost = (end * months) / customers;
    const spent = `${months} × ${money(end)} = ${money(end * months)}`;
    const back =
      price === undefined
        ? say({ en: 'no price to compare with', fr: 'aucun prix à comparer' })
        : isRecurring(reading)
          ? say({
              en: `${money(cost)} ÷ ${money(price)} = ${number(cost / price)} months of payments (computed)`,
              fr: `${money(cost)} ÷ ${money(price)} = ${number(cost / price)} mois de paiements (calculé)`,
            })
          : say({
              en: `${division(reading, cost, price)} ${figures.price?.period === 'hour' ? 'hours billed' : 'sales'} (computed)`,
              fr: `${division(reading, cost, price)} ${figures.price?.period === 'hour' ? 'heures facturées' : 'ventes'} (calculé)`,
            });
    return [
      `${spent} ${say({ en: '(computed)', fr: '(calculé)' })}`,
      `${money(end * months)} ÷ ${customers} = ${money(cost)} ${say({ en: '(computed)', fr: '(calculé)' })}`,
      back,
    ];
  });
  return blocks(
    say({
      en: `${formula} If the twelve weeks, about three months, bring exactly ten customers (assumption to confirm):`,
      fr: `${formula} Si les douze semaines, environ trois mois, amènent tout juste dix clients (hypothèse à confirmer) :`,
    }),
    table(
      say({
        en: ['Spent in three months', 'One customer costs', 'Paid back by'],
        fr: ['Dépensé en trois mois', 'Un client coûte', 'Remboursé par'],
      }),
      rows,
    ),
    say({
      en: 'The last column counts the whole price as if nothing went into the sale itself: with the cost of one sale, still missing, it gets longer. Do not spend the whole budget to win ten.',
      fr: "La dernière colonne compte tout le prix, comme si la vente elle-même ne coûtait rien : avec le coût d'une vente, qui manque encore, elle s'allonge. Ne dépensez pas tout le budget pour en gagner dix.",
    }),
  );
}

function division({ say, money, number }: Reading, cost: number, price: number): string {
  const { quotient, sales } = salesToCover(cost, price);
  const rounded = quotient === sales ? '' : say({ en: `, so ${number(sales)}`, fr: `, donc ${number(sales)}` });
  return `${money(cost)} ÷ ${money(price)} = ${number(quotient, 2)}${rounded}`;
}

/** What this budget asks of sales: a part of each one, or new customers every month. */
function shareOfPrice(reading: Reading, outreach: Outreach): string | undefined {
  const { say, money, number, figures } = reading;
  const ends = endsOf(outreach.budget);
  if (ends.length === 0 || figures.price === undefined) return undefined;
  const price = perMonth(figures.price) ?? figures.price.dollars;
  const and = say({ en: ' and ', fr: ' et ' });
  if (isRecurring(reading)) {
    const lines = ends.map((end) => division(reading, end, price)).join(and);
    return say({
      en: `**What the budget asks of you.** To pay for one month of it: ${lines} paying customers (computed), beside those who pay for the other costs.`,
      fr: `**Ce que ce budget vous demande.** Pour en payer un mois : ${lines} clients payants (calculé), en plus de ceux qui paient les autres coûts.`,
    });
  }
  const need = findNeed(reading);
  if (need === undefined) return undefined;
  const lines = ends.map((end) => `${money(end)} ÷ ${number(need.sales)} = ${money(end / need.sales)}`).join(and);
  return say({
    en: `**What the budget asks of you.** Spread over the ${number(need.sales)} sales a month that your named costs ask for (${money(need.monthly)} ÷ ${money(need.price)}, computed): ${lines} out of each ${money(need.price)} (computed).`,
    fr: `**Ce que ce budget vous demande.** Réparti sur les ${number(need.sales)} ventes par mois que demandent les coûts nommés (${money(need.monthly)} ÷ ${money(need.price)}, calculé) : ${lines} sur chaque ${money(need.price)} (calculé).`,
  });
}

function sheet({ say }: Reading, { channel, companions }: Outreach): string {
  const used = [...(channel === undefined ? [] : [channel]), ...companions.map((entry) => entry.channel)];
  const rows = used.map((name) => [
    say({ en: `From ${channels[name].name.en}`, fr: `Par ce canal : ${channels[name].name.fr}` }),
    say(channels[name].count),
    say({ en: 'to write each Friday', fr: 'à inscrire chaque vendredi' }),
  ]);
  return blocks(
    say({
      en: '**One sheet, one line a week.** Ask every customer the same question, “How did you hear of us?”, and write the answer the same day:',
      fr: '**Une feuille, une ligne par semaine.** Posez à chaque client la même question, « Comment avez-vous entendu parler de nous ? », et notez la réponse le jour même :',
    }),
    table(say({ en: ['Origin', 'Count', 'Your number'], fr: ['Provenance', 'Comptez', 'Votre nombre'] }), [
      ...rows,
      [
        say({ en: 'Those who come back or stay', fr: 'Les gens qui reviennent ou restent' }),
        say({
          en: 'second purchases, renewals, departures and why',
          fr: 'deuxièmes achats, renouvellements, départs et leur raison',
        }),
        say({ en: 'to write each month', fr: 'à inscrire chaque mois' }),
      ],
    ]),
  );
}
