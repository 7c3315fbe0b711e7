import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
 * goes to the first new entry: reading goes on there.
 */
export function ShowMore({ children, shown, onMore, list, at }: Props) {
  const { language } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<unknown>(null);
  if (!shown) return null;

  const more = async () => {
    const before = list.current?.children.length ?? 0;
    try {
      await onMore();
    } catch (thrown) {
      setError(thrown);
      return;
    }
    flushSync(() => setError(null));
    // The button is busy until this function ends; who still waits for it is led on after that.
    requestAnimationFrame(() => {
      const entry = list.current?.children[at === 'start' ? 0 : before];
      if (at === 'start' && button.current?.isConnected === true) button.current.focus();
      else if (entry instanceof HTMLElement) {
        if (!entry.hasAttribute('tabindex')) entry.tabIndex = -1;
        entry.focus({ preventScroll: at === 'start' });
      }
    });
  };

  return (
    <div className="flex flex-col items-start gap-2" data-no-print>
      {error !== null && (
        <p className="text-sm text-red" role="alert">
          {faultText(toFault(error), language)}
        </p>
      )}
      <Button onClick={more} ref={button} size="small" variant="secondary">
        {children}
      </Button>
    </div>
  );
}
