import type { ModuleEntry } from '@elan/contract/modules';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { updateEntry } from '../../data/project/project-data.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { pagesOf } from '../../lib/paged-list.ts';

/** The analyses of a module, newest first. */
export const versionPages = (projectId: string, module: ModuleKey) =>
  pagesOf('versions', 'id', ['versions', projectId, module], (cursor, options) =>
    client.versions.list({ projectId, module, ...cursor }, options),
  );

/** The text of one analysis. */
export function versionQuery(projectId: string, module: ModuleKey, versionId: string) {
  return queryOptions({
    queryKey: ['version', versionId],
    queryFn: ({ signal }) => client.versions.get({ projectId, module, versionId }, { signal }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The earlier texts of an answer, newest first. */
export const answerPages = (projectId: string, module: ModuleKey, question: string) =>
  pagesOf('versions', 'version', ['answer-versions', projectId, module, question], (cursor, options) =>
    client.versions.answers({ projectId, module, question, ...cursor }, options),
  );

/** Shows what a call restores, and says that it is, or why it is not. */
export function useRestore(projectId: string, module: ModuleKey) {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  /** @returns whether it is restored */
  return async (call: Promise<ModuleEntry>, said: string): Promise<boolean> => {
    try {
      const entry = await call;
      updateEntry(queryClient, projectId, module, () => entry);
      toast({ text: said, tone: 'success' });
      return true;
    } catch (error) {
      toast({ text: faultText(toFault(error), language), tone: 'error' });
      return false;
    }
  };
}
