import type { OpenedLink } from '@elan/contract/links';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../data/api/api.ts';
import { type Fault, isRefusal, toFault } from '../../lib/errors.ts';

export type Reading = OpenedLink | { state: 'unknown' } | { state: 'failed'; fault: Fault };

export type Reader = ReturnType<typeof useReader>;

/** What is behind a link. */
export function useReader(token: string) {
  /** Null before the first answer. */
  const [reading, setReading] = useState<Reading | null>(null);
  const [busy, setBusy] = useState(true);
  /** The one that opened it. It is kept in memory only. */
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

  /** Opens it again, with what the reader typed or what opened it before. */
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
