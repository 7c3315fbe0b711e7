import { promptLimits } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import { answerLabel, isAnswered } from '@elan/domain/modules/define-module';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { isQuestionSetAside } from '@elan/domain/modules/set-aside';
import { reportSections } from '@elan/domain/report-sections';
import { calendarDay } from '../calendar-day.ts';
import type { GenerationRequest, ModuleContext } from '../port.ts';
import { briefs } from './briefs.ts';
import { conflictsData } from './conflicts-data.ts';
import { cutText, toFencedJson } from './fence.ts';
import { figuresData } from './figures-data.ts';
import { type PromptSource, placeAndTime } from './frame.ts';
import { hidePeople } from './hide-people.ts';
import type { Cut } from './module-brief.ts';

type ProjectData = {
  /** JSON of the project and its other modules. */
  project: string;
  /** JSON of the answers that this generation is about. */
  answers: string;
  /** Earlier modules that had to stay out, oldest first. */
  dropped: ModuleKey[];
  /** Texts that were cut: '<module>.<question>', 'clarification' or 'project.description'. */
  shortened: string[];
};

/** The modules that are included and those that are left out, oldest first, how texts are cut, and whether analyses are included. */
type Portion = { kept: readonly ModuleKey[]; dropped: readonly ModuleKey[]; cut: Cut; withAnalyses: boolean };

/**
 * Characters of all data up to which earlier analyses are included beside the answers they were made from: with the rules, the
 * task and room for the trade, a prompt then keeps to 6,000 tokens.
 */
const roomForAnalyses = 12_000;

/** Below this many characters an answer is not cut further; everything fits long before. */
const shortestCut = 200;
/** Limits for another module: characters of its analysis, whose first section sums it up; entries and their length. */
const most = { analysis: 1_200, entries: 5, entry: 240 } as const;

/** What a model receives about a project for an analysis, within promptLimits. */
export function readProjectData(request: GenerationRequest): ProjectData {
  const { without = [], figures: extent = 'main' } = briefs[request.module];
  const others = moduleKeys.filter((key) => key !== request.module && hasContent(request.project.modules[key]));
  const bearing = others.filter((key) => !without.includes(key));
  const figures = figuresData(request, extent);
  const conflicts = conflictsOf(request);
  const { texts, dropped, shortened } = fitted(request, bearing.length > 0 ? bearing : others, (portion) => [
    projectOf(request, portion, figures),
    { ...answersOf(request, portion.cut), ...conflicts },
  ]);
  const [project = '', answers = ''] = texts;
  return { project, answers, dropped, shortened };
}

/**
 * Everything that a lender's question may be about, as JSON, within promptLimits: the entries of a journal are no part of
 * a plan.
 */
export function readWholeProject(source: PromptSource): string {
  const keys = moduleKeys.filter(
    (key) => moduleDefinition(key).writtenFrom !== 'entries' && hasContent(source.project.modules[key]),
  );
  const figures = figuresData(source, 'every');
  const conflicts = conflictsOf(source);
  const { texts } = fitted(source, keys, (portion) => [
    { ...placeAndTime(source), ...projectOf(source, portion, figures), ...conflicts },
  ]);
  return texts.join('');
}

/**
 * Makes texts until they fit: each answer is cut, then analyses stay out, then whole modules from the oldest on, then
 * answers are cut shorter (only text made of escapes gets that far).
 */
function fitted(
  source: PromptSource,
  keys: readonly ModuleKey[],
  make: (portion: Portion) => readonly object[],
): { texts: string[]; dropped: ModuleKey[]; shortened: string[] } {
  const hide = hidePeople(source);
  const dropped: ModuleKey[] = [];
  let answerLimit: number = promptLimits.answer;
  let withAnalyses = keys.some((key) => {
    const context = source.project.modules[key];
    return context !== undefined && Object.keys(resultsOf(context)).length > 0;
  });
  for (;;) {
    const shortened: string[] = [];
    const cut: Cut = (text, name) => {
      if (text.length > answerLimit) shortened.push(name);
      return cutText(text, answerLimit);
    };
    const kept = keys.slice(dropped.length);
    const texts = make({ kept, dropped, cut, withAnalyses }).map((data) => toFencedJson(data, hide));
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    const [oldest] = kept;
    if (withAnalyses && length > roomForAnalyses) {
      withAnalyses = false;
      continue;
    }
    if (length <= promptLimits.total || (oldest === undefined && answerLimit <= shortestCut)) {
      return { texts, dropped, shortened };
    }
    if (oldest !== undefined) dropped.push(oldest);
    else answerLimit = Math.max(shortestCut, Math.floor(answerLimit / 2));
  }
}

function hasContent(context: ModuleContext | undefined): boolean {
  if (context === undefined) return false;
  const { answers, selectedIdea, entries = [] } = context;
  return (
    Object.keys(answers).some((id) => isAnswered(answers, id)) ||
    Boolean(selectedIdea) ||
    entries.length > 0 ||
    Object.keys(resultsOf(context)).length > 0
  );
}

function projectOf(request: PromptSource, { kept, dropped, ...portion }: Portion, figures: object) {
  const { project, language } = request;
  const titleOf = (key: ModuleKey) => moduleTitles[key][language];
  return {
    projectName: portion.cut(project.name, 'project.name'),
    ...(project.description ? { description: portion.cut(project.description, 'project.description') } : {}),
    figures,
    modules: Object.fromEntries(
      kept
        .map((key) => [titleOf(key), moduleOf(key, project.modules[key], language, portion)] as const)
        .filter(([, module]) => Object.keys(module).length > 0),
    ),
    ...(dropped.length > 0 ? { leftOutForLength: dropped.map(titleOf) } : {}),
  };
}

function moduleOf(
  key: ModuleKey,
  context: ModuleContext | undefined,
  language: Language,
  { cut, withAnalyses }: Pick<Portion, 'cut' | 'withAnalyses'>,
) {
  if (context === undefined) return {};
  const { selectedIdea: selected } = context;
  return {
    ...labelled(key, context, language, cut),
    ...(selected
      ? { selectedIdea: { title: selected.title, description: selected.description, sector: selected.sector } }
      : {}),
    ...newsOf(context, language),
    ...setAsideData(key, context, language),
    ...(withAnalyses ? resultsOf(context) : {}),
  };
}

function answersOf(request: GenerationRequest, cut: Cut) {
  const { module, answers, language, clarification } = request;
  const context = request.project.modules[module];
  const unanswered = moduleDefinition(module).questions.filter(
    ({ id }) => !isAnswered(answers, id) && !isQuestionSetAside(context?.setAside, id),
  );
  return {
    module: moduleTitles[module][language],
    ...labelled(module, request, language, cut),
    ...(unanswered.length > 0 ? { unanswered: unanswered.map((question) => question.label[language]) } : {}),
    ...setAsideData(module, context, language),
    ...briefs[module].computed?.(request, cut),
    ...(clarification.trim() ? { commentsOrClarifications: cut(clarification, 'clarification') } : {}),
  };
}

function conflictsOf(source: PromptSource) {
  const conflicts = conflictsData(source);
  return conflicts.length > 0 ? { conflicts } : {};
}

/** The questions that the person set aside, without what they had answered. */
function setAsideData(key: ModuleKey, context: ModuleContext | undefined, language: Language) {
  const aside = moduleDefinition(key).questions.filter(({ id }) => isQuestionSetAside(context?.setAside, id));
  return aside.length === 0 ? {} : { setAsideByTheFounder: aside.map((question) => question.label[language]) };
}

type Answered = Pick<ModuleContext, 'answers' | 'filledIn'>;

/** Each answer under its question, as the person read both; and which of them nobody has checked. */
function labelled(key: ModuleKey, { answers, filledIn }: Answered, language: Language, cut: Cut) {
  const answered = moduleDefinition(key).questions.filter(({ id }) => isAnswered(answers, id));
  const unchecked = answered.filter(({ id }) => isFilledIn(filledIn, id)).map(({ label }) => label[language]);
  const said = answered.map((question) => [
    question.label[language],
    cut(answerLabel(question, answers[question.id] ?? '')[language], `${key}.${question.id}`),
  ]);
  return {
    ...(said.length > 0 ? { answers: Object.fromEntries(said) } : {}),
    ...(unchecked.length > 0 ? { filledInNotChecked: unchecked } : {}),
  };
}

/** The newest entries of a journal, each in a line. */
function newsOf({ entries = [] }: ModuleContext, language: Language) {
  const news = entries.slice(0, most.entries).map(({ date, title, content }) => {
    return `${calendarDay(date, language, 'with year')}: ${cutText(`${title}. ${content}`, most.entry)}`;
  });
  return news.length === 0 ? {} : { newestEntries: news };
}

/**
 * What a model or a person made of a module, in short. Built-in analyses are left out: they say nothing that is not
 * here already.
 */
function resultsOf({ source, aiResponse, personas = [], score }: ModuleContext) {
  if (source === 'builtin') return {};
  const [inShort] = reportSections(aiResponse ?? '');
  return {
    ...(inShort === undefined ? {} : { earlierAnalysis: cutText(inShort.text.trim(), most.analysis) }),
    ...(personas.length === 0
      ? {}
      : { personas: personas.map(({ nom, besoins, freins_achat }) => [nom, besoins[0], freins_achat[0]].join('; ')) }),
    ...(score == null ? {} : { overallScore: score.overall }),
  };
}
