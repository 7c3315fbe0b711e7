import { Search } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useToast } from '../../components/ui/toast.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { commandKeys, commandLabel, useCommand } from '../../lib/shortcuts.ts';
import { launcherMessages } from './launcher-messages.ts';
import type { Palette } from './palette.tsx';

type LoadedPalette = ComponentType<ComponentProps<typeof Palette>>;

const shortcut = commandLabel('K');

/** The palette's button and shortcut; the palette itself is loaded when it is first opened. */
export function PaletteLauncher(actions: Omit<ComponentProps<typeof Palette>, 'open' | 'onOpenChange'>) {
  const words = useMessages(launcherMessages);
  const toast = useToast();
  const [Loaded, setLoaded] = useState<LoadedPalette | null>(null);
  const [open, setOpen] = useState(false);

  const show = async () => {
    try {
      if (Loaded === null) {
        const { Palette } = await import('./palette.tsx');
        setLoaded(() => Palette);
      }
      setOpen(true);
    } catch {
      toast({ text: words.notLoaded, tone: 'error' });
    }
  };

  useCommand('k', (event) => {
    event.preventDefault();
    if (open) setOpen(false);
    else void show();
  });

  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts={commandKeys('K')}
        aria-label={words.openNamed(shortcut)}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-xl text-muted transition-colors duration-150 hover:bg-primary-soft hover:text-ink sm:border sm:border-control sm:bg-surface sm:px-3"
        onClick={() => void show()}
        title={words.openNamed(shortcut)}
        type="button"
      >
        <Search aria-hidden className="size-5.5 sm:size-5" />
        <span aria-hidden className="hidden xl:inline">
          {words.open}
        </span>
        <kbd aria-hidden className="hidden font-sans text-sm whitespace-nowrap sm:inline">
          {shortcut}
        </kbd>
      </button>
      {Loaded !== null && <Loaded {...actions} onOpenChange={setOpen} open={open} />}
    </>
  );
}
