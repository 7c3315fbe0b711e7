import type { ProjectSummary } from '@elan/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { projectListKey, projectQuery } from '../../data/api/queries.ts';
import { projectFailure } from '../../data/project/project-failure.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { projectMessages } from './messages.ts';

/** Archives a project or brings it back, and offers to undo it. */
export function useArchive(): (project: ProjectSummary, archived: boolean) => Promise<void> {
  const words = useMessages(projectMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const put = async (project: ProjectSummary, archived: boolean, isUndo = false): Promise<void> => {
    try {
      await client.projects.archive({ projectId: project.id, archived });
      toast({
        text: archived ? words.archivedNow(project.name) : words.unarchivedNow(project.name),
        tone: 'success',
        ...(isUndo ? {} : { action: { label: words.undo, onSelect: () => void put(project, !archived, true) } }),
      });
    } catch (thrown) {
      toast({ text: projectFailure(archived ? 'archive' : 'unarchive', thrown, language), tone: 'error' });
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: projectListKey }),
      queryClient.invalidateQueries({ queryKey: projectQuery(project.id).queryKey }),
    ]);
  };
  return put;
}
