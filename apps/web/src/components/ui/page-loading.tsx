import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Spinner } from './spinner.tsx';

const messages = defineMessages({ loading: { en: 'Loading…', fr: 'Chargement…' } });

/** Placeholder for a screen that is still loading. */
export function PageLoading({ message }: { message?: string }) {
  const words = useMessages(messages);
  return (
    <div className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 text-muted" role="status">
      <Spinner className="size-8" />
      <p>{message ?? words.loading}</p>
    </div>
  );
}
