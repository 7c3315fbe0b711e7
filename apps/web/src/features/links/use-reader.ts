import type { OpenedLink } from '@elan/contract/links';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../lib/api.ts';
import { type Fault, isRefusal, toFault } from '../../lib/errors.ts';

export type Reading = OpenedLink | { state: 'unknown' } | { state: 'failed'; fault: Fault };

export type Reader = {
  /** What the link shows; null before the first answer. */
  reading: Reading | null;
  busy: boolean;
  /** The password that opened it. It is kept in memory only. */
  password: string | null;
  /** Opens it again, with what the reader typed or what opened it before. */
  open: (password?: string) => void;
};

/** What is behind a link. */
export function useReader(token: string): Reader {
  const [reading, setReading] = useState<Reading | null>(null);
  const [busy, setBusy] = useState(true);
  const [password, setPassword] = useState<string | null>(null);
  /** Only the latest attempt counts. */
  const attempt = useRef(0);

  const load = useCallback(
    async (typed: string | null) => {
      attempt.current += 1;
      const own = attempt.current;
      setBusy(true);
      const result = await readLink(token, typed);
      if (own !== attempt.current) return;
      setBusy(false);
      setReading(result);
      if (result.state === 'open') setPassword(typed);
    },
    [token],
  );

  useEffect(() => {
    void load(null);
    return () => {
      attempt.current += 1;
    };
  }, [load]);

  const open = useCallback((typed?: string) => void load(typed ?? password), [load, password]);
  return { reading, busy, password, open };
}

async function readLink(token: string, password: string | null): Promise<Reading> {
  if (token === '') return { state: 'unknown' };
  try {
    return await client.links.open({ token, password });
  } catch (error) {
    // Too long to be a link, so there is none.
    if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return { state: 'unknown' };
    return { state: 'failed', fault: toFault(error) };
  }
}
