import { quoted } from '@elan/domain/excerpt';
import type { Text } from '@elan/domain/locale';
import {
  type MaturityCategory,
  maturityCategories,
  maturityCategoryLabels,
} from '@elan/domain/modules/maturity/categories';
import { lenderCheckLabels } from '@elan/domain/modules/maturity/lender-check-keys';
import { type MaturityByRule, maturityByRule, type Raise, ruleParts } from '@elan/domain/modules/maturity/rule';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { maturityFacts } from '../maturity-facts.ts';
import type { GenerationRequest } from '../port.ts';
import { marks } from './marks.ts';
import { createReading, type Reading } from './reading/reading.ts';

/** What would raise an area, and by how much at most. */
type Step = Raise & { readonly category: MaturityCategory };

const longestList = 5;

/** The score of the published rule as JSON, with what would raise it. */
export function maturity(request: GenerationRequest): string {
  const reading = createReading(request);
  const rule = maturityByRule(maturityFacts(request));
  const steps = stepsOf(rule).slice(0, longestList);
  const score: MaturityScore = {
    overall: rule.overall,
    categories: Object.fromEntries(
      maturityCategories.map((category) => [category, categoryOf(reading, rule, category)]),
    ) as MaturityScore['categories'],
    strengths: strengthsOf(reading, rule).slice(0, longestList),
    weaknesses: weaknessesOf(reading, rule).slice(0, longestList),
    nextSteps: steps.map((text) => reading.say(text)),
    timeline: timelineOf(reading, rule, steps.length),
  };
  return JSON.stringify(score, null, 1);
}

const nothingOpen: Text = {
  en: 'By the rule, nothing is left open here. Have someone who does not know you read it, and note where they stop.',
  fr: "Selon la règle, rien n'est ouvert ici. Faites lire ces réponses par quelqu'un qui ne vous connaît pas et notez où la lecture bute.",
};

function categoryOf({ say }: Reading, rule: MaturityByRule, category: MaturityCategory) {
  const { score, status } = rule.categories[category];
  const recommendations = raisesOf(rule, category).map(({ text, gain }) =>
    say({ en: `${text.en} Up to ${gain} more points.`, fr: `${text.fr} Jusqu'à ${gain} points de plus.` }),
  );
  return {
    score,
    status: say(status),
    recommendations: recommendations.length > 0 ? recommendations : [say(nothingOpen)],
  };
}

/** The parts in their order, which is the order of what counts: a gain of one point is not worth a step. */
function raisesOf(rule: MaturityByRule, category: MaturityCategory): Step[] {
  const { parts } = rule.categories[category];
  return ruleParts.flatMap((part) =>
    parts[part].raises.filter(({ gain }) => gain > 0).map((raise) => ({ ...raise, category })),
  );
}

/**
 * What would stop a lender first, in its own order, then what gains most. What several areas ask for is one step, in
 * the same words as long as it is open, so that it stays one task.
 */
function stepsOf(rule: MaturityByRule): Text[] {
  const open = rule.checks.filter(({ result }) => result === 'open').flatMap(({ advice }) => advice ?? []);
  const waiting = rule.checks.filter(({ result }) => result === 'unconfirmed').flatMap(({ advice }) => advice ?? []);
  const others = maturityCategories
    .flatMap((category) => raisesOf(rule, category))
    .sort((one, other) => other.gain - one.gain)
    .map(({ text }) => text);
  return distinct([...open, ...waiting, ...others]);
}

/** What already holds, what would stop a lender first. */
function strengthsOf(reading: Reading, rule: MaturityByRule): string[] {
  const met = rule.checks.filter(({ result }) => result === 'met');
  const checked = met.map(({ category, reason }) => ({ category, reason }));
  const proved = maturityCategories.flatMap((category) => {
    const { points, reason } = rule.categories[category].parts.proof;
    return points === 0 ? [] : [{ category, reason }];
  });
  return [...checked, ...proved].map(({ category, reason }) => inArea(reading, category, reason));
}

/** What would stop a lender, then what is not judged yet, told once for each reason, then where nothing is proved. */
function weaknessesOf(reading: Reading, rule: MaturityByRule): string[] {
  const open = rule.checks
    .filter(({ result }) => result === 'open')
    .map(({ category, reason }) => inArea(reading, category, reason));
  const waiting = new Map<string, { labels: string[]; reason: Text }>();
  for (const { key, result, reason } of rule.checks) {
    if (result !== 'unconfirmed') continue;
    const group = waiting.get(reason.en) ?? { labels: [], reason };
    group.labels.push(reading.say(lenderCheckLabels[key]));
    waiting.set(reason.en, group);
  }
  const unjudged = [...waiting.values()].map(({ labels, reason }) => {
    const list = labels.join(', ');
    return reading.say({ en: `${list}: ${reason.en}`, fr: `${list}\u00a0: ${reason.fr}` });
  });
  const unproved = maturityCategories
    .filter((category) => rule.categories[category].parts.proof.points === 0)
    .map((category) => inArea(reading, category, rule.categories[category].parts.proof.reason));
  return [...open, ...unjudged, ...unproved];
}

function timelineOf({ say, option, language }: Reading, { ceiling }: MaturityByRule, steps: number): string {
  const planned = option('business-plan', 'timeline');
  const start =
    planned === undefined
      ? say({
          en: 'You have not said when you want to start.',
          fr: "Vous n'avez pas dit quand vous voulez démarrer.",
        })
      : say({
          en: `Your planned start: ${quoted(planned, language)} ${marks.answer.en}.`,
          fr: `Démarrage prévu\u00a0: ${quoted(planned, language)} ${marks.answer.fr}.`,
        });
  const limit =
    ceiling === null
      ? ''
      : say({
          en: ` As long as something above would stop a lender, the overall score is at most ${ceiling}.`,
          fr: ` Tant que quelque chose ci-dessus arrêterait un prêteur, l'indice global est d'au plus ${ceiling}.`,
        });
  if (steps === 0) {
    return `${start}${limit} ${say({
      en: 'By the rule, nothing is left open: have someone who lends money read the file, and write down their questions.',
      fr: "Selon la règle, il ne reste rien d'ouvert\u00a0: faites lire le dossier par une personne qui prête de l'argent et notez ses questions.",
    })}`;
  }
  return `${start}${limit} ${say({
    en: 'The steps are on your to-do list. Calculate the score again after each one; meet a lender when none of the first ones is left.',
    fr: "Les étapes sont dans votre liste de choses à faire. Recalculez l'indice après chacune\u00a0; prenez rendez-vous pour un financement quand il ne reste aucune des premières.",
  })}`;
}

/** A sentence with the area it belongs to. */
function inArea({ say }: Reading, category: MaturityCategory, text: Text): string {
  const label = maturityCategoryLabels[category];
  return say({ en: `${label.en}: ${text.en}`, fr: `${label.fr}\u00a0: ${text.fr}` });
}

function distinct(texts: readonly Text[]): Text[] {
  return [...new Map(texts.map((text) => [text.en, text])).values()];
}
