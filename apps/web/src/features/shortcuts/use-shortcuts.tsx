import { type ComponentType, useState } from 'react';
import { useToast } from '../../components/ui/toast.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useQuestionMark } from '../../lib/shortcuts.ts';
import { launcherMessages } from './launcher-messages.ts';

type LoadedDialog = ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;

/** The dialog with the shortcuts, loaded when it is first opened: by a question mark, or by calling `show`. */
export function useShortcuts() {
  const words = useMessages(launcherMessages);
  const toast = useToast();
  const [Loaded, setLoaded] = useState<LoadedDialog | null>(null);
  const [open, setOpen] = useState(false);

  const show = async () => {
    try {
      if (Loaded === null) {
        const { ShortcutsDialog } = await import('./shortcuts-dialog.tsx');
        setLoaded(() => ShortcutsDialog);
      }
      setOpen(true);
    } catch {
      toast({ text: words.notLoaded, tone: 'error' });
    }
  };
  useQuestionMark(() => void show());

  return { show, dialog: Loaded !== null && <Loaded onOpenChange={setOpen} open={open} /> };
}
