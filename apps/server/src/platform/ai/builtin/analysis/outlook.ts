import { blocks, bullets, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import { firstGroup } from '../reading/customers.ts';
import { findNeed } from '../reading/needs.ts';
import type { Reading } from '../reading/reading.ts';
import { anyRisk, riskKinds, riskNamed } from './risk-kinds.ts';
import type { Situation } from './situation.ts';

/** The person's trends and risks, each with what to watch. */
export function outlook(reading: Reading, situation: Situation): string {
  return blocks(
    reading.say({ en: '## Trends and risks', fr: '## Tendances et risques' }),
    trends(reading, situation),
    risks(reading, situation),
  );
}

function trends({ say, quote, answer }: Reading, situation: Situation): string {
  if (situation.trends.length === 0) {
    return say({
      en: 'You name no trend. Ask three people who sell to the same customers what has changed for them since last year; a supplier often knows first. For figures of 2024-2025 go to the source yourself (Institut de la statistique du Québec, Statistics Canada): this draft looks nothing up.',
      fr: "Vous ne nommez aucune tendance. Demandez à trois personnes qui vendent à la même clientèle ce qui a changé depuis l'an dernier ; un fournisseur le sait souvent en premier. Pour des chiffres de 2024-2025, allez à la source vous-même (Institut de la statistique du Québec, Statistique Canada) : cette ébauche ne consulte rien.",
    });
  }
  const group = answer('idea', 'targetMarket');
  const whom = group ? quote(firstGroup(group), 90) : undefined;
  return blocks(
    say({
      en: 'You name these trends. Each is your observation until a date and a source stand beside it:',
      fr: "Vous nommez ces tendances. Chacune reste votre observation tant qu'une date et une source ne l'accompagnent pas :",
    }),
    bullets(
      situation.trends.map((trend, index) =>
        index === 0 && whom !== undefined
          ? say({
              en: `${quote(trend, 150)}: is it true of ${whom} too? Note who said it, and when. If it holds, it decides what you put forward in the first year.`,
              fr: `${quote(trend, 150)} : est-ce vrai aussi pour cette clientèle, ${whom} ? Notez qui l'a dit, et quand. Si cela se confirme, c'est ce que vous mettrez de l'avant la première année.`,
            })
          : say({
              en: `${quote(trend, 150)}: where did you see it, and what would you do differently if it stopped tomorrow?`,
              fr: `${quote(trend, 150)} : où l'avez-vous vu, et que feriez-vous autrement si cela s'arrêtait demain ?`,
            }),
      ),
    ),
  );
}

function risks(reading: Reading, situation: Situation): string {
  const { say, quote, number } = reading;
  const header = say({
    en: ['Risk', 'Likelihood', 'Early sign', 'First response'],
    fr: ['Risque', 'Probabilité', 'Signe avant-coureur', 'Première réponse'],
  });
  const confirm = say({ en: 'to confirm', fr: 'à confirmer' });
  if (situation.risks.length > 0) {
    const rows = situation.risks.map((risk) => {
      const kind = riskKinds.find((entry) => entry.sign.test(risk)) ?? anyRisk;
      return [quote(risk, 110), confirm, say(kind.early), say(kind.response)];
    });
    return blocks(
      say({
        en: 'Your risks. The likelihood is left to you, because nothing in your answers allows it to be judged: ask somebody in the trade whether it has happened to them.',
        fr: "Vos risques. La probabilité vous revient, car rien dans vos réponses ne permet d'en juger : demandez à quelqu'un du métier si cela lui est arrivé.",
      }),
      table(header, rows),
    );
  }
  const need = findNeed(reading);
  const volume = need
    ? [
        say({
          en: `Sales stay under ${number(need.sales)} a month ${marks.computed.en}`,
          fr: `Les ventes restent sous ${number(need.sales)} par mois ${marks.computed.fr}`,
        }),
        confirm,
        say({
          en: 'The first four weeks, counted day by day',
          fr: 'Les quatre premières semaines, comptées jour par jour',
        }),
        say({ en: 'Fix now which cost you cut first', fr: 'Fixez maintenant le coût que vous coupez en premier' }),
      ]
    : undefined;
  return blocks(
    say({
      en: 'You name no risk. Lenders take that for not having looked. Three to start from, drawn from your answers; keep those that are true:',
      fr: "Vous ne nommez aucun risque. Une banque en conclut que vous n'avez pas cherché. Voici de quoi commencer, à partir de vos réponses ; gardez ce qui est vrai :",
    }),
    table(header, [
      ...(volume ? [volume] : []),
      ...suggested(reading, situation).map(([risk, kind]) => [risk, confirm, say(kind.early), say(kind.response)]),
    ]),
  );
}

function suggested({ say, quote }: Reading, { competitors, differences }: Situation) {
  const rival = competitors.find((competitor) => !competitor.isHabit);
  const difference = differences[0];
  return [
    [
      rival && difference
        ? say({
            en: `${quote(rival.name, 60)} offers this too: ${quote(difference, 60)}`,
            fr: `${quote(rival.name, 60)} offre cela aussi : ${quote(difference, 60)}`,
          })
        : say({ en: 'Somebody copies what sets you apart', fr: "Quelqu'un copie ce qui vous distingue" }),
      riskNamed('competition'),
    ],
    [
      say({ en: 'You cannot work for three weeks', fr: 'Vous ne pouvez pas travailler pendant trois semaines' }),
      riskNamed('absence'),
    ],
    [
      say({ en: 'Customers like it and do not buy', fr: "La clientèle aime l'idée et n'achète pas" }),
      riskNamed('demand'),
    ],
  ] as const;
}
