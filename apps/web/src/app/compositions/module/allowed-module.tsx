import type { Project } from '@elan/contract/projects';
import { type ModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { usePrefetchQuery } from '@tanstack/react-query';
import { lazy, Suspense, use, useState } from 'react';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useDelayed } from '../../../components/ui/use-delayed.ts';
import { useAccount } from '../../../data/account/session.ts';
import type { ledgerQuery } from '../../../data/api/queries.ts';
import { usePresence } from '../../../data/live/live-tab.ts';
import { useCurrentProjectId } from '../../../data/project/current-project.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { useCurrentProject } from '../../../data/project/project-data.ts';
import { moduleMessages } from '../../../features/modules/messages.ts';
import { useFocusedQuestion } from '../../../features/modules/use-focused-question.ts';
import { useLinkedProject } from '../../../features/modules/use-linked-project.ts';
import { ReadFailure } from '../../../features/projects/read-failure.tsx';
import { useIsOffline } from '../../../lib/connection.ts';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';
import { useHashArrival } from '../../../lib/use-hash-arrival.ts';
import { firstReads, type ModuleScreen, moduleScreen } from './module-screens.tsx';

const ArchivedNotice = lazy(async () => ({
  default: (await import('../../../features/projects/archived-notice.tsx')).ArchivedNotice,
}));
const NoProject = lazy(async () => ({
  default: (await import('../../../features/modules/no-project.tsx')).NoProject,
}));
const PremiumGate = lazy(async () => ({
  default: (await import('../../../features/modules/premium-gate.tsx')).PremiumGate,
}));
const DemoArea = lazy(async () => ({ default: (await import('./demo-area.tsx')).DemoArea }));

/**
 * A module closes when the plan that opens it ends, the person's own or the owner's; what is on screen stays, and the
 * gate applies to the next module or project (C-08).
 */
export function AllowedModule({ module }: { module: ModuleKey }) {
  const { user } = useAccount();
  const projectId = useCurrentProjectId(user.id);
  const current = useCurrentProject();
  const isAllowed = useOpenModules(current.status === 'ready' ? current.project : null).includes(module);
  const [opened, setOpened] = useState<string | null>();
  if (isAllowed && opened !== projectId) setOpened(projectId);
  const offline = useIsOffline();
  const asked = firstReads[module];
  if (isAllowed || opened === projectId)
    return (
      <>
        {asked !== undefined && projectId !== null && <Asked query={asked(projectId)} />}
        <OpenModule module={module} />
      </>
    );
  if (offline) return <DemoModule module={module} />;
  return <GatedModule module={module} />;
}

/** Before the screen, which suspends until its code is there. */
function Asked({ query }: { query: ReturnType<typeof ledgerQuery> }) {
  usePrefetchQuery(query);
  return null;
}

/** A module that no plan opens, once the project is known. */
function GatedModule({ module }: { module: ModuleKey }) {
  const text = useText();
  const isOpening = useLinkedProject();
  const current = useCurrentProject();
  const isLoading = isOpening || current.status === 'loading';
  const showLoading = useDelayed(isLoading);
  if (isLoading) return showLoading ? <PageLoading /> : null;
  return (
    <Suspense fallback={<PageLoading />}>
      <PremiumGate title={text(moduleTitles[module])} />
    </Suspense>
  );
}

/** A module of the demonstration, for when no real data can be shown offline (decisions C-20, S-10). */
function DemoModule({ module }: { module: ModuleKey }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <DemoArea>
        <OpenModule module={module} />
      </DemoArea>
    </Suspense>
  );
}

function OpenModule({ module }: { module: ModuleKey }) {
  // Before the project is loaded, so that both are fetched at once; the previous screen stays visible meanwhile.
  const Screen = use(moduleScreen(module));
  const words = useMessages(moduleMessages);
  const text = useText();
  const current = useCurrentProject();
  const isOpening = useLinkedProject();
  const isLoading = isOpening || current.status === 'loading';
  const showLoading = useDelayed(isLoading);
  if (isLoading) return showLoading ? <PageLoading message={words.loading} /> : null;

  switch (current.status) {
    case 'none':
      return (
        <Suspense fallback={<PageLoading />}>
          <NoProject title={text(moduleTitles[module])} />
        </Suspense>
      );
    case 'failed':
      if (current.fault.kind === 'network') return <DemoModule module={module} />;
      return <ReadFailure error={current.error} onRetry={current.retry} />;
    case 'ready':
      return <PresentModule key={current.project.id} module={module} project={current.project} Screen={Screen} />;
  }
}

type PresentModuleProps = { module: ModuleKey; project: Project; Screen: ModuleScreen };

function PresentModule({ module, project, Screen }: PresentModuleProps) {
  useHashArrival();
  return (
    <>
      <OwnPresence module={module} />
      <Suspense>{project.archivedAt !== null && <ArchivedNotice className="mb-6" project={project} />}</Suspense>
      <Screen project={project} />
    </>
  );
}

/** Tells colleagues which question the person is at. By itself, so that a change of focus renders nothing else. */
function OwnPresence({ module }: { module: ModuleKey }) {
  usePresence(module, useFocusedQuestion());
  return null;
}
