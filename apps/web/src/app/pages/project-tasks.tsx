import type { Project } from '@elan/contract/projects';
import { isDemoId } from '@elan/domain/demo';
import { Suspense } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { useLinkedProject } from '../../features/modules/use-linked-project.ts';
import { taskMessages } from '../../features/tasks/messages.ts';
import { TaskList } from '../../features/tasks/task-list.tsx';
import { useTasks } from '../../features/tasks/use-tasks.ts';
import { faultText } from '../../lib/errors.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CurrentProject } from './current-project.tsx';

const TaskSuggestions = fetchedLater(async () => (await import('./task-suggestions.tsx')).TaskSuggestions);

/** What there is to do in the current project. */
export function ProjectTasksPage() {
  const words = useMessages(taskMessages);
  // Links in mails name the project.
  if (useLinkedProject()) return null;
  return (
    <CurrentProject title={words.title}>
      {(project) => <ProjectTaskList key={project.id} project={project} />}
    </CurrentProject>
  );
}

function ProjectTaskList({ project }: { project: Project }) {
  const words = useMessages(taskMessages);
  const { language } = useLanguage();
  const tasks = useTasks(project.id);
  const { list, fault } = tasks;
  const showLoading = useDelayed(list === undefined && fault === null);
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <p className="mb-1 font-semibold text-muted">{project.name}</p>
        <PageTitle lead={words.lead}>{words.title}</PageTitle>
      </div>
      {fault !== null && (
        <Banner action={<RetryButton onRetry={tasks.retry}>{words.retry}</RetryButton>} tone="error">
          {faultText(fault, language)}
        </Banner>
      )}
      {showLoading && <PageLoading message={words.opening} />}
      {list !== undefined && !isDemoId(project.id) && (
        <Suspense>
          <TaskSuggestions project={project} />
        </Suspense>
      )}
      {list !== undefined && <TaskList list={list} project={project} tasks={tasks} />}
    </div>
  );
}
