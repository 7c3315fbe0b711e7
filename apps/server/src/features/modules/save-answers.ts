import type { SaveResult } from '@elan/contract/modules';
import { Refusal } from '@elan/domain/errors';
import { isValidAnswer } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { lockProject } from '../../db/lock-project.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { type AnswerChange, storeAnswers } from './store-answers.ts';

/**
 * Saves answers one by one: each is written only over the version it was typed on (decision S-15). Repeating the stored
 * value counts as saved, so that a request whose response was lost can be retried; repeating one that was filled in
 * accepts it.
 * @returns what was saved and what someone else changed first; a conflict changes nothing
 * @throws Refusal INVALID_INPUT for an unknown question or a value that is not one of its options
 */
export async function saveAnswers(
  deps: Deps,
  access: Access<'project:edit'>,
  module: ModuleKey,
  changes: readonly AnswerChange[],
): Promise<SaveResult> {
  checkAnswers(module, changes);
  const saved = await storeAnswers({ tx: deps.db, publish: deps.live.publish }, access, module, changes);
  return saved ?? write(deps, (work) => saveWithin(work, access, module, changes));
}

/** The same inside the caller's transaction, which waits for everybody else. The answers must already be validated. */
export async function saveWithin(
  work: Write,
  access: Access<'project:edit'>,
  module: ModuleKey,
  changes: readonly AnswerChange[],
): Promise<SaveResult> {
  await lockProject(work.tx, access.projectId);
  const saved = await storeAnswers(work, access, module, changes);
  if (saved === undefined) throw new Error('a project that is locked was changed');
  return saved;
}

/** @throws Refusal INVALID_INPUT naming every answer that does not fit the questionnaire */
export function checkAnswers(module: ModuleKey, changes: readonly AnswerChange[]): void {
  const { questions } = moduleDefinition(module);
  const seen = new Set<string>();
  const fields = changes.flatMap((change, index) => {
    const question = questions.find((candidate) => candidate.id === change.question);
    const repeated = seen.has(change.question);
    seen.add(change.question);
    if (question === undefined) return [{ path: `answers.${index}.question`, problem: 'unknown_question' }];
    if (repeated) return [{ path: `answers.${index}.question`, problem: 'repeated_question' }];
    return isValidAnswer(question, change.value) ? [] : [{ path: `answers.${index}.value`, problem: 'unknown_option' }];
  });
  if (fields.length > 0) throw new Refusal('INVALID_INPUT', { fields });
}
