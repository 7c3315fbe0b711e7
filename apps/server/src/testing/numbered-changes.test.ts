import { describe, expect, test } from 'vitest';
import { answers, projectModules } from '../db/schema/modules.ts';
import { type Write, write } from '../db/write.ts';
import { createProject, createUser } from './factories.ts';
import { createTestApp } from './test-app.ts';

/** A project, and a transaction that stores an answer in it and then does something else. */
async function storing(andThen: (write: Write, projectId: string) => Promise<void>): Promise<void> {
  const { deps } = await createTestApp();
  const { id: projectId } = await createProject(deps, { ownerId: (await createUser(deps)).id });
  await deps.db.insert(projectModules).values({ projectId, module: 'idea' });
  await write(deps, async (change) => {
    await change.tx.insert(answers).values({ projectId, module: 'idea', question: 'location', value: 'x', version: 1 });
    await andThen(change, projectId);
  });
}

describe('a change of an answer', () => {
  test('without an event number fails the test', async () => {
    await expect(storing(async () => undefined)).rejects.toMatchObject({
      cause: { message: 'a change of answers without a number: record it with live of db/write.ts' },
    });
  });

  test('with one does not', async () => {
    await storing(async ({ live }, projectId) =>
      live({ projectId, topic: 'module', module: 'idea', actor: { type: 'system' } }),
    );
  });
});
