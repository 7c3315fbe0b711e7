import { excerpt, quoted } from '../excerpt.ts';
import type { Language } from '../locale.ts';
import { type Answers, isAnswered } from './define-module.ts';
import type { ModuleKey } from './keys.ts';
import type { AnswersOf, TextAnswersOf } from './registry.ts';

/** The parts of a module auto-fill reads. Structural, so that both a stored entry and an API response fit. */
export type AutofillEntry = {
  answers?: Answers | undefined;
  aiResponse?: string | null | undefined;
  hasIdea?: boolean | undefined;
  selectedIdea?: unknown;
};
export type AutofillEntries = Readonly<Partial<Record<ModuleKey, AutofillEntry>>>;

/** Values auto-fill uses when none of the person's answers says otherwise (decision C-09). */
export const autofillDefaults = {
  'business-plan': { timeline: '6_months', legalStructure: 'llc' },
  finances: { initialInvestment: 'under_10000', fundingSources: 'personal_funds' },
} as const satisfies { [M in ModuleKey]?: AnswersOf<M> };

/** The modules that offer auto-fill: when, and with which answers beside the default ones. */
const fills: {
  readonly [M in ModuleKey]?: {
    available: (entries: AutofillEntries) => boolean;
    answers: (entries: AutofillEntries, language: Language) => AnswersOf<M>;
  };
} = { analysis: { available: analysisIsNext, answers: analysisAnswers } };

/**
 * Whether auto-fill is offered in a module (ANALYSIS-007, -008): only in the analysis, only while it is empty, and only
 * when the idea is chosen and described. Access and plan are checked elsewhere.
 */
export function autofillAvailable(module: ModuleKey, entries: AutofillEntries): boolean {
  return fills[module]?.available(entries) ?? false;
}

function analysisIsNext({ analysis, brainstorm, idea }: AutofillEntries): boolean {
  const answers = analysis?.answers ?? {};
  const ideaAnswers: TextAnswersOf<'idea'> = idea?.answers ?? {};
  const untouched = !Object.keys(answers).some((id) => isAnswered(answers, id)) && !analysis?.aiResponse?.trim();
  const chosen = brainstorm?.hasIdea === true || Boolean(brainstorm?.selectedIdea);
  const described = Boolean(ideaAnswers.businessIdea?.trim()) && Boolean(ideaAnswers.targetMarket?.trim());
  return untouched && chosen && described;
}

/**
 * Answers derived from the earlier modules, including every required answer of the analysis. They quote the person and
 * say what remains to be checked; nothing is invented.
 */
export function autofillAnswers(module: ModuleKey, entries: AutofillEntries, language: Language): Answers {
  const defaults: Answers = (autofillDefaults as Partial<Record<ModuleKey, Answers>>)[module] ?? {};
  return { ...defaults, ...fills[module]?.answers(entries, language) };
}

function analysisAnswers(entries: AutofillEntries, language: Language): AnswersOf<'analysis'> {
  const idea: TextAnswersOf<'idea'> = entries.idea?.answers ?? {};
  const brainstorm: TextAnswersOf<'brainstorm'> = entries.brainstorm?.answers ?? {};
  const words = (text: string | undefined) =>
    text?.trim() ? quoted(excerpt(text, 300).replace(/\.+$/u, ''), language) : undefined;
  const offer = words(idea.businessIdea);
  const customers = words(idea.targetMarket);
  const problem = words(idea.problemSolved);
  const place = words(idea.location);
  const experience = words(idea.experience ?? brainstorm.skills);
  const sentences = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join('\n');

  if (language === 'fr') {
    return {
      marketSize: 'unknown',
      competitors: sentences(
        "Aucun concurrent nommé pour l'instant.",
        customers &&
          `À vérifier auprès de ma clientèle (${customers})\u00a0: à qui ces personnes achètent aujourd'hui et à quel prix.`,
        problem && `À vérifier aussi\u00a0: comment elles se débrouillent maintenant avec ce problème, ${problem}.`,
        place && `À visiter\u00a0: ceux qui offrent quelque chose de semblable à cet endroit, ${place}.`,
      ),
      differentiators: sentences(
        experience && `Mon expérience\u00a0: ${experience}.`,
        offer && `Mon offre\u00a0: ${offer}.`,
        "À vérifier\u00a0: est-ce une raison suffisante de me choisir, et quelqu'un peut-il en faire autant\u00a0?",
      ),
    };
  }
  return {
    marketSize: 'unknown',
    competitors: sentences(
      'No competitor named yet.',
      customers && `To check with my customers (${customers}): from whom they buy today, and at what price.`,
      problem && `To check as well: how they cope with this problem now, ${problem}.`,
      place && `To visit: anyone offering something similar in this place, ${place}.`,
    ),
    differentiators: sentences(
      experience && `My experience: ${experience}.`,
      offer && `My offer: ${offer}.`,
      'To check: is this reason enough to choose me, and can somebody else do the same?',
    ),
  };
}
