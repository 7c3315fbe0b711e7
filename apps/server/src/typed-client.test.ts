import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';
import { createUser } from './testing/factories.ts';
import { listen } from './testing/listen.ts';
import { createToken } from './testing/program.ts';
import { createTestApp } from './testing/test-app.ts';

const root = join(import.meta.dirname, '../../..');
const [, program = ''] = /^```ts\n(.*?)^```$/msu.exec(readFileSync(join(root, 'docs/programs.md'), 'utf8')) ?? [];
const run = promisify(execFile);

/** The most lines of types that a person would still look into. */
const mostLines = 6_000;

/** What the program of docs/programs.md exports; its types are checked apart. */
type Client = ReturnType<typeof createClient>;
type Program = {
  connect(url: string, token: string): Client;
  prepare(elan: Client): Promise<string>;
  collect(elan: Client, projectId: string): Promise<{ plan: Blob; named: Headers } & Record<string, unknown>>;
};

/** A directory with the program and the packages of the server, which may be installed in two places. */
async function workspace(): Promise<string> {
  const outer = await mkdtemp(join(tmpdir(), 'elan-typed-client-'));
  onTestFinished(() => rm(outer, { recursive: true }));
  const inner = join(outer, 'program');
  await mkdir(inner);
  await symlink(join(root, 'node_modules'), join(outer, 'node_modules'));
  const own = join(root, 'apps/server/node_modules');
  if (existsSync(own)) await symlink(own, join(inner, 'node_modules'));
  await writeFile(join(inner, 'program.ts'), program);
  return inner;
}

const compilerOptions = {
  ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true, types: [] },
  ...{ module: 'NodeNext', target: 'ES2024', lib: ['ES2024', 'DOM'], allowImportingTsExtensions: true },
};

test('the program of docs/programs.md does the whole job with types made from the description', async () => {
  const app = await createTestApp();
  const origin = await listen(app.handler);
  const owner = await createUser(app.deps, { premium: true });
  const token = await createToken(app.deps, owner, ['read', 'write', 'documents']);
  const cwd = await workspace();

  const types = astToString(await openapiTS(new URL(`${origin}/api/openapi.json`), { defaultNonNullable: false }));
  expect(types.split('\n').length).toBeLessThan(mostLines);
  await writeFile(join(cwd, 'elan.d.ts'), types);
  await writeFile(join(cwd, 'package.json'), '{"type":"module"}');
  await writeFile(join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['program.ts'] }));
  const checked = run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--project', cwd]);
  expect(await checked.catch(({ stdout }: { stdout: string }) => stdout)).toMatchObject({ stdout: '' });

  const { connect, prepare, collect } = (await import(join(cwd, 'program.ts'))) as Program;
  const elan = connect(origin, token);
  const projectId = await prepare(elan);
  // Generations are for people.
  const generated = await fetch(`${origin}/api/v1/projects/${projectId}/modules/idea/generations`, {
    method: 'POST',
    headers: { cookie: owner.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'fr' }),
  });
  expect(await generated.text()).toContain('succeeded');
  const { plan, named, ...made } = await collect(elan, projectId);
  expect(made).toMatchObject({ trade: 'bakery', sales: expect.any(Number), analysis: expect.stringMatching(/\S/u) });
  expect(made['sales']).toBeGreaterThan(0);
  expect((await plan.text()).slice(0, 5)).toBe('%PDF-');
  expect(named.get('content-disposition')).toMatch(/^attachment; filename.*\.pdf/u);
});
