import { useCallback, useState } from 'react';
import { faultText, toFault } from '../lib/errors.ts';
import { useLanguage } from '../lib/i18n/language-provider.tsx';
import { useToast } from './ui/toast.tsx';

/**
 * Changes of a screen, whose failures are said in a notice.
 * @param failed what is said then, before why
 * @returns whether one is under way, and what makes one and tells whether it was made
 */
export function useChange(failed: string) {
  const { language } = useLanguage();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const make = useCallback(
    async (call: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      try {
        await call();
        return true;
      } catch (error) {
        toast({ text: `${failed} ${faultText(toFault(error), language)}`, tone: 'error' });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [failed, language, toast],
  );
  return { isBusy, make };
}
