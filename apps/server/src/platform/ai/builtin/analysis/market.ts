import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import { firstGroup } from '../reading/customers.ts';
import { isRecurring } from '../reading/needs.ts';
import { periodWords } from '../reading/period-words.ts';
import type { Reading } from '../reading/reading.ts';
import { isOnline, namesOrganisations } from '../reading/sentences.ts';
import { splitList } from '../reading/split-list.ts';
import { marketSizes } from './market-sizes.ts';

/** The market at the chosen size, estimated from below, and who buys in it. */
export function market(reading: Reading): string {
  const { say, answer, option } = reading;
  const size = marketSizes[answer('analysis', 'marketSize') ?? 'unknown'];
  const label = option('analysis', 'marketSize');
  return blocks(
    say({ en: '## Your market', fr: '## Votre marché' }),
    size && label
      ? say({
          en: `**${label}** (your answer): ${size.meaning.en}`,
          fr: `**${label}** (votre réponse) : ${size.meaning.fr}`,
        })
      : undefined,
    contradiction(reading),
    say({
      en: 'No figure on your market stands in your answers, and none is invented here. You can build your own from below; each line is one errand:',
      fr: "Aucun chiffre sur votre marché ne figure dans vos réponses, et aucun n'est inventé ici. Vous pouvez bâtir le vôtre à partir du terrain ; chaque ligne est une démarche :",
    }),
    estimate(reading, size ? say(size.count) : ''),
    customers(reading),
  );
}

function estimate(reading: Reading, count: string): string {
  const { say, quote, money, answer, figures } = reading;
  const group = answer('idea', 'targetMarket');
  const price = figures.price;
  const toFind = say({ en: 'to find out', fr: 'à trouver' });
  const whom = group ? ` (${quote(firstGroup(group), 90)})` : '';
  return table(say({ en: ['Factor', 'Value', 'Where to find it'], fr: ['Facteur', 'Valeur', 'Où le trouver'] }), [
    [say({ en: `Customers within reach${whom}`, fr: `Clientèle à votre portée${whom}` }), toFind, count],
    [
      say({ en: '× share that would buy', fr: '× part qui achèterait' }),
      toFind,
      say({
        en: 'Your test sales: buyers divided by people you spoke to',
        fr: "Vos ventes d'essai : acheteurs divisés par personnes rencontrées",
      }),
    ],
    [
      isRecurring(reading)
        ? say({ en: '× months they stay in a year', fr: "× mois où ils restent dans l'année" })
        : say({ en: '× purchases a year', fr: '× achats par année' }),
      toFind,
      say({
        en: 'Ask each of them about the last time, and the time before',
        fr: "Demandez à chacun de raconter la dernière fois, et celle d'avant",
      }),
    ],
    [
      say({ en: '× price', fr: '× prix' }),
      price ? `${money(price.dollars)}${say(periodWords[price.period])} ${say(marks.answer)}` : toFind,
      price
        ? say({ en: 'Your idea; confirm it by a paid order', fr: 'Votre idée ; à confirmer par une commande payée' })
        : say({
            en: 'What they pay today for the nearest thing',
            fr: "Ce qu'ils paient aujourd'hui pour ce qui s'en rapproche",
          }),
    ],
    [
      say({ en: '= sales possible in a year', fr: '= ventes possibles en une année' }),
      say({ en: 'when the four are known', fr: 'quand les quatre seront connus' }),
      say({
        en: 'Keep the low and the high version: the range is the honest answer',
        fr: 'Gardez la version basse et la version haute : la réponse honnête est un intervalle',
      }),
    ],
  ]);
}

function contradiction({ say, quote, answer, chose, option }: Reading): string | undefined {
  const size = answer('analysis', 'marketSize');
  const location = answer('idea', 'location');
  if (size === 'local' && location !== undefined && isOnline(location)) {
    return say({
      en: `One thing to settle: you call the market local, and your place is ${quote(location)}. Both can be true if you deliver or travel; say from where to where.`,
      fr: `Un point à régler : vous parlez d'un marché local, et votre lieu est ${quote(location)}. Les deux peuvent être vrais si vous livrez ou si vous vous déplacez ; dites d'où à où.`,
    });
  }
  const small = chose('idea', 'budget', 'under_5000', '5000_20000');
  if (small && (size === 'international' || size === 'national')) {
    const budget = option('idea', 'budget');
    return say({
      en: `Put this market beside your budget, ${budget} ${marks.answer.en}: it does not pay for reaching everybody in it. It can pay for one city or one profession; name that one.`,
      fr: `Mettez ce marché à côté de votre budget : ${budget?.toLowerCase()} ${marks.answer.fr}. Cette somme ne permet pas d'y joindre tout le monde, mais elle peut suffire pour une ville ou une profession ; nommez-la.`,
    });
  }
  return undefined;
}

function customers({ say, quote, answer }: Reading): string {
  const group = answer('idea', 'targetMarket');
  const problem = answer('idea', 'problemSolved');
  const heading = say({ en: '### Your customers', fr: '### Votre clientèle' });
  if (group === undefined) {
    return blocks(
      heading,
      say({
        en: 'The module “My idea” does not say who buys. Fill it in first: competitors, prices and risks only make sense for a given customer.',
        fr: "Le module « Mon idée » ne dit pas qui achète. Remplissez-le d'abord : les concurrents, les prix et les risques n'ont de sens que pour une clientèle donnée.",
      }),
    );
  }
  const today = problem
    ? say({
        en: ` What they live with today, in your words: ${quote(problem, 200)}.`,
        fr: ` Ce qu'ils vivent aujourd'hui, dans vos mots : ${quote(problem, 200)}.`,
      })
    : '';
  const ask = namesOrganisations(splitList(group)[0] ?? group)
    ? say({
        en: 'Three facts to collect from the next three you meet: who decides, at what time of the year the budget is set, and which supplier they would drop for you.',
        fr: "Trois faits à recueillir auprès des trois prochains que vous rencontrerez : qui décide, à quel moment de l'année le budget se fixe, et quel fournisseur serait remplacé par vous.",
      })
    : say({
        en: 'Three facts to collect from the next three you meet: on which day and occasion they buy, whom they asked for advice, and what they would give up to pay you.',
        fr: "Trois faits à recueillir auprès des trois prochaines personnes que vous rencontrerez : le jour et l'occasion de leur achat, à qui elles ont demandé conseil, et à quoi elles renonceraient pour vous payer.",
      });
  return blocks(heading, `${quote(group, 220)}.${today}`, ask);
}
