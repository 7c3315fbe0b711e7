import type { SignOffs } from '@elan/contract/sign-offs';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { signOffs } from '../../db/schema/sign-offs.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { forgetSubject } from '../notices/public.ts';
import { listSignOffs } from './read-sign-offs.ts';

/** Takes back what the adviser signed; the timeline keeps both. Without one, nothing changes. */
export function withdrawSignOff(deps: Deps, access: Access<'project:advise'>, section: string): Promise<SignOffs> {
  const { projectId, user } = access;
  return write(deps, async (work) => {
    const { tx } = work;
    await lockProject(tx, projectId);
    const [row] = await tx
      .delete(signOffs)
      .where(and(eq(signOffs.projectId, projectId), eq(signOffs.section, section), eq(signOffs.userId, user.userId)))
      .returning({ title: signOffs.title });
    if (row !== undefined) {
      await forgetSubject(work, { projectId, kind: 'signed', subject: section, actorId: user.userId, isGone: true });
      await work.live({
        projectId,
        topic: 'plan-document',
        actor: user,
        activity: { type: 'sign_off_withdrawn', description: 'Sign-off withdrawn', metadata: { title: row.title } },
      });
    }
    return listSignOffs(tx, access);
  });
}
