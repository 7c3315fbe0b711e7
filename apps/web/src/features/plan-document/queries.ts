import type { Language } from '@elan/domain/locale';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';
import type { PagedList } from '../../lib/paged-list.ts';

/** In milliseconds: long enough for the page's code to arrive, and short enough that every later visit asks again. */
const staleTime = 3_000;

/** The plan section by section, as it comes out. Not among what a live change reads again: use-plan.ts knows when. */
export function composedPlanQuery(projectId: string, language: Language) {
  return queryOptions({
    queryKey: ['composed-plan', projectId, language] as const,
    staleTime,
    queryFn: ({ signal }) => client.documents.planSections({ projectId, language }, { signal }),
  });
}

/** The text of a section; a text never changes under its version. */
export function sectionTextQuery(projectId: string, section: string, version: number) {
  return queryOptions({
    queryKey: ['plan-section-text', projectId, section, version] as const,
    queryFn: ({ signal }) => client.planDocument.section({ projectId, section }, { signal }),
  });
}

type VersionPage = Awaited<ReturnType<typeof client.planDocument.versions>>;

/** The earlier texts of a section, newest first. */
export function sectionVersionPages(projectId: string, section: string): PagedList<VersionPage> {
  return {
    queryKey: ['plan-section-versions', projectId, section],
    readPage: (cursor, options) => client.planDocument.versions({ projectId, section, ...cursor }, options),
    join: (list, page) => ({ ...page, versions: [...list.versions, ...page.versions] }),
    ids: ({ versions }) => versions.map(({ version }) => String(version)),
  };
}
