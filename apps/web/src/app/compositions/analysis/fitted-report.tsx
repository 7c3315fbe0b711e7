import type { ModuleEntry } from '@elan/contract/modules';
import type { Project } from '@elan/contract/projects';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type ReactNode, Suspense, useCallback } from 'react';
import { HeadingTool } from '../../../components/markdown/block-aside.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { fetchedLater } from '../../../lib/fetched-later.ts';

const SectionSwitch = fetchedLater(async () => (await import('../module/set-aside-parts.tsx')).SectionSwitch);
const SectionsAside = fetchedLater(async () => (await import('../module/set-aside-parts.tsx')).SectionsAside);

type Props = {
  project: Project;
  module: ModuleKey;
  entry: ModuleEntry;
  /** The analysis is being written. */
  paused: boolean;
  children: ReactNode;
};

/** An analysis whose sections can be left out of the next one, and below it those that will be. */
export function FittedReport({ project, module, entry, paused, children }: Props) {
  const open = useOpenModules(project);
  const canEdit = project.permissions.canEdit && open.includes(module);
  const aside = entry.setAside?.sections ?? none;
  const { id } = project;
  const tool = useCallback(
    (heading: string) => (
      <Suspense fallback={null}>
        <SectionSwitch aside={aside} heading={heading} module={module} projectId={id} />
      </Suspense>
    ),
    [aside, module, id],
  );
  return (
    <>
      <HeadingTool value={canEdit && !paused ? tool : null}>{children}</HeadingTool>
      {!paused && aside.length > 0 && (
        <Suspense fallback={null}>
          <SectionsAside aside={aside} canEdit={canEdit} module={module} projectId={id} />
        </Suspense>
      )}
    </>
  );
}

const none: readonly string[] = [];
