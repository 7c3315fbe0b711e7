import { useEffect, useSyncExternalStore } from 'react';
import { useToast } from '../../components/ui/toast.tsx';
import { appUpdate, keepAppOnDevice } from '../../lib/app-update.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { flushPendingWork } from '../../lib/pending-work.ts';
import { sleep } from '../../lib/retry.ts';
import { layoutMessages } from './messages.ts';

/** Milliseconds that going over waits for what is being saved; it is on this device in any case. */
const longestFlush = 2_000;

/** Offers a newer version of the app, and has the present one kept for a start without a network. */
export function UpdateNotice() {
  const words = useMessages(layoutMessages);
  const toast = useToast();
  const available = useSyncExternalStore(appUpdate.subscribe, appUpdate.isAvailable, () => false);

  useEffect(() => {
    if (import.meta.env.PROD) void keepAppOnDevice();
  }, []);

  useEffect(() => {
    if (!available) return;
    const goOver = async () => {
      await Promise.race([flushPendingWork(), sleep(longestFlush)]);
      appUpdate.apply();
    };
    toast({ text: words.updateText, action: { label: words.updateAction, onSelect: () => void goOver() } });
  }, [available, toast, words]);

  return null;
}
