import type { ReactNode } from 'react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { Banner } from './ui/banner.tsx';
import { Button } from './ui/button.tsx';
import { Spinner } from './ui/spinner.tsx';

const messages = defineMessages({ stop: { en: 'Stop', fr: 'Arrêter' } });

type Props = {
  call: {
    isRunning: boolean;
    /** How the last one ended, or why it did not. */
    said: { text: string; isFault: boolean } | null;
    stop: () => void;
  };
  /** What is said while it runs. */
  running: string;
  /** What asks the model; null where nothing may. */
  children: ReactNode;
};

/** Where a model is asked for a short text: what asks it, that it is at it, and how it ended. */
export function ModelCallState({ call: { isRunning, said, stop }, running, children }: Props) {
  const words = useMessages(messages);
  return (
    <>
      {children !== null && (
        <div className="flex flex-wrap items-center gap-3">
          {isRunning ? (
            <>
              <Spinner />
              <p className="text-sm text-muted">{running}</p>
              <Button onClick={stop} size="small" variant="secondary">
                {words.stop}
              </Button>
            </>
          ) : (
            children
          )}
        </div>
      )}
      <p aria-live="polite" className={said === null || said.isFault ? 'sr-only' : 'text-sm text-muted'}>
        {said?.text}
      </p>
      {said?.isFault && <Banner tone="error">{said.text}</Banner>}
    </>
  );
}
