import type { AskedEvent } from '@elan/contract/generation';
import { invalidInput, Refusal } from '@elan/domain/errors';
import type { Language } from '@elan/domain/locale';
import { hideAddresses } from '@elan/domain/people-in-texts';
import { isPrivateQuestion } from '@elan/domain/rehearsal/rehearsal-question';
import { type StoredWeighing, weighingOf } from '@elan/domain/rehearsal/weighing';
import { readJsonReply } from '@elan/domain/tolerant-json';
import { and, eq } from 'drizzle-orm';
import { listPeopleNames } from '../../db/project-people.ts';
import { rehearsalAnswers } from '../../db/schema/rehearsal.ts';
import { markPeople } from '../../platform/ai/mark-people.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { askModel, projectForModel } from '../generation/public.ts';
import { readAnswers } from './queries.ts';

export const canWeigh = ({ writer }: Pick<Deps, 'writer'>): boolean => writer?.weigh !== undefined;

/**
 * Has the model weigh a stored answer against the plan, for one unit, and stores the remarks whose quotes are real.
 * Answers about debts and the household are never sent.
 * @throws Refusal UNAVAILABLE without a model; INVALID_INPUT for a question without an answer, or a private one
 */
export async function weighAnswer(
  deps: Deps,
  access: Access<'project:edit'>,
  { question, language }: { question: string; language: Language },
  reading: AbortSignal,
): Promise<AsyncGenerator<AskedEvent<StoredWeighing>, void>> {
  const { writer } = deps;
  const { projectId, user } = access;
  const weigh = writer?.weigh;
  if (weigh === undefined) throw new Refusal('UNAVAILABLE');
  const [stored] = isPrivateQuestion(question) ? [] : await readAnswers(deps.db, projectId, question);
  if (stored === undefined || stored.text.trim() === '') throw invalidInput('question', 'not_answered');
  const { hidden: withoutNames, restored } = markPeople(await listPeopleNames(deps.db, projectId));
  const hidden = (words: string) => withoutNames(hideAddresses(words, '[e-mail]'));
  const plan = await projectForModel(deps, access, language);
  const text = hidden(stored.text);
  const input = { language, asked: hidden(stored.asked), text, plan };
  return askModel(
    deps,
    access,
    {
      task: 'rehearsal',
      language,
      send: (signal) => weigh(input, signal),
      read: (reply) => {
        const found = readJsonReply(reply, (value) => weighingOf(value, { answer: text, plan: plainPlan(plan) }));
        if (found === undefined) return undefined;
        return {
          remarks: found.remarks.map(({ verdict, quote, planQuote, remark }) => ({
            verdict,
            quote: restored(quote),
            planQuote,
            remark: restored(remark),
          })),
          next: restored(found.next),
          language,
          model: writer?.model ?? null,
          version: stored.version,
          weighed_at: deps.now().toISOString(),
        };
      },
      store: async (work, weighing) => {
        await work.tx
          .update(rehearsalAnswers)
          .set({ weighing })
          .where(and(eq(rehearsalAnswers.projectId, projectId), eq(rehearsalAnswers.question, question)));
        await work.live({ projectId, topic: 'rehearsal', actor: user });
      },
    },
    reading,
  );
}

/** The texts of the plan without JSON escapes, so that quotes are found in them. */
function plainPlan(plan: string): string {
  const texts: string[] = [];
  JSON.parse(plan, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join('\n');
}
