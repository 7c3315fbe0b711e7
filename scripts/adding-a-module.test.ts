import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.ts';

/** The lines that a twelfth module needs besides its own files, as docs/ARCHITECTURE.md names them. */
const lines: Record<string, (source: string) => string> = {
  'packages/domain/src/modules/keys.ts': (source) =>
    source
      .replace("  'maturity',\n]", "  'maturity',\n  'twelfth',\n]")
      .replace('\n};', "\n  twelfth: { en: 'Twelfth', fr: 'Douzième' },\n};"),
  'packages/domain/src/modules/registry.ts': (source) =>
    `import { twelfth } from './twelfth/index.ts';\n${source.replace('  maturity,\n}', '  maturity,\n  twelfth,\n}')}`,
  'packages/domain/src/modules/samples.ts': (source) =>
    source.replace('  maturity: none,\n', '  maturity: none,\n  twelfth: none,\n'),
  'apps/server/src/platform/ai/prompts/briefs.ts': (source) =>
    `import { twelfth } from './twelfth.ts';\n${source.replace('  maturity,\n}', '  maturity,\n  twelfth,\n}')}`,
  'apps/server/src/platform/ai/builtin/drafts.ts': (source) =>
    `import { twelfth } from './twelfth.ts';\n${source.replace('  maturity,\n}', '  maturity,\n  twelfth,\n}')}`,
  'apps/web/src/app/pages/module-screens.tsx': (source) =>
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
  'packages/domain/src/modules/twelfth/index.ts': `import { defineModule } from '../define-module.ts';
export const twelfth = defineModule({
  key: 'twelfth', title: { en: 'Twelfth', fr: 'Douzième' }, description: { en: 'More', fr: 'Davantage' },
  output: 'report', questions: [], clarification: false,
});
`,
  'apps/server/src/platform/ai/prompts/twelfth.ts': `import type { ModuleBrief } from './module-brief.ts';
export const twelfth: ModuleBrief = { task: { en: 'T', fr: 'T' }, request: { en: 'R', fr: 'R' } };
`,
  'apps/server/src/platform/ai/builtin/twelfth.ts': `import type { Draft } from './draft.ts';
export const twelfth: Draft = () => '## Twelfth';
`,
};

/** A copy of the sources with the module's files and some of its lines, and what the type checker says of it. */
function typeErrors(places: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'elan-twelfth-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  // The list of questions that a test expects is no place a module needs.
  const skipped = /node_modules|\/dist(?:\/|$)|migrations|\.test\.tsx?$/u;
  for (const part of ['packages', 'apps', 'tsconfig.base.json']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !skipped.test(path.slice(root.length)),
    });
  }
  // Only our own packages must come from the copy; everything else may be shared.
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const app of ['server', 'web']) {
    symlinkSync(join(root, 'apps', app, 'node_modules'), join(copy, 'apps', app, 'node_modules'));
  }
  for (const [path, content] of Object.entries(files)) {
    execFileSync('mkdir', ['-p', join(copy, path, '..')]);
    writeFileSync(join(copy, path), content);
  }
  for (const [path, change] of Object.entries(lines)) {
    if (!places.includes(path)) continue;
    const before = readFileSync(join(copy, path), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${path} does not look as expected`);
    writeFileSync(join(copy, path), after);
  }
  return ['packages/domain', 'apps/server', 'apps/web'].map((project) => check(copy, project)).join('');
}

function check(copy: string, project: string): string {
  const paths = {
    '@elan/domain/*': ['packages/domain/src/*.ts'],
    '@elan/contract': ['packages/contract/src/index.ts'],
    '@elan/contract/*': ['packages/contract/src/*.ts'],
  };
  const settings = join(copy, project, 'tsconfig.json');
  const config = JSON.parse(readFileSync(settings, 'utf8'));
  const absolute = Object.fromEntries(
    Object.entries(paths).map(([name, targets]) => [name, targets.map((target) => join(copy, target))]),
  );
  writeFileSync(
    settings,
    JSON.stringify({ ...config, compilerOptions: { ...config.compilerOptions, paths: absolute } }),
  );
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', project], { cwd: copy, stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout);
  }
}

const keys = 'packages/domain/src/modules/keys.ts';

test('a twelfth module needs its own files and a line in each of the named places, and nothing else', () => {
  expect(typeErrors(Object.keys(lines))).toBe('');
}, 60_000);

test('every missing line is named by the compiler', () => {
  const errors = typeErrors([keys]);
  for (const place of Object.keys(lines).filter((path) => path !== keys)) expect(errors).toContain(place);
}, 60_000);
