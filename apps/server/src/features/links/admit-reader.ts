import { Refusal } from '@elan/domain/errors';
import type { Deps } from '../../rpc/deps.ts';
import { type FoundLink, findLink } from './find-link.ts';

/** The result of checking a token and password. */
export type Admission =
  | { state: 'open'; link: FoundLink }
  | { state: 'password' | 'wrong_password' | 'ended' | 'revoked' };

/**
 * Checks a link and its password. Somebody who has the token of a link that has ended learns that, and nothing else:
 * neither its owner nor its document.
 * @param password null if none was given
 * @throws Refusal NOT_FOUND for an unknown link, and while its project is in the trash; TOO_MANY_REQUESTS; UNAVAILABLE
 */
export async function admitReader(deps: Deps, token: string, password: string | null): Promise<Admission> {
  const link = await findLink(deps, token);
  if (link === null) throw new Refusal('NOT_FOUND');
  await deps.limiter.consume('linkOpened', link.id);
  if (link.state !== 'active') return { state: link.state };
  if (link.passwordHash === null) return { state: 'open', link };
  if (password === null || password === '') return { state: 'password' };
  // Counted before it is checked, or many tries at once would all be checked before the first is counted.
  await deps.limiter.consume('linkPassword', link.id);
  let isWrong = false;
  try {
    isWrong = !(await deps.passwords.verify(link.passwordHash, password));
  } finally {
    // A right password does not count, nor does one that could not be checked.
    if (!isWrong) await deps.limiter.giveBack('linkPassword', link.id);
  }
  return isWrong ? { state: 'wrong_password' } : { state: 'open', link };
}

/** The link's state now: if it ended while a file was made, the file is not handed out. */
export async function stateNow(deps: Deps, token: string): Promise<'open' | 'ended' | 'revoked'> {
  const link = await findLink(deps, token);
  if (link === null) throw new Refusal('NOT_FOUND');
  return link.state === 'active' ? 'open' : link.state;
}
