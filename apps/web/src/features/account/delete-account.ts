import { deviceStorage } from '../../lib/device-storage.ts';
import { send, tabHeader } from '../../lib/http.ts';

/** The server did not delete the account. */
export class DeletionRefused extends Error {
  override readonly name = 'DeletionRefused';
  /** The server's own explanation, in the reader's language; null when it gave none. */
  readonly explanation: string | null;
  readonly status: number;

  constructor(status: number, explanation: string | null) {
    super('the account was not deleted');
    this.status = status;
    this.explanation = explanation;
  }
}

/**
 * Deletes the signed-in account (DEL-010).
 * @throws DeletionRefused, NetworkFailure, TimedOut
 */
export async function deleteAccount(): Promise<void> {
  const response = await send('/functions/v1/delete-account', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...tabHeader },
    body: JSON.stringify({ confirm_deletion: true }),
  });
  if (response.ok) return;
  const answer: unknown = await response.json().catch(() => null);
  const explanation = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;
  throw new DeletionRefused(
    response.status,
    typeof explanation === 'string' && explanation !== '' ? explanation : null,
  );
}

/** Removes everything of the account from this device too: drafts and the open project. */
export function forgetOnThisDevice(userId: string): void {
  for (const key of deviceStorage.keys('elan.')) {
    if (key.includes(`:${userId}`)) deviceStorage.remove(key);
  }
}
