import type { MadeFile } from '../../platform/file-maker.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { asDownload } from './as-download.ts';
import { makeDocument, type WantedDocument } from './make-document.ts';

/**
 * Makes a file of a project in its turn.
 * @throws Refusal TOO_MANY_REQUESTS, or UNAVAILABLE when too many files wait
 */
export async function makeFile(deps: Deps, access: Access<'project:view'>, wanted: WantedDocument) {
  await deps.limiter.consume('document', access.user.userId);
  return asDownload(await orderInTurn(deps, access, wanted));
}

/**
 * What the process that makes files answers to a person of the project, in their turn.
 * @throws Refusal UNAVAILABLE when too many orders wait
 */
export function orderInTurn(
  deps: Deps,
  { projectId, ownersPlan, user: { userId, entitlements } }: Access<'project:view'>,
  wanted: WantedDocument,
): Promise<MadeFile> {
  const isFree = !entitlements.hasPremiumAccess && !ownersPlan;
  return makeDocument(deps, { projectId, wanted, isFree, maker: deps.makers.files, whose: userId });
}
