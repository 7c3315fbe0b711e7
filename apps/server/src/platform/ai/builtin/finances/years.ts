import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import type { Money } from './money.ts';

/** Three years side by side, and what their result does not hold. */
export function years(reading: Reading, money: Money): string {
  const { say, number } = reading;
  const { plan, amount } = money;
  const title = say({ en: '## Three-year forecast', fr: '## Prévisions sur trois ans' });
  if (plan.monthly.sales === null && plan.monthly.fixed.totalCents === 0) {
    return blocks(
      title,
      say({
        en: 'Neither a sales goal nor a monthly cost could be read, so three empty columns are all that could stand here. Both questions take one line each.',
        fr: "Ni objectif de ventes ni coût mensuel n'a pu être lu\u00a0: il n'y aurait ici que trois colonnes vides. Une ligne par question suffit.",
      }),
    );
  }
  const row = (label: string, of: (year: (typeof plan.years)[number]) => string) => [label, ...plan.years.map(of)];
  const rows = [
    ...(plan.monthly.price !== null && plan.monthly.units !== null
      ? [row(soldLabel(reading, money), (year) => number(year.units ?? 0))]
      : []),
    row(say({ en: 'Sales', fr: 'Ventes' }), (year) => amount(year.salesCents)),
    row(say({ en: '− Cost of the sales', fr: '− Coût des ventes' }), (year) => amount(year.variableCents)),
    row(say({ en: '= Gross margin', fr: '= Marge brute' }), (year) => amount(year.grossMarginCents)),
    row(say({ en: '− Fixed costs', fr: '− Coûts fixes' }), (year) => amount(year.fixedCents)),
    row(say({ en: '**= Result**', fr: '**= Résultat**' }), (year) => `**${amount(year.resultCents)}**`),
  ];
  return blocks(
    title,
    say({
      en: `All of it ${marks.computed.en} from your price, your costs and your goals:`,
      fr: `Le tout ${marks.computed.fr} à partir de votre prix, de vos coûts et de vos objectifs\u00a0:`,
    }),
    table(
      [say({ en: 'Line', fr: 'Poste' }), ...[1, 2, 3].map((year) => say({ en: `Year ${year}`, fr: `Année ${year}` }))],
      rows,
    ),
    check(reading, money),
    meaning(reading, money),
    sameCosts(reading, money),
  );
}

function soldLabel({ say }: Reading, { plan }: Money): string {
  // A customer who stays pays again each month.
  if (plan.monthly.isRecurring) return say({ en: 'Monthly payments', fr: 'Mensualités' });
  return plan.monthly.unit?.en === 'hour'
    ? say({ en: 'Hours billed', fr: 'Heures facturées' })
    : say({ en: 'Number of sales', fr: 'Nombre de ventes' });
}

/** The second year by hand, for whoever checks. */
function check({ say, number }: Reading, { plan, amount }: Money): string | undefined {
  const second = plan.years[1];
  const { price, variable, fixed } = plan.monthly;
  if (second === undefined || price === null || second.units === null || second.units === 0) return undefined;
  const left = price.cents - variable.totalCents;
  return say({
    en: `To check year 2 by hand: ${number(second.units)} × ${amount(left)} − 12 × ${amount(fixed.totalCents)} = ${amount(second.resultCents)}.`,
    fr: `Pour vérifier l'année 2 à la main\u00a0: ${number(second.units)} × ${amount(left)} − 12 × ${amount(fixed.totalCents)} = ${amount(second.resultCents)}.`,
  });
}

/** Costs that stand still while sales multiply: a lender's first doubt about a third year. */
function sameCosts({ say, number }: Reading, { plan, amount, countedByMonth }: Money): string | undefined {
  const early = plan.months[11]?.units ?? 0;
  const late = plan.monthly.units?.value ?? 0;
  if (early === 0 || late < early * 2) return undefined;
  const [from, to] = [number(early), number(late)];
  const fixed = amount(plan.monthly.fixed.totalCents);
  return say({
    en: `The fixed costs stay at ${fixed} a month from ${from} to ${to} ${countedByMonth} ${marks.assumption.en}. A lender will not believe it: who serves them all, and from which number on does it take another pair of hands, a larger place or a dearer tool?`,
    fr: `Les coûts fixes restent à ${fixed} par mois, de ${from} à ${to} ${countedByMonth} ${marks.assumption.fr}. Une banque n'y croira pas\u00a0: qui s'occupe de tout ce monde, et à partir de quel nombre faut-il une autre personne, un lieu plus grand ou un outil plus cher\u00a0?`,
  });
}

function meaning({ say }: Reading, { plan, amount }: Money): string {
  const paid = !plan.assumptions.some((entry) => entry.id === 'own-pay');
  const loan = plan.assumptions.some((entry) => entry.id === 'loan-payments') || plan.fundingGapCents > 0;
  const last = plan.years.at(-1)?.resultCents ?? 0;
  const holds = paid
    ? say({
        en: 'Your own pay is among the fixed costs, so the result is what remains after it.',
        fr: 'Votre salaire est parmi les coûts fixes\u00a0: le résultat est ce qui reste après celui-ci.',
      })
    : last > 0
      ? say({
          en: `**No pay for you is counted.** Year 3 could give ${amount(Math.floor(last / 12))} a month at the most (${amount(last)} ÷ 12, computed), before income tax and before anything is paid back or kept.`,
          fr: `**Aucun salaire pour vous n'est compté.** L'année 3 pourrait donner au plus ${amount(Math.floor(last / 12))} par mois (${amount(last)} ÷ 12, calculé), avant impôt et avant tout remboursement ou toute réserve.`,
        })
      : say({
          en: '**No pay for you is counted**, and no year leaves any. As it stands, you would work for nothing.',
          fr: "**Aucun salaire pour vous n'est compté**, et aucune année n'en laisse. Tel quel, vous travailleriez pour rien.",
        });
  const also = loan
    ? say({
        en: ' The result holds no loan payment, no income tax and not the start-up budget.',
        fr: ' Le résultat ne comprend ni remboursement, ni impôt, ni le budget de démarrage.',
      })
    : say({
        en: ' The result holds no income tax and not the start-up budget.',
        fr: " Le résultat ne comprend ni l'impôt, ni le budget de démarrage.",
      });
  return `${holds}${also}`;
}
