import { useMessages } from '../../lib/i18n/use-messages.ts';
import { newsMessages } from './news-messages.ts';

/** Says on the button of the account menu that something is new; fetched only then. */
export function NewsDot() {
  const words = useMessages(newsMessages);
  return (
    <>
      <span className="sr-only">, {words.something}</span>
      <span aria-hidden className="absolute top-0 right-0 size-3 rounded-full bg-primary ring-2 ring-surface" />
    </>
  );
}
