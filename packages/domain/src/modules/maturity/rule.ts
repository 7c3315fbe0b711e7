import type { Text } from '../../locale.ts';
import { isAnswered, type Question } from '../define-module.ts';
import { type ModuleKey, moduleTitles } from '../keys.ts';
import { personaCount } from '../personas/count.ts';
import { moduleDefinition } from '../registry.ts';
import type { Agreement } from './agreement.ts';
import { agreements } from './agreements.ts';
import { textBand } from './bands.ts';
import { type MaturityCategory, maturityCategories } from './categories.ts';
import { categorySources, provenStages } from './category-sources.ts';
import { containsFigure, findEvidence, inTheirWords } from './evidence.ts';
import { type MaturityEntries, type ProjectFacts, questionOf, readFacts } from './project-facts.ts';
import { firstEvidencePoints, partPoints, type RulePart, ruleParts } from './rule-text.ts';

export type { MaturityEntries } from './project-facts.ts';
export { partPoints, type RulePart, rulePartLabels, ruleParts } from './rule-text.ts';

/** One of the four parts of a category. */
export type PartScore = {
  /** 0 to 25. */
  readonly points: number;
  /** The explanation, quoting the person's own words. */
  readonly reason: Text;
  /** What would raise it; absent when the part is complete. */
  readonly raise?: Text;
};

export type CategoryByRule = {
  /** 0 to 100, the sum of the parts. */
  readonly score: number;
  readonly status: Text;
  readonly parts: Readonly<Record<RulePart, PartScore>>;
  /** Answers that contradict each other, which a reader would notice first. */
  readonly contradictions: readonly Text[];
};

export type MaturityByRule = {
  /** The average of the six, rounded. */
  readonly overall: number;
  readonly categories: Readonly<Record<MaturityCategory, CategoryByRule>>;
};

/**
 * The published rule: how well prepared a project is, never how likely it is to succeed. The same entries always give
 * the same score; a project without answers scores 0.
 * @param entries the modules of a project by key, as stored or as returned by the API
 */
export function maturityByRule(entries: MaturityEntries): MaturityByRule {
  const facts = readFacts(entries);
  const scored = maturityCategories.map((category) => [category, scoreCategory(facts, category)] as const);
  const sum = scored.reduce((total, [, { score }]) => total + score, 0);
  return {
    overall: Math.round(sum / scored.length),
    categories: Object.fromEntries(scored) as Record<MaturityCategory, CategoryByRule>,
  };
}

function scoreCategory(facts: ProjectFacts, category: MaturityCategory): CategoryByRule {
  const compared = agreements[category].flatMap((check) => check(facts) ?? []);
  const parts = {
    answered: answered(facts, category),
    consistent: consistent(compared),
    quantified: quantified(facts, category),
    supported: supported(facts, category),
  };
  const score = ruleParts.reduce((total, part) => total + parts[part].points, 0);
  const contradictions = compared.filter(({ result }) => result === 'differs').map(({ reason }) => reason);
  return { score, status: statusOf(score), parts, contradictions };
}

function statusOf(score: number): Text {
  if (score === 0) return { en: 'Not started', fr: 'Pas commencé' };
  const band = textBand(score);
  if (band === 'green') return { en: 'Well prepared', fr: 'Bien préparé' };
  if (band === 'yellow') return { en: 'On the way', fr: 'En bonne voie' };
  return band === 'orange' ? { en: 'Taking shape', fr: 'Prend forme' } : { en: 'At the beginning', fr: 'Au début' };
}

function answered(facts: ProjectFacts, category: MaturityCategory): PartScore {
  const items = categorySources[category].modules.flatMap((module) =>
    moduleDefinition(module)
      .questions.filter((question) => question.required)
      .map((question) => ({
        text: labelIn(module, question),
        isDone: facts.answer(module, question.id) !== undefined,
        isOpen: isAnswered(facts.entries[module]?.answers ?? {}, question.id),
      })),
  );
  if (category === 'market') {
    const made = facts.entries.personas?.personas?.length ?? 0;
    items.push({
      text: { en: 'the three customer personas', fr: 'les trois profils de clients' },
      isDone: made >= personaCount,
      isOpen: false,
    });
  }
  const missing = items.filter((item) => !item.isDone);
  const done = items.length - missing.length;
  const named = listed(missing.map((item) => item.text));
  const unsure = missing.some((item) => item.isOpen);
  return {
    points: share(done, items.length),
    reason: {
      en: `Required answers given: ${done} of ${items.length}${unsure ? ' (an answer that leaves it open counts as open)' : ''}.`,
      fr: `Réponses obligatoires données\u00a0: ${done} sur ${items.length}${unsure ? ' (une réponse qui laisse la question ouverte compte comme ouverte)' : ''}.`,
    },
    ...(missing.length === 0 ? {} : { raise: { en: `Complete: ${named.en}.`, fr: `Complétez\u00a0: ${named.fr}.` } }),
  };
}

function consistent(results: readonly Agreement[]): PartScore {
  const agreeing = results.filter((result) => result.result === 'agrees').length;
  // Contradictions first: a reader would notice them first.
  const order = ['differs', 'open', 'agrees'];
  const sorted = results.toSorted((one, other) => order.indexOf(one.result) - order.indexOf(other.result));
  const raises = sorted.flatMap((result) => result.raise ?? []);
  return {
    points: share(agreeing, results.length),
    reason: {
      en: `Comparisons that agree: ${agreeing} of ${results.length}. ${sorted.map((result) => result.reason.en).join(' ')}`,
      fr: `Comparaisons concordantes\u00a0: ${agreeing} sur ${results.length}. ${sorted.map((result) => result.reason.fr).join(' ')}`,
    },
    ...(raises.length === 0
      ? {}
      : { raise: { en: raises.map(({ en }) => en).join(' '), fr: raises.map(({ fr }) => fr).join(' ') } }),
  };
}

function quantified(facts: ProjectFacts, category: MaturityCategory): PartScore {
  const places = categorySources[category].figures.map(([module, id]) => {
    const question = questionOf(module, id);
    const isBand = question?.kind === 'select';
    const text = facts.answer(module, id) ?? '';
    return {
      text: question === undefined ? undefined : labelIn(module, question),
      hasFigure: isBand ? facts.band(module, id) !== undefined : containsFigure(text),
    };
  });
  const without = listed(places.filter((place) => !place.hasFigure).flatMap((place) => place.text ?? []));
  const count = places.filter((place) => place.hasFigure).length;
  return {
    points: share(count, places.length),
    reason: {
      en: `Answers with the figure they call for: ${count} of ${places.length}.`,
      fr: `Réponses où figure le chiffre attendu\u00a0: ${count} sur ${places.length}.`,
    },
    ...(count === places.length
      ? {}
      : {
          raise: {
            en: `Put a figure (price, number, time) into ${without.en}.`,
            fr: `Mettez un chiffre (prix, nombre, durée) dans ${without.fr}.`,
          },
        }),
  };
}

function supported(facts: ProjectFacts, category: MaturityCategory): PartScore {
  const texts = categorySources[category].evidence.flatMap(([module, id]) => facts.answer(module, id) ?? []);
  const found = findEvidence(texts).map((sentence) => inTheirWords(sentence));
  const stage = facts.chosen('rd', 'developmentStage');
  if (
    category === 'product' &&
    stage &&
    provenStages.some((proven) => proven === facts.answer('rd', 'developmentStage'))
  ) {
    found.unshift({ en: `the stage “${stage.en}”`, fr: `l'étape «\u00a0${stage.fr}\u00a0»` });
  }
  const [first, second] = found;
  if (first === undefined) {
    return {
      points: 0,
      reason: {
        en: 'Nothing yet that happened already or that somebody else put in writing.',
        fr: "Rien encore qui soit déjà arrivé ou qu'une autre personne ait mis par écrit.",
      },
      raise: evidenceToFind[category],
    };
  }
  if (second === undefined) {
    return {
      points: firstEvidencePoints,
      reason: { en: `One thing holds already: ${first.en}.`, fr: `Une chose tient déjà\u00a0: ${first.fr}.` },
      raise: evidenceToFind[category],
    };
  }
  return {
    points: partPoints,
    reason: {
      en: `It rests on what happened: ${first.en}; ${second.en}.`,
      fr: `Cela repose sur des faits\u00a0: ${first.fr}\u00a0; ${second.fr}.`,
    },
  };
}

/** The easiest evidence to collect, and where to write it down. */
const evidenceToFind: Readonly<Record<MaturityCategory, Text>> = {
  idea: {
    en: 'Ask five people of your target group about their last time, and write in “My idea” what they told you or bought.',
    fr: "Demandez à cinq personnes de votre clientèle cible de raconter la dernière fois, et notez dans «\u00a0Mon idée\u00a0» ce qu'elles vous ont dit ou acheté.",
  },
  market: {
    en: 'Visit two competitors, and write in “Situation analysis” what you counted or paid there.',
    fr: 'Visitez deux concurrents, et notez dans «\u00a0Analyse de la situation\u00a0» ce que vous y avez compté ou payé.',
  },
  business: {
    en: 'Ask for a written quote for your largest expense, and note in “Business plan” who sent it and when.',
    fr: "Demandez une soumission écrite pour votre plus grosse dépense, et notez dans «\u00a0Plan d'affaires\u00a0» qui vous l'a envoyée et quand.",
  },
  marketing: {
    en: 'Try one way of finding customers for a week, and write in “Marketing” how many answered you.',
    fr: 'Essayez pendant une semaine une façon de trouver des clients, et notez dans «\u00a0Marketing\u00a0» combien vous ont répondu.',
  },
  product: {
    en: 'Have three customers try it, and write in “R&D and product development” what they did and said.',
    fr: "Faites-le essayer à trois clients, et notez dans «\u00a0R-D et développement de produit\u00a0» ce qu'ils ont fait et dit.",
  },
  finance: {
    en: 'Put a source behind your two largest costs in “Finances”: a quote from a supplier, an invoice, a signed lease.',
    fr: "Appuyez vos deux plus gros coûts dans «\u00a0Finances\u00a0»\u00a0: une soumission d'un fournisseur, une facture, un bail signé.",
  },
};

function labelIn(module: ModuleKey, question: Question): Text {
  return {
    en: `“${question.label.en}” (${moduleTitles[module].en})`,
    fr: `«\u00a0${question.label.fr}\u00a0» (${moduleTitles[module].fr})`,
  };
}

/** At most three names, and how many more there are. */
function listed(names: readonly Text[]): Text {
  const shown = names.slice(0, 3);
  const rest = names.length - shown.length;
  return {
    en: `${shown.map((name) => name.en).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
    fr: `${shown.map((name) => name.fr).join(', ')}${rest > 0 ? ` et ${rest} de plus` : ''}`,
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((partPoints * part) / whole);
}
