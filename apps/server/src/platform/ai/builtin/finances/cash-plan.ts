import { moneyIn, moneyOut, quartersOf } from '@elan/domain/finance-plan/quarters';
import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesOf } from '../reading/sentences.ts';
import type { Money } from './money.ts';

/** Twenty-four months of cash, by quarter and by month, and the month that decides. */
export function cashPlan(reading: Reading, money: Money): string {
  const { say } = reading;
  const { plan, amount } = money;
  const title = say({ en: '## 24-month cash plan', fr: '## Plan de trésorerie sur 24 mois' });
  if (plan.monthly.sales === null && plan.monthly.fixed.totalCents === 0) {
    return blocks(
      title,
      say({
        en: 'No amount could be read that comes in or goes out month after month. The plan appears with the first monthly cost.',
        fr: "Aucun montant qui entre ou qui sort de mois en mois n'a pu être lu. Le plan apparaîtra avec le premier coût mensuel.",
      }),
    );
  }
  const columns = say({
    en: ['Opening', '+ In', '− Out', '= Closing'],
    fr: ['Ouverture', '+ Entrées', '− Sorties', '= Fermeture'],
  });
  const quarters = quartersOf(plan.months).map((quarter) => [
    say({
      en: `${quarter.firstMonth} to ${quarter.lastMonth}`,
      fr: `${quarter.firstMonth} à ${quarter.lastMonth}`,
    }),
    amount(quarter.openingCents),
    amount(quarter.inCents),
    amount(quarter.outCents),
    amount(quarter.closingCents),
  ]);
  const months = plan.months.map((month) => [
    String(month.month),
    amount(month.openingCents),
    amount(moneyIn(month)),
    amount(moneyOut(month)),
    month.month === plan.lowestCash.month ? `**${amount(month.closingCents)}**` : amount(month.closingCents),
  ]);
  return blocks(
    title,
    opening(reading, money),
    say({ en: `By quarter ${marks.computed.en}:`, fr: `Par trimestre ${marks.computed.fr}\u00a0:` }),
    table([say({ en: 'Months', fr: 'Mois' }), ...columns], quarters),
    lowest(reading, money),
    latePayers(reading),
    say({ en: `Month by month ${marks.computed.en}:`, fr: `Mois par mois ${marks.computed.fr}\u00a0:` }),
    table([say({ en: 'Month', fr: 'Mois' }), ...columns], months),
  );
}

function opening({ say }: Reading, { plan, amount }: Money): string {
  const noSales = plan.monthly.sales === null;
  const missing = noSales
    ? say({
        en: ' No sales goal could be read, so these tables only show what goes out.',
        fr: " Aucun objectif de ventes n'a pu être lu\u00a0: ces tableaux montrent seulement ce qui sort.",
      })
    : '';
  return say({
    en: `Month 1 holds the funding (${amount(plan.funding.totalCents)}) and the start-up costs (${amount(plan.startUp.totalCents)}). What is still to be found is *not* in it: a closing balance below zero is the money that is missing by then.${missing}`,
    fr: `Le mois 1 comprend le financement (${amount(plan.funding.totalCents)}) et les coûts de démarrage (${amount(plan.startUp.totalCents)}). Ce qui reste à trouver n'y est *pas*\u00a0: un solde de fermeture sous zéro est l'argent qui manque à ce moment-là.${missing}`,
  });
}

function lowest({ say }: Reading, { plan, amount }: Money): string {
  const { month, cents } = plan.lowestCash;
  const sales = plan.months[month - 1]?.salesCents ?? 0;
  const isLast = month === plan.months.length;
  if (plan.monthly.sales === null) {
    return say({
      en: `Without any sale, ${amount(cents)} would be reached in month ${month} ${marks.computed.en}: that is the price of waiting for customers.`,
      fr: `Sans aucune vente, on arriverait à ${amount(cents)} au mois ${month} ${marks.computed.fr}\u00a0: voilà ce que coûte l'attente des clients.`,
    });
  }
  if (isLast && cents < 0) {
    return say({
      en: `**Cash is lowest at the very end**, ${amount(cents)} in month ${month} ${marks.computed.en}: within two years the plan does not turn around. Borrowing would only move the date.`,
      fr: `**L'encaisse est au plus bas à la toute fin**, ${amount(cents)} au mois ${month} ${marks.computed.fr}\u00a0: en deux ans, le plan ne se redresse pas. Emprunter ne ferait que déplacer la date.`,
    });
  }
  if (cents < 0) {
    return say({
      en: `**Cash is lowest in month ${month}**, ${amount(cents)} ${marks.computed.en}: so much has to be there beforehand, because from the next month on the sales pay for the month. If customers paid thirty days later, the ${amount(sales)} of sales of that month would still be missing as well.`,
      fr: `**L'encaisse est au plus bas au mois ${month}**, ${amount(cents)} ${marks.computed.fr}\u00a0: cette somme doit être là avant, car à partir du mois suivant les ventes paient le mois. Si la clientèle payait trente jours plus tard, les ${amount(sales)} de ventes de ce mois-là manqueraient encore, eux aussi.`,
    });
  }
  return say({
    en: `**Cash is lowest in month ${month}**, with ${amount(cents)} left ${marks.computed.en}. If customers paid thirty days later, the ${amount(sales)} of sales of that month would not be there yet.`,
    fr: `**L'encaisse est au plus bas au mois ${month}**, avec ${amount(cents)} ${marks.computed.fr}. Si la clientèle payait trente jours plus tard, les ${amount(sales)} de ventes de ce mois-là n'y seraient pas encore.`,
  });
}

const later =
  /\b\d{2}\s*(?:days?|jours?)\b|\b(?:net\s*\d{2}|thirty|sixty|ninety)\b|trente|soixante|quatre-vingt-dix|\binvoice|\bfactur|\bseason|\bsaison|\bwinter|\bhiver/iu;

/** What the person says about when customers pay, which the plan cannot count. */
function latePayers({ say, quote, answer }: Reading): string | undefined {
  const words = sentencesOf(answer('finances', 'cashFlow') ?? '').find((sentence) => later.test(sentence));
  if (words === undefined) return undefined;
  return say({
    en: `You write ${quote(words, 140)}. The tables count every sale in its own month ${marks.assumption.en}: whatever comes later deepens the low point by as much. Ask for a deposit, or for payment on delivery, before you ask for a larger loan.`,
    fr: `Vous écrivez ${quote(words, 140)}. Les tableaux comptent chaque vente dans son mois ${marks.assumption.fr}\u00a0: tout ce qui vient plus tard abaisse d'autant le point le plus bas. Demandez un acompte, ou le paiement à la livraison, avant de demander un plus gros prêt.`,
  });
}
