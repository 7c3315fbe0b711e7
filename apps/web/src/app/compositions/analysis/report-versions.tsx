import type { ModuleEntry } from '@elan/contract/modules';
import type { Project } from '@elan/contract/projects';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { lazy, Suspense } from 'react';

const EarlierVersions = lazy(async () => ({
  default: (await import('../../../features/versions/earlier-versions.tsx')).EarlierVersions,
}));
const Report = lazy(() => import('../../../components/markdown/report.tsx'));

type Props = { project: Project; module: ModuleKey; entry: ModuleEntry };

/** The versions of a written analysis. */
export function ReportVersions({ project, module, entry }: Props) {
  return (
    <EarlierVersions
      canRestore={project.permissions.canEdit && entry.running === null}
      currentId={entry.origin?.versionId ?? null}
      hasSections
      module={module}
      projectId={project.id}
    >
      {(content) => (
        <Suspense>
          <Report matrix={false} text={content} />
        </Suspense>
      )}
    </EarlierVersions>
  );
}
