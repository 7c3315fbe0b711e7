import type { AskedEvent } from '@elan/contract/generation';
import type { AskedTask } from '@elan/domain/generation';
import type { Language } from '@elan/domain/locale';
import { type Write, write } from '../../db/write.ts';
import { type GenerationEnd, GenerationError } from '../../platform/ai/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { cancelRun, conductRun, settleRun } from './conduct-run.ts';
import { readUsage, reserveUnit } from './quota.ts';

/** A question to a model that a person asked for, beside the analyses of modules. */
export type AskedCall<T> = {
  task: AskedTask;
  language: Language;
  /** Sends it. @throws GenerationError */
  send: (signal: AbortSignal) => AsyncGenerator<string, GenerationEnd>;
  /** What a whole reply says; undefined when it is not what was asked for. */
  read: (reply: string) => T | undefined;
  /** Stores what was read, in the transaction that settles the unit. */
  store?: (work: Write, value: T) => Promise<void>;
};

/**
 * Asks the model for one unit, under the rules of a generation: one at a time for a person, cancelled when the right to
 * it ends, its unit given back when nothing comes of it. Nobody can follow it from elsewhere, so it also ends with its
 * reader.
 * @param reading aborts when the reader leaves
 * @throws Refusal before any unit is taken or model is called
 */
export async function askModel<T>(
  deps: Deps,
  access: Access<'project:edit'>,
  call: AskedCall<T>,
  reading: AbortSignal,
): Promise<AsyncGenerator<AskedEvent<T>, void>> {
  const { projectId, user } = access;
  const reserved = await reserveUnit(deps, {
    user,
    projectId,
    module: call.task,
    language: call.language,
  });
  const ending = runCall(deps, access, reserved, call, reading);
  return (async function* () {
    yield { type: 'started', usage: reserved.usage };
    yield await ending;
  })();
}

/** Runs the call to its end. Never rejects. */
async function runCall<T>(
  deps: Deps,
  { projectId, user }: Access<'project:edit'>,
  { generationId, usage: reserved }: Awaited<ReturnType<typeof reserveUnit>>,
  call: AskedCall<T>,
  reading: AbortSignal,
): Promise<AskedEvent<T>> {
  const right = { user, projectId, permission: 'project:edit' } as const;
  const ending = conductRun(
    deps,
    { generationId, module: call.task, right },
    {
      receive: async ({ signal }) => {
        const text = await wholeReply(call.send(signal), signal);
        const value = call.read(text);
        if (value === undefined) throw new GenerationError('unusable');
        return { text, truncated: false, value };
      },
      store: ({ value }) =>
        write(deps, async (work) => {
          if ((await settleRun(deps, work.tx, { generationId, right })) === undefined) return false;
          await call.store?.(work, value);
          return true;
        }),
    },
  );
  const stop = () => void cancelRun(deps, generationId);
  reading.addEventListener('abort', stop, { once: true });
  if (reading.aborted) stop();
  const end = await ending;
  reading.removeEventListener('abort', stop);
  const usage = await readUsage(deps.db, user).catch(() => null);
  if (end.type === 'stored') return { type: 'finished', value: end.reply.value, usage: usage ?? reserved };
  return end.type === 'failed' ? { ...end, usage } : { type: 'cancelled', usage };
}

async function wholeReply(pieces: AsyncGenerator<string, GenerationEnd>, signal: AbortSignal): Promise<string> {
  let text = '';
  for (;;) {
    const piece = await pieces.next();
    if (signal.aborted) throw new GenerationError('technical', signal.reason);
    if (piece.done) {
      const { reason } = piece.value;
      // A partial reply is not usable. A model that wrote too much is not a failure of the service.
      if (reason === 'length') throw new GenerationError('unusable', new Error('the reply reached the token limit'));
      if (reason !== 'stop') throw new GenerationError('technical', new Error('the reply was cut'));
      return text;
    }
    text += piece.value;
  }
}
