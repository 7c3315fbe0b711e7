import type { PlanDocument, PlanSection } from '@elan/contract/plan-document';
import type { Language } from '@elan/domain/locale';
import { baseOf } from '@elan/domain/plan-document/kept-plan';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';
import { planDocumentQuery } from '../../data/api/queries.ts';
import { type Autosave, createAutosave, type FieldsSaved } from '../../lib/autosave/autosave.ts';
import { createDrafts } from '../../lib/autosave/drafts.ts';
import { storedTexts } from '../../lib/autosave/stored-texts.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { putResponse } from '../../lib/put-response.ts';
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

type Target = { userId: string; projectId: string; language: Language };
type Written = { text: string; baseVersion: number; drafted?: boolean };

/** Saves the text of sections as it is typed, with the rules of answers. */
export function createPlanAutosave(queryClient: QueryClient, { userId, projectId, ...first }: Target): PlanAutosave {
  let { language } = first;
  const write = async (key: string, written: Written) => {
    const composed = queryClient.getQueryData(composedPlanQuery(projectId, language).queryKey);
    const made = composed?.sections.find((each) => each.key === key);
    const base = made === undefined ? null : baseOf(made.compared ?? made.assembled);
    // The contract names the assembled sections; a key of another form is the id of an own one.
    const answer = await client.planDocument.save({ projectId, section: key, language, base, ...written });
    keepSection(queryClient, projectId, answer.section);
    return answer;
  };
  /** Sections whose next save begins a draft. */
  const begun = new Set<string>();
  const drafts = createDrafts(storageOf(userId), userId, projectId, 'plan-document');
  const autosave = createAutosave({
    save: async (changes) => {
      const saved: Record<string, number> = {};
      const conflicts: FieldsSaved['conflicts'][number][] = [];
      for (const { key, value: text, baseVersion } of changes) {
        const draft = begun.has(key) ? { drafted: true } : {};
        const { section, conflict } = await write(key, { text, baseVersion, ...draft });
        begun.delete(key);
        if (conflict) conflicts.push({ key, value: section.text, version: section.version });
        else saved[key] = section.version;
      }
      return { saved, conflicts };
    },
    drafts,
  });
  return {
    ...autosave,
    writeIn: (next) => {
      language = next;
    },
    take: takingWithRemoved(projectId, drafts, (sections) => autosave.read(storedTexts(sections))),
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
      return !(await write(key, { text, baseVersion, drafted: false })).conflict;
    },
  };
}

type Stored = PlanDocument['sections'];
const withText = (sections: Stored): PlanSection[] =>
  sections.flatMap(({ text, ...section }) => (text === null ? [] : [{ ...section, text }]));

/**
 * The texts of removed sections do not come with the document. Taken for empty, they would be overwritten once the
 * section is back, so they are left out. Only a draft from an earlier visit needs the text it was typed over; where that
 * cannot be read, the save finds out.
 * @param read takes the sections whose text is known
 */
function takingWithRemoved(
  projectId: string,
  drafts: ReturnType<typeof createDrafts>,
  read: (sections: readonly PlanSection[]) => void,
): PlanAutosave['take'] {
  let latest: Stored = [];
  /** Texts that drafts from an earlier visit were typed over; null until it is known which. */
  let drafted: readonly PlanSection[] | null = null;
  let isReading = false;
  const readAll = () => read(withText([...(drafted ?? []), ...latest]));

  return ({ sections }) => {
    latest = sections;
    if (isReading) return;
    if (drafted !== null) return readAll();
    const typed = drafts.read();
    const missing = sections.filter(({ key, text }) => text === null && Object.hasOwn(typed, key));
    drafted = [];
    if (missing.length === 0) return readAll();
    isReading = true;
    const readings = missing.map(({ key: section }) => client.planDocument.section({ projectId, section }));
    void Promise.allSettled(readings).then((settled) => {
      drafted = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      isReading = false;
      readAll();
    });
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
