import { failureTexts } from '@elan/domain/failure-texts';
import { type Language, type Text, toLanguage } from '@elan/domain/locale';
import { call, ORPCError } from '@orpc/server';
import * as z from 'zod/mini';
import type { RequestContext } from '../../rpc/base.ts';
import { toWireError } from '../../rpc/errors.ts';
import { accountRouter } from './router.ts';

/**
 * The account deletion endpoint named by the specification: does the same as `account.delete`, with refusals as
 * messages.
 */
export const deletionPath = '/functions/v1/delete-account';

const words: Readonly<Record<string, Text>> = {
  NOT_AUTHENTICATED: { en: 'Not authenticated', fr: 'Non authentifié' },
  FORBIDDEN: { en: 'A founder account cannot be deleted.', fr: 'Un compte fondateur ne peut pas être supprimé.' },
  INVALID_INPUT: { en: 'The deletion was not confirmed.', fr: "La suppression n'a pas été confirmée." },
  UNAVAILABLE: failureTexts.unavailable,
};
const failed: Text = { en: 'Failed to delete account', fr: 'Échec de la suppression du compte' };

/** Ignores everything else in the body, especially a user id (decision S-19). */
const requestBody = z.object({ confirm_deletion: z.unknown() });

/**
 * Answers one call of the function.
 * @param body the parsed JSON body
 * @param acceptLanguage used when the caller is not signed in; accounts have their own language
 */
export async function answerDeletion(
  context: RequestContext,
  body: unknown,
  acceptLanguage: string | undefined,
): Promise<{ status: number; body: object }> {
  let language: Language = toLanguage(acceptLanguage?.slice(0, 2).toLowerCase());
  try {
    const caller = await context.findCaller(null, undefined);
    language = caller?.user.language ?? language;
    // The contract's schema refuses anything but `true`.
    const input = { confirmDeletion: z.safeParse(requestBody, body).data?.confirm_deletion as true };
    await call(accountRouter.delete, input, { context, path: ['account', 'delete'] });
    return { status: 200, body: { success: true } };
  } catch (error) {
    const { code, status } =
      error instanceof ORPCError ? error : toWireError(error, context.deps.log, { procedure: 'delete-account' });
    return { status, body: { error: (words[code] ?? failed)[language], code } };
  }
}
