import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { findShares } from '../reading/shares.ts';
import type { Footprint } from './footprint.ts';
import { rankedImprovements } from './improvements.ts';

export const deadline =
  /\b(?:by|before|until|within|end of|first|second|third) [^,;.]*\b(?:years?|months?|summer|winter|20\d\d)\b|\bin 20\d\d\b|(?:d'ici|avant|à la fin d|fin d|pendant l)[^,;.]*(?:années?|ans|mois|été|hiver|20\d\d)|\ben 20\d\d\b/iu;
const duration = /\b\d+ (?:years?|months?|days?|ans|mois|jours|années)\b/iu;
export const fraction =
  /\b(?:half|a third|a quarter|twice|double)\b|(?<!\p{L})(?:la moitié|le tiers|le quart|le double)(?!\p{L})/iu;

/** Each goal with what makes it countable, and one sentence to finish. */
export function goals(reading: Reading, footprint: Footprint): string {
  const { say, quote, answer } = reading;
  const heading = say({
    en: '## Your goal, in a sentence that can be counted',
    fr: '## Votre objectif, en une phrase qui se compte',
  });
  if (footprint.goals.length === 0) {
    const text = answer('environmental', 'sustainabilityGoals');
    const first = rankedImprovements(reading, footprint)[0]?.what ?? '';
    return blocks(
      heading,
      say({
        en: `${text === undefined ? 'You name no goal' : `About goals you wrote ${quote(text, 80)}`}. Take one from the table above, the first: ${first}. Finish this sentence: “Today we count … a month. By …, it will be … . … counts it, every …, and writes it down in … .”`,
        fr: `${text === undefined ? 'Vous ne nommez aucun objectif' : `Au sujet des objectifs, vous avez écrit ${quote(text, 80)}`}. Prenez-en un dans le tableau ci-dessus, le premier : ${first}. Terminez cette phrase : « Aujourd'hui, nous en comptons … par mois. D'ici …, ce sera … . … le compte chaque … et l'inscrit dans … . »`,
      }),
    );
  }
  const rows = footprint.goals.slice(0, 5).map((goal) => {
    const plain = goal.replace(/\u2019/gu, "'");
    const amount =
      findShares(goal)[0]?.text ??
      duration.exec(plain)?.[0] ??
      /\d[\d ,.\u00a0]*%?/u.exec(plain)?.[0] ??
      fraction.exec(plain)?.[0];
    const until = deadline.exec(plain)?.[0];
    return [
      quote(goal, 110),
      amount !== undefined
        ? quote(amount)
        : until === undefined
          ? say({ en: '**to add**', fr: '**à ajouter**' })
          : say({ en: 'a yes or a no', fr: 'un oui ou un non' }),
      until === undefined ? say({ en: '**to add**', fr: '**à ajouter**' }) : quote(until),
      say({ en: 'to count this month', fr: 'à compter ce mois-ci' }),
    ];
  });
  return blocks(
    heading,
    table(
      say({
        en: ['Your goal', 'How much', 'By when', 'Where it stands today'],
        fr: ['Votre objectif', 'Combien', 'Pour quand', "Où c'en est aujourd'hui"],
      }),
      rows,
    ),
    sentence(reading, footprint),
  );
}

function sentence({ say, quote, number }: Reading, { goals: list }: Footprint): string {
  const goal = list.find((entry) => findShares(entry).length > 0) ?? list[0] ?? '';
  const found = findShares(goal)[0];
  const computed =
    found === undefined
      ? ''
      : say({
          en: ` ${quote(found.text)} is ${number(found.part)} ÷ ${number(found.whole)} = ${number((found.part / found.whole) * 100)}% ${marks.computed.en}: write down both numbers each time, never the percentage alone.`,
          fr: ` Cette part est de ${number(found.part)} ÷ ${number(found.whole)} = ${number((found.part / found.whole) * 100)} % ${marks.computed.fr} : notez chaque fois les deux nombres, jamais le pourcentage seul.`,
        });
  return say({
    en: `Finish it so that somebody else could check it: ${quote(goal, 110)}, counted every … by …, written down in …; today it is … (to count first).${computed} A goal without the first count cannot be reached, only claimed.`,
    fr: `Terminez-la de façon que quelqu'un d'autre puisse la vérifier : ${quote(goal, 110)}, compté chaque … par …, inscrit dans … ; aujourd'hui, c'est … (à compter d'abord).${computed} Un objectif sans premier décompte ne s'atteint pas, il s'affirme.`,
  });
}
