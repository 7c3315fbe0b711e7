import type { RehearsalAnswer } from '@elan/contract/rehearsal';
import { invalidInput } from '@elan/domain/errors';
import { type AnswerPoint, answerPoints } from '@elan/domain/rehearsal/answer-points';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { rehearsalAnswers } from '../../db/schema/rehearsal.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { publishRehearsalChange } from './publish-rehearsal-change.ts';
import { readAnswers } from './queries.ts';

/**
 * Ticks a point of an answer, or unticks it. Repeating it changes nothing; of two people, the later one counts. The
 * version of the text stays, so that nobody who is writing is disturbed.
 * @throws Refusal INVALID_INPUT for a question without an answer
 */
export function tickPoint(
  deps: Deps,
  access: Access<'project:edit'>,
  { question, point, ticked }: { question: string; point: AnswerPoint; ticked: boolean },
): Promise<RehearsalAnswer> {
  const { projectId } = access;
  return write(deps, async (work) => {
    const { tx } = work;
    await lockProject(tx, projectId);
    const [before] = await readAnswers(tx, projectId, question);
    if (before === undefined || before.text === '') throw invalidInput('question', 'not_answered');
    if (before.ticked.includes(point) === ticked) return before;
    const after = answerPoints.filter((each) => (each === point ? ticked : before.ticked.includes(each)));
    await tx
      .update(rehearsalAnswers)
      .set({ ticked: after })
      .where(and(eq(rehearsalAnswers.projectId, projectId), eq(rehearsalAnswers.question, question)));
    await publishRehearsalChange(work, access, question);
    return { ...before, ticked: after };
  });
}
