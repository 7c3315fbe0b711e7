import { moduleDefinition } from '@elan/domain/modules/registry';
import { isModuleComplete } from '@elan/domain/progress';
import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { lockProject } from '../../db/lock-project.ts';
import { projectActivity } from '../../db/schema/activity.ts';
import { projectEvents } from '../../db/schema/live.ts';
import { analysisVersions, answers, projectModules } from '../../db/schema/modules.ts';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { twoEditors } from '../../testing/two-editors.ts';
import { until } from '../../testing/until.ts';
import { touchModule } from './touch-module.ts';

const modules = ['idea', 'analysis', 'marketing', 'rd', 'finances', 'environmental'] as const;
type Module = (typeof modules)[number];

/** Two questions of a module that take any text. */
function textQuestions(module: Module): [string, string] {
  const [first, second] = moduleDefinition(module).questions.filter(({ kind }) => kind !== 'select');
  return [first?.id ?? '', second?.id ?? ''];
}

describe('saves at the same time', () => {
  test('of the last two answers, both emptied, leave the module incomplete', async () => {
    const { app, owner, editor, projectId } = await twoEditors();
    const [first, second] = textQuestions('idea');
    await addAnalysis(app, projectId, 'idea');
    for (let round = 0; round < 20; round += 1) {
      const baseVersion = round * 2;
      await save(app, owner, projectId, 'idea', { question: first, value: 'x', baseVersion });
      await save(app, owner, projectId, 'idea', { question: second, value: 'x', baseVersion });
      expect(await completedIn(app, projectId)).toEqual({ counted: 1, complete: ['idea'] });
      await Promise.all([
        save(app, owner, projectId, 'idea', { question: first, value: '', baseVersion: baseVersion + 1 }),
        save(app, editor, projectId, 'idea', { question: second, value: '', baseVersion: baseVersion + 1 }),
      ]);
      expect(await completedIn(app, projectId)).toEqual({ counted: 0, complete: [] });
    }
  });

  test('of different modules keep the count of complete ones right', async () => {
    const { app, owner, editor, projectId } = await twoEditors();
    for (const module of modules) await addAnalysis(app, projectId, module);
    for (let round = 0; round < 12; round += 1) {
      // In every round some modules become complete, some incomplete, and in some somebody only goes on typing.
      const value = (index: number) => ((index + round) % 3 === 0 ? '' : `round ${round}`);
      await Promise.all(
        modules.flatMap((module, index) => {
          const [first, second] = textQuestions(module);
          return [
            save(app, owner, projectId, module, { question: first, value: value(index), baseVersion: round }),
            save(app, editor, projectId, module, { question: second, value: value(index), baseVersion: round }),
          ];
        }),
      );
      const expected = modules.filter((_, index) => value(index) !== '');
      expect(await completedIn(app, projectId)).toEqual({
        counted: expected.length,
        complete: [...expected].sort(),
      });
    }
    await expectEventsWithoutGaps(app, projectId);
  });

  test('that waited for another change see what it did', async () => {
    const { app, owner, editor, projectId } = await twoEditors();
    const [first, second] = textQuestions('idea');
    // A module without an analysis, and nothing on the timeline yet.
    await app.deps.db.insert(projectModules).values({ projectId, module: 'idea' });
    await app.deps.db
      .insert(answers)
      .values(
        [first, second].map((question) => ({ projectId, module: 'idea' as const, question, value: 'x', version: 1 })),
      );
    let waiting: Promise<unknown>[] = [];
    await write(app.deps, async (work) => {
      await lockProject(work.tx, projectId);
      await touchModule(work, { projectId, module: 'idea', actor: { ...actor, userId: owner.id } });
      waiting = [
        save(app, owner, projectId, 'idea', { question: first, value: '', baseVersion: 1 }),
        save(app, editor, projectId, 'idea', { question: second, value: '', baseVersion: 1 }),
      ];
      await untilWaiting(app, 2);
      // The module becomes complete, so emptying its answers now matters.
      const [version] = await work.tx
        .insert(analysisVersions)
        .values({ projectId, module: 'idea', language: 'en', source: 'builtin', content: '## An analysis' })
        .returning({ id: analysisVersions.id });
      await touchModule(work, {
        projectId,
        module: 'idea',
        actor: { ...actor, userId: owner.id },
        analysisVersionId: version?.id ?? '',
      });
    });
    await Promise.all(waiting);
    expect(await completedIn(app, projectId)).toEqual({ counted: 0, complete: [] });
    const entries = await app.deps.db
      .select({ userId: projectActivity.userId })
      .from(projectActivity)
      .where(eq(projectActivity.projectId, projectId));
    // One entry for each person, merged with the one that was written while their save waited.
    expect(entries.map(({ userId }) => userId).sort()).toEqual([owner.id, editor.id].sort());
    await expectEventsWithoutGaps(app, projectId);
  });
});

test('a module is as complete as the rule of the domain says', async () => {
  const { app, owner, projectId } = await twoEditors();
  for (const [module, hasAnalysis] of modules.flatMap((of) => [[of, false] as const, [of, true] as const])) {
    const [question] = textQuestions(module);
    if (hasAnalysis) await addAnalysis(app, projectId, module);
    const { db } = app.deps;
    for (const value of ['first', 'second', '', ' \u00a0', 'third', '']) {
      const [standing] = await db
        .select({ version: answers.version })
        .from(answers)
        .where(and(eq(answers.projectId, projectId), eq(answers.module, module), eq(answers.question, question)));
      await save(app, owner, projectId, module, { question, value, baseVersion: standing?.version ?? 0 });
      const entry = (await app.as(owner).projects.get({ projectId })).modules_data[module];
      const { complete } = await completedIn(app, projectId);
      expect([module, hasAnalysis, value, complete.includes(module)]).toEqual([
        module,
        hasAnalysis,
        value,
        isModuleComplete(module, entry),
      ]);
    }
  }
});

const actor = { type: 'user' } as Parameters<typeof touchModule>[1]['actor'];

async function addAnalysis({ deps }: TestApp, projectId: string, module: Module) {
  const [version] = await deps.db
    .insert(analysisVersions)
    .values({ projectId, module, language: 'en', source: 'builtin', content: '## An analysis' })
    .returning({ id: analysisVersions.id });
  const analysisVersionId = version?.id ?? null;
  await deps.db
    .insert(projectModules)
    .values({ projectId, module, analysisVersionId })
    .onConflictDoUpdate({ target: [projectModules.projectId, projectModules.module], set: { analysisVersionId } });
}

async function save(
  app: TestApp,
  user: Parameters<TestApp['as']>[0],
  projectId: string,
  module: Module,
  answer: { question: string; value: string; baseVersion: number },
) {
  const { conflicts } = await app.as(user).modules.saveAnswers({ projectId, module, answers: [answer] });
  expect(conflicts).toEqual([]);
}

/** The stored number of complete modules, and those that are marked as complete. */
async function completedIn({ deps: { db } }: TestApp, projectId: string) {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  const complete = await db
    .select({ module: projectModules.module })
    .from(projectModules)
    .where(and(eq(projectModules.projectId, projectId), eq(projectModules.complete, true)))
    .orderBy(asc(projectModules.module));
  return { counted: project?.completedModules, complete: complete.map(({ module }) => module) };
}

async function expectEventsWithoutGaps({ deps: { db } }: TestApp, projectId: string) {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  const events = await db
    .select({ sequence: projectEvents.sequence })
    .from(projectEvents)
    .where(eq(projectEvents.projectId, projectId))
    .orderBy(asc(projectEvents.sequence));
  expect(events.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: project?.eventSequence ?? 0 }, (_, index) => index + 1),
  );
}

function untilWaiting({ deps }: TestApp, count: number) {
  return until('the saves wait for the lock', async () => {
    const { rows } = await deps.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length === count;
  });
}
