import type { ProjectSummary } from '@elan/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { projectListKey, projectQuery } from '../../data/api/queries.ts';
import { currentProject } from '../../data/project/current-project.ts';
import { projectFailure } from '../../data/project/project-failure.ts';
import { isRefusal } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { deleteMessages } from './delete-messages.ts';
import { useRestore } from './use-restore.ts';

type Props = { project: ProjectSummary; onClose: () => void };

export function DeleteProjectDialog({ project, onClose }: Props) {
  const words = useMessages(deleteMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const queryClient = useQueryClient();
  const toast = useToast();
  const restore = useRestore();

  const remove = async () => {
    // Close it first; otherwise this tab would say that somebody else took it away.
    const wasOpen = currentProject.get(user.id) === project.id;
    if (wasOpen) currentProject.set(user.id, null);
    try {
      await client.projects.delete({ projectId: project.id });
    } catch (thrown) {
      // If it was already deleted elsewhere, the goal is reached.
      if (!isRefusal(thrown, 'NOT_FOUND')) {
        if (wasOpen) currentProject.set(user.id, project.id);
        throw thrown;
      }
    }
    queryClient.removeQueries({ queryKey: projectQuery(project.id).queryKey });
    await queryClient.invalidateQueries({ queryKey: projectListKey });
    toast({
      text: words.deleted(project.name),
      tone: 'success',
      action: { label: words.undo, onSelect: () => void restore(project) },
    });
    onClose();
  };

  return (
    <ConfirmDialog
      confirmLabel={words.deleteConfirm}
      onConfirm={remove}
      onClose={onClose}
      failureText={(thrown) => projectFailure('delete', thrown, language)}
      title={words.deleteTitle(project.name)}
      tone="danger"
    >
      {words.deleteBody}
    </ConfirmDialog>
  );
}
