import type { ModuleEntry } from '@elan/contract/modules';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../components/ui/toast.tsx';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { updateEntry } from '../../lib/project-data.ts';

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
