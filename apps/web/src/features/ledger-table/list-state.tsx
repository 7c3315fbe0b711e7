import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { historyMessages } from './history-messages.ts';

/** A list that is not there yet: it is being read, or could not be. */
export function ListState({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const words = useMessages(historyMessages);
  if (error === null) return <p className="text-muted">{words.loading}</p>;
  return <FailureBanner fault={toFault(error)} onRetry={onRetry} />;
}
