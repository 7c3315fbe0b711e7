import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';
import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { labelOf, type Money, originOf } from './money.ts';

/** The price, what one sale costs, what is left, and what the way of being paid changes. */
export function price(reading: Reading, money: Money): string {
  const { say, quote, answer } = reading;
  const { plan, amount } = money;
  const { price: asked, variable } = plan.monthly;
  const why = answer('finances', 'pricingStrategy');
  if (asked === null) {
    return blocks(
      heading(reading),
      say({
        en: `No price could be read${why === undefined ? '' : ` in ${quote(why, 160)}`}. Write one amount and what it buys, like “$45 an hour”; if you hesitate between two, write the lower one.`,
        fr: `Aucun prix n'a pu être lu${why === undefined ? '' : ` dans ${quote(why, 160)}`}. Écrivez un montant et ce qu'il achète, comme «\u00a045\u00a0$ l'heure\u00a0»\u00a0; si vous hésitez entre deux, écrivez le plus bas.`,
      }),
      model(reading),
    );
  }
  const left = asked.cents - variable.totalCents;
  const rows = [
    [say({ en: 'Price', fr: 'Prix' }), amount(asked.cents), originOf(reading, asked)],
    ...variable.lines
      .slice(0, 15)
      .map((line) => [`− ${labelOf(reading, line)}`, amount(line.cents), originOf(reading, line)]),
    [say({ en: '**What is left**', fr: '**Ce qui reste**' }), `**${amount(left)}**`, say(marks.computed)],
  ];
  return blocks(
    heading(reading),
    why === undefined
      ? undefined
      : say({ en: `You write: ${quote(why, 260)}.`, fr: `Vous écrivez\u00a0: ${quote(why, 260)}.` }),
    table(
      [
        plan.monthly.isRecurring
          ? say({ en: 'Of one customer, each month', fr: "D'un client, chaque mois" })
          : plan.monthly.unit?.en === 'hour'
            ? say({ en: 'Of one hour billed', fr: "D'une heure facturée" })
            : say({ en: 'Of one sale', fr: "D'une vente" }),
        say({ en: 'Amount', fr: 'Montant' }),
        say({ en: 'Where it comes from', fr: "D'où il vient" }),
      ],
      rows,
    ),
    share(reading, money, left),
    otherPrice(reading, money),
    model(reading),
  );
}

function heading({ say }: Reading): string {
  return say({ en: '## Your price and what is left of it', fr: '## Votre prix et ce qui en reste' });
}

function share({ say, number }: Reading, { plan, amount }: Money, left: number): string {
  const { price: asked, variable } = plan.monthly;
  const cents = asked?.cents ?? 0;
  if (plan.assumptions.some((entry) => entry.id === 'no-variable-cost')) {
    return say({
      en: `No cost of one sale could be read, so the whole ${amount(cents)} counts as left ${marks.assumption.en}. That is hardly ever true: find the cost of one sale before you trust anything below.`,
      fr: `Aucun coût par vente n'a pu être lu, donc les ${amount(cents)} comptent en entier comme un reste ${marks.assumption.fr}. C'est rarement vrai\u00a0: trouvez le coût d'une vente avant de vous fier à ce qui suit.`,
    });
  }
  if (left <= 0) {
    return say({
      en: 'Nothing is left of a sale. More sales make it worse: the price, or what goes into a sale, has to change before anything else is planned.',
      fr: "Il ne reste rien d'une vente. Plus de ventes aggrave la situation\u00a0: le prix, ou ce qui entre dans une vente, doit changer avant de planifier quoi que ce soit.",
    });
  }
  const percent = number((left / cents) * 100, 1);
  const largest = [...variable.lines].sort((one, other) => other.cents - one.cents)[0];
  const watch =
    largest === undefined || largest.cents === 0
      ? ''
      : say({
          en: ` If “${largest.label.en}” rises by ten per cent, ${amount(left - Math.ceil(largest.cents / 10))} is left ${marks.computed.en}: ask your supplier how long today's price holds.`,
          fr: ` Si «\u00a0${largest.label.fr}\u00a0» augmente de dix pour cent, il reste ${amount(left - Math.ceil(largest.cents / 10))} ${marks.computed.fr}\u00a0: demandez à votre fournisseur jusqu'à quand tient le prix d'aujourd'hui.`,
        });
  return say({
    en: `Of each dollar of sales, ${percent} cents remain for the costs of the month (${amount(left)} ÷ ${amount(cents)}, computed). Lenders call this the *gross margin*.${watch}`,
    fr: `De chaque dollar de ventes, il reste ${percent} cents pour les coûts du mois (${amount(left)} ÷ ${amount(cents)}, calculé). C'est la *marge brute*.${watch}`,
  });
}

/** The idea may have named another price. */
function otherPrice({ say, figures, money: dollars }: Reading, { plan }: Money): string | undefined {
  const earlier = figures.price;
  const now = plan.monthly.price;
  if (earlier === undefined || now === null || now.origin === 'computed') return undefined;
  if (Math.round(earlier.dollars * 100) === now.cents) return undefined;
  return say({
    en: `“My idea” named another price, ${dollars(earlier.dollars)} ${marks.answer.en}: make the two agree, because they will be read side by side.`,
    fr: `«\u00a0Mon idée\u00a0» donnait un autre prix, ${dollars(earlier.dollars)} ${marks.answer.fr}\u00a0: accordez les deux, car on les lira côte à côte.`,
  });
}

/** What each way of being paid changes in the money. */
const models: Readonly<Record<OptionValue<'finances', 'revenueModel'>, Text>> = {
  unit_sales: {
    en: 'every sale has to be won again, so the number of buyers who come back decides. What is baked, made or bought and not sold is a cost that no line above holds: count a week of it.',
    fr: "chaque vente est à regagner, donc c'est le nombre de gens qui reviennent qui décide. Ce qui est produit ou acheté et reste invendu est un coût qu'aucune ligne ci-dessus ne contient\u00a0: comptez-le pendant une semaine.",
  },
  time_or_project: {
    en: 'the hours that nobody pays (quotes, travel, bookkeeping) are the real limit. Note one week of work and divide the hours billed by the hours worked.',
    fr: 'les heures que personne ne paie (soumissions, déplacements, tenue de livres) sont la vraie limite. Notez une semaine de travail et divisez les heures facturées par les heures travaillées.',
  },
  subscription: {
    en: 'what counts is who leaves. This plan counts customers who stay; if one in twenty leaves each month, the same goal takes that many new ones more. Count the departures from the first month on.',
    fr: "ce qui compte, c'est qui part. Ce plan compte des clients qui restent\u00a0; si un sur vingt part chaque mois, le même objectif en demande autant de nouveaux. Comptez les départs dès le premier mois.",
  },
  commission: {
    en: 'your sales are only your share: write the commission, not the whole amount that passes through your hands, and keep the rest on an account of its own.',
    fr: 'vos ventes ne sont que votre part\u00a0: inscrivez la commission, pas la somme entière qui passe entre vos mains, et gardez le reste dans un compte à part.',
  },
  licence: {
    en: 'few buyers pay much and late: one signature more or less changes the year. Plan by name, with a month for each, rather than by number.',
    fr: "peu d'acheteurs paient beaucoup, et tard\u00a0: une signature de plus ou de moins change l'année. Planifiez par nom, avec un mois pour chacun, plutôt que par nombre.",
  },
  advertising: {
    en: 'the audience comes first and the money long after: keep the months without income in the plan, and count what one advertiser really signs.',
    fr: "le public vient d'abord et l'argent bien après\u00a0: gardez dans le plan les mois sans rentrées, et comptez ce qu'un annonceur signe vraiment.",
  },
  mixed: {
    en: 'this plan follows the first of your ways only. Write how many of each you aim to sell, and keep them apart in your books from the first day.',
    fr: 'ce plan ne suit que la première de vos façons. Écrivez combien vous visez de chacune, et séparez-les dans vos livres dès le premier jour.',
  },
};

function model({ say, option, answer }: Reading): string | undefined {
  const label = option('finances', 'revenueModel');
  const chosen = answer('finances', 'revenueModel');
  const text = chosen && models[chosen];
  if (label === undefined || text === undefined) return undefined;
  return say({
    en: `**${label}** ${marks.answer.en}: ${text.en}`,
    fr: `**${label}** ${marks.answer.fr}\u00a0: ${text.fr}`,
  });
}
