import { quoted } from '@elan/domain/excerpt';
import type { Text } from '@elan/domain/locale';
import {
  type MaturityCategory,
  maturityCategories,
  maturityCategoryLabels,
} from '@elan/domain/modules/maturity/categories';
import {
  type MaturityByRule,
  maturityByRule,
  partPoints,
  type RulePart,
  ruleParts,
} from '@elan/domain/modules/maturity/rule';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import type { Draft } from './draft.ts';
import { marks } from './marks.ts';
import type { Reading } from './reading/reading.ts';

/** What would raise one part of one area, and by how much at most. */
type Raise = { category: MaturityCategory; part: RulePart; gain: number; text: Text };

const longestList = 5;

/** The score of the published rule as JSON, with what would raise it. */
export const maturity: Draft = (reading) => {
  const rule = maturityByRule(reading.request.project.modules);
  const steps = stepsOf(rule).slice(0, longestList);
  const score: MaturityScore = {
    overall: rule.overall,
    categories: Object.fromEntries(
      maturityCategories.map((category) => [category, categoryOf(reading, rule, category)]),
    ) as MaturityScore['categories'],
    strengths: strengthsOf(reading, rule).slice(0, longestList),
    weaknesses: weaknessesOf(reading, rule).slice(0, longestList),
    nextSteps: steps.map(({ category, text }) => inAreas(reading, [category], text)),
    timeline: timelineOf(reading, steps.length),
  };
  return JSON.stringify(score, null, 1);
};

const nothingOpen: Text = {
  en: 'Nothing is open here by the rule. Have somebody who does not know you read it, and note where they stop.',
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

/** The largest gain first; equal ones keep the order of the parts. */
function raisesOf(rule: MaturityByRule, category: MaturityCategory): Raise[] {
  const { parts } = rule.categories[category];
  return ruleParts
    .flatMap((part) => {
      const { points, raise } = parts[part];
      return raise === undefined ? [] : [{ category, part, gain: partPoints - points, text: raise }];
    })
    .sort((one, other) => other.gain - one.gain);
}

/** Contradictions first, then the largest gains; every area comes up once before one comes up twice. */
function stepsOf(rule: MaturityByRule): Raise[] {
  const contradicts = ({ category, part }: Raise) =>
    part === 'consistent' && rule.categories[category].contradictions.length > 0;
  const ranked = maturityCategories
    .flatMap((category) => raisesOf(rule, category).map((raise, turn) => ({ raise, turn })))
    .sort((one, other) => one.turn - other.turn || other.raise.gain - one.raise.gain)
    .map(({ raise }) => raise);
  return [...ranked.filter(contradicts), ...ranked.filter((raise) => !contradicts(raise))];
}

/** What happened already before what agrees: nothing convinces a reader more. */
function strengthsOf(reading: Reading, rule: MaturityByRule): string[] {
  const complete = (part: RulePart, least: number) =>
    maturityCategories.flatMap((category) => {
      const { points, reason } = rule.categories[category].parts[part];
      return points < least ? [] : [{ category, reason }];
    });
  const told: { category: MaturityCategory; reason: Text }[] = [];
  for (const strength of [...complete('supported', 1), ...complete('consistent', partPoints)]) {
    const words = /“([^”]+)”/u.exec(strength.reason.en)?.[1];
    const isTold = words !== undefined && told.some(({ reason }) => reason.en.includes(words));
    if (!isTold) told.push(strength);
  }
  return told.map(({ category, reason }) => inAreas(reading, [category], reason));
}

/** Contradictions first, then the gaps of the weakest areas; the same gap in several areas is told once. */
function weaknessesOf(reading: Reading, rule: MaturityByRule): string[] {
  const contradictions = maturityCategories.flatMap((category) =>
    rule.categories[category].contradictions.map((reason) => inAreas(reading, [category], reason)),
  );
  const gaps = new Map<string, { areas: MaturityCategory[]; text: Text }>();
  const weakest = maturityCategories.toSorted(
    (one, other) => rule.categories[one].score - rule.categories[other].score,
  );
  for (const category of weakest) {
    const { answered, quantified, supported } = rule.categories[category].parts;
    const texts = [
      ...[answered, quantified].flatMap(({ reason, raise }) => (raise === undefined ? [] : [joined(reason, raise)])),
      ...(supported.points === 0 ? [supported.reason] : []),
    ];
    for (const text of texts) {
      const gap = gaps.get(text.en) ?? { areas: [], text };
      gap.areas.push(category);
      gaps.set(text.en, gap);
    }
  }
  const widest = [...gaps.values()].toSorted((one, other) => other.areas.length - one.areas.length);
  return [...contradictions, ...widest.map(({ areas, text }) => inAreas(reading, areas, text))];
}

function timelineOf({ say, option, language }: Reading, steps: number): string {
  const planned = option('business-plan', 'timeline');
  const start =
    planned === undefined
      ? say({
          en: 'You have not said when you want to start.',
          fr: "Vous n'avez pas dit quand vous voulez démarrer.",
        })
      : say({
          en: `Your planned start: ${quoted(planned, language)} ${marks.answer.en}.`,
          fr: `Démarrage prévu : ${quoted(planned, language)} ${marks.answer.fr}.`,
        });
  if (steps === 0) {
    return `${start} ${say({
      en: 'By the rule nothing is open: have somebody who lends money read the file, and write down their questions.',
      fr: "Selon la règle, il ne reste rien d'ouvert : faites lire le dossier par une personne qui prête de l'argent et notez ses questions.",
    })}`;
  }
  return `${start} ${say({
    en: `This week: step 1. Then one step a week, so that ${steps === 1 ? 'it is done' : `all ${steps} are done`} in ${steps === 1 ? 'one week' : `${steps} weeks`} (computed). Calculate the score again after each; meet a lender when none of them is left.`,
    fr: `Cette semaine : l'étape 1. Ensuite, une étape par semaine : ${steps === 1 ? 'elle sera terminée dans une semaine' : `les ${steps} seront terminées dans ${steps} semaines`} (calculé). Recalculez l'indice après chacune ; prenez rendez-vous pour un financement quand il n'en reste aucune.`,
  })}`;
}

/** A sentence with the areas it belongs to. */
function inAreas({ say }: Reading, categories: readonly MaturityCategory[], text: Text): string {
  const labels = categories.map((category) => say(maturityCategoryLabels[category])).join(', ');
  return say({ en: `${labels}: ${text.en}`, fr: `${labels} : ${text.fr}` });
}

function joined(one: Text, other: Text): Text {
  return { en: `${one.en} ${other.en}`, fr: `${one.fr} ${other.fr}` };
}
