import type { ProjectPaper } from '@elan/contract/papers';
import type { PaperKey, PaperState } from '@elan/domain/papers/papers';
import { sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectPapers } from '../../db/schema/papers.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readPapers } from './queries.ts';

/**
 * Sets a paper's status. An unchanged status is ignored, so that a request whose response was lost can be retried; if
 * two people set different ones, the later one counts.
 */
export function updatePaper(
  deps: Deps,
  access: Access<'project:edit'>,
  paper: PaperKey,
  said: { state: PaperState; note: string | null },
): Promise<ProjectPaper> {
  const { projectId, user } = access;
  const note = said.note?.trim() || null;
  return write(deps, async (work) => {
    const { tx } = work;
    await lockProject(tx, projectId);
    const [before] = await readPapers(tx, projectId, paper);
    if (before?.state === said.state && before.note === note) return before;
    const values = { state: said.state, note, updatedBy: user.userId, updatedAt: sql`now()` };
    await tx
      .insert(projectPapers)
      .values({ projectId, paper, ...values })
      .onConflictDoUpdate({ target: [projectPapers.projectId, projectPapers.paper], set: values });
    await work.live({
      projectId,
      topic: 'papers',
      actor: user,
      activity: { type: 'papers_updated', description: 'Papers updated: 1', metadata: { count: '1' } },
      project: sql`updated_at = now()`,
    });
    const [after] = await readPapers(tx, projectId, paper);
    if (after === undefined) throw new Error('a paper that was just written is not there');
    return after;
  });
}
