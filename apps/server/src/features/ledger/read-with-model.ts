import { Refusal } from '@elan/domain/errors';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import { ledgerOf } from '@elan/domain/ledger/ledger-of';
import { type ReadingPart, readingParts, rowsOfReply } from '@elan/domain/ledger/model-reading';
import { type Row, type RowKind, settingOf } from '@elan/domain/ledger/row';
import { answerLabel } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { readJsonReply } from '@elan/domain/tolerant-json';
import { sql } from 'drizzle-orm';
import { listPeopleNames } from '../../db/project-people.ts';
import { ledgerModelReadings } from '../../db/schema/ledger.ts';
import { write } from '../../db/write.ts';
import { markPeople } from '../../platform/ai/mark-people.ts';
import { type AnswersToRead, GenerationError } from '../../platform/ai/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { holdRight } from '../generation/public.ts';
import { type AnswerToRead, readAnswersToRead, readModelReadings } from './queries.ts';
import { type ProjectFigures, readFigures } from './read-figures.ts';

/** Milliseconds for each part. Nobody waits for it; a slower model is asked again at the next pause. */
const longestReading = 60_000;
/** UTF-16 units of all answers together; the least important ones beyond them are not read. */
const mostCharacters = 80_000;
const parts = Object.keys(readingParts) as ReadingPart[];

export const canReadWithModel = ({ writer }: Pick<Deps, 'writer'>): boolean => writer?.readFigures !== undefined;

/**
 * Lets the model read a project's answers if any has changed since its last reading, and stores what it found. An
 * unreadable reply changes nothing of its part; nor does one that comes when the person may no longer edit.
 * @param module in which the person typed
 * @returns the number of answers that were read; 0 without a model
 * @throws Refusal TOO_MANY_REQUESTS; UNAVAILABLE when the model does not answer
 */
export async function readWithModel(
  deps: Deps,
  access: Access<'project:edit'>,
  module: ModuleKey,
): Promise<{ read: number }> {
  const { projectId, user } = access;
  const model = deps.writer?.model ?? null;
  if (!canReadWithModel(deps) || model === null) return { read: 0 };
  const answers = await readAnswersToRead(deps.db, projectId, model);
  const written = withinLimit(answers.filter((answer) => kindOf(answer) === 'written'));
  if (written.every(({ isRead }) => isRead)) return { read: 0 };
  await deps.limiter.consume('figures', user.userId);
  const figures = await readFigures(deps.db, projectId);
  const rows = await rowsFound(deps, projectId, written, contextOf(answers, figures, deps.now()));
  if (rows === undefined) return { read: 0 };
  const right = { user, projectId, permission: 'project:edit', module } as const;
  return write(deps, async (work) => {
    if (!(await holdRight(deps, work.tx, right))) return { read: 0 };
    // A row is stored with the answer of its main amount, whose place begins its key.
    const readings = written.map(({ module: of, question, version }) => {
      return { module: of, question, version, rows: rows.filter(({ id }) => id.startsWith(`${of}/${question}/`)) };
    });
    await work.tx.execute(sql`
      insert into ${ledgerModelReadings} (project_id, module, question, answer_version, model, rows)
      select ${projectId}::uuid, r.module, r.question, r.version, ${model}, r.rows
      from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) as r (module text, question text, version int, rows jsonb)
      on conflict (project_id, module, question) do update set
        answer_version = excluded.answer_version, model = excluded.model, rows = excluded.rows, created_at = now()
        where ${ledgerModelReadings}.answer_version <= excluded.answer_version`);
    await work.live({ projectId, topic: 'ledger', actor: user });
    return { read: readings.length };
  });
}

const questionOf = ({ module, question }: AnswerToRead) =>
  moduleDefinition(module).questions.find(({ id }) => id === question);
function kindOf(answer: AnswerToRead): 'chosen' | 'written' | 'unknown' {
  const question = questionOf(answer);
  if (question === undefined) return 'unknown';
  return question.kind === 'select' ? 'chosen' : 'written';
}

function withinLimit(answers: readonly AnswerToRead[]): AnswerToRead[] {
  let length = 0;
  return answers.filter(({ text }) => {
    length += text.length;
    return length <= mostCharacters;
  });
}

type ReadingContext = Omit<AnswersToRead, 'part' | 'answers'>;

function contextOf(answers: readonly AnswerToRead[], figures: ProjectFigures, now: Date): ReadingContext {
  const today = now.toISOString().slice(0, 7) as CalendarMonth;
  const byModule: Partial<Record<ModuleKey, Record<string, string>>> = {};
  for (const { module, question, text } of answers) byModule[module] = { ...byModule[module], [question]: text };
  const { rows } = ledgerOf({ answers: byModule, today, figures });
  const chosen = answers.flatMap((answer) => {
    const question = questionOf(answer);
    return question?.kind === 'select' ? [[question.label.en, answerLabel(question, answer.text).en]] : [];
  });
  return { chosen: Object.fromEntries(chosen), province: settingOf(rows, 'province'), rows, today };
}

/** @returns undefined when no reply could be read; a part without a readable reply keeps its earlier rows */
async function rowsFound(
  deps: Deps,
  projectId: string,
  answers: readonly AnswerToRead[],
  context: ReadingContext,
): Promise<Row[] | undefined> {
  const { hidden, restored } = markPeople(await listPeopleNames(deps.db, projectId));
  const sent = answers.map(({ module, question, text }) => ({ module, question, text: hidden(text) }));
  const rows = JSON.parse(hidden(JSON.stringify(context.rows))) as Row[];
  const before = (await readModelReadings(deps.db, projectId)).flatMap((reading) => reading.rows);
  const found = [];
  for (const part of parts) {
    const reply = restored(await replyTo(deps, { ...context, part, rows, answers: sent }), inJson);
    const read = readJsonReply(reply, (value) => (isReply(value) ? value : undefined));
    if (read === undefined)
      deps.log.warn({ part, characters: reply.length }, 'a model replied something else than figures');
    found.push({ part, rows: read === undefined ? undefined : rowsOfReply(read, part, answers, context.today) });
  }
  if (found.every((each) => each.rows === undefined)) return undefined;
  return found.flatMap((each) => {
    const kinds: readonly RowKind[] = readingParts[each.part];
    return each.rows ?? before.filter(({ kind }) => kinds.includes(kind));
  });
}

/** Escaped as JSON, so that the quotes of a reply are found in the answers. */
const inJson = (name: string) => JSON.stringify(name).slice(1, -1);

const isReply = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows);

async function replyTo(deps: Deps, input: AnswersToRead): Promise<string> {
  let text = '';
  try {
    const pieces = deps.writer?.readFigures?.(input, AbortSignal.timeout(longestReading));
    for await (const piece of pieces ?? []) text += piece;
    return text;
  } catch (error) {
    const failure = error instanceof GenerationError ? error.failure : 'technical';
    deps.log.warn({ err: error, failure }, 'a model could not read figures');
    throw new Refusal('UNAVAILABLE');
  }
}
