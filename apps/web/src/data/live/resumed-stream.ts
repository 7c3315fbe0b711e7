/** Milliseconds. */
const firstRetry = 500;
const longestRetry = 30_000;
/** A stream that lasted this long resets the retry delay. */
const stableAfter = 10_000;

type StreamPorts<Event> = {
  open: (signal: AbortSignal) => Promise<AsyncIterable<Event>>;
  /** Whether it may be open now. */
  mayOpen: () => boolean;
  /** Its first event has arrived, and is received next. */
  onOpen: () => void;
  receive: (event: Event) => void;
  /** It ended by itself; another attempt follows. `failed`: it never opened. */
  onEnd: (failed: boolean) => void;
  random: () => number;
};

/** A stream that is opened again after it ends, later and later while it does not stay open. */
export function createResumedStream<Event>(ports: StreamPorts<Event>) {
  let current: AbortController | null = null;
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** Opens it, unless it is open or may not be. */
  const open = () => {
    if (current !== null || !ports.mayOpen()) return;
    clearTimeout(retryTimer);
    current = new AbortController();
    void follow(current.signal);
  };

  const follow = async (signal: AbortSignal) => {
    let openSince: number | null = null;
    try {
      for await (const event of await ports.open(signal)) {
        if (signal.aborted) return;
        if (openSince === null) {
          openSince = Date.now();
          ports.onOpen();
        }
        ports.receive(event);
      }
    } catch {
      // Whatever the cause, the next attempt will find out whether it still fails.
    }
    if (signal.aborted) return;
    close();
    failures = openSince !== null && Date.now() - openSince > stableAfter ? 0 : failures + 1;
    ports.onEnd(openSince === null);
    const delay = Math.min(firstRetry * 2 ** failures, longestRetry) * (0.5 + ports.random() / 2);
    // Where it may not be open by then, who allows it again opens it.
    retryTimer = setTimeout(open, delay);
  };

  const close = () => {
    clearTimeout(retryTimer);
    current?.abort();
    current = null;
  };

  /** The same, with the delays of a first attempt. */
  const openAfresh = () => {
    failures = 0;
    open();
  };

  return { open, openAfresh, close, isOpen: () => current !== null };
}
