import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { updateEntry } from '../../data/project/project-data.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { setAsideMessages } from './set-aside-messages.ts';

type Part = { kind: 'question' | 'section'; part: string; aside: boolean };

/** Sets parts of a module aside and brings them back; says why when it was not possible. */
export function useSetAside(projectId: string, module: ModuleKey) {
  const words = useMessages(setAsideMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const refuse = (text: string) => toast({ text, tone: 'error' });
  return {
    isBusy,
    refuse,
    /** @returns whether it is so now */
    change: async (part: Part): Promise<boolean> => {
      setBusy(true);
      try {
        const entry = await client.modules.setAside({ projectId, module, ...part });
        updateEntry(queryClient, projectId, module, () => entry);
        return true;
      } catch (error) {
        const fault = toFault(error);
        refuse(fault.kind === 'network' ? words.offline : words.notChanged(faultText(fault, language)));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
