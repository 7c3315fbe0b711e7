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
  notOwner: {
    en: 'Only the project owner can invite collaborators',
    fr: 'Seul le propriétaire du projet peut inviter des collaborateurs',
  },
  plan: {
    en: 'Inviting collaborators is a Premium feature.',
    fr: "L'invitation de collaborateurs est une fonctionnalité Premium.",
  },
  blank: { en: 'Please enter a valid email address', fr: 'Veuillez saisir une adresse courriel valide' },
  format: {
    en: 'Invalid email address. Please check the format.',
    fr: 'Adresse courriel invalide. Veuillez vérifier le format.',
  },
  owner: {
    en: 'You are already the owner of this project.',
    fr: 'Vous êtes déjà propriétaire de ce projet.',
  },
  collaborator: { en: 'This person is already a collaborator.', fr: 'Cette personne collabore déjà à ce projet.' },
  pending: {
    en: 'An invitation is already pending for this address.',
    fr: 'Une invitation est déjà en attente pour cette adresse.',
  },
  tooMany: {
    en: 'Too many attempts. Please wait a few minutes before trying again.',
    fr: 'Trop de tentatives. Veuillez patienter quelques minutes avant de réessayer.',
  },
  unavailable: {
    en: 'Service temporarily unavailable. Please try again later.',
    fr: 'Service temporairement indisponible. Veuillez réessayer plus tard.',
  },
  failed: { en: 'Failed to send invitation', fr: "Échec de l'envoi de l'invitation" },
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
  const text = (isEmailBlank && code === 'INVALID_INPUT' ? words.blank : textOf(code, data))[language];
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
      return words.notOwner;
    case 'PLAN_REQUIRED':
      return words.plan;
    case 'TOO_MANY_REQUESTS':
      return words.tooMany;
    case 'UNAVAILABLE':
      return words.unavailable;
    case 'INVALID_INPUT': {
      const problem = z.safeParse(fieldData, data).data?.fields.find(({ path }) => path === 'email')?.problem;
      if (problem === undefined) return words.failed;
      return problem === 'owner' || problem === 'collaborator' || problem === 'pending' ? words[problem] : words.format;
    }
    default:
      return words.failed;
  }
}
