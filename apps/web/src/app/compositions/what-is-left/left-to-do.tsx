import type { Project } from '@elan/contract/projects';
import { isDemoId } from '@elan/domain/demo';
import { Suspense } from 'react';
import { FailureBanner } from '../../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useDelayed } from '../../../components/ui/use-delayed.ts';
import { taskMessages } from '../../../features/tasks/messages.ts';
import { TaskList } from '../../../features/tasks/task-list.tsx';
import { useTasks } from '../../../features/tasks/use-tasks.ts';
import { fetchedLater } from '../../../lib/fetched-later.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

const TaskSuggestions = fetchedLater(async () => (await import('./task-suggestions.tsx')).TaskSuggestions);

/** The steps of analyses, what people added and the questions of advisers, by week. */
export default function LeftToDo({ project }: { project: Project }) {
  const words = useMessages(taskMessages);
  const tasks = useTasks(project.id);
  const { list, fault } = tasks;
  const showLoading = useDelayed(list === undefined && fault === null);
  if (fault !== null) return <FailureBanner fault={fault} onRetry={tasks.retry} />;
  if (list === undefined) return showLoading ? <PageLoading message={words.opening} /> : null;
  return (
    <>
      {!isDemoId(project.id) && (
        <Suspense>
          <TaskSuggestions project={project} />
        </Suspense>
      )}
      <TaskList list={list} project={project} tasks={tasks} />
    </>
  );
}
