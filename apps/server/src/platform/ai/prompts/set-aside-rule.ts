import { moduleSections } from '@elan/domain/modules/sections';
import type { GenerationRequest } from '../port.ts';

/** The instruction about parts that the person set aside; empty while there are none. */
export function setAsideRule({ module, project, language }: GenerationRequest): string | undefined {
  const isAny = Object.values(project.modules).some(
    ({ setAside }) => Object.keys(setAside?.questions ?? {}).length > 0,
  );
  const ids = project.modules[module]?.setAside?.sections ?? [];
  const sections = (moduleSections[module] ?? []).filter(({ id, always }) => always !== true && ids.includes(id));
  if (!isAny && sections.length === 0) return undefined;
  const names = sections.map(({ name }) => quotedIn[language](name[language])).join(', ');
  return [
    titles[language],
    ...(isAny ? [questions[language]] : []),
    ...(sections.length === 0 ? [] : [`${sectionsSaid[language]} ${names}.`]),
  ].join('\n\n');
}

const quotedIn = { en: (name: string) => `“${name}”`, fr: (name: string) => `« ${name} »` };
const titles = { en: '# Set aside by the founder', fr: '# Mis de côté par la personne' };
const questions = {
  en: 'What is listed under "setAsideByTheFounder" does not apply to this business, and the founder said so. Do not ask for it, do not call it missing, and build nothing on it. Where the task refers to it, pass over it in silence.',
  fr: "Ce qui figure sous « setAsideByTheFounder » ne s'applique pas à cette entreprise : la personne l'a dit. Ne le demandez pas, ne dites pas qu'il manque et n'en tirez rien. Là où la tâche y renvoie, passez outre en silence.",
};
const sectionsSaid = {
  en: 'Write none of these sections, and put nothing else in their place:',
  fr: "N'écrivez aucune de ces sections, et ne mettez rien à leur place :",
};
