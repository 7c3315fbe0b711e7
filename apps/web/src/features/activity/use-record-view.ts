import { useEffect } from 'react';
import { client } from '../../lib/api.ts';
import { useAccount } from '../../lib/session.ts';

/** Milliseconds: the server records no more than one view an hour (decision N-06), so this tab need not ask more often. */
const interval = 60 * 60 * 1000;
const asked = new Map<string, number>();

/** Records that the project was opened, when it becomes the current one. */
export function useRecordView(projectId: string | null): void {
  const { user } = useAccount();
  useEffect(() => {
    if (projectId === null) return;
    const key = `${user.id}:${projectId}`;
    if (Date.now() - (asked.get(key) ?? Number.NEGATIVE_INFINITY) < interval) return;
    asked.set(key, Date.now());
    // The timeline may do without this entry; the reader need not hear of it.
    client.activity.recordView({ projectId }).catch(() => asked.delete(key));
  }, [projectId, user.id]);
}
