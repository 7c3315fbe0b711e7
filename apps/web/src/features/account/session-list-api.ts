import { post, read } from '../../data/sign-in/auth-api.ts';

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

export const listSessions = async (signal: AbortSignal) =>
  (await read<{ sessions: OpenSession[] }>('/api/auth/sessions', signal)).sessions;

export const endSession = (id: string) => post('/api/auth/sessions/end', { id });

/** Ends every session but this one. */
export const endOtherSessions = () => post('/api/auth/sessions/end-others', {});
