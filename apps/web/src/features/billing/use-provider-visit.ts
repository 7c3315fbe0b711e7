import { useEffect, useState } from 'react';

/** On the way to a page of the payment provider. */
export type ProviderVisit =
  | { status: 'idle' }
  | { status: 'loading' }
  /** The browser is leaving. */
  | { status: 'redirect' }
  | { status: 'error'; error: unknown };

/** The server named no page to go to. */
export class NoAddress extends Error {
  override readonly name = 'NoAddress';
}

type Visit = { visit: ProviderVisit; start: () => Promise<void> };

/**
 * Asks the server for a page of the payment provider and goes there, one request at a time.
 * @param ask gives the address; only a web address is followed
 */
export function useProviderVisit(ask: () => Promise<string | null | undefined>): Visit {
  const [visit, setVisit] = useState<ProviderVisit>({ status: 'idle' });

  // Going back may bring this page back exactly as it was left: busy for ever.
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
