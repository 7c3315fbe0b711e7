import type { TextVersion } from '@elan/contract/text-version';
import type { Language } from '@elan/domain/locale';
import { type AuthorRow, authorOf } from './project-people.ts';

type Found = AuthorRow & {
  row: { version: number; text: string; language: Language; writtenBy: string | null; writtenAt: Date };
};

/** @param found one row more than the page has, if there are more */
export function pageOfTextVersions(
  found: readonly Found[],
  size: number,
): { versions: TextVersion[]; next: string | null } {
  const shown = found.slice(0, size);
  return {
    versions: shown.map(({ row: { version, text, language, writtenBy, writtenAt }, ...author }) => ({
      version,
      text,
      language,
      author: authorOf({ userId: writtenBy, ...author }),
      written_at: writtenAt.toISOString(),
    })),
    next: found.length > size ? String(shown.at(-1)?.row.version) : null,
  };
}
