import type { PlanDocument, PlanSection } from '@elan/contract/plan-document';
import type { Language } from '@elan/domain/locale';
import { baseOf } from '@elan/domain/plan-document/kept-plan';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { type Autosave, createAutosave, type FieldsSaved } from '../../lib/autosave/autosave.ts';
import { createDrafts } from '../../lib/autosave/drafts.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { putResponse } from '../../lib/put-response.ts';
import { planDocumentQuery } from '../../lib/queries.ts';
import { composedPlanQuery } from './queries.ts';

export type PlanAutosave = Autosave & {
  /** The language of the document on screen: that of what is written from now on. */
  writeIn: (language: Language) => void;
  /** Takes what the server keeps, on load and on every refetch. */
  take: (kept: PlanDocument) => void;
  /** Types a text that begins with what code or a model wrote: a draft until somebody accepts it. */
  typeDraft: (key: string, text: string) => void;
  /** Accepts the draft of a section. @returns whether it was accepted; false if somebody else changed it first */
  accept: (key: string) => Promise<boolean>;
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
  /** Sections whose next save begins a draft. */
  const begun = new Set<string>();
  const drafts = createDrafts(storageOf(userId), userId, projectId, 'plan-document');
  const autosave = createAutosave({
    save: async (changes) => {
      const saved: Record<string, number> = {};
      const conflicts: FieldsSaved['conflicts'][number][] = [];
      for (const { key, value, baseVersion } of changes) {
        const draft = begun.has(key) ? { drafted: true } : {};
        const written = { text: value, baseVersion, language, base: baseFor(key), ...draft };
        // The contract names the assembled sections; a key of another form is the id of an own one.
        const { section, conflict } = await client.planDocument.save({ projectId, section: key, ...written });
        begun.delete(key);
        keepSection(queryClient, projectId, section);
        if (conflict) conflicts.push({ key, value: section.text, version: section.version });
        else saved[key] = section.version;
      }
      return { saved, conflicts };
    },
    drafts,
  });
  let latest: PlanDocument | null = null;
  /** Texts that drafts from an earlier visit were typed over; null until it is known which. */
  let drafted: readonly PlanSection[] | null = null;
  let isReading = false;

  const read = () => {
    const { sections = [] } = latest ?? {};
    const known = [...(drafted ?? []), ...sections].flatMap(({ key, text, version }) =>
      text === null ? [] : [{ key, text, version }],
    );
    autosave.read({
      values: Object.fromEntries(known.map(({ key, text }) => [key, text])),
      versions: Object.fromEntries(known.map(({ key, version }) => [key, version])),
      lastUpdated:
        sections
          .map(({ updated_at: at }) => at)
          .sort()
          .at(-1) ?? null,
    });
  };
  /**
   * The texts of removed sections do not come with the document. Taken for empty, they would be overwritten once the
   * section is back, so they are left out here. Only a draft from an earlier visit needs the text it was typed
   * over; where that cannot be read, the save finds out.
   */
  const take = (kept: PlanDocument) => {
    latest = kept;
    if (isReading) return;
    if (drafted !== null) return read();
    const typed = drafts.read();
    const missing = kept.sections.filter(({ key, text }) => text === null && Object.hasOwn(typed, key));
    drafted = [];
    if (missing.length === 0) return read();
    isReading = true;
    const readings = missing.map(({ key: section }) => client.planDocument.section({ projectId, section }));
    void Promise.allSettled(readings).then((settled) => {
      drafted = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      isReading = false;
      read();
    });
  };
  return {
    ...autosave,
    writeIn: (next) => {
      language = next;
    },
    take,
    typeDraft: (key, text) => {
      begun.add(key);
      autosave.type(key, text);
    },
    accept: async (key) => {
      await autosave.flush();
      const kept = queryClient.getQueryData(planDocumentQuery(projectId).queryKey);
      const section = kept?.sections.find((each) => each.key === key);
      if (section === undefined || section.text === null) return false;
      const { text, version: baseVersion } = section;
      const accepted = { text, baseVersion, language, base: baseFor(key), drafted: false };
      const saved = await client.planDocument.save({ projectId, section: key, ...accepted });
      keepSection(queryClient, projectId, saved.section);
      return !saved.conflict;
    },
  };
}

/** Puts the response of a save into what was read. */
function keepSection(queryClient: QueryClient, projectId: string, section: PlanSection): void {
  keepPlan(queryClient, projectId, (before) => {
    const at = before.sections.findIndex(({ key }) => key === section.key);
    const sections = at === -1 ? [...before.sections, section] : before.sections.with(at, section);
    return { ...before, sections };
  });
}

/** Changes what was read by what a response says. */
export function keepPlan(
  queryClient: QueryClient,
  projectId: string,
  change: (before: PlanDocument) => PlanDocument,
): void {
  putResponse(queryClient, planDocumentQuery(projectId).queryKey, (before) => before && change(before));
}
