import type { PlanDocument, PlanSection } from '@elan/contract/plan-document';
import type { Language } from '@elan/domain/locale';
import { baseOf } from '@elan/domain/plan-document/kept-plan';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { type Autosave, createAutosave, type FieldsSaved } from '../../lib/autosave/autosave.ts';
import { createDrafts } from '../../lib/autosave/drafts.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { planDocumentQuery } from '../../lib/queries.ts';
import { composedPlanQuery } from './queries.ts';

export type PlanAutosave = Autosave & {
  /** The language of the document on screen: that of what is written from now on. */
  writeIn: (language: Language) => void;
  /** Takes what the server keeps, on load and on every refetch. */
  take: (kept: PlanDocument) => void;
};

/** Saves the text of sections as it is typed, with the rules of answers. */
export function createPlanAutosave(
  queryClient: QueryClient,
  { userId, projectId, language: first }: { userId: string; projectId: string; language: Language },
): PlanAutosave {
  let language = first;
  const baseFor = (key: string): string | null => {
    const composed = queryClient.getQueryData(composedPlanQuery(projectId, language).queryKey);
    const section = composed?.sections.find((each) => each.key === key);
    return section === undefined ? null : baseOf(section.compared ?? section.assembled);
  };
  const autosave = createAutosave({
    save: async (changes) => {
      const saved: Record<string, number> = {};
      const conflicts: FieldsSaved['conflicts'][number][] = [];
      for (const { key, value, baseVersion } of changes) {
        const written = { text: value, baseVersion, language, base: baseFor(key) };
        // The contract names the assembled sections; a key of another form is the id of an own one.
        const { section, conflict } = await client.planDocument.save({ projectId, section: key, ...written });
        await keepSection(queryClient, projectId, section);
        if (conflict) conflicts.push({ key, value: section.text, version: section.version });
        else saved[key] = section.version;
      }
      return { saved, conflicts };
    },
    drafts: createDrafts(storageOf(userId), userId, projectId, 'plan-document'),
  });
  return {
    ...autosave,
    writeIn: (next) => {
      language = next;
    },
    take: ({ sections }) =>
      autosave.read({
        values: Object.fromEntries(sections.map(({ key, text }) => [key, text])),
        versions: Object.fromEntries(sections.map(({ key, version }) => [key, version])),
        lastUpdated:
          sections
            .map(({ updated_at: at }) => at)
            .sort()
            .at(-1) ?? null,
      }),
  };
}

/** Puts the response of a save into what was read. A read that began before the save must not arrive after it. */
async function keepSection(queryClient: QueryClient, projectId: string, section: PlanSection): Promise<void> {
  await keepPlan(queryClient, projectId, (before) => {
    const at = before.sections.findIndex(({ key }) => key === section.key);
    const sections = at === -1 ? [...before.sections, section] : before.sections.with(at, section);
    return { ...before, sections };
  });
}

/** Changes what was read by what a response says. */
export async function keepPlan(
  queryClient: QueryClient,
  projectId: string,
  change: (before: PlanDocument) => PlanDocument,
): Promise<void> {
  const { queryKey } = planDocumentQuery(projectId);
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  if (isReading) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (before) => before && change(before));
  if (isReading) void queryClient.invalidateQueries({ queryKey });
}
