import { promptLimits } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import { answerLabel, isAnswered } from '@elan/domain/modules/define-module';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { isQuestionAside } from '@elan/domain/modules/set-aside';
import type { GenerationRequest, ModuleContext } from '../port.ts';
import { briefs } from './briefs.ts';
import { cutText, toFencedJson } from './fence.ts';
import { figuresData } from './figures-data.ts';
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

type Told = Pick<GenerationRequest, 'project' | 'language'>;

/** Below this many characters an answer is not cut further; everything fits long before. */
const shortestCut = 200;

/**
 * What a model receives about a project, within promptLimits: each answer is cut, then whole modules are left out from
 * the oldest on, then answers are cut shorter (only text made of escapes gets that far).
 */
export function readProjectData(request: GenerationRequest): ProjectData {
  const others = moduleKeys.filter((key) => key !== request.module && hasContent(request.project.modules[key]));
  const dropped: ModuleKey[] = [];
  const hide = hidePeople(request);
  let answerLimit: number = promptLimits.answer;
  for (;;) {
    const shortened: string[] = [];
    const cut: Cut = (text, name) => {
      if (text.length > answerLimit) shortened.push(name);
      return cutText(text, answerLimit);
    };
    const kept = others.slice(dropped.length);
    const project = toFencedJson(projectOf(request, kept, dropped, cut), hide);
    const answers = toFencedJson(answersOf(request, cut), hide);
    const fits = project.length + answers.length <= promptLimits.total;
    const oldest = kept[0];
    if (fits || (oldest === undefined && answerLimit <= shortestCut)) return { project, answers, dropped, shortened };
    if (oldest !== undefined) dropped.push(oldest);
    else answerLimit = Math.max(shortestCut, Math.floor(answerLimit / 2));
  }
}

/** Everything that a model receives about a project, as JSON, within promptLimits. */
export function readWholeProject(told: Told): string {
  const kept = moduleKeys.filter((key) => hasContent(told.project.modules[key]));
  const hide = hidePeople(told);
  let answerLimit: number = promptLimits.answer;
  for (let dropped = 0; ; ) {
    const cut: Cut = (text) => cutText(text, answerLimit);
    const json = toFencedJson(projectOf(told, kept.slice(dropped), kept.slice(0, dropped), cut), hide);
    if (json.length <= promptLimits.total || (dropped === kept.length && answerLimit <= shortestCut)) return json;
    if (dropped < kept.length) dropped += 1;
    else answerLimit = Math.max(shortestCut, Math.floor(answerLimit / 2));
  }
}

function hasContent(context: ModuleContext | undefined): boolean {
  if (context === undefined) return false;
  const { answers, aiResponse, selectedIdea } = context;
  return (
    Object.keys(answers).some((id) => isAnswered(answers, id)) ||
    Boolean(aiResponse?.trim()) ||
    Boolean(selectedIdea) ||
    (context.personas ?? []).length > 0 ||
    context.score != null
  );
}

function projectOf(request: Told, kept: readonly ModuleKey[], dropped: readonly ModuleKey[], cut: Cut) {
  const { project, language } = request;
  const titles = (keys: readonly ModuleKey[]) => keys.map((key) => moduleTitles[key][language]);
  return {
    projectName: cut(project.name, 'project.name'),
    ...(project.description ? { description: cut(project.description, 'project.description') } : {}),
    figures: figuresData(request),
    modules: kept.map((key) => moduleOf(key, project.modules[key], language, cut)),
    ...(dropped.length > 0 ? { leftOutForLength: titles(dropped) } : {}),
  };
}

function moduleOf(key: ModuleKey, context: ModuleContext | undefined, language: Language, cut: Cut) {
  const isReport = moduleDefinition(key).output === 'report';
  const selected = context?.selectedIdea;
  return {
    module: moduleTitles[key][language],
    answers: labelled(key, context ?? { answers: {} }, language, cut),
    ...(selected
      ? { selectedIdea: { title: selected.title, description: selected.description, sector: selected.sector } }
      : {}),
    ...asideOf(key, context, language),
    ...resultsOf(context),
    ...(isReport && context?.aiResponse ? { earlierAnalysis: context.aiResponse.toWellFormed() } : {}),
  };
}

function answersOf(request: GenerationRequest, cut: Cut) {
  const { module, answers, language, clarification } = request;
  const context = request.project.modules[module];
  const unanswered = moduleDefinition(module).questions.filter(
    ({ id }) => !isAnswered(answers, id) && !isQuestionAside(context?.setAside, id),
  );
  return {
    module: moduleTitles[module][language],
    answers: labelled(module, request, language, cut),
    unanswered: unanswered.map((question) => question.label[language]),
    ...asideOf(module, context, language),
    ...briefs[module].computed?.(request, cut),
    ...(clarification.trim() ? { commentsOrClarifications: cut(clarification, 'clarification') } : {}),
  };
}

/** The questions that the person set aside, without what they had answered. */
function asideOf(key: ModuleKey, context: ModuleContext | undefined, language: Language) {
  const aside = moduleDefinition(key).questions.filter(({ id }) => isQuestionAside(context?.setAside, id));
  return aside.length === 0 ? {} : { setAsideByTheFounder: aside.map((question) => question.label[language]) };
}

type Answered = Pick<ModuleContext, 'answers' | 'filledIn'>;

/** Each answer beside its question, as the person read both. */
function labelled(key: ModuleKey, { answers, filledIn }: Answered, language: Language, cut: Cut) {
  const answered = moduleDefinition(key).questions.filter((question) => isAnswered(answers, question.id));
  return answered.map((question) => ({
    question: question.label[language],
    answer: cut(answerLabel(question, answers[question.id] ?? '')[language], `${key}.${question.id}`),
    ...(isFilledIn(filledIn, question.id) ? { filledInNotChecked: true } : {}),
  }));
}

/** What the modules without a written report hold. The entries of a journal stay where they were written. */
function resultsOf(context: ModuleContext | undefined) {
  if (context?.personas !== undefined && context.personas.length > 0) return { personas: context.personas };
  if (context?.score != null) return { overallScore: context.score.overall };
  return {};
}
