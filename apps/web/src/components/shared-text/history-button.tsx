import { History } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';

const TextHistory = lazy(() => import('./text-history.tsx'));

const messages = defineMessages({ history: { en: 'Earlier texts', fr: 'Textes précédents' } });

/** The button's accessible name: whose earlier texts it opens. */
type Named = { label: string };

/** Leads to what a text said before. */
export function HistoryButton({ label, ...history }: Named & Omit<ComponentProps<typeof TextHistory>, 'onClose'>) {
  return <HistoryOpener label={label}>{(onClose) => <TextHistory {...history} onClose={onClose} />}</HistoryOpener>;
}

/** The same with another dialog, which may be loaded when it is opened. */
export function HistoryOpener({ label, children }: Named & { children: (onClose: () => void) => ReactNode }) {
  const words = useMessages(messages);
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={label}
        icon={<History aria-hidden className="size-4" />}
        onClick={() => setReading(true)}
        size="small"
        variant="quiet"
      >
        {words.history}
      </Button>
      {isReading && <Suspense>{children(() => setReading(false))}</Suspense>}
    </>
  );
}
