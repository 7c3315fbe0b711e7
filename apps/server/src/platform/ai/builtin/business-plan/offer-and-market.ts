import { dearerThan } from '../analysis/competition.ts';
import { isCheckable } from '../analysis/differences.ts';
import { readSituation } from '../analysis/situation.ts';
import { blocks, bullets, table } from '../markdown.ts';
import { firstGroup } from '../reading/customers.ts';
import { periodWords } from '../reading/period-words.ts';
import type { Reading } from '../reading/reading.ts';
import { firstSentence } from '../reading/sentences.ts';
import { sharedWords } from '../reading/shared-words.ts';
import { splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';
import { dateOf } from './milestones.ts';
import type { Plan } from './plan.ts';

/** What is sold to whom, from the idea, beside the step of this plan that reaches each group. */
export function offer(reading: Reading, plan: Plan): string {
  const { say, quote, answer, option, money, figures } = reading;
  const heading = say({ en: '## Offer and customers', fr: '## Offre et clientèle' });
  const idea = answer('idea', 'businessIdea');
  if (idea === undefined) {
    return blocks(
      heading,
      say({
        en: 'The module “My idea” is empty, so this plan has a team and a calendar but nothing to sell. Fill it in first; this section is written from it.',
        fr: "Le module « Mon idée » est vide : ce plan a une équipe et un calendrier, mais rien à vendre. Remplissez-le d'abord ; cette section s'écrit à partir de lui.",
      }),
    );
  }
  const problem = answer('idea', 'problemSolved');
  const model = option('idea', 'businessModel');
  const price = figures.price
    ? say({
        en: `${money(figures.price.dollars)}${periodWords[figures.price.period].en} (your answer)`,
        fr: `${money(figures.price.dollars)}${periodWords[figures.price.period].fr} (votre réponse)`,
      })
    : say({ en: 'not named yet', fr: 'pas encore nommé' });
  return blocks(
    heading,
    bullets([
      say({
        en: `**Offer:** ${quote(firstSentence(idea), 240)}`,
        fr: `**Offre :** ${quote(firstSentence(idea), 240)}`,
      }),
      ...(problem !== undefined && substanceOf(problem) === 'enough'
        ? [
            say({
              en: `**Because today:** ${quote(problem, 240)}`,
              fr: `**Parce qu'aujourd'hui :** ${quote(problem, 240)}`,
            }),
          ]
        : []),
      say({
        en: `**Price:** ${price}. **How money comes in:** ${model?.toLowerCase() ?? 'not chosen'}.`,
        fr: `**Prix :** ${price}. **Comment l'argent entre :** ${model?.toLowerCase() ?? 'pas encore choisi'}.`,
      }),
    ]),
    groups(reading, plan),
  );
}

function groups(reading: Reading, plan: Plan): string | undefined {
  const { say, quote, answer } = reading;
  const market = answer('idea', 'targetMarket');
  if (market === undefined) return undefined;
  const rows = splitList(market, 4).map((group) => {
    const step = plan.milestones.find((milestone) => sharedWords(milestone.step, firstGroup(group)).length > 0);
    const likely = plan.milestones.find(({ kind }) => ['sales', 'trial', 'opening'].includes(kind?.name ?? ''));
    if (step !== undefined) return [quote(group, 130), `${quote(step.step, 90)}${dateOf(reading, step)}`];
    return [
      quote(group, 130),
      likely === undefined
        ? say({ en: 'No step names them yet: add one', fr: 'Aucune étape ne les nomme encore : ajoutez-en une' })
        : say({
            en: `No step names them. Is this one meant for them: ${quote(likely.step, 90)}${dateOf(reading, likely)}?`,
            fr: `Aucune étape ne les nomme. Celle-ci leur est-elle destinée : ${quote(likely.step, 90)}${dateOf(reading, likely)} ?`,
          }),
    ];
  });
  return table(
    say({
      en: ['Your customers', 'Step of this plan that reaches them'],
      fr: ['Votre clientèle', 'Étape de ce plan qui les rejoint'],
    }),
    rows,
  );
}

/** Market and competition in one page, from the analysis. */
export function market(reading: Reading): string {
  const { say, quote, answer, option, money } = reading;
  const heading = say({ en: '## Market and competition', fr: '## Marché et concurrence' });
  const situation = readSituation(reading);
  if (answer('analysis', 'competitors') === undefined && answer('analysis', 'marketSize') === undefined) {
    return blocks(
      heading,
      say({
        en: 'The module “Situation analysis” is empty. A lender knows your competitors by name; name three there, with a price each, and write this plan again.',
        fr: 'Le module « Analyse de la situation » est vide. Une banque connaît vos concurrents par leur nom ; nommez-en trois là-bas, chacun avec un prix, puis relancez ce plan.',
      }),
    );
  }
  const size = option('analysis', 'marketSize');
  const dearer = dearerThan(reading, situation);
  const rows = situation.competitors.slice(0, 5).map((competitor, index) => {
    const own =
      situation.differences.find((difference) => sharedWords(difference, competitor.known ?? '').length > 0) ??
      situation.differences[index];
    return [
      quote(competitor.name, 80),
      competitor.known === undefined
        ? competitor.isHabit
          ? say({ en: 'A habit, not a business', fr: 'Une habitude, pas une entreprise' })
          : say({ en: 'Nothing yet: to go and see', fr: 'Rien encore : à aller voir' })
        : quote(competitor.known, 90),
      own === undefined ? say({ en: 'No difference named', fr: 'Aucune différence nommée' }) : quote(own, 90),
    ];
  });
  const provable = situation.differences.filter(isCheckable).length;
  return blocks(
    heading,
    size === undefined || answer('analysis', 'marketSize') === 'unknown'
      ? say({
          en: 'The size of the market is not known yet. Do not fill the gap with a figure from the web: count your first street, or your first list of names.',
          fr: "La taille du marché n'est pas encore connue. Ne comblez pas ce vide avec un chiffre du Web : comptez votre première rue, ou votre première liste de noms.",
        })
      : say({
          en: `Size of the market: **${size}** (your answer). No figure on it stands in your answers; the table of “Situation analysis” shows which four to collect.`,
          fr: `Taille du marché : **${size}** (votre réponse). Aucun chiffre à ce sujet ne figure dans vos réponses ; le tableau de l'« Analyse de la situation » montre les quatre à recueillir.`,
        }),
    rows.length > 0
      ? table(
          say({
            en: ['Competitor', 'What you know', 'What you set against it'],
            fr: ['Concurrent', 'Ce que vous en savez', 'Ce que vous lui opposez'],
          }),
          rows,
        )
      : say({
          en: 'No competitor is named. Somebody who reads this plan will name one in the first minute.',
          fr: "Aucun concurrent n'est nommé. La personne qui lira ce plan en nommera un dans la première minute.",
        }),
    dearer === undefined
      ? undefined
      : say({
          en: `Expect this question: why pay ${money(dearer.gap)} more than ${quote(dearer.competitor.name, 70)} (computed from the two prices)? Differences you name: ${situation.differences.length}; that can be checked before buying: ${provable}. Answer with a fact, not with an adjective.`,
          fr: `Attendez-vous à cette question : pourquoi payer ${money(dearer.gap)} de plus que là-bas, ${quote(dearer.competitor.name, 70)} (calculé d'après les deux prix) ? Différences que vous nommez : ${situation.differences.length} ; qui se vérifient avant l'achat : ${provable}. Répondez par un fait, pas par un adjectif.`,
        }),
    situation.trends[0] === undefined
      ? undefined
      : say({
          en: `What moves this market, as you see it: ${situation.trends
            .slice(0, 2)
            .map((trend) => quote(trend, 120))
            .join('; ')}. Put a date and a source beside each.`,
          fr: `Ce qui fait bouger ce marché, selon vous : ${situation.trends
            .slice(0, 2)
            .map((trend) => quote(trend, 120))
            .join(' ; ')}. Mettez une date et une source à côté de chaque tendance.`,
        }),
  );
}
