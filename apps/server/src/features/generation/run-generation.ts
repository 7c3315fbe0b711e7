import { moduleDefinition } from '@elan/domain/modules/registry';
import { GenerationError, type PreparedAnalysis } from '../../platform/ai/port.ts';
import type { Run } from '../../platform/ai/runs.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { conductRun, type FinishedReply } from './conduct-run.ts';
import type { LoadedRequest } from './load-request.ts';
import { storeReply } from './store-reply.ts';
import { withoutLeadingMark } from './without-leading-mark.ts';
import { withoutSetAside } from './without-set-aside.ts';
import { withoutWrappingFence } from './without-wrapping-fence.ts';

/** Maximum reply length in characters; a longer one is cut and stored as truncated. */
const replyLimit = 60_000;

/**
 * Runs one generation to its end: calls the model, keeps the row up to date, then stores the result or gives the unit
 * back. Never rejects, and does not need a reader: closing the page has no effect on it.
 */
export async function runGeneration(
  deps: Deps,
  access: Access<'project:edit'>,
  generationId: string,
  loaded: LoadedRequest,
  preparing: Promise<PreparedAnalysis | null>,
): Promise<void> {
  const { module } = loaded.request;
  const right = { user: access.user, projectId: access.projectId, permission: 'project:edit', module } as const;
  await conductRun(
    deps,
    { generationId, module, right },
    {
      receive: async (run) => {
        const analysis = await preparing;
        const { writer } = deps;
        if (writer === null || analysis === null) throw new GenerationError('configuration');
        const { source } = writer;
        const asked = performance.now();
        const noteFirstText = () => deps.metrics.firstText({ source, seconds: (performance.now() - asked) / 1_000 });
        return { ...(await receive(analysis, loaded, run, noteFirstText)), writer };
      },
      store: (reply) => storeReply(deps, { generationId, right }, access, loaded, reply),
    },
  );
}

/** Removes characters PostgreSQL cannot store. */
function storable(piece: string): string {
  return piece.replaceAll('\u0000', '').toWellFormed();
}

async function receive(
  analysis: PreparedAnalysis,
  loaded: LoadedRequest,
  run: Run,
  onFirstText: () => void,
): Promise<FinishedReply> {
  const { module, project } = loaded.request;
  const structured = moduleDefinition(module).output !== 'report';
  const setAside = project.modules[module]?.setAside?.sections ?? [];
  let text = '';
  const reply = withoutLeadingMark(analysis.write(run.signal));
  const pieces = structured ? reply : withoutSetAside(withoutWrappingFence(reply), module, setAside);
  for (;;) {
    const piece = await pieces.next();
    if (run.signal.aborted) throw new GenerationError('technical', run.signal.reason);
    if (piece.done) {
      const { reason } = piece.value;
      // A partial report is readable; partial data is not (decision S-23).
      if (structured && reason === 'cut') throw new GenerationError('technical', new Error('the reply was cut'));
      return { text, truncated: reason !== 'stop' };
    }
    if (text === '') onFirstText();
    const added = storable(piece.value);
    text += added;
    if (structured) run.setEntries(text.match(/"(?:title|nom)"\s*:/gu)?.length ?? 0);
    else run.append(added);
    if (text.length >= replyLimit) {
      await pieces.return({ reason: 'length' });
      return { text, truncated: true };
    }
  }
}
