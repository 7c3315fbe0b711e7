import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { sharedWords } from '../reading/shared-words.ts';
import { differencesTable } from './differences.ts';
import type { Competitor, Situation } from './situation.ts';

const hour = /\d\s?(?:h\b|a\.?m\b|p\.?m\b|heures?|o'clock)/iu;

/** The competitors one by one, then the person's differences one by one. */
export function competition(reading: Reading, situation: Situation): string {
  const { say } = reading;
  return blocks(
    say({ en: '## Your competition', fr: '## Votre concurrence' }),
    situation.competitors.length > 0 ? competitorsTable(reading, situation) : nobodyNamed(reading, situation),
    differencesTable(reading, situation),
  );
}

function nobodyNamed({ say, quote, answer }: Reading, { claimsNobody }: Situation): string {
  const problem = answer('idea', 'problemSolved');
  const instead = problem
    ? say({ en: ` Look there first: ${quote(problem, 180)}.`, fr: ` Cherchez d'abord là : ${quote(problem, 180)}.` })
    : '';
  return claimsNobody
    ? say({
        en: `You answered ${quote(answer('analysis', 'competitors') ?? '')}. There is always a competitor: what people do today, even if it is nothing. A banker who reads “no competition” understands “not looked for yet”, or “no market”.${instead}`,
        fr: `Vous avez répondu ${quote(answer('analysis', 'competitors') ?? '')}. Il y a toujours un concurrent : ce que les gens font aujourd'hui, même si c'est ne rien faire. Une banque qui lit « aucun concurrent » comprend « pas encore cherché », ou « pas de marché ».${instead}`,
      })
    : say({
        en: `No competitor is named yet. Name three before you show this page: the nearest, the cheapest, and what people do by themselves.${instead}`,
        fr: `Aucun concurrent n'est nommé pour l'instant. Nommez-en trois avant de montrer ce document : le plus proche, le moins cher, et ce que les gens font par eux-mêmes.${instead}`,
      });
}

function competitorsTable(reading: Reading, situation: Situation): string {
  const { say, quote, answer } = reading;
  const rows = situation.competitors.map((competitor, index) => [
    quote(competitor.name, 90),
    competitor.known === undefined
      ? competitor.isHabit
        ? say({ en: 'A habit, not a business', fr: 'Une habitude, pas une entreprise' })
        : say({ en: 'The name only', fr: 'Le nom seulement' })
      : quote(competitor.known, 110),
    toFindOut(reading, competitor),
    compared(reading, situation, competitor, index),
  ]);
  const problem = answer('idea', 'problemSolved');
  const nothing = [
    say({ en: 'Changing nothing', fr: 'Ne rien changer' }),
    problem === undefined ? say({ en: 'Not described yet', fr: 'Pas encore décrit' }) : quote(problem, 110),
    say({
      en: 'Why has it not bothered them enough to change?',
      fr: 'Pourquoi cela ne dérange-t-il pas assez pour changer ?',
    }),
    say({
      en: 'What would make somebody change this very week?',
      fr: "Qu'est-ce qui ferait changer quelqu'un dès cette semaine ?",
    }),
  ];
  return table(
    say({
      en: ['Competitor', 'What you know', 'What to go and find out', 'Beside you'],
      fr: ['Concurrent', 'Ce que vous en savez', "Ce qu'il faut aller voir", 'À côté de vous'],
    }),
    [...rows, nothing],
  );
}

function toFindOut({ say }: Reading, competitor: Competitor): string {
  if (competitor.isHabit) {
    return say({
      en: 'How long it takes them, what it costs, and what would make them stop',
      fr: 'Combien de temps cela prend, ce que cela coûte, et ce qui ferait arrêter',
    });
  }
  if (competitor.price !== undefined) {
    return say({
      en: 'For which quantity this price is; at what hour and to whom it sells best',
      fr: 'Pour quelle quantité est ce prix ; à quelle heure et à qui cela se vend le mieux',
    });
  }
  return competitor.known === undefined
    ? say({
        en: 'Price, hours or delays, what is praised and blamed in their reviews',
        fr: 'Les prix, les heures ou les délais, ce que leurs avis louent ou reprochent',
      })
    : say({
        en: 'Price, and what their reviews praise and blame',
        fr: 'Les prix, et ce que leurs avis louent ou reprochent',
      });
}

/** The one comparison that the words allow: price with price, hours with hours, else a difference to ask about. */
function compared(reading: Reading, { differences }: Situation, competitor: Competitor, index: number): string {
  const { say, quote, money, figures } = reading;
  const own = figures.price;
  if (own !== undefined && competitor.price !== undefined) {
    const gap = Math.round((own.dollars - competitor.price) * 100) / 100;
    const theirs = money(competitor.price);
    const yours = money(own.dollars);
    const same = say({
      en: ' if the quantity is the same (assumption to confirm)',
      fr: ' si la quantité est la même (hypothèse à confirmer)',
    });
    if (gap === 0) return say({ en: `${theirs}, as you${same}`, fr: `${theirs}, comme vous${same}` });
    return gap > 0
      ? say({
          en: `You are ${money(gap)} above (${yours} − ${theirs}, computed)${same}`,
          fr: `Vous êtes ${money(gap)} au-dessus (${yours} − ${theirs}, calculé)${same}`,
        })
      : say({
          en: `You are ${money(-gap)} below (${theirs} − ${yours}, computed)${same}`,
          fr: `Vous êtes ${money(-gap)} au-dessous (${theirs} − ${yours}, calculé)${same}`,
        });
  }
  const known = competitor.isHabit ? '' : (competitor.known ?? '');
  const touching =
    (hour.test(known) ? differences.find((difference) => hour.test(difference)) : undefined) ??
    differences.find((difference) => sharedWords(difference, known).length > 0);
  if (touching !== undefined) {
    return say({
      en: `This answers it directly: ${quote(touching, 80)}. Is it true every day?`,
      fr: `Ceci y répond directement : ${quote(touching, 80)}. Est-ce vrai tous les jours ?`,
    });
  }
  const difference = differences[index % Math.max(1, differences.length)];
  if (difference !== undefined && competitor.isHabit) {
    return say({
      en: `Reason enough to leave it: ${quote(difference, 80)}?`,
      fr: `Est-ce une raison suffisante d'y renoncer : ${quote(difference, 80)} ?`,
    });
  }
  return difference === undefined
    ? say({ en: 'No difference named yet', fr: 'Aucune différence nommée' })
    : say({
        en: `Can they offer this too: ${quote(difference, 80)}?`,
        fr: `Peuvent-ils offrir cela aussi : ${quote(difference, 80)} ?`,
      });
}

export function dearerThan(
  reading: Reading,
  situation: Situation,
): { competitor: Competitor; gap: number } | undefined {
  const own = reading.figures.price;
  const cheaper = situation.competitors.find(
    (competitor) => own !== undefined && competitor.price !== undefined && competitor.price < own.dollars,
  );
  return own === undefined || cheaper?.price === undefined
    ? undefined
    : { competitor: cheaper, gap: Math.round((own.dollars - cheaper.price) * 100) / 100 };
}
