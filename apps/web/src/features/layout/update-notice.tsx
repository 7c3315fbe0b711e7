import { useEffect, useSyncExternalStore } from 'react';
import { useToast } from '../../components/ui/toast.tsx';
import { appUpdate, cacheWholeApp } from '../../lib/app-update.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { flushBeforeLeaving } from '../../lib/pending-work.ts';
import { layoutMessages } from './messages.ts';

/** Offers a newer version of the app, and caches the current one for offline starts. */
export function UpdateNotice() {
  const words = useMessages(layoutMessages);
  const toast = useToast();
  const available = useSyncExternalStore(appUpdate.subscribe, appUpdate.isAvailable, () => false);

  useEffect(() => {
    if (import.meta.env.PROD) void cacheWholeApp();
  }, []);

  useEffect(() => {
    if (!available) return;
    const applyUpdate = async () => {
      await flushBeforeLeaving();
      appUpdate.apply();
    };
    toast({ text: words.updateText, action: { label: words.updateAction, onSelect: () => void applyUpdate() } });
  }, [available, toast, words]);

  return null;
}
