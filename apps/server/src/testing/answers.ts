import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { answers, projectModules } from '../db/schema/modules.ts';
import type { Deps } from '../rpc/deps.ts';

/** Answers every required question of a module: with the first option, or a sentence naming the question. */
export function requiredAnswers(module: ModuleKey): Record<string, string> {
  return Object.fromEntries(
    moduleDefinition(module)
      .questions.filter((question) => question.required)
      .map((question) => [
        question.id,
        question.kind === 'select' ? (question.options[0]?.value ?? '') : `What I say about ${question.id}`,
      ]),
  );
}

/** Stores answers as if they had been typed and saved. */
export async function storeTestAnswers(
  deps: Deps,
  projectId: string,
  module: ModuleKey,
  values: Record<string, string> = requiredAnswers(module),
): Promise<void> {
  await deps.db.insert(projectModules).values({ projectId, module }).onConflictDoNothing();
  await deps.db
    .insert(answers)
    .values(Object.entries(values).map(([question, value]) => ({ projectId, module, question, value, version: 1 })));
}
