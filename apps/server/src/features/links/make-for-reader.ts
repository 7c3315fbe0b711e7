import { Refusal } from '@elan/domain/errors';
import type { ReaderFormat } from '@elan/domain/reader-links';
import type { FileMakers, MadeFile } from '../../platform/file-maker.ts';
import type { Deps } from '../../rpc/deps.ts';
import { makeDocument, type WantedDocument } from '../documents/public.ts';
import type { FoundLink } from './find-link.ts';

/** Documents that are being made for readers, by what identifies them. */
const underWay = new WeakMap<FileMakers, Map<string, Promise<MadeFile>>>();

/**
 * Makes the document behind a link. Readers who ask for the same one at the same time get the same file, so that a link
 * that many people open takes one place in line.
 * @throws Refusal UNAVAILABLE when too many files wait; NOT_FOUND when the project is gone
 */
export function makeForReader(deps: Deps, link: FoundLink, format: ReaderFormat | 'page'): Promise<MadeFile> {
  const { projectId, document, language, isFree } = link;
  const key = [projectId, document, language, isFree, format].join(' ');
  const making = underWay.get(deps.makers) ?? new Map<string, Promise<MadeFile>>();
  underWay.set(deps.makers, making);
  const same = making.get(key);
  if (same !== undefined) return same;
  const made = make(deps, link, format).finally(() => making.delete(key));
  making.set(key, made);
  return made;
}

async function make(deps: Deps, { id: whose, projectId, isFree, ...link }: FoundLink, format: ReaderFormat | 'page') {
  const wanted = wantedOf(link, format);
  return makeDocument(deps, { projectId, isFree, wanted, maker: deps.makers.readers, whose });
}

/** @throws Refusal NOT_FOUND for a kind of file that the document does not have */
function wantedOf({ document, language }: Pick<FoundLink, 'document' | 'language'>, format: ReaderFormat | 'page') {
  const isPage = format === 'page';
  if (document === 'project') return { format: isPage ? 'markdown' : format, language } satisfies WantedDocument;
  if (isPage) return { reading: true, language } satisfies WantedDocument;
  if (format !== 'pdf' && format !== 'word') throw new Refusal('NOT_FOUND');
  return { plan: format, language } satisfies WantedDocument;
}
