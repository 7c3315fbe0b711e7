import { AuthError, post } from '../../data/sign-in/auth-api.ts';
import { send } from '../../lib/http.ts';

/** A place where the person is signed in. Browser and system are null where they are not known. */
export type OpenSession = {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  /** To about a day. */
  lastActiveAt: string;
  isCurrent: boolean;
};

export async function listSessions(signal: AbortSignal): Promise<OpenSession[]> {
  const response = await send('/api/auth/sessions', { signal });
  if (!response.ok) throw new AuthError({ status: response.status });
  return ((await response.json()) as { sessions: OpenSession[] }).sessions;
}

export const endSession = (id: string) => post('/api/auth/sessions/end', { id });

/** Ends every session but this one. */
export const endOtherSessions = () => post('/api/auth/sessions/end-others', {});
