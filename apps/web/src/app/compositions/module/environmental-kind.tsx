import { readProjectKind } from '@elan/domain/modules/environmental/digital';
import { useMemo } from 'react';
import { entryOf } from '../../../data/project/project-data.ts';
import { EnvironmentalInfo } from '../../../features/modules/environmental-info.tsx';
import type { CompanionProps } from './guided-questions.tsx';

/** How the project is classified, by the same rule the analysis uses. */
export function EnvironmentalKind({ project, definition, answers }: CompanionProps) {
  const { kind, reason, words } = useMemo(() => {
    const answersOf = (module: Parameters<typeof entryOf>[1]) =>
      module === definition.key ? answers : entryOf(project, module).answers;
    const selected = entryOf(project, 'brainstorm').selectedIdea;
    return readProjectKind(answersOf, [selected?.title, selected?.description, project.description]);
  }, [project, definition.key, answers]);
  return <EnvironmentalInfo kind={kind} reason={reason} words={words} />;
}
