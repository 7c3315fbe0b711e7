import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { answers } from './db/schema/modules.ts';
import { describeApi } from './openapi/describe-api.ts';
import { createProject, createUser } from './testing/factories.ts';
import { listen } from './testing/listen.ts';
import { createToken } from './testing/program.ts';
import { createTestApp } from './testing/test-app.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/programs.md'), 'utf8');
const examples = [...page.matchAll(/^```sh\n(.*?)^```$/gmsu)].map(([, command = '']) => command);
const run = promisify(execFile);

test('every example of docs/programs.md works as it is written', async () => {
  const app = await createTestApp();
  const origin = await listen(app.handler);
  const owner = await createUser(app.deps);
  const { id } = await createProject(app.deps, { ownerId: owner.id, name: 'Boulangerie' });
  const token = await createToken(app.deps, owner, ['read', 'write', 'documents']);
  const cwd = await mkdtemp(join(tmpdir(), 'elan-programs-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const env = { PATH: process.env['PATH'], ELAN_URL: origin, ELAN_TOKEN: token, PROJECT: id };

  const outputs: string[] = [];
  for (const command of examples) {
    const { stdout } = await run('bash', ['-euc', command], { cwd, env });
    outputs.push(stdout);
  }
  expect(outputs[0]).toContain('Boulangerie');
  const projectId = id;
  const client = app.as(owner);
  expect(await app.deps.db.select({ value: answers.value }).from(answers)).toEqual([
    { value: 'Trois-Rivières' },
    { value: 'Trois-Rivières' },
  ]);
  expect((await client.projects.list({})).projects.map(({ name }) => name)).toEqual(['Boulangerie', 'Boulangerie']);
  expect((await client.ledger.get({ projectId })).rows).toMatchObject([{ cells: { name: 'Rent', amount: 90_000 } }]);
  expect((await client.tasks.list({ projectId })).tasks).toMatchObject([
    { text: 'Call the landlord' },
    { text: 'Ask for a quote' },
  ]);
  expect((await client.comments.list({ projectId, module: 'idea' })).count).toBe(1);
  expect(await readFile(join(cwd, 'plan.md'), 'utf8')).toContain('Boulangerie');
  expect((await readFile(join(cwd, 'project.xlsx'))).subarray(0, 2).toString()).toBe('PK');
});

test('docs/programs.md has an example of each scope', () => {
  expect(examples.length).toBeGreaterThanOrEqual(8);
  expect(examples.filter((command) => !command.includes('--fail-with-body'))).toEqual([]);
});

test('docs/programs.md has every refusal of the description', async () => {
  const { components } = await describeApi({ productName: 'Élan', publicUrl: 'https://elan.test' });
  const described = Object.values<object>(components.schemas).flatMap((schema) => {
    const { properties } = schema as { properties?: { code?: { const: string }; status?: { const: number } } };
    const { code, status } = properties ?? {};
    return code?.const === undefined ? [] : [`${status?.const} ${code.const}`];
  });
  const table = [...page.matchAll(/^\| (\d+) \| `(\w+)` \|/gmu)].map(([, status, code]) => `${status} ${code}`);
  expect(table.sort()).toEqual(described.sort());
});
