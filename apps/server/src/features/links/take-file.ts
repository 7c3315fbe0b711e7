import { Refusal } from '@elan/domain/errors';
import type { ReaderFormat } from '@elan/domain/reader-links';
import type { Deps } from '../../rpc/deps.ts';
import { asDownload } from '../documents/public.ts';
import { admitReader, stateNow } from './admit-reader.ts';
import { makeForReader } from './make-for-reader.ts';
import { recordOpening } from './record-opening.ts';

/**
 * A file of the document behind a link.
 * @throws Refusal NOT_FOUND unless the link is active, FORBIDDEN without its password, and as makeForReader does
 */
export async function takeFile(deps: Deps, token: string, password: string | null, format: ReaderFormat) {
  const admitted = await admitReader(deps, token, password);
  if (admitted.state === 'password' || admitted.state === 'wrong_password') throw new Refusal('FORBIDDEN');
  if (admitted.state !== 'open') throw new Refusal('NOT_FOUND');
  const file = await makeForReader(deps, admitted.link, format);
  if ((await stateNow(deps, token)) !== 'open') throw new Refusal('NOT_FOUND');
  recordOpening(deps, admitted.link.id, format);
  return asDownload(file);
}
