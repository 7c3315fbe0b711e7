import { Search } from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useToast } from '../../components/ui/toast.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { paletteMessages } from './messages.ts';
import type { Palette } from './palette.tsx';

type LoadedPalette = ComponentType<ComponentProps<typeof Palette>>;

/** Command on Apple devices, Ctrl elsewhere. */
const isApple = /Mac|iPhone|iPad/u.test(navigator.platform);
const shortcut = isApple ? '⌘ K' : 'Ctrl K';

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' &&
  !event.altKey &&
  !event.shiftKey &&
  (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);

/** The palette's button and shortcut; the palette itself is loaded when it is first opened. */
export function PaletteLauncher(actions: Pick<ComponentProps<typeof Palette>, 'onStartTour' | 'onSignOut'>) {
  const words = useMessages(paletteMessages);
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

  // The listener stays for the life of the screen; the ref lets it call the latest render's handler.
  const toggle = useRef(() => {});
  useEffect(() => {
    toggle.current = () => (open ? setOpen(false) : void show());
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      toggle.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-label={words.openNamed(shortcut)}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-xl text-muted transition-colors duration-150 hover:bg-primary-soft hover:text-ink sm:border sm:border-control sm:bg-surface sm:px-3"
        data-tour="palette"
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
