import { useEffect } from 'react';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';

/** Milliseconds: the server records at most one view an hour (decision N-06), so asking more often is pointless. */
const interval = 60 * 60 * 1000;
const asked = new Map<string, number>();

/** Records a view when a project becomes the current one. */
export function useRecordView(projectId: string | null): void {
  const { user } = useAccount();
  useEffect(() => {
    if (projectId === null) return;
    const key = `${user.id}:${projectId}`;
    if (Date.now() - (asked.get(key) ?? Number.NEGATIVE_INFINITY) < interval) return;
    asked.set(key, Date.now());
    // This entry is not essential, so a failure is not shown.
    client.activity.recordView({ projectId }).catch(() => asked.delete(key));
  }, [projectId, user.id]);
}
