import type { Project } from '@elan/contract/projects';
import type { ModuleDefinition } from '@elan/domain/modules/define-module';
import { lazy, type ReactNode, Suspense } from 'react';
import { LimitBanner } from '../../../features/generation/limit-banner.tsx';
import { GuidesButton } from '../../../features/help/guides-button.tsx';
import { ModuleHeader } from '../../../features/modules/module-header.tsx';

/** Most people never see it. */
const PremiumLost = lazy(async () => ({
  default: (await import('../../../components/premium-lost.tsx')).PremiumLost,
}));

type Props = {
  definition: ModuleDefinition;
  project: Project;
  isOpen: boolean;
  /** Beside the title. */
  actions?: ReactNode;
  badge?: ReactNode;
  /** What is said where the module is closed, if not the usual. */
  closed?: { title: string; lead: string };
};

/** What stands above the parts of a module: what it is, why it is closed, and what limits it. */
export function ModuleHead({ definition, project, isOpen, actions, badge, closed }: Props) {
  return (
    <>
      <ModuleHeader
        actions={
          <>
            <GuidesButton module={definition.key} />
            {actions}
          </>
        }
        badge={badge}
        definition={definition}
        project={project}
      />
      <Suspense>{!isOpen && <PremiumLost project={project} {...closed} />}</Suspense>
      <LimitBanner />
    </>
  );
}
