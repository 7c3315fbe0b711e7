import type { Project } from '@elan/contract/projects';
import { isDemoId } from '@elan/domain/demo';
import { isAnswered } from '@elan/domain/modules/define-module';
import { moduleKeys } from '@elan/domain/modules/keys';
import { moduleOutlines } from '@elan/domain/modules/outlines';
import { isUntouched } from '@elan/domain/project-state';
import { type ReactNode, Suspense } from 'react';
import { PresenceLine } from '../../../components/presence.tsx';
import { colleaguesAmong } from '../../../components/present-people.ts';
import { Card } from '../../../components/ui/card.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { useLive } from '../../../data/live/live-tab.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { entryOf } from '../../../data/project/project-data.ts';
import { FilesCard } from '../../../features/documents/files-card.tsx';
import { homeMessages } from '../../../features/home/messages.ts';
import { NextCard } from '../../../features/home/next-card.tsx';
import { fetchedLater } from '../../../lib/fetched-later.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

/** The key figures, or for a plan that does not open the finances what is to check. */
const ProjectFigures = fetchedLater(async () => (await import('../figures/project-figures.tsx')).default);

const HomeLeft = fetchedLater(async () => (await import('../what-is-left/home-left.tsx')).default);

type Props = { project: Project; activity: ReactNode; people: ReactNode; since: ReactNode };

const figureModules = moduleKeys.filter((module) => moduleOutlines[module].holdsFigures === true);

/** The home screen of a project: what is next, what is missing, its figures, files and people. */
export function ProjectOverview({ project, activity, people, since }: Props) {
  const words = useMessages(homeMessages);
  const { user } = useAccount();
  const open = useOpenModules(project);
  const live = useLive();
  const opensAll = open.includes('finances');
  const hasFigures =
    opensAll &&
    figureModules.some((module) => {
      const { answers } = entryOf(project, module);
      return Object.keys(answers).some((id) => isAnswered(answers, id));
    });
  return (
    <>
      <PresenceLine colleagues={colleaguesAmong(live.people, user.id)} questionLabel={() => undefined} />
      {since}
      <NextCard project={project} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {!isUntouched(project.modules_data) && (
            <Suspense fallback={<Card className="min-h-96" />}>
              <HomeLeft project={project} />
            </Suspense>
          )}
          {(hasFigures || !opensAll) && (
            <Suspense fallback={hasFigures && <Card className="min-h-80 text-muted">{words.figuresLoading}</Card>}>
              <ProjectFigures hasTable={opensAll} project={project} />
            </Suspense>
          )}
          {!isDemoId(project.id) && <FilesCard isOwner={project.permissions.isOwner} projectId={project.id} />}
          {activity}
        </div>
        {people}
      </div>
    </>
  );
}
