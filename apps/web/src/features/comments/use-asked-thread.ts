import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** Null once the reader was led there. */
export type AskedThread = { asked: string | null; arrived: () => void };

/** The thread that the address asks for, as links in mails and notices do. */
export function useAskedThread(): AskedThread {
  const { search, state } = useLocation();
  const [done, setDone] = useState<string | null>(null);
  const thread = new URLSearchParams(search).get('thread');
  // A notice that is pressed again leads there again; opening another part of the module does not.
  const way = `${thread} ${(state as { noticeAt?: number } | null)?.noticeAt ?? ''}`;
  const arrived = useCallback(() => setDone(way), [way]);
  return { asked: done === way ? null : thread, arrived };
}
