import type { ModuleEntry } from '@elan/contract/modules';
import { Square } from 'lucide-react';
import { StartedBy } from '../../components/started-by.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { brainstormMessages } from './messages.ts';

/** What the ideas screen needs to know about a generation. */
export type IdeasRun = {
  underWay: boolean;
  reconnecting: boolean;
  stopping: boolean;
  cancelled: boolean;
  succeeded: boolean;
  /** How many ideas have arrived so far. */
  entries: number;
  /** The specification's failure message as markdown, or why the generation was refused; null when neither. */
  refusal: string | null;
  canStop: boolean;
  stop: () => Promise<void>;
  dismiss: () => void;
};

type Props = { run: IdeasRun; running: ModuleEntry['running'] };

export function IdeasProgress({ run, running }: Props) {
  const words = useMessages(brainstormMessages);
  const line = run.reconnecting ? words.reconnecting : run.entries > 0 ? words.found(run.entries) : words.searching;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-primary-soft px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Spinner className="mt-1 size-5" />
        <div>
          <p className="font-semibold">{line}</p>
          <StartedBy running={running} />
          <p className="text-sm text-muted">{words.canLeave}</p>
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
