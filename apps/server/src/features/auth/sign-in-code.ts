import { lockedUntil, remainingAttempts } from '@elan/domain/lockout';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { and, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sessions, users, verifications } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { checkCode } from './check-code.ts';
import { refuseLocked } from './guard-sign-in.ts';
import { logSignIn } from './log-sign-in.ts';
import { clearUnlessLocked, countFailure, findLock, takeBackFailure } from './login-attempts.ts';
import { pendingIdentifier } from './require-code.ts';
import { authRefusal } from './signed-in-person.ts';

const wrongCode = 'INVALID_CODE';
const answerFields = z.object({ code: z.optional(z.string()), token: z.optional(z.string()) });

/**
 * Guards the code that follows a right password or link, with the lock of the address: wrong codes and wrong passwords
 * count together. Each try is counted before its code is checked, so at most seven at once are checked.
 * @param pending as requireCode gave it out
 */
export async function guardCode(deps: Deps, pending: string, attempt: () => Promise<Response>): Promise<Response> {
  const person = await findPending(deps, pending);
  if (person === undefined) return authRefusal(401, 'CODE_EXPIRED');
  const answer = await answerCode(deps, person, attempt);
  await logSignIn(deps, 'code', person.email, answer);
  return answer;
}

async function answerCode(
  deps: Deps,
  { id, email }: { id: string; email: string },
  attempt: () => Promise<Response>,
): Promise<Response> {
  const attempts = await countFailure(deps, email);
  if (attempts === undefined) return refuseLocked(deps, (await findLock(deps, email)) ?? deps.now());

  let isWrong = false;
  let response: Response;
  let token: string | undefined;
  try {
    response = await attempt();
    const answer = z.safeParse(answerFields, await response.clone().json()).data;
    token = answer?.token;
    isWrong = answer?.code === wrongCode;
  } finally {
    if (!isWrong) await takeBackFailure(deps, email);
  }
  if (response.ok) return settle(deps, { id, email, token }, response);
  if (!isWrong) return response;
  const now = deps.now();
  const lock = lockedUntil(attempts, now);
  if (lock !== null) return refuseLocked(deps, lock, { justLocked: true });
  return Response.json(
    { code: wrongCode, message: wrongCode, remaining: remainingAttempts(attempts, now) },
    { status: 401 },
  );
}

/** Adds to better-auth the call that opens the session of a sign-in that waited for its code. */
export function signInCodePlugin(deps: Deps) {
  return {
    id: 'sign-in-code',
    endpoints: {
      signInByCode: createAuthEndpoint(
        '/sign-in/code',
        { method: 'POST', body: z.object({ pending: z.string(), code: z.string() }) },
        async (ctx) => {
          const { pending, code } = ctx.body;
          const person = await findPending(deps, pending);
          if (person === undefined) throw refused('CODE_EXPIRED');
          if (!(await checkCode(deps, person.id, code))) throw refused(wrongCode);
          const [taken] = await deps.db
            .delete(verifications)
            .where(eq(verifications.identifier, pendingIdentifier(pending)))
            .returning({ id: verifications.id });
          const user = taken === undefined ? null : await ctx.context.internalAdapter.findUserById(person.id);
          if (user === null) throw refused('CODE_EXPIRED');
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ token: session.token, user: { id: user.id, email: user.email } });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

const refused = (code: string) => new APIError('UNAUTHORIZED', { code, message: code });

async function findPending({ db, now }: Deps, pending: string) {
  const [person] = await db
    .select({ id: users.id, email: users.email })
    .from(verifications)
    .innerJoin(users, sql`${users.id}::text = ${verifications.value}`)
    .where(and(eq(verifications.identifier, pendingIdentifier(pending)), gt(verifications.expiresAt, now())));
  return person;
}

/** The code was right: forgets the failures, unless others have locked the address meanwhile. */
async function settle(
  deps: Deps,
  { id, email, token }: { id: string; email: string; token: string | undefined },
  response: Response,
): Promise<Response> {
  const lock = await clearUnlessLocked(deps, email);
  if (lock === null) {
    await deps.db.update(users).set({ lastSignInAt: deps.now() }).where(eq(users.id, id));
    return response;
  }
  if (token !== undefined) await deps.db.delete(sessions).where(eq(sessions.token, token));
  return refuseLocked(deps, lock);
}
