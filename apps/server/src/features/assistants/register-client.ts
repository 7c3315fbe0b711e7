import { clientLimits, mostUnusedClients, placeOfRedirect } from '@elan/domain/assistants';
import { isStorableText } from '@elan/domain/plain-text';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { assistantClients } from '../../db/schema/assistants.ts';
import type { Settings } from '../../env.ts';
import type { Deps } from '../../rpc/deps.ts';
import { oauthError } from './oauth-error.ts';

/**
 * The parts of a registration that are stored (RFC 7591, section 2); logos, addresses and everything else are not even
 * read.
 */
const registration = z.object({
  redirect_uris: z
    .array(z.string().check(z.refine((address) => placeOfRedirect(address) !== null)))
    .check(z.minLength(1), z.maxLength(clientLimits.redirects)),
  client_name: z.optional(z.string().check(z.maxLength(1_000), z.refine(isStorableText))),
});

/**
 * Registers an assistant. It is a public client: it has no secret, and each code is bound to its origin.
 * @param body the parsed JSON
 */
export async function registerClient(deps: Deps, body: unknown): Promise<Response> {
  const read = z.safeParse(registration, body);
  if (!read.success) {
    const isRedirect = read.error.issues.some(({ path }) => path[0] === 'redirect_uris');
    return oauthError(isRedirect ? 'invalid_redirect_uri' : 'invalid_client_metadata');
  }
  const redirectUris = [...new Set(read.data.redirect_uris)];
  // Our own address on the screen would look like our own request.
  if (redirectUris.some((address) => isOwnPlace(deps.settings, address))) return oauthError('invalid_redirect_uri');
  const name = nameIn(read.data.client_name ?? '', redirectUris[0] ?? '', deps.settings.productName);
  const createdAt = deps.now();
  const id = await deps.db.transaction(async (tx) => {
    const [client] = await tx
      .insert(assistantClients)
      .values({ name, redirectUris, createdAt })
      .returning({ id: assistantClients.id });
    // Anybody may register: clients that nobody has allowed are evicted, the oldest first.
    await tx.execute(sql`
      delete from ${assistantClients} where id in (
        select id from ${assistantClients} where used_at is null order by created_at desc offset ${mostUnusedClients})`);
    return client?.id;
  });
  const issued = Math.floor(createdAt.getTime() / 1000);
  const answer = {
    client_id: id,
    client_id_issued_at: issued,
    client_name: name,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  };
  return Response.json(answer, { status: 201 });
}

function isOwnPlace({ publicUrl }: Pick<Settings, 'publicUrl'>, address: string): boolean {
  const own = new URL(publicUrl);
  const place = new URL(address);
  return place.hostname.replace(/\.$/u, '') === own.hostname && place.protocol === 'https:';
}

/**
 * The name it gives itself, without characters that are invisible or reverse the text; otherwise the host it redirects
 * to. The same goes for a name that imitates ours, mixes alphabets or separates its letters to look like another, or
 * has markup.
 */
function nameIn(claimed: string, redirect: string, productName: string): string {
  const plain = claimed
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, clientLimits.name)
    .trim();
  const name = plain.isWellFormed() ? plain : plain.slice(0, -1);
  const imitates = mixesAlphabets(name) || separatesLetters(name) || namesProduct(name, productName);
  if (name !== '' && !imitates && !hasMarkup(name)) return name;
  const place = placeOfRedirect(redirect);
  return place?.kind === 'site' ? place.host.slice(0, clientLimits.name) : (place?.kind ?? 'app');
}

/** Letters of alphabets that look alike, side by side in one word (Unicode TS 39). */
const mixesAlphabets = (name: string) =>
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u.test(
    name,
  );

/** Three letters or more, one by one. */
const separatesLetters = (name: string) => /(?:^| )\p{L}(?: \p{L}){2,}(?: |$)/u.test(wordsOf(name));

const hasMarkup = (name: string) => /[<>]|&(?:#\w+|\w+);|\]\(/u.test(name);

/** Whether its words name the product, or pieces of it that stand one after the other. */
function namesProduct(name: string, productName: string): boolean {
  const words = wordsOf(name).split(' ');
  const product = wordsOf(productName).replaceAll(' ', '');
  for (const from of words.keys()) {
    let run = '';
    for (const word of words.slice(from)) {
      run += word;
      if (run === product) return true;
    }
  }
  return false;
}

/** Its words without accents, case and signs. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
