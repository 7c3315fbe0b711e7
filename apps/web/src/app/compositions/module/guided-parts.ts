import type { Project } from '@elan/contract/projects';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type ComponentType, lazy } from 'react';
import { OwnIdeaButton } from '../../../features/brainstorm/own-idea-button.tsx';
import type { RunHandle } from '../../../features/generation/use-run.ts';
import type { AnswersHandle } from '../../../features/modules/use-answers.ts';

/** Each loads only with its own module. */
const Autofill = lazy(async () => ({ default: (await import('./module-autofill.tsx')).Autofill }));
const JourneyCard = lazy(async () => ({
  default: (await import('../../../features/modules/journey-card.tsx')).JourneyCard,
}));

export type GuidedParts = {
  /** Beside the title. */
  HeaderAction?: ComponentType<{ projectId: string; disabled: boolean }>;
  /** Above all parts, while the module is empty. */
  Offer?: ComponentType<{
    module: ModuleKey;
    project: Project;
    answers: AnswersHandle;
    run: RunHandle;
    disabled: boolean;
  }>;
  /** Below the parts, instead of the way to the next module. */
  Onward?: ComponentType<{ project: Project; onStayHere: () => void }>;
  /** Rows of 'Comments or clarifications'; 2 unless the specification says otherwise. */
  clarificationRows?: number;
};

/** What the guided screen of one module has that the others do not. A module without a line has nothing of its own. */
export const guidedParts: { readonly [M in ModuleKey]?: GuidedParts } = {
  brainstorm: { HeaderAction: OwnIdeaButton },
  analysis: { Offer: Autofill, Onward: JourneyCard },
  finances: { clarificationRows: 4 },
};
