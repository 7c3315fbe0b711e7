import { Refusal } from '@elan/domain/errors';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import { rowsOfReply } from '@elan/domain/ledger/model-reading';
import type { Answers } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { hideNames } from '@elan/domain/people-in-texts';
import { readJsonReply } from '@elan/domain/tolerant-json';
import { sql } from 'drizzle-orm';
import { listPeopleNames } from '../../db/project-people.ts';
import { ledgerModelReadings } from '../../db/schema/ledger.ts';
import { write } from '../../db/write.ts';
import { GenerationError } from '../../platform/ai/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { holdRight } from '../generation/public.ts';
import { readUnreadAnswers } from './queries.ts';

/** Milliseconds. Nobody waits for it, so a model that takes longer has its chance at the next pause. */
const longestReading = 60_000;

export const canReadWithModel = ({ writer }: Pick<Deps, 'writer'>): boolean => writer?.readFigures !== undefined;

/**
 * Lets the model read the answers of a module that it has not read as they are now, and stores what it really found. An
 * unreadable reply stores nothing, so that the built-in reading stays; nor does one that comes when the person may no
 * longer edit.
 * @returns the number of answers that were read; 0 without a model
 * @throws Refusal TOO_MANY_REQUESTS; UNAVAILABLE when the model does not answer
 */
export async function readWithModel(
  deps: Deps,
  access: Access<'project:edit'>,
  module: ModuleKey,
): Promise<{ read: number }> {
  const { projectId, user } = access;
  const { writer } = deps;
  const model = writer?.model ?? null;
  if (writer?.readFigures === undefined || model === null) return { read: 0 };
  const unread = await readUnreadAnswers(deps.db, projectId, module, model);
  if (unread.length === 0) return { read: 0 };
  await deps.limiter.consume('figures', user.userId);
  const today = deps.now().toISOString().slice(0, 7) as CalendarMonth;
  const names = await listPeopleNames(deps.db, projectId);
  const answers: Answers = Object.fromEntries(
    unread.map(({ question, text }) => [question, hideNames(text, names, markOf)]),
  );
  const pieces = writer.readFigures({ module, answers, today }, AbortSignal.timeout(longestReading));
  const reply = withNames(await replyTo(deps, pieces), names);
  const found = readJsonReply(reply, (value) => (isReply(value) ? value : undefined));
  if (found === undefined) {
    deps.log.warn({ module, characters: reply.length }, 'a model replied something else than figures');
    return { read: 0 };
  }
  const readings = unread.map(({ question, text, version }) => ({
    question,
    answerVersion: version,
    rows: rowsOfReply(found, { module, question, text, today }),
  }));
  const right = { user, projectId, permission: 'project:edit', module } as const;
  return write(deps, async (work) => {
    if (!(await holdRight(deps, work.tx, right))) return { read: 0 };
    await work.tx.execute(sql`
      insert into ${ledgerModelReadings} (project_id, module, question, answer_version, model, rows)
      select ${projectId}::uuid, ${module}, r.question, r."answerVersion", ${model}, r.rows
      from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) as r (question text, "answerVersion" int, rows jsonb)
      on conflict (project_id, module, question) do update set
        answer_version = excluded.answer_version, model = excluded.model, rows = excluded.rows, created_at = now()
        where ${ledgerModelReadings}.answer_version <= excluded.answer_version`);
    if (readings.some(({ rows }) => rows.length > 0)) await work.live({ projectId, topic: 'ledger', actor: user });
    return { read: readings.length };
  });
}

/** What a model reads instead of the name of one of the project's people. */
const markOf = (index: number) => `[P${index + 1}]`;

/** A reply with the names again, so that its quotes are found in the answers. It is JSON, and so are they in it. */
function withNames(reply: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(markOf(index), JSON.stringify(name).slice(1, -1)), reply);
}

const isReply = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows);

async function replyTo(deps: Deps, pieces: AsyncGenerator<string, unknown>): Promise<string> {
  let text = '';
  try {
    for await (const piece of pieces) text += piece;
    return text;
  } catch (error) {
    const failure = error instanceof GenerationError ? error.failure : 'technical';
    deps.log.warn({ err: error, failure }, 'a model could not read figures');
    throw new Refusal('UNAVAILABLE');
  }
}
