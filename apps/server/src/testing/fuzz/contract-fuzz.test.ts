import fc from 'fast-check';
import { describe, expect, onTestFailed, test } from 'vitest';
import { toJSONSchema } from 'zod/v4/core';
import { testTimeouts } from '../../../../../scripts/test-settings.ts';
import { type ContractEntry, contractEntries } from '../access-matrix.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../factories.ts';
import { listen } from '../listen.ts';
import { createProjectScene, type ProjectScene } from '../project-scene.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { until } from '../until.ts';
import { callProcedure, type Wire } from './contract-calls.ts';
import { hostileInput, type JsonSchema, type KnownIds } from './hostile-inputs.ts';
import { hostileKey } from './hostile-values.ts';
import { stateReader } from './stored-state.ts';

/** `npm run fuzz` sets both: how many calls each procedure gets from each caller, and what they are drawn from. */
const runs = Number(process.env.FUZZ_RUNS ?? 4);
const seed = Number(process.env.FUZZ_SEED ?? 20_260);

/** No text of a call contains these, so an answer that does contains somebody's data. */
const secretOfOwner = 'Quatre-quarts';
const secretOfStranger = 'Tarte-au-sucre';

const callers = ['visitor', 'stranger', 'viewer', 'owner'] as const;
type CallerName = (typeof callers)[number];

/** What is written in a project about the caller, whatever their role: their visit, and that they are gone. */
const leavesATrace = new Set(['activity.recordView', 'account.delete']);

type World = {
  app: TestApp;
  origin: string;
  people: Record<CallerName, TestUser | null>;
  /** The owner's project. */
  projectId: string;
  ids: KnownIds;
};

describe(`hostile calls, seed ${seed}`, () => {
  for (const entry of contractEntries()) {
    test(`${entry.name} refuses or obeys, and never fails`, {
      timeout: testTimeouts.testTimeout + runs * 1_000,
    }, async () => {
      const world = await createWorld();
      const readState = await stateReader(world.app.deps.db, world.projectId);
      let call = '';
      onTestFailed(() => {
        process.stdout.write(`FUZZ_SEED=${seed}, ${entry.name}: ${call.slice(0, 2_000)}\n`);
      });
      let before = await readState();
      for (const caller of callers) {
        for (const { input, wire } of calls(entry, world.ids)) {
          call = `${caller}, ${JSON.stringify(wire)}: ${JSON.stringify(input)}`;
          const user = world.people[caller];
          const { status, text } = await callProcedure(world.origin, entry, { input, wire, user });
          await untilNothingRuns(world.app);
          const after = await readState();
          expect(status, call).toBeLessThan(500);
          expect(alarmsOf(world.app), call).toEqual([]);
          for (const secret of secretsFrom(caller)) expect(text, call).not.toContain(secret);
          if (status >= 400) expect(after.all, call).toEqual(before.all);
          else if (caller !== 'owner' && !leavesATrace.has(entry.name))
            expect(after.ofProject, call).toEqual(before.ofProject);
          expect(Object.keys(Object.prototype), call).toEqual([]);
          before = after;
        }
      }
    });
  }
});

/** A call may leave a generation running, or a statement that its answer does not wait for. */
async function untilNothingRuns({ deps }: TestApp): Promise<void> {
  const { $client: pool } = deps.db;
  await until('everything to end', () => deps.runs.ids().length === 0 && pool.idleCount === pool.totalCount);
}

/** The texts that a caller must never read. */
function secretsFrom(caller: CallerName): readonly string[] {
  if (caller === 'stranger') return [secretOfOwner];
  return caller === 'visitor' ? [secretOfOwner, secretOfStranger] : [secretOfStranger];
}

/** Two people with a project each, and somebody who may look at the first one. */
async function createWorld(): Promise<World> {
  const app = await createTestApp();
  const { deps } = app;
  const owner = await createUser(deps, { premium: true });
  const stranger = await createUser(deps, { premium: true });
  const viewer = await createUser(deps, { premium: true });
  const project = await createProject(deps, { ownerId: owner.id, name: secretOfOwner, description: secretOfOwner });
  const other = await createProject(deps, { ownerId: stranger.id, name: secretOfStranger });
  await createCollaborator(deps, project, { user: viewer, role: 'viewer' });
  const scenes = [
    await createProjectScene(deps, project, owner, secretOfOwner),
    await createProjectScene(deps, other, stranger, secretOfStranger),
  ];
  return {
    app,
    origin: await listen(app.handler),
    people: { visitor: null, stranger, viewer, owner },
    projectId: project.id,
    ids: knownIds(scenes, [owner, stranger, viewer]),
  };
}

function knownIds(scenes: readonly ProjectScene[], people: readonly TestUser[]): KnownIds {
  const fields = Object.keys(scenes[0] ?? {}) as (keyof ProjectScene)[];
  const byField = Object.fromEntries(fields.map((field) => [field, scenes.map((scene) => scene[field])]));
  const trashed = scenes.map(({ trashedId }) => trashedId);
  const unknown = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  return {
    // Mostly the owner's, so that most calls get as far as they may.
    byField: {
      ...byField,
      projectId: [
        ...Array<string>(3).fill(scenes[0]?.projectId ?? ''),
        scenes[1]?.projectId ?? '',
        ...trashed,
        unknown,
      ],
      sessionId: byField.checkoutId ?? [],
    },
    any: [...scenes.flatMap((scene) => Object.values(scene)).filter(isUuid), ...people.map(({ id }) => id), unknown],
  };
}

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(text);

/** What one caller sends to a procedure. */
function calls({ name, procedure }: ContractEntry, ids: KnownIds): { input: unknown; wire: Wire }[] {
  const { inputSchema } = procedure['~orpc'];
  const schema = toJSONSchema(inputSchema as Parameters<typeof toJSONSchema>[0], {
    io: 'input',
    unrepresentable: 'any',
  });
  const input = hostileInput(schema as JsonSchema, ids);
  // The seed differs by procedure, or all of them would get the same places spoilt.
  const own = seed + [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return fc.sample(fc.record({ input, wire }), { numRuns: runs, seed: own });
}

/** Types that oRPC's decoder knows, and paths where there is nothing. */
const meta = fc.array(
  fc.tuple(
    fc.integer({ min: -1, max: 9 }),
    fc.oneof(hostileKey, fc.constantFrom('projectId', 'module', 'language', 'content')),
  ),
  { maxLength: 3 },
);

const wire: fc.Arbitrary<Wire> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Wire>({ protocol: 'rpc' }) },
  { weight: 3, arbitrary: fc.constant<Wire>({ protocol: 'rest' }) },
  { weight: 1, arbitrary: meta.map((instructions): Wire => ({ protocol: 'rpc', meta: instructions })) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map((value): Wire => ({ protocol: 'rpc', meta: value })) },
);

type Line = { level: number; msg: string; err?: { message?: string } };

/** Errors in the log; a refusal is none. */
function alarmsOf({ logLines }: TestApp): string[] {
  return logLines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level }) => level >= 50)
    .map(({ msg, err }) => `${msg}: ${err?.message}`);
}
