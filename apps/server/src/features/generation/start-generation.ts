import { setImmediate } from 'node:timers/promises';
import type { GenerationEvent } from '@elan/contract/generation';
import { listPeopleNames } from '../../db/project-people.ts';
import { nothingOmitted, type PreparedAnalysis } from '../../platform/ai/port.ts';
import { tradeOfProject } from '../../platform/trades/trade-of-project.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readFigures } from '../ledger/public.ts';
import { readPaperStates } from '../papers/public.ts';
import { readProject } from '../projects/public.ts';
import { followGeneration } from './follow-generation.ts';
import { type GenerationInput, type LoadedRequest, loadRequest } from './load-request.ts';
import { reserveUnit } from './quota.ts';
import { runGeneration } from './run-generation.ts';

/**
 * Starts a generation and follows it. The unit is taken before the model is called, and no transaction is open while
 * the model writes.
 * @param signal ends the reading, never the run
 * @throws Refusal before any unit is taken or model is called
 */
export async function startGeneration(
  deps: Deps,
  access: Access<'project:edit'>,
  input: GenerationInput,
  signal: AbortSignal,
): Promise<AsyncGenerator<GenerationEvent, void>> {
  const [project, figures, papers, people] = await Promise.all([
    readProject(deps.db, access.projectId),
    readFigures(deps.db, access.projectId),
    readPaperStates(deps.db, access.projectId),
    listPeopleNames(deps.db, access.projectId),
  ]);
  const loaded = loadRequest(project, { figures, papers, people }, input);
  const reserving = reserveUnit(deps, {
    user: access.user,
    projectId: access.projectId,
    module: input.module,
    language: input.language,
  });
  const preparing = prepare(deps, loaded);
  const omitting = preparing.then(
    (analysis) => analysis?.omissions ?? nothingOmitted,
    () => nothingOmitted,
  );
  const { generationId, usage } = await reserving;
  void runGeneration(deps, access, generationId, loaded, preparing);
  return (async function* () {
    yield { type: 'started', generationId, module: input.module, usage, ...(await omitting) };
    yield* followGeneration(deps, access, { generationId, offset: 0 }, signal);
  })();
}

/** Null when no model is connected; the run reports that, and any failure here. */
async function prepare({ writer }: Deps, { request }: LoadedRequest): Promise<PreparedAnalysis | null> {
  if (writer === null) return null;
  // Lets the statement that takes the unit be sent first: preparing keeps the process busy while the database works.
  await setImmediate();
  return writer.prepare({ ...request, trade: await tradeOfProject(request.project) });
}
