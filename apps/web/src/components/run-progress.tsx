import type { ModuleEntry } from '@elan/contract/modules';
import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { runMessages } from './run-messages.ts';
import { Button } from './ui/button.tsx';
import { Spinner } from './ui/spinner.tsx';

/** What a screen needs to know about a generation whose result is data rather than a report. */
export type ResultRun = {
  underWay: boolean;
  reconnecting: boolean;
  stopping: boolean;
  cancelled: boolean;
  succeeded: boolean;
  /** How many parts of the result have arrived so far. */
  entries: number;
  /** Why the generation was refused; null when it was started. */
  refusal: string | null;
  canStop: boolean;
  /** The stored run, with who started it. */
  running: ModuleEntry['running'];
  stop: () => Promise<void>;
  dismiss: () => void;
};

type Props = {
  run: Pick<ResultRun, 'canStop' | 'running' | 'stop' | 'stopping'>;
  line: ReactNode;
  note: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A running generation: its current step, what the reader can do meanwhile, and Stop. */
export function RunProgress({ run, line, note, className, children }: Props) {
  const words = useMessages(runMessages);
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-primary-soft px-4 py-3',
        className,
      )}
      data-no-print
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Spinner className="mt-1 size-5 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{line}</p>
          <StartedBy running={run.running} />
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

/** Who started the run that is followed here, when it was somebody else. */
function StartedBy({ running }: { running: ResultRun['running'] }) {
  const words = useMessages(runMessages);
  if (running === null || running.isMine) return null;
  return (
    <p className="text-sm" role="status">
      {words.startedBy(running.startedBy)}
    </p>
  );
}
