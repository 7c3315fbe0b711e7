import { useMessages } from '../../lib/i18n/use-messages.ts';
import { fieldMessages } from './field-messages.ts';

/** Counts down once a field with a limit is more than nine tenths full. */
export function CharactersLeft({ length, maximum }: { length: number; maximum: number | undefined }) {
  const words = useMessages(fieldMessages);
  if (maximum === undefined) return null;
  const left = maximum - length;
  if (left > maximum / 10) return null;
  // Announce in steps of 50, not on every keystroke.
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
