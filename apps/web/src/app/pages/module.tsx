import type { Project } from '@elan/contract/projects';
import { isFreeModule, isModuleKey, type ModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { Navigate, useParams } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { moduleMessages } from '../../features/modules/messages.ts';
import { NoProject } from '../../features/modules/no-project.tsx';
import { PremiumGate } from '../../features/modules/premium-gate.tsx';
import { projectFailure } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useCurrentProject } from '../../lib/project-data.ts';
import { useAccount } from '../../lib/session.ts';
import { GuidedModule } from './guided-module.tsx';

/** A module of the open project, or what stands in its way. */
export function ModulePage() {
  const { module } = useParams();
  const text = useText();
  const { hasPremiumAccess } = useAccount();
  if (!isModuleKey(module)) return <Navigate replace to="/dashboard" />;
  if (!hasPremiumAccess && !isFreeModule(module)) return <PremiumGate title={text(moduleTitles[module])} />;
  return <OpenModule module={module} />;
}

function OpenModule({ module }: { module: ModuleKey }) {
  const words = useMessages(moduleMessages);
  const text = useText();
  const { language } = useLanguage();
  const current = useCurrentProject();
  const showLoading = useDelayed(current.status === 'loading');

  switch (current.status) {
    case 'none':
      return <NoProject title={text(moduleTitles[module])} />;
    case 'loading':
      return showLoading ? <PageLoading message={words.loading} /> : null;
    case 'failed':
      return (
        <Banner
          action={
            <Button onClick={current.retry} size="small" variant="secondary">
              {words.retry}
            </Button>
          }
          tone="error"
        >
          {projectFailure('fetch', current.error, language)}
        </Banner>
      );
    case 'ready':
      return <GuidedModule key={keyOf(current.project, module)} module={module} project={current.project} />;
  }
}

const keyOf = (project: Project, module: ModuleKey) => `${project.id}:${module}`;
