import type { OpenedLink } from '@elan/contract/links';
import { formatsOf } from '@elan/domain/reader-links';
import type { Deps } from '../../rpc/deps.ts';
import { admitReader, stateNow } from './admit-reader.ts';
import { makeForReader } from './make-for-reader.ts';
import { recordOpening } from './record-opening.ts';

/**
 * The document as somebody with a link reads it.
 * @throws Refusal as admitReader and makeForReader do
 */
export async function openLink(deps: Deps, token: string, password: string | null): Promise<OpenedLink> {
  const admitted = await admitReader(deps, token, password);
  if (admitted.state !== 'open') return admitted;
  const { link } = admitted;
  const { bytes } = await makeForReader(deps, link, 'page');
  const state = await stateNow(deps, token);
  if (state !== 'open') return { state };
  recordOpening(deps, link.id, 'page');
  const { document, language } = link;
  return {
    state,
    project_name: link.projectName,
    shared_by: link.sharedBy,
    shared_at: link.createdAt.toISOString(),
    ends_at: link.endsAt.toISOString(),
    document,
    language,
    formats: [...formatsOf(document)],
    text: withoutCover(Buffer.from(bytes).toString()),
  };
}

/** The cover has the first heading. */
function withoutCover(text: string): string {
  return text.slice(text.indexOf('\n# ', 1) + 1);
}
