import type { ModuleEntry } from '@elan/contract/modules';
import { Refusal } from '@elan/domain/errors';
import type { Language } from '@elan/domain/locale';
import { derivedOfIdea, developIdea } from '@elan/domain/modules/brainstorm/develop-idea';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import { lockProject } from '../../db/lock-project.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule, readModule, saveWithin } from '../modules/public.ts';

/**
 * Copies the selected idea into the idea module (decisions C-16, N-14). Existing answers that differ are replaced only
 * when the person agreed; location and the analysis stay.
 * @returns the idea module and whether anything was copied
 * @throws Refusal NOT_FOUND when no idea is selected; CONFLICT when someone else changed an answer at the same moment
 */
export function copyIdea(
  deps: Deps,
  access: Access<'project:edit'>,
  options: { language: Language; overwrite: boolean },
): Promise<{ copied: boolean; idea: ModuleEntry }> {
  return write(deps, async (work) => {
    const { projectId, user } = access;
    await lockProject(work.tx, projectId);
    const brainstorm = presentModule(await readModule(work.tx, projectId, 'brainstorm'), user.userId);
    if (!brainstorm.selectedIdea) throw new Refusal('NOT_FOUND');
    const target = developIdea({
      idea: brainstorm.selectedIdea,
      answers: brainstorm.answers,
      language: options.language,
    });
    const current = presentModule(await readModule(work.tx, projectId, 'idea'), user.userId);
    const changes = Object.entries(target)
      .filter(([question, value]) => (current.answers[question] ?? '') !== value)
      .map(([question, value]) => ({
        ...{ question, value, baseVersion: current.versions[question] ?? 0 },
        filledIn: isFilledIn(derivedOfIdea, question),
      }));
    const overwrites = changes.some(({ question }) => (current.answers[question] ?? '').trim() !== '');
    if (overwrites && !options.overwrite) return { copied: false, idea: current };
    if (changes.length > 0) {
      const result = await saveWithin(work, access, 'idea', changes);
      if (result.conflicts.length > 0) throw new Refusal('CONFLICT');
    }
    return { copied: true, idea: presentModule(await readModule(work.tx, projectId, 'idea'), user.userId) };
  });
}
