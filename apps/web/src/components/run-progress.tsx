import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { Button } from './ui/button.tsx';
import { Spinner } from './ui/spinner.tsx';

const messages = defineMessages({
  stop: { en: 'Stop', fr: 'Arrêter' },
  stopping: { en: 'Stopping…', fr: 'Arrêt…' },
});

/** What a screen with a result of its own shape needs to know of a generation. */
export type ResultRun = {
  underWay: boolean;
  reconnecting: boolean;
  stopping: boolean;
  cancelled: boolean;
  succeeded: boolean;
  /** Parts of the result that have arrived so far. */
  entries: number;
  /** Why it was not started; null when it was. */
  refusal: string | null;
  canStop: boolean;
  stop: () => Promise<void>;
  dismiss: () => void;
};

type Props = { run: ResultRun; line: ReactNode; note: ReactNode; children?: ReactNode };

/** A generation under way: what it does now, what the reader may do meanwhile, and Stop. */
export function RunProgress({ run, line, note, children }: Props) {
  const words = useMessages(messages);
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-primary-soft px-4 py-3"
      data-no-print
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Spinner className="mt-1 size-5 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{line}</p>
          <p className="text-sm text-muted">{note}</p>
          {children}
        </div>
      </div>
      {run.canStop && (
        <Button
          disabled={run.stopping}
          icon={<Square aria-hidden className="size-4" />}
          onClick={run.stop}
          size="small"
          variant="secondary"
        >
          {run.stopping ? words.stopping : words.stop}
        </Button>
      )}
    </div>
  );
}
