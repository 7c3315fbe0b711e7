import { useEffect, useState } from 'react';

/** The state of a redirect to a page of the payment provider. */
export type ProviderVisit =
  | { status: 'idle' }
  | { status: 'loading' }
  /** The browser is about to leave. */
  | { status: 'redirect' }
  | { status: 'error'; error: unknown };

/** The server returned no URL. */
export class NoAddress extends Error {
  override readonly name = 'NoAddress';
}

type Visit = { visit: ProviderVisit; start: () => Promise<void> };

/**
 * Asks the server for a page of the payment provider and goes there, one request at a time.
 * @param ask returns the URL; only http(s) is followed
 */
export function useProviderVisit(ask: () => Promise<string | null | undefined>): Visit {
  const [visit, setVisit] = useState<ProviderVisit>({ status: 'idle' });

  // The back button may restore this page from the cache in its busy state.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) setVisit({ status: 'idle' });
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);

  const start = async () => {
    setVisit({ status: 'loading' });
    try {
      const address = webAddress(await ask());
      if (address === null) throw new NoAddress('the server named no page');
      setVisit({ status: 'redirect' });
      location.assign(address);
    } catch (error) {
      setVisit({ status: 'error', error });
    }
  };

  return { visit, start };
}

function webAddress(given: string | null | undefined): string | null {
  const url = URL.parse(given ?? '');
  return url !== null && /^https?:$/u.test(url.protocol) ? url.href : null;
}
