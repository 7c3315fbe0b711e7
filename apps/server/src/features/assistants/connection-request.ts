import type { AskedConnection, ConnectionRequest } from '@elan/contract/assistants';
import {
  type AssistantScope,
  assistantScopes,
  type ConnectionPlace,
  isRegisteredRedirect,
  placeOfRedirect,
} from '@elan/domain/assistants';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { assistantClients } from '../../db/schema/assistants.ts';
import type { Settings } from '../../env.ts';
import { assistantsAddress } from '../../rpc/assistant-address.ts';
import type { Deps } from '../../rpc/deps.ts';

/** A request of a known assistant that may be shown to a person. */
export type ValidRequest = {
  clientId: string;
  name: string;
  redirectUri: string;
  place: ConnectionPlace;
  scopes: AssistantScope[];
  challenge: string;
  state: string | undefined;
};

type Read =
  | { kind: 'sound'; request: ValidRequest }
  | { kind: 'invalid'; problem: string; client: Pick<ValidRequest, 'name' | 'redirectUri' | 'place' | 'state'> }
  | { kind: 'unknown' };

/**
 * Checks an authorization request (OAuth 2.1, section 4.1.1). The assistant and its redirect address come first: before
 * both are known, nothing is sent anywhere.
 */
export async function readConnectionRequest({ db, settings }: Deps, asked: ConnectionRequest): Promise<Read> {
  const client = await findClient(db, asked.client_id ?? '');
  const redirectUri = asked.redirect_uri ?? '';
  if (client === undefined || !isRegisteredRedirect(client.redirectUris, redirectUri)) return { kind: 'unknown' };
  const place = placeOfRedirect(redirectUri);
  if (place === null) return { kind: 'unknown' };
  const known = { name: client.name, redirectUri, place, state: asked.state };
  const problem = problemOf(settings, asked);
  if (problem !== undefined) return { kind: 'invalid', problem, client: known };
  const request = {
    ...known,
    clientId: client.id,
    scopes: scopesIn(asked.scope),
    challenge: asked.code_challenge ?? '',
  };
  return { kind: 'sound', request };
}

/** What a person is shown of a request. */
export async function askAboutConnection(deps: Deps, asked: ConnectionRequest): Promise<AskedConnection> {
  const read = await readConnectionRequest(deps, asked);
  if (read.kind === 'unknown') return { kind: 'unknown' };
  if (read.kind === 'invalid') {
    const { name, place } = read.client;
    const back = backTo(deps.settings, read.client, { error: read.problem });
    return { kind: 'invalid', problem: read.problem, name, place, back };
  }
  const { name, place, scopes } = read.request;
  const refusal = backTo(deps.settings, read.request, { error: 'access_denied' });
  return { kind: 'asked', name, place, scopes, refusal };
}

/** The address that carries an answer to the assistant, with the issuer (RFC 9207). */
export function backTo(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { redirectUri, state }: Pick<ValidRequest, 'redirectUri' | 'state'>,
  answer: { code: string } | { error: string },
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('iss', publicUrl);
  return url.href;
}

/** Whether an audience that a request names is the address of the assistants; naming none is the same. */
export function isOwnResource(settings: Pick<Settings, 'publicUrl'>, resource: string | undefined): boolean {
  return resource === undefined || URL.parse(resource)?.href === assistantsAddress(settings);
}

function problemOf(settings: Settings, asked: ConnectionRequest): string | undefined {
  if (asked.response_type !== 'code') return 'unsupported_response_type';
  if (!isOwnResource(settings, asked.resource)) return 'invalid_target';
  // A SHA-256 in base64url. `plain`, which is also what a missing method means, is refused.
  const isChallenged = asked.code_challenge_method === 'S256' && /^[\w-]{43}$/u.test(asked.code_challenge ?? '');
  if (!isChallenged) return 'invalid_request';
  return areScopes(asked.scope, assistantScopes) ? undefined : 'invalid_scope';
}

const scopesNamed = (scope = '') => scope.split(' ').filter((name) => name !== '');

/** Whether all scopes that are named are among others. */
export const areScopes = (scope: string | undefined, among: readonly string[]): boolean =>
  scopesNamed(scope).every((name) => among.includes(name));

/** The scopes that are asked for; all of them where none is named. */
function scopesIn(scope: string | undefined): AssistantScope[] {
  const named = scopesNamed(scope);
  return assistantScopes.filter((one) => named.length === 0 || named.includes(one));
}

async function findClient(db: Database, id: string) {
  if (!isUuid(id)) return undefined;
  const { name, redirectUris } = assistantClients;
  const [client] = await db
    .select({ id: assistantClients.id, name, redirectUris })
    .from(assistantClients)
    .where(eq(assistantClients.id, id));
  return client;
}

/** Whether a text can be the id of an assistant. */
export const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text);
