import type { FinancePlan } from '@elan/domain/finance-plan/plan';
import { blocks, bullets, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { labelOf, type Money } from './money.ts';

/** The two questions every lender asks, computed like the plan itself, and what can be moved. */
export function whatIf(reading: Reading, money: Money): string | undefined {
  const { say } = reading;
  const { plan, cheaper, slower } = money;
  if (plan.monthly.sales === null) return undefined;
  const columns: readonly (readonly [string, FinancePlan])[] = [
    [say({ en: 'As answered', fr: 'Selon vos réponses' }), plan],
    [say({ en: 'Price −10%', fr: 'Prix −10\u00a0%' }), cheaper],
    [say({ en: 'Sales −20%', fr: 'Ventes −20\u00a0%' }), slower],
  ];
  const row = (label: string, of: (plan: FinancePlan) => string) => [label, ...columns.map(([, entry]) => of(entry))];
  return blocks(
    say({ en: '## What if', fr: '## Et si' }),
    say({
      en: `The whole plan again, once with a price ten per cent lower, once with a fifth fewer sales, everything else as you answered ${marks.computed.en}:`,
      fr: `Tout le plan refait, une fois avec un prix dix pour cent plus bas, une fois avec un cinquième de ventes en moins, le reste selon vos réponses ${marks.computed.fr}\u00a0:`,
    }),
    table([say({ en: 'Case', fr: 'Cas' }), ...columns.map(([label]) => label)], rows(reading, money, row)),
    verdict(reading, money),
    levers(reading, money),
  );
}

function rows(
  { say, number }: Reading,
  { plan, amount }: Money,
  row: (label: string, of: (plan: FinancePlan) => string) => string[],
): string[][] {
  const unknown = say({ en: 'none', fr: 'aucun' });
  const never = say({ en: 'not within three years', fr: 'pas en trois ans' });
  return [
    ...(plan.monthly.price === null
      ? []
      : [
          row(say({ en: 'Price', fr: 'Prix' }), (entry) => amount(entry.monthly.price?.cents ?? 0)),
          row(say({ en: 'Break-even a month', fr: 'Seuil par mois' }), (entry) =>
            entry.breakEven === null ? unknown : number(entry.breakEven.unitsPerMonth),
          ),
          row(say({ en: 'Reached in month', fr: 'Atteint au mois' }), (entry) =>
            entry.breakEven === null
              ? unknown
              : entry.breakEven.reachedInMonth === null
                ? never
                : String(entry.breakEven.reachedInMonth),
          ),
        ]),
    row(say({ en: 'Still to be found', fr: 'Reste à trouver' }), (entry) => amount(entry.fundingGapCents)),
    row(say({ en: 'Cash is lowest in month', fr: 'Encaisse au plus bas au mois' }), (entry) =>
      String(entry.lowestCash.month),
    ),
    ...[0, 1, 2].map((index) =>
      row(say({ en: `Result of year ${index + 1}`, fr: `Résultat de l'année ${index + 1}` }), (entry) =>
        amount(entry.years[index]?.resultCents ?? 0),
      ),
    ),
  ];
}

function verdict({ say }: Reading, { plan, cheaper, slower, amount }: Money): string {
  const [year] = plan.years.slice(1);
  const base = year?.resultCents ?? 0;
  const byPrice = base - (cheaper.years[1]?.resultCents ?? 0);
  const bySales = base - (slower.years[1]?.resultCents ?? 0);
  const worst = Math.min(cheaper.years[1]?.resultCents ?? 0, slower.years[1]?.resultCents ?? 0);
  const holds =
    base <= 0
      ? say({
          en: 'Year 2 already loses money as answered, so neither case is needed to see that something has to change.',
          fr: "L'année 2 est déjà en perte selon vos réponses\u00a0: aucun des deux cas n'est nécessaire pour voir que quelque chose doit changer.",
        })
      : worst >= 0
        ? say({
            en: 'Year 2 stays at or above zero in both cases: say so when you are asked, and show this table.',
            fr: "L'année 2 reste à zéro ou au-dessus dans les deux cas\u00a0: dites-le quand on vous le demandera, et montrez ce tableau.",
          })
        : say({
            en: 'In one of the cases year 2 falls below zero: have an answer ready on what you would then cut, and when.',
            fr: "Dans un des cas, l'année 2 passe sous zéro\u00a0: préparez une réponse sur ce que vous couperiez alors, et quand.",
          });
  if (byPrice === bySales || (byPrice <= 0 && bySales <= 0)) return holds;
  const harder =
    byPrice > bySales
      ? say({
          en: `The price hurts more: it takes ${amount(byPrice)} from year 2, fewer sales ${amount(bySales)} ${marks.computed.en}. Do not give discounts to win customers.`,
          fr: `Le prix fait plus mal\u00a0: il enlève ${amount(byPrice)} à l'année 2, la baisse des ventes ${amount(bySales)} ${marks.computed.fr}. Ne gagnez pas de clients à coups de rabais.`,
        })
      : say({
          en: `Fewer sales hurt more: they take ${amount(bySales)} from year 2, the lower price ${amount(byPrice)} ${marks.computed.en}. The number of customers is what to watch each week.`,
          fr: `La baisse des ventes fait plus mal\u00a0: elle enlève ${amount(bySales)} à l'année 2, le prix plus bas ${amount(byPrice)} ${marks.computed.fr}. C'est le nombre de clients qu'il faut suivre chaque semaine.`,
        });
  return `${harder} ${holds}`;
}

/** What moves the break-even most, from the person's own lines. */
function levers(reading: Reading, { plan, amount, countedByMonth }: Money): string | undefined {
  const { say, number } = reading;
  const { breakEven, monthly } = plan;
  if (breakEven === null || breakEven.unitsPerMonth === 0) return undefined;
  const { fixedCents, contributionCents, priceCents, unitsPerMonth } = breakEven;
  const units = (fixed: number, left: number) => Math.max(0, Math.ceil(fixed / left));
  const largest = <T extends { cents: number }>(lines: readonly T[]) =>
    [...lines].sort((one, other) => other.cents - one.cents)[0];
  const month = largest(monthly.fixed.lines);
  const part = largest(monthly.variable.lines);
  const points: string[] = [];
  if (month !== undefined && monthly.fixed.lines.length > 1) {
    const lower = units(fixedCents - Math.floor(month.cents / 2), contributionCents);
    points.push(
      say({
        en: `**The largest cost of a month**, “${labelOf(reading, month)}” (${amount(month.cents)}): half of it would lower the break-even from ${number(unitsPerMonth)} to ${number(lower)} ${countedByMonth} ${marks.computed.en}. Can it start later, smaller or shared?`,
        fr: `**Le plus gros coût du mois**, «\u00a0${labelOf(reading, month)}\u00a0» (${amount(month.cents)})\u00a0: la moitié ferait passer le seuil de ${number(unitsPerMonth)} à ${number(lower)} ${countedByMonth} ${marks.computed.fr}. Peut-il commencer plus tard, plus petit ou à plusieurs\u00a0?`,
      }),
    );
  }
  const saved = Math.floor((part?.cents ?? 0) / 10);
  const withSaving = units(fixedCents, contributionCents + saved);
  if (part !== undefined && withSaving < unitsPerMonth) {
    points.push(
      say({
        en: `**The largest part of a sale**, “${labelOf(reading, part)}” (${amount(part.cents)}): ten per cent less leaves ${amount(saved)} more each time and lowers the break-even to ${number(withSaving)} ${marks.computed.en}. Ask two suppliers for a price by volume.`,
        fr: `**La plus grosse part d'une vente**, «\u00a0${labelOf(reading, part)}\u00a0» (${amount(part.cents)})\u00a0: dix pour cent de moins laissent ${amount(saved)} de plus chaque fois et ramènent le seuil à ${number(withSaving)} ${marks.computed.fr}. Demandez à deux fournisseurs un prix de volume.`,
      }),
    );
  }
  const raise = Math.floor(priceCents / 20);
  const withRaise = units(fixedCents, contributionCents + raise);
  if (raise > 0 && withRaise < unitsPerMonth) {
    points.push(
      say({
        en: `**The price**: five per cent more (${amount(raise)}) would lower the break-even to ${number(withRaise)} ${marks.computed.en} if nobody left. Say the higher price aloud to five people before deciding.`,
        fr: `**Le prix**\u00a0: cinq pour cent de plus (${amount(raise)}) ramèneraient le seuil à ${number(withRaise)} ${marks.computed.fr} si personne ne partait. Dites le prix plus élevé à voix haute à cinq personnes avant de décider.`,
      }),
    );
  }
  if (points.length === 0) return undefined;
  return blocks(say({ en: '**What you can move:**', fr: '**Ce que vous pouvez changer\u00a0:**' }), bullets(points));
}
