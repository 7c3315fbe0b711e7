import { useEffect, useState } from 'react';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { buttonClass } from './button-class.ts';
import { retryWords } from './retry-words.ts';
import { Spinner } from './spinner.tsx';

const messages = defineMessages({
  loading: { en: 'Loading…', fr: 'Chargement…' },
  still: { en: 'Still loading…', fr: 'Chargement en cours…' },
  long: { en: 'This is taking longer than usual.', fr: "Le chargement prend plus de temps que d'habitude." },
  ...retryWords,
});

/** Milliseconds. */
const stillAfter = 2_000;
const longAfter = 10_000;
/** Placeholders that follow each other this closely are one wait: the session, then the screen, then its data. */
const gap = 1_000;
let waitingSince = 0;
let waitingUntil = 0;

/** Placeholder for a screen that is still loading. On a slow network it says so, and offers to begin again. */
export function PageLoading({ message }: { message?: string }) {
  const words = useMessages(messages);
  const waited = useWaited();
  if (waited < stillAfter) {
    return (
      <div className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 text-muted">
        <Spinner className="size-8" />
        <p role="status">{message ?? words.loading}</p>
      </div>
    );
  }
  const isLong = waited >= longAfter;
  return (
    <div className="flex min-h-[60dvh] flex-col gap-6">
      <div className="flex flex-wrap items-center gap-4 text-muted">
        <p role="status">{isLong ? words.long : words.still}</p>
        {isLong && (
          <button className={buttonClass('secondary', 'small')} onClick={() => location.reload()} type="button">
            {words.retry}
          </button>
        )}
      </div>
      <Outline />
    </div>
  );
}

/** How long the reader has waited: 0, or one of the two limits. */
function useWaited(): number {
  const [waited, setWaited] = useState(() => reached(waitingUntil + gap < Date.now() ? 0 : Date.now() - waitingSince));
  useEffect(() => {
    const now = Date.now();
    if (waitingUntil + gap < now) waitingSince = now;
    // Keep counting while this placeholder is shown.
    waitingUntil = Number.POSITIVE_INFINITY;
    const timers = [stillAfter, longAfter].map((limit) => setTimeout(setWaited, waitingSince + limit - now, limit));
    return () => {
      timers.forEach(clearTimeout);
      waitingUntil = Date.now();
    };
  }, []);
  return waited;
}

function reached(milliseconds: number): number {
  if (milliseconds >= longAfter) return longAfter;
  return milliseconds >= stillAfter ? stillAfter : 0;
}

/** The outline of a screen: a title, a line below it and two blocks. */
function Outline() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <div className="h-10 max-w-sm rounded-xl bg-sunken forced-colors:border" />
      <div className="h-5 max-w-2xl rounded-xl bg-sunken forced-colors:border" />
      <div className="min-h-80 rounded-2xl bg-sunken forced-colors:border" />
    </div>
  );
}
