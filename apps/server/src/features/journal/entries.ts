import type { ModuleEntry } from '@elan/contract/modules';
import { Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import type { Mood } from '@elan/domain/modules/journal/mood';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule, readModule, touchModule } from '../modules/public.ts';
import { countEntries } from './queries.ts';

export type NewEntry = { entryId: string; title: string; content: string; mood: Mood };

/**
 * Adds an entry. Its id is generated on the device, so that a request whose response was lost can be retried.
 * @throws Refusal LIMIT_REACHED when the journal is at its maximum number of entries
 * @throws Refusal CONFLICT when another entry has this id: two devices in the same millisecond
 */
export function addEntry(deps: Deps, access: Access<'project:edit'>, entry: NewEntry): Promise<ModuleEntry> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    const { entryId, ...values } = entry;
    const words = { title: values.title.trim(), content: values.content.trim(), mood: values.mood };
    const added = await work.tx
      .insert(journalEntries)
      .values({ projectId: access.projectId, id: entryId, createdBy: access.user.userId, ...words })
      .onConflictDoNothing()
      .returning({ id: journalEntries.id });
    if (added.length > 0) {
      const total = await countEntries(work.tx, access.projectId);
      const limit = capacities.journalEntries;
      if (total > limit) throw new Refusal('LIMIT_REACHED', { of: 'journalEntries', limit });
      return touched(work, access, true);
    }
    const [existing] = await work.tx
      .select()
      .from(journalEntries)
      .where(and(eq(journalEntries.projectId, access.projectId), eq(journalEntries.id, entryId)));
    const isRepeat =
      existing?.createdBy === access.user.userId &&
      existing.title === words.title &&
      existing.content === words.content &&
      existing.mood === words.mood;
    if (!isRepeat) throw new Refusal('CONFLICT');
    return touched(work, access, false);
  });
}

/** Deletes an entry. @throws Refusal NOT_FOUND when it no longer exists */
export function removeEntry(deps: Deps, access: Access<'project:edit'>, entryId: string): Promise<ModuleEntry> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    const removed = await work.tx
      .delete(journalEntries)
      .where(and(eq(journalEntries.projectId, access.projectId), eq(journalEntries.id, entryId)))
      .returning({ id: journalEntries.id });
    if (removed.length === 0) throw new Refusal('NOT_FOUND');
    return touched(work, access, true);
  });
}

/**
 * Records the change and returns the journal; its analysis is based on the entries, so any change marks it as outdated.
 */
async function touched(work: Write, access: Access<'project:edit'>, changed: boolean): Promise<ModuleEntry> {
  const { projectId, user } = access;
  if (changed) await touchModule(work, { projectId, module: 'journal', actor: user, outdated: true });
  return presentModule(await readModule(work.tx, projectId, 'journal'), user.userId);
}
