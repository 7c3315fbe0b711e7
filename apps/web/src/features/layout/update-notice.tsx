import { useEffect, useSyncExternalStore } from 'react';
import { useToast } from '../../components/ui/toast.tsx';
import { appUpdate, cacheWholeApp } from '../../lib/app-update.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { flushBeforeLeaving } from '../../lib/pending-work.ts';

// Later than the rest of the layout, and so are its words.
const messages = defineMessages({
  ready: {
    en: 'A new version is ready. What you typed will be kept.',
    fr: 'Une nouvelle version est prête. Ce que vous avez saisi est conservé.',
  },
  reload: { en: 'Reload', fr: 'Actualiser' },
});

/** Offers a newer version of the app, and caches the current one for offline starts. */
export function UpdateNotice() {
  const words = useMessages(messages);
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
    toast({ text: words.ready, action: { label: words.reload, onSelect: () => void applyUpdate() } });
  }, [available, toast, words]);

  return null;
}
