import { limits } from '../limits.ts';
import { type Answers, isAnswered } from './define-module.ts';
import { type FilledIn, isFilledIn } from './filled-in.ts';
import type { ModuleKey } from './keys.ts';
import type { AnswersOf, TextAnswersOf, TextId } from './registry.ts';

/** The parts of a module auto-fill reads. Structural, so that both a stored entry and an API response fit. */
export type AutofillEntry = {
  answers?: Answers | undefined;
  filledIn?: FilledIn | undefined;
  aiResponse?: string | null | undefined;
  hasIdea?: boolean | undefined;
  selectedIdea?: unknown;
};
export type AutofillEntries = Readonly<Partial<Record<ModuleKey, AutofillEntry>>>;

/** Values auto-fill uses when none of the person's answers says otherwise (decision C-09). */
export const autofillDefaults = {
  analysis: { marketSize: 'unknown' },
  'business-plan': { timeline: '6_months', legalStructure: 'llc' },
  finances: { initialInvestment: 'under_10000', fundingSources: 'personal_funds' },
} as const satisfies { [M in ModuleKey]?: AnswersOf<M> };

/**
 * Whether auto-fill is offered in a module (ANALYSIS-007, -008): only in the analysis, only while it is empty, and only
 * when the idea is chosen and described. Access and plan are checked elsewhere.
 */
export function autofillAvailable(module: ModuleKey, entries: AutofillEntries): boolean {
  return module === 'analysis' && analysisIsNext(entries);
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
 * The answers of a module that follow from what is known: the specified defaults, and sentences of the person's own
 * earlier answers that answer one of its questions, word for word. A question that neither answers stays out: nothing
 * is worded here, and no model takes part.
 */
export function autofillAnswers(module: ModuleKey, entries: AutofillEntries): Answers {
  const defaults: Answers = (autofillDefaults as Partial<Record<ModuleKey, Answers>>)[module] ?? {};
  return { ...defaults, ...quotedIn[module]?.(entries) };
}

/** What a sentence says when it answers one of these questions, in English or in French. */
const patterns: { readonly [Q in TextId<'analysis'>]: RegExp } = {
  competitors: /(?<!\p{L})(?:competitors?|compet(?:es?|ing) with|concurrente?s?)(?!\p{L})/iu,
  differentiators:
    /(?<!\p{L})(?:unlike|no ?body else|no[ -]one else|sets? (?:me|us|it) apart|contrairement (?:à|aux?)|personne d'autre|(?:me|nous|se) distingue(?:ra)?)(?!\p{L})/iu,
  marketTrends: /(?<!\p{L})(?:trends?|more and more|tendances?|de plus en plus)(?!\p{L})/iu,
  risks: /(?<!\p{L})(?:risks?|risques?)(?!\p{L})/iu,
};

/** "I don't know who my competitors are" answers nothing. */
const knowsNot = /do(?:es)?(?:n['’]t| not) know|not (?:yet )?sure|sai[st] pas|ignore|\?\s*$/iu;

/** The answers about the business itself; the others are about the person. */
const describing = ['businessIdea', 'targetMarket', 'problemSolved'] as const satisfies readonly TextId<'idea'>[];

/** The modules whose questions the person's own earlier sentences may answer. */
const quotedIn: { readonly [M in ModuleKey]?: (entries: AutofillEntries) => AnswersOf<M> } = {
  analysis: quotedFromIdea,
};

function quotedFromIdea({ idea }: AutofillEntries): AnswersOf<'analysis'> {
  const answers: TextAnswersOf<'idea'> = idea?.answers ?? {};
  const own = describing.filter((question) => !isFilledIn(idea?.filledIn, question));
  const sentences = own
    .flatMap((question) => sentencesOf(answers[question] ?? ''))
    .filter((text) => !knowsNot.test(text));
  const quoted = Object.entries(patterns).map(([question, pattern]) => {
    // Typed with either apostrophe.
    const said = sentences.filter((text) => pattern.test(text.replaceAll('’', "'")));
    return [question, withinAnswer([...new Set(said)])] as const;
  });
  return Object.fromEntries(quoted.filter(([, text]) => text !== ''));
}

function sentencesOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return text.split(/\r?\n/u).flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()));
}

/** One sentence a line, as many as an answer holds. */
function withinAnswer(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text}\n${sentence}`;
    if (longer.length > limits.answer) break;
    text = longer;
  }
  return text;
}
