import type { Project } from '@elan/contract/projects';
import type { Language } from '@elan/domain/locale';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { openModules } from '@elan/domain/modules/open-modules';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { isQuestionSetAside } from '@elan/domain/modules/set-aside';
import type { UserActor } from '../rpc/actor.ts';

/** A project for an assistant that decides where to look: the share of applicable questions that a person answered in each module. */
export function describePlan(
  { id, name, description, permissions, ownerHasPremiumAccess: ownersPlan, modules_data: modules }: Project,
  { language, entitlements }: Pick<UserActor, 'language' | 'entitlements'>,
) {
  const open = openModules({ role: permissions.role, ownPlan: entitlements.hasPremiumAccess, ownersPlan });
  const described = moduleKeys.map((module) => {
    const { title, questions: all } = moduleDefinition(module);
    const entry = modules[module];
    const questions = all.filter(({ id }) => !isQuestionSetAside(entry?.setAside, id));
    return {
      module,
      title: title[language],
      /** Whether a plan opens it to the person; what is in it can be read all the same. */
      open: open.includes(module),
      questions: questions.length,
      answered: questions.filter(
        (question) => (entry?.answers[question.id] ?? '') !== '' && !isFilledIn(entry?.filledIn, question.id),
      ).length,
      hasAnalysis: (entry?.aiResponse ?? entry?.aiAnalysis ?? null) !== null,
    };
  });
  return { id, name, description, role: permissions.role, modules: described };
}

/** One module of a project: its questions in the person's language with their answers, and what was made from them. */
export function describeModule({ id, name, modules_data: modules }: Project, module: ModuleKey, language: Language) {
  const { title, questions } = moduleDefinition(module);
  const entry = modules[module];
  const asked = questions.map((question) => ({
    id: question.id,
    question: question.label[language],
    answer: entry?.answers[question.id] ?? '',
    ...(isQuestionSetAside(entry?.setAside, question.id) ? { doesNotApply: true } : {}),
    ...(isFilledIn(entry?.filledIn, question.id) ? { filledInNotChecked: true } : {}),
    ...(question.kind === 'select'
      ? { options: question.options.map(({ value, label }) => ({ value, label: label[language] })) }
      : {}),
  }));
  return {
    project: { id, name },
    module,
    title: title[language],
    questions: asked,
    analysis: entry?.aiResponse ?? entry?.aiAnalysis ?? null,
    /** Whether answers changed after the analysis was written. */
    analysisIsOutdated: entry?.origin?.outdated ?? false,
    ideas: entry?.generatedIdeas,
    selectedIdea: entry?.selectedIdea,
    personas: entry?.personas,
    journal: entry?.entries,
    score: entry?.score,
  };
}
