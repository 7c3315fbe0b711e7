import type { ProjectSummary } from '@elan/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { projectListKey } from '../../data/api/queries.ts';
import { projectFailure } from '../../data/project/project-failure.ts';
import { isRefusal } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { restoreMessages } from './restore-messages.ts';

/** Takes a project out of the trash and says what came of it. */
export function useRestore(): (project: ProjectSummary) => Promise<void> {
  const words = useMessages(restoreMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  return async (project) => {
    try {
      await client.projects.restore({ projectId: project.id });
      toast({ text: words.restored(project.name), tone: 'success' });
    } catch (thrown) {
      const text = isRefusal(thrown, 'NOT_FOUND')
        ? words.erasedElsewhere(project.name)
        : projectFailure('restore', thrown, language);
      toast({ text, tone: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: projectListKey });
  };
}
