import type { ModuleEntry } from '@elan/contract/modules';
import { invalidInput } from '@elan/domain/errors';
import { questionToSetAside } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sectionToSetAside } from '@elan/domain/modules/sections';
import { sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule, readModule } from './queries.ts';
import { touchModule } from './touch-module.ts';

export type PartChange = { kind: 'question' | 'section'; part: string; aside: boolean };

/**
 * Sets aside a question or a section that does not apply to the business, or brings it back. What was answered stays
 * stored. Repeating it changes nothing, so that a request whose response was lost can be retried; of two people who say
 * different things, the later one counts.
 * @throws Refusal INVALID_INPUT for a part that the module does not have, or cannot do without
 */
export function setAside(
  deps: Deps,
  access: Access<'project:edit'>,
  module: ModuleKey,
  { kind, part, aside }: PartChange,
): Promise<ModuleEntry> {
  const { projectId, user } = access;
  const found =
    kind === 'question' ? questionToSetAside(moduleDefinition(module), part) : sectionToSetAside(module, part);
  if (found === undefined) throw invalidInput('part', `unknown_${kind}`);
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    const { rows: changed } = await work.tx.execute(sql`
      insert into ${setAsideParts} as s (project_id, module, kind, part, aside, changed_by)
      select ${projectId}::uuid, ${module}, ${kind}, ${part}, ${aside}::boolean, ${user.userId}::uuid
      where ${aside}::boolean or exists (
        select from ${setAsideParts} p
        where p.project_id = ${projectId} and p.module = ${module} and p.kind = ${kind} and p.part = ${part})
      on conflict (project_id, module, kind, part) do update set
        aside = excluded.aside, changed_by = excluded.changed_by, changed_at = now()
        where s.aside <> excluded.aside
      returning s.part`);
    if (changed.length > 0) {
      // An analysis fits its answers as before when a section is left out of the next one.
      const outdated = kind === 'question' ? { outdated: true } : {};
      await touchModule(work, { projectId, module, actor: user, ...outdated });
    }
    return presentModule(await readModule(work.tx, projectId, module), user.userId);
  });
}
