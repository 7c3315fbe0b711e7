import { moduleDefinition } from '@elan/domain/modules/registry';
import { expect, test } from 'vitest';
import { twoEditors } from '../../testing/two-editors.ts';

test('300 edits of different answers by two people at once: none is lost', async () => {
  const { app, owner, editor, projectId } = await twoEditors();
  const places = (['idea', 'analysis', 'business-plan', 'marketing', 'rd', 'finances'] as const).flatMap((module) =>
    moduleDefinition(module)
      .questions.filter((question) => question.kind !== 'select')
      .map((question) => ({ module, question: question.id })),
  );
  const rounds = Math.ceil(300 / places.length);
  let saves = 0;
  const stand = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      places.map(async ({ module, question }, index) => {
        const value = `round ${round} of ${module} ${question}`;
        const person = (round + index) % 2 === 0 ? owner : editor;
        const { saved, conflicts } = await app
          .as(person)
          .modules.saveAnswers({ projectId, module, answers: [{ question, value, baseVersion: round }] });
        expect(conflicts).toEqual([]);
        expect(saved[question]).toBe(round + 1);
        stand.set(`${module} ${question}`, value);
        saves += 1;
      }),
    );
  }
  expect(saves).toBeGreaterThanOrEqual(300);
  const { modules_data } = await app.as(editor).projects.get({ projectId });
  for (const { module, question } of places) {
    expect(modules_data[module]?.answers[question]).toBe(stand.get(`${module} ${question}`));
  }
});

test('200 edits of the same answer at once: each is saved or reported as a conflict', async () => {
  const { app, owner, editor, projectId } = await twoEditors();
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      app.as(index % 2 === 0 ? owner : editor).modules.saveAnswers({
        projectId,
        module: 'idea',
        answers: [{ question: 'location', value: `place ${index}`, baseVersion: 0 }],
      }),
    ),
  );
  const saved = results.filter((result) => result.saved.location === 1);
  const told = results.filter((result) => result.conflicts.length === 1);
  expect([saved.length, told.length]).toEqual([1, 199]);
  const { modules_data } = await app.as(owner).projects.get({ projectId });
  const standing = modules_data.idea?.answers.location;
  for (const { conflicts } of told) expect(conflicts[0]).toMatchObject({ question: 'location', value: standing });
});
