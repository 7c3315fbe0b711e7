import type { SignOffs } from '@elan/contract/sign-offs';
import { invalidInput, Refusal } from '@elan/domain/errors';
import { mostSignOffs } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import { withoutSigns } from '@elan/domain/plan-document/kept-plan';
import { count, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { lockProject } from '../../db/lock-project.ts';
import { signOffs } from '../../db/schema/sign-offs.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { composeSections } from '../documents/public.ts';
import { sendNotice } from '../mail/public.ts';
import { addToBundle } from '../notices/public.ts';
import { signedNotice } from './mails.ts';
import { listSignOffs } from './read-sign-offs.ts';
import { requireAdviser } from './require-adviser.ts';

export type Signature = { section: string; language: Language; mark: string; note: string };

/**
 * Signs a section off as the adviser read it. A change between the comparison and the transaction does no harm: what is
 * stored is the mark of what was read, so the section shows as changed at once.
 * @throws Refusal CONFLICT when the section is no longer what they read; INVALID_INPUT when there is nothing to sign;
 * LIMIT_REACHED when the project has too many; FORBIDDEN when they are no longer its adviser
 */
export async function signSection(
  deps: Deps,
  access: Access<'project:advise'>,
  { section, language, mark, note }: Signature,
): Promise<SignOffs> {
  const { projectId, user } = access;
  const { sections } = await composeSections(deps, access, language);
  const read = sections.find(({ key }) => key === section);
  if (read === undefined || read.shown === '') throw invalidInput('section', 'unknown_section');
  if (read.mark !== mark) throw new Refusal('CONFLICT');
  const title = withoutSigns(read.title);
  return write(deps, async (work) => {
    const { tx } = work;
    const { name, ownerId } = await lockProject(tx, projectId);
    await requireAdviser(tx, access);
    const values = { title, language, mark, note: note.trim(), signedAt: sql`now()` };
    await tx
      .insert(signOffs)
      .values({ projectId, section, userId: user.userId, ...values })
      .onConflictDoUpdate({ target: [signOffs.projectId, signOffs.section, signOffs.userId], set: values });
    await requireRoom(tx, projectId);
    await work.live({
      projectId,
      topic: 'plan-document',
      actor: user,
      activity: { type: 'section_signed', description: 'Section signed off', metadata: { title } },
    });
    await addToBundle(work, { projectId, kind: 'signed', actorId: user.userId, subject: section, readers: 'editors' });
    await sendNotice(deps, work, {
      userId: ownerId,
      kind: 'advice',
      words: signedNotice(deps.settings, { who: user.profile, project: name, projectId, section, title, note }),
    });
    return listSignOffs(tx, access);
  });
}

async function requireRoom(tx: Transaction, projectId: string): Promise<void> {
  const [row] = await tx.select({ count: count() }).from(signOffs).where(eq(signOffs.projectId, projectId));
  if ((row?.count ?? 0) > mostSignOffs) {
    throw new Refusal('LIMIT_REACHED', { of: 'signOffs', limit: mostSignOffs });
  }
}
