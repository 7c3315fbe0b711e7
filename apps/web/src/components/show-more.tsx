import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { faultText, toFault } from '../lib/errors.ts';
import { useLanguage } from '../lib/i18n/language-provider.tsx';
import { Button } from './ui/button.tsx';

type Props = {
  /** What it brings, as in 'Show earlier comments'. */
  children: ReactNode;
  /** Whether anything is left; without, nothing is shown. */
  shown: boolean;
  /** Adds the next page to the list. Throws what the call failed with. */
  onMore: () => Promise<void>;
  /** The element whose children the entries are. */
  list: RefObject<HTMLElement | null>;
  /** Where new entries appear in the list. */
  at: 'start' | 'end';
};

/**
 * The button at the end of what was read of a list. After it brought the last page, and below a list always, the focus
 * goes to the first new entry, where reading continues.
 */
export function ShowMore({ children, shown, onMore, list, at }: Props) {
  const { language } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** How many entries there were when the button was pressed, until the new ones are on screen. */
  const before = useRef<number | null>(null);

  // The new entries may appear some renders after the call has ended.
  useEffect(() => {
    const entries = list.current?.children;
    if (before.current === null || busy || entries === undefined || entries.length === before.current) return;
    const entry = entries[at === 'start' ? 0 : before.current];
    before.current = null;
    if (at === 'start' && button.current !== null) button.current.focus();
    else if (entry instanceof HTMLElement) {
      if (!entry.hasAttribute('tabindex')) entry.tabIndex = -1;
      entry.focus({ preventScroll: at === 'start' });
    }
  });

  if (!shown) return null;

  const more = async () => {
    before.current = list.current?.children.length ?? 0;
    setBusy(true);
    try {
      await onMore();
      setError(null);
    } catch (thrown) {
      before.current = null;
      setError(thrown);
    }
    setBusy(false);
  };

  return (
    <div className="flex flex-col items-start gap-2" data-no-print>
      {error !== null && (
        <p className="text-sm text-red" role="alert">
          {faultText(toFault(error), language)}
        </p>
      )}
      <Button loading={busy} onClick={() => void more()} ref={button} size="small" variant="secondary">
        {children}
      </Button>
    </div>
  );
}
