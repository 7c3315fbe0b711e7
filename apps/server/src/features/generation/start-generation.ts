import type { GenerationEvent } from '@elan/contract/generation';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import type { ProjectRow } from '../projects/public.ts';
import { followGeneration } from './follow-generation.ts';
import { type GenerationInput, loadRequest } from './load-request.ts';
import { reserveUnit } from './quota.ts';
import { runGeneration } from './run-generation.ts';

/**
 * Starts a generation and follows it. Reserve, call, settle: the unit is taken before the model is called, and no
 * transaction is open while it writes.
 * @param project the project of the access, as it stands now
 * @param signal ends the reading, never the run
 * @throws Refusal before anything was taken or called
 */
export async function startGeneration(
  deps: Deps,
  access: Access<'project:edit'>,
  project: ProjectRow,
  input: GenerationInput,
  signal: AbortSignal,
): Promise<AsyncGenerator<GenerationEvent, void>> {
  const loaded = loadRequest(project, input);
  const { generationId, usage } = await reserveUnit(deps, {
    user: access.user,
    projectId: access.projectId,
    module: input.module,
    language: input.language,
  });
  void runGeneration(deps, access, generationId, loaded);
  return (async function* () {
    const { dropped, shortened } = deps.writer?.omissions?.(loaded.request) ?? { dropped: [], shortened: [] };
    yield { type: 'started', generationId, module: input.module, usage, dropped, shortened };
    yield* followGeneration(deps, access, { generationId, offset: 0 }, signal);
  })();
}
