import { expect, test } from 'vitest';
import { generations } from '../../db/schema/generation.ts';
import { analysisVersions } from '../../db/schema/modules.ts';
import { GenerationError } from '../../platform/ai/port.ts';
import { storeTestAnswers } from '../../testing/answers.ts';
import { createProject, createUser } from '../../testing/factories.ts';
import { scriptedWriter } from '../../testing/scripted-writer.ts';
import { createTestApp } from '../../testing/test-app.ts';

test.each([
  ['a finished text is stored once, as the analysis', ['# A report'], 'succeeded', ['# A report']],
  [
    'a failed run keeps no text',
    [
      '# The beginning',
      () => {
        throw new GenerationError('technical');
      },
    ],
    'failed',
    [],
  ],
])('%s', async (_what, pieces, status, contents) => {
  const app = await createTestApp({ writer: scriptedWriter({ pieces }) });
  const user = await createUser(app.deps);
  const { id: projectId } = await createProject(app.deps, { ownerId: user.id });
  await storeTestAnswers(app.deps, projectId, 'idea');
  for await (const _event of await app.as(user).generation.start({ projectId, module: 'idea', language: 'en' }));
  const [run] = await app.deps.db.select().from(generations);
  const versions = await app.deps.db.select().from(analysisVersions);
  expect(run).toMatchObject({ status, text: '' });
  expect(versions.map(({ id, content }) => [id, content])).toEqual(contents.map((content) => [run?.id, content]));
});
