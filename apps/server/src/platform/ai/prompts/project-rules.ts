import { moduleSections } from '@elan/domain/modules/sections';
import type { GenerationRequest } from '../port.ts';
import { promptText } from './prompt-text.ts';

/** The rules that hold for some projects only: about answers nobody has checked, the journal, and what is set aside. */
export function projectRules(request: GenerationRequest): string[] {
  const { module, project, language, filledIn = [] } = request;
  const entries = Object.entries(project.modules);
  const isFilledIn = filledIn.length > 0 || entries.some(([, entry]) => (entry.filledIn ?? []).length > 0);
  const hasJournal = entries.some(([key, { entries: notes = [] }]) => key !== module && notes.length > 0);
  return [
    ...(isFilledIn ? [promptText('filled-in', language)] : []),
    ...(hasJournal ? [promptText('journal-entries', language)] : []),
    ...setAsideRule(request),
  ];
}

function setAsideRule({ module, project, language }: GenerationRequest): string[] {
  const isAny = Object.values(project.modules).some(
    ({ setAside }) => Object.keys(setAside?.questions ?? {}).length > 0,
  );
  const ids = project.modules[module]?.setAside?.sections ?? [];
  const sections = (moduleSections[module] ?? []).filter(({ id, always }) => always !== true && ids.includes(id));
  if (!isAny && sections.length === 0) return [];
  const names = sections.map(({ name }) => (language === 'fr' ? `« ${name.fr} »` : `“${name.en}”`)).join(', ');
  return [
    promptText('set-aside', language),
    ...(isAny ? [promptText('set-aside-questions', language)] : []),
    ...(sections.length === 0 ? [] : [promptText('set-aside-sections', language, { names })]),
  ];
}
