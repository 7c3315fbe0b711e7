import { failureTexts } from '@elan/domain/failure-texts';
import { invitationProblemTexts, invitationTexts } from '@elan/domain/invitation-texts';
import { type Language, type Text, toLanguage } from '@elan/domain/locale';
import { call, ORPCError } from '@orpc/server';
import * as z from 'zod/mini';
import type { RequestContext } from '../../rpc/base.ts';
import { toWireError } from '../../rpc/errors.ts';
import type { NewInvitation } from './invite-collaborator.ts';
import { collaborationRouter } from './router.ts';

/**
 * The invitation endpoint named by the specification: does the same as `collaboration.invite`, with refusals as
 * messages.
 */
export const invitePath = '/functions/v1/invite-collaborator';

const words = {
  notAuthenticated: { en: 'Not authenticated', fr: 'Non authentifié' },
  notFound: { en: 'Project not found', fr: 'Projet introuvable' },
} as const satisfies Record<string, Text>;

const requestBody = z.object({
  projectId: z.optional(z.unknown()),
  email: z.optional(z.unknown()),
  role: z.optional(z.unknown()),
  /** Language of the mail when the recipient has no account; defaults to the caller's. */
  language: z.optional(z.unknown()),
});

export type InviteAnswer = { status: number; body: object; retryAfterSeconds?: number };

/**
 * Answers one call of the function.
 * @param body the parsed JSON body
 * @param acceptLanguage used when the caller is not signed in; accounts have their own language
 */
export async function answerInvite(
  context: RequestContext,
  body: unknown,
  acceptLanguage: string | undefined,
): Promise<InviteAnswer> {
  const read = z.safeParse(requestBody, body).data;
  let language = toLanguage(acceptLanguage?.slice(0, 2).toLowerCase());
  try {
    const caller = await context.findCaller(null, undefined);
    language = caller?.user.language ?? language;
    // The contract's schema refuses malformed input.
    const input = { ...read, language: read?.language ?? language } as NewInvitation & { projectId: string };
    const path = ['collaboration', 'invite'];
    return { status: 200, body: await call(collaborationRouter.invite, input, { context, path }) };
  } catch (error) {
    const refused =
      error instanceof ORPCError ? error : toWireError(error, context.deps.log, { procedure: 'invite-collaborator' });
    return refusalAnswer(refused, isBlank(read?.email), language);
  }
}

function isBlank(email: unknown): boolean {
  return typeof email !== 'string' || email.trim() === '';
}

function refusalAnswer(
  { code, status, data }: ORPCError<string, unknown>,
  isEmailBlank: boolean,
  language: Language,
): InviteAnswer {
  const text = (isEmailBlank && code === 'INVALID_INPUT' ? invitationTexts.emailMissing : textOf(code, data))[language];
  const retryAfterSeconds =
    code === 'TOO_MANY_REQUESTS' ? z.safeParse(retryData, data).data?.retryAfterSeconds : undefined;
  return { status, body: { error: text, code }, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}

const retryData = z.object({ retryAfterSeconds: z.number() });
const fieldData = z.object({ fields: z.array(z.object({ path: z.string(), problem: z.string() })) });

function textOf(code: string, data: unknown): Text {
  switch (code) {
    case 'NOT_AUTHENTICATED':
      return words.notAuthenticated;
    case 'NOT_FOUND':
      return words.notFound;
    case 'FORBIDDEN':
      return invitationTexts.ownerOnly;
    case 'PLAN_REQUIRED':
      return invitationTexts.premiumOnly;
    case 'TOO_MANY_REQUESTS':
      return failureTexts.tooMany;
    case 'UNAVAILABLE':
      return failureTexts.unavailable;
    case 'INVALID_INPUT': {
      const problem = z.safeParse(fieldData, data).data?.fields.find(({ path }) => path === 'email')?.problem;
      if (problem === undefined) return invitationTexts.inviteFailed;
      return problem === 'owner' || problem === 'collaborator' || problem === 'pending'
        ? invitationProblemTexts[problem]
        : invitationProblemTexts.format;
    }
    default:
      return invitationTexts.inviteFailed;
  }
}
