import type { Answers } from '@elan/domain/modules/define-module';
import { readProjectKind } from '@elan/domain/modules/environmental/digital';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { GenerationRequest } from '../port.ts';
import type { ModuleBrief } from './module-brief.ts';

function kindOf({ module, answers, project }: GenerationRequest) {
  const answersOf = (key: ModuleKey): Answers => (key === module ? answers : (project.modules[key]?.answers ?? {}));
  const selected = project.modules.brainstorm?.selectedIdea;
  return readProjectKind(answersOf, [selected?.title, selected?.description, project.description]);
}

export const environmental: ModuleBrief = {
  without: ['brainstorm', 'personas', 'maturity'],
  // ENV-010
  adapt: (request) => `environmental-${kindOf(request).kind}`,
  computed: (request) => {
    const { kind, words } = kindOf(request);
    return { projectReadAs: words.length === 0 ? { kind } : { kind, becauseOf: words } };
  },
};
