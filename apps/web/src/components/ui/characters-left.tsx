import { useMessages } from '../../lib/i18n/use-messages.ts';
import { fieldMessages } from './field-messages.ts';

/** Counts down over the last tenth of what a field takes. */
export function CharactersLeft({ length, maximum }: { length: number; maximum: number }) {
  const words = useMessages(fieldMessages);
  const left = maximum - length;
  if (left > maximum / 10) return null;
  // Said aloud in steps, not at every key.
  const announced = left <= 0 ? 0 : Math.ceil(left / 50) * 50;
  return (
    <>
      <p aria-hidden className="mt-1 text-right text-sm tabular-nums text-muted">
        {words.charactersLeft(Math.max(0, left))}
      </p>
      <p className="sr-only" role="status">
        {words.charactersLeft(announced)}
      </p>
    </>
  );
}
