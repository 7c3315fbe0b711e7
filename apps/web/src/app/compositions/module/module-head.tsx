import type { Project } from '@elan/contract/projects';
import type { ModuleDefinition } from '@elan/domain/modules/define-module';
import type { ReactNode } from 'react';
import { PremiumLost } from '../../../components/premium-lost.tsx';
import { LimitBanner } from '../../../features/generation/limit-banner.tsx';
import { GuidesButton } from '../../../features/help/guides-button.tsx';
import { ModuleHeader } from '../../../features/modules/module-header.tsx';

type Props = {
  definition: ModuleDefinition;
  project: Project;
  isOpen: boolean;
  /** Beside the title. */
  actions?: ReactNode;
  badge?: ReactNode;
  /** What is said where the module is closed, if not the usual. */
  closed?: ReactNode;
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
      {!isOpen && (closed ?? <PremiumLost project={project} />)}
      <LimitBanner />
    </>
  );
}
