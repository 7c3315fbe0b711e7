import { quoted } from '@elan/domain/excerpt';
import type { Language, Text } from '@elan/domain/locale';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import { type MaturityCategory, maturityCategories } from '@elan/domain/modules/maturity/categories';
import {
  type MaturityByRule,
  maturityByRule,
  partPoints,
  type Raise,
  ruleParts,
} from '@elan/domain/modules/maturity/rule';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { maturityFacts } from '../maturity-facts.ts';
import type { GenerationRequest } from '../port.ts';
import { createReading } from './reading/reading.ts';

const longestList = 5;

/** The score of the published rule as JSON, with what would raise it. */
export function maturity(request: GenerationRequest): string {
  const { language } = request;
  const rule = maturityByRule(maturityFacts(request));
  const inWords = (texts: readonly Text[]) => distinct(texts.map((text) => text[language])).slice(0, longestList);
  const nextSteps = inWords(stepsOf(rule));
  const score: MaturityScore = {
    overall: rule.overall,
    categories: Object.fromEntries(
      maturityCategories.map((category) => [category, categoryOf(rule, category, language)]),
    ) as MaturityScore['categories'],
    strengths: inWords(strengthsOf(rule)),
    weaknesses: inWords(weaknessesOf(rule)),
    nextSteps,
    timeline: timelineOf(request, rule, nextSteps.length === 0),
  };
  return JSON.stringify(score, null, 1);
}

const nothingLeft: Text = {
  en: 'Nothing is missing here. Have someone who does not know you read it, and note where they stop.',
  fr: "Rien ne manque ici. Faites lire ces réponses par quelqu'un qui ne vous connaît pas et notez où la lecture bute.",
};

function categoryOf(rule: MaturityByRule, category: MaturityCategory, language: Language) {
  const { score, status } = rule.categories[category];
  const recommendations = raisesOf(rule, category).map(
    ({ text, gain }) =>
      `${text[language]} ${language === 'fr' ? `Jusqu'à ${gain} points de plus.` : `Up to ${gain} more points.`}`,
  );
  return {
    score,
    status: status[language],
    recommendations: recommendations.length > 0 ? recommendations : [nothingLeft[language]],
  };
}

/** The parts in their order, which is the order of what counts: a gain of nothing is not worth a step. */
function raisesOf(rule: MaturityByRule, category: MaturityCategory): Raise[] {
  const { parts } = rule.categories[category];
  return ruleParts.flatMap((part) => parts[part].raises.filter(({ gain }) => gain > 0));
}

/**
 * Deal-breakers first, then what is to assess, then what gains most. What several areas ask for is one step, in the
 * same words as long as it is there, so that it stays one task.
 */
function stepsOf(rule: MaturityByRule): Text[] {
  const others = maturityCategories.flatMap((category) => raisesOf(rule, category));
  return [
    ...checksThat(rule, 'open').flatMap(({ advice }) => advice ?? []),
    ...checksThat(rule, 'unconfirmed').flatMap(({ advice }) => advice ?? []),
    ...others.toSorted((one, other) => other.gain - one.gain).map(({ text }) => text),
  ];
}

/** What is known to hold, then what is proved for the most part. */
function strengthsOf(rule: MaturityByRule): Text[] {
  return [...checksThat(rule, 'met').map(({ reason }) => reason), ...proofsThat(rule, (share) => share >= 0.5)];
}

/** Deal-breakers, then what is to assess, then what is hardly proved. */
function weaknessesOf(rule: MaturityByRule): Text[] {
  const checks = [...checksThat(rule, 'open'), ...checksThat(rule, 'unconfirmed')];
  return [...checks.map(({ reason }) => reason), ...proofsThat(rule, (share) => share < 0.5)];
}

const checksThat = ({ checks }: MaturityByRule, are: MaturityByRule['checks'][number]['result']) =>
  checks.filter(({ result }) => result === are);

function proofsThat({ categories }: MaturityByRule, fits: (share: number) => boolean): Text[] {
  return maturityCategories
    .map((category) => categories[category].parts.proof)
    .filter(({ points }) => fits(points / partPoints.proof))
    .map(({ reason }) => reason);
}

function timelineOf(request: GenerationRequest, { ceiling }: MaturityByRule, isDone: boolean): string {
  const { say, option, language } = createReading(request);
  const isOwnWord = !isFilledIn(request.project.modules['business-plan']?.filledIn, 'timeline');
  const planned = isOwnWord ? option('business-plan', 'timeline') : undefined;
  const start =
    planned === undefined
      ? {
          en: 'You have not said when you want to start.',
          fr: "Vous n'avez pas dit quand vous voulez démarrer.",
        }
      : {
          en: `Your planned start: ${quoted(planned, language)} (your answer).`,
          fr: `Démarrage prévu\u00a0: ${quoted(planned, language)} (votre réponse).`,
        };
  const limit = {
    en: `While a deal-breaker remains, the overall score is at most ${ceiling}.`,
    fr: `Tant qu'il reste un point bloquant, l'indice global est d'au plus ${ceiling}.`,
  };
  const next = isDone
    ? {
        en: 'Nothing is missing: have someone who lends money read the file, and write down their questions.',
        fr: "Rien ne manque\u00a0: faites lire le dossier par une personne qui prête de l'argent et notez ses questions.",
      }
    : {
        en: 'These steps are on your list of what is left to do. Calculate the score again after each one; meet a lender when the first ones are done.',
        fr: "Ces étapes sont dans la liste de ce qui vous reste à faire. Recalculez l'indice après chacune\u00a0; prenez rendez-vous pour un financement quand les premières sont faites.",
      };
  return [start, ...(ceiling === null ? [] : [limit]), next].map(say).join(' ');
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];
