import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.ts';

/** The lines that a twelfth module needs besides its own files, as listed in docs/ARCHITECTURE.md. */
const lines: Record<string, (source: string) => string> = {
  'packages/domain/src/modules/keys.ts': (source) =>
    source
      .replace("  'maturity',\n]", "  'maturity',\n  'twelfth',\n]")
      .replace('\n};', "\n  twelfth: { en: 'Twelfth', fr: 'Douzième' },\n};"),
  'packages/domain/src/modules/registry.ts': (source) =>
    `import { twelfth } from './twelfth/index.ts';\n${source.replace('  maturity,\n}', '  maturity,\n  twelfth,\n}')}`,
  'packages/domain/src/modules/outlines.ts': (source) =>
    source.replace(/\n\};\s*$/u, "\n  twelfth: { output: 'report', required: [] },\n};\n"),
  'apps/server/src/platform/ai/prompts/briefs.ts': (source) =>
    source.replace('  maturity,\n}', '  maturity,\n  twelfth: {},\n}'),
  'apps/server/src/platform/ai/builtin/drafts.ts': (source) =>
    source.replace('  maturity,\n}', '  maturity,\n  twelfth: renderReport,\n}'),
  'apps/web/src/app/compositions/module/module-screens.tsx': (source) =>
    source.replace(
      '.MaturityModule,\n};',
      ".MaturityModule,\n  twelfth: guided(async () => ({ definition: (await import('@elan/domain/modules/twelfth/index')).twelfth })),\n};",
    ),
  'apps/web/src/features/landing/previews/index.ts': (source) =>
    source.replace(
      /\n\};\s*$/u,
      "\n  twelfth: { gives: { en: 'More', fr: 'Davantage' }, Preview: MaturityPreview },\n};\n",
    ),
};

const files: Record<string, string> = {
  'packages/domain/src/modules/twelfth/index.ts': `import texts from '../../../../../content/modules/twelfth.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';
export const twelfth = defineModule(texts, { key: 'twelfth', output: 'report', clarification: false, questions: [] });
`,
  'content/modules/twelfth.json': JSON.stringify({
    title: { en: 'Twelfth', fr: 'Douzième' },
    description: { en: 'More', fr: 'Davantage' },
    questions: {},
  }),
  'content/prompts/twelfth.en.md': '# Your task\n',
  'content/prompts/twelfth.fr.md': '# Votre tâche\n',
  'apps/server/src/platform/ai/builtin/report/texts/en/twelfth.md': '## Twelfth\n\n{{ project.name | words }}\n',
  'apps/server/src/platform/ai/builtin/report/texts/fr/twelfth.md': '## Douzième\n\n{{ project.name | words }}\n',
};

/**
 * Copies the sources and adds the module's files, and those of its lines that belong in `places`.
 * @returns the copy's directory
 */
function copyWith(places: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'elan-twelfth-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  // Tests are left out: the list of questions that one expects is not a place a module needs.
  const skipped = /node_modules|\/dist(?:\/|$)|\.test\.tsx?$/u;
  for (const part of [
    'packages',
    'apps',
    'content',
    'scripts/test-settings.ts',
    'tsconfig.base.json',
    'package.json',
  ]) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !skipped.test(path.slice(root.length)),
    });
  }
  shareDependencies(copy);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), content);
  }
  for (const path of places) {
    const before = readFileSync(join(copy, path), 'utf8');
    const after = lines[path]?.(before);
    if (after === undefined || after === before) throw new Error(`${path} does not look as expected`);
    writeFileSync(join(copy, path), after);
  }
  return copy;
}

/** Links the installed dependencies, except our own packages, which must come from the copy. */
function shareDependencies(copy: string): void {
  mkdirSync(join(copy, 'node_modules/@elan'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@elan') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of ['domain', 'contract']) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@elan', name));
  }
  // A folder of its own, because the compiler keeps what it knows of the copy in it.
  mkdirSync(join(copy, 'apps/server/node_modules'));
  for (const name of readdirSync(join(root, 'apps/server/node_modules')).filter((name) => !name.startsWith('.'))) {
    symlinkSync(join(root, 'apps/server/node_modules', name), join(copy, 'apps/server/node_modules', name));
  }
}

/**
 * @returns the files in which the compiler misses a line for the module, sorted; what follows from a missing line
 *   elsewhere is left out
 */
function filesThatMiss(copy: string, module: string): Promise<string[]> {
  const args = ['--build', '--checkers', '1', '--pretty', 'false', 'apps/server', 'apps/web'];
  const missing = new RegExp(`^(.+?)\\(\\d+,\\d+\\): error TS2741: Property '${module}' is missing`, 'gmu');
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsc'), args, { cwd: copy, maxBuffer: 2 ** 26 }, (_error, stdout) =>
      resolve([...stdout.matchAll(missing)].map(([, path = '']) => path).sort()),
    );
  });
}

const keys = 'packages/domain/src/modules/keys.ts';
test('the compiler names every line that a twelfth module is missing, and no others', async () => {
  const missing = Object.keys(lines).filter((path) => path !== keys);
  expect(await filesThatMiss(copyWith([keys]), 'twelfth')).toEqual(missing.sort());
});

test('a twelfth module with these lines needs nothing else for its analysis to be written', async () => {
  expect(await analysisOf(copyWith(Object.keys(lines)))).toContain('## Twelfth');
});

/** Starts the copy's server and requests an analysis of the new module over the API. */
async function analysisOf(copy: string): Promise<string> {
  const origin = await start(copy);
  const call = async (path: string, data: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(data) });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const person = { email: founder, password: 'six-or-more' };
  await call('/api/auth/sign-up/email', { ...person, language: 'en' });
  await confirmFounder(copy, person.email);
  const signedIn = await call('/api/auth/sign-in/email', person);
  const token = signedIn.headers.get('set-auth-token') ?? '';
  const { id } = (await (await call('/api/v1/projects', { name: 'Atelier' }, token)).json()) as { id: string };
  const run = await call(`/api/v1/projects/${id}/modules/twelfth/generations`, { language: 'en' }, token);
  expect(await run.text()).toContain('succeeded');
  const project = await fetch(`${origin}/api/v1/projects/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const { modules_data: modules } = (await project.json()) as {
    modules_data: { twelfth?: { aiResponse: string | null } };
  };
  return modules.twelfth?.aiResponse ?? '';
}

/** The module is part of Premium, like most, and a founder needs no checkout. */
const founder = 'founder@example.test';

async function confirmFounder(copy: string, email: string): Promise<void> {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(copy, 'data'), FOUNDER_EMAILS: founder };
  const child = spawn(process.execPath, ['scripts/founder.ts', email], { cwd: root, env, stdio: 'ignore' });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`the founder could not be confirmed: ${status}`);
}

/** @returns the origin of the copy's server, which is stopped when the test ends */
async function start(copy: string): Promise<string> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: copy,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: join(copy, 'data'),
      FOUNDER_EMAILS: founder,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  });
  for await (const line of createInterface(server.stdout)) {
    const [origin] = /http:\/\/localhost:\d+/u.exec(line) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error('the server of the copy ended before it listened');
}
