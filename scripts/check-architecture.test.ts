import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkArchitecture, vendors } from './check-architecture.ts';
import { root } from './root.ts';

/** The messages for an imaginary repository of one file. */
const messagesFor = (path: string, text: string) =>
  checkArchitecture(new Map([[path, text]])).map(({ message }) => message);
const importing = (path: string, specifier: string) => messagesFor(path, `import { x } from '${specifier}';\n`);

describe('imports that run the right way pass', () => {
  it.each([
    ['packages/domain/src/plans.ts', 'zod/mini'],
    ['packages/domain/src/modules/idea/index.ts', '../define-module.ts'],
    ['packages/domain/src/modules/idea/index.ts', '../../../../../content/modules/idea.json'],
    ['packages/contract/src/projects.ts', '@elan/domain/permissions'],
    ['packages/contract/src/projects.ts', '@orpc/contract'],
    ['apps/server/src/main.ts', './app.ts'],
    ['apps/server/src/app.ts', './router.ts'],
    ['apps/server/src/app.ts', './features/auth/public.ts'],
    ['apps/server/src/router.ts', './features/projects/router.ts'],
    ['apps/server/src/features/projects/queries.ts', 'drizzle-orm'],
    ['apps/server/src/features/projects/router.ts', '../../rpc/base.ts'],
    ['apps/server/src/features/projects/present.ts', '../modules/public.ts'],
    ['apps/server/src/features/projects/router.ts', './present.ts'],
    ['apps/server/src/features/auth/auth.ts', 'better-auth/plugins'],
    ['apps/server/src/rpc/project-access.ts', '../db/client.ts'],
    ['apps/server/src/platform/payments/stripe.ts', 'stripe'],
    ['apps/server/src/env.ts', './platform/ai/api-key.ts'],
    ['apps/web/src/app/pages/dashboard.tsx', '../../features/projects/project-list.tsx'],
    ['apps/web/src/app/pages/module.tsx', '../compositions/module/module-screens.tsx'],
    ['apps/web/src/app/compositions/module/personas.tsx', '../analysis/result-run.ts'],
    ['apps/web/src/features/projects/project-list.tsx', '../../data/api/queries.ts'],
    ['apps/web/src/features/projects/project-list.tsx', '../../components/ui/card.tsx'],
    ['apps/web/src/features/projects/project-list.tsx', './messages.ts'],
    ['apps/web/src/components/ui/card.tsx', '../../lib/class-names.ts'],
    ['apps/web/scripts/build.ts', 'node:fs'],
  ])('%s may import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });

  it.each([
    ['packages/domain/src/plans.test.ts', 'node:fs'],
    ['apps/server/src/platform/http/log.test.ts', '../../testing/listen.ts'],
    ['apps/server/src/testing/factories.ts', '../features/projects/queries.ts'],
    ['apps/web/src/features/projects/list.test.tsx', '../account/messages.ts'],
  ])('the test code %s may import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });
});

describe('imports that run the wrong way are refused, with a remedy', () => {
  it.each([
    ['packages/domain/src/plans.ts', 'node:fs', /only the schema library; pass in/u],
    ['packages/domain/src/plans.ts', '@elan/contract', /only the schema library/u],
    ['packages/contract/src/projects.ts', '@orpc/server', /the contract knows only/u],
    ['packages/contract/src/projects.ts', '../../domain/src/plans.ts', /import the other package by its name/u],
    ['apps/web/src/data/api/api.ts', '@elan/server/router', /only by the contract/u],
    ['apps/web/src/data/api/api.ts', '../../../../server/src/router.ts', /relative path leaves apps\/web/u],
    ['apps/web/src/data/api/api.ts', 'node:crypto', /runs in a browser/u],
    ['apps/server/src/start.ts', '@elan/web/src/app', /nothing of the web/u],
    ['apps/server/src/router.ts', './app.ts', /router may not know app .* turn the dependency round/u],
    ['apps/server/src/router.ts', './db/client.ts', /router may not know db/u],
    ['apps/server/src/features/projects/router.ts', '../../router.ts', /features may not know router/u],
    ['apps/server/src/rpc/actor.ts', '../features/auth/public.ts', /rpc may not know features/u],
    ['apps/server/src/db/write.ts', '../rpc/actor.ts', /db may not know rpc/u],
    ['apps/server/src/db/write.ts', '../platform/http/log.ts', /db may not know platform/u],
    ['apps/server/src/platform/http/log.ts', '../../db/client.ts', /platform may not know db/u],
    ['apps/server/src/platform/http/log.ts', '../../env.ts', /platform may not know settings/u],
    ['apps/server/src/env.ts', './rpc/actor.ts', /settings may not know rpc/u],
    [
      'apps/server/src/features/projects/router.ts',
      '../modules/queries.ts',
      /known by its public\.ts; export it there/u,
    ],
    ['apps/server/src/features/projects/router.ts', '../modules/router.ts', /known by its public\.ts/u],
    ['apps/server/src/app.ts', './features/auth/auth.ts', /known by its public\.ts/u],
    ['apps/server/src/start.ts', './testing/factories.ts', /for tests/u],
    ['apps/web/src/features/account/page.tsx', '../auth/messages.ts', /meet only in app\//u],
    ['apps/web/src/features/account/page.tsx', '../../app/router.tsx', /features may not know app/u],
    ['apps/web/src/components/ui/card.tsx', '../../features/account/page.tsx', /components may not know features/u],
    ['apps/web/src/lib/format.ts', '../components/ui/card.tsx', /lib may not know components/u],
    ['apps/web/src/lib/kept-text.ts', '../data/account/session.ts', /lib may not know data/u],
    ['apps/web/src/components/ui/card.tsx', '../../data/account/session.ts', /components may not know data/u],
    ['apps/web/src/data/account/session.ts', '../../components/ui/card.tsx', /data may not know components/u],
    ['apps/web/src/app/compositions/module/guided.tsx', '../../pages/module.tsx', /compositions may not know pages/u],
    ['apps/web/src/app/compositions/module/guided.tsx', '../../router.tsx', /compositions may not know app/u],
    ['apps/web/src/app/pages/home.tsx', '@elan/domain/forecast/compute-forecast', /ask planFigures/u],
    ['packages/domain/src/papers/papers.ts', '../forecast/compute-forecast.ts', /ask planFigures/u],
  ])('%s may not import %s', (path, specifier, message) => {
    expect(importing(path, specifier)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['stripe', 'platform/payments/port.ts'],
    ['nodemailer', 'platform/mail/port.ts'],
    ['better-auth', 'features/auth/public.ts'],
    ['pg-boss', 'jobs.ts'],
  ])('%s stays behind its port', (vendor, remedy) => {
    expect(importing('apps/server/src/features/billing/queries.ts', vendor)).toEqual([expect.stringContaining(remedy)]);
  });

  it('every vendor in the rules is a dependency of the server', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
    const absent = vendors.filter(({ vendor }) => !Object.keys(dependencies).some((name) => vendor.test(name)));
    expect(absent).toEqual([]);
  });

  it.each([
    'apps/server/src/platform/http/log.ts',
    'apps/server/src/router.ts',
    'apps/server/src/features/auth/mails.ts',
  ])('the database driver stays out of %s', (path) => {
    expect(importing(path, 'drizzle-orm/pg-core')).toEqual([expect.stringContaining('queries.ts or verb')]);
  });
});

it('a page is short, its tests may be long', () => {
  const page = 'apps/web/src/app/pages/home.tsx';
  expect(messagesFor(page, 'line\n'.repeat(40))).toEqual([]);
  expect(messagesFor(page, 'line\n'.repeat(41))).toEqual([expect.stringContaining('more than 40 lines')]);
  expect(messagesFor(page.replace('.tsx', '.test.tsx'), 'line\n'.repeat(41))).toEqual([]);
});

describe('every way to import is seen, with its line', () => {
  it.each([
    "import 'node:fs';",
    "import type { Stats } from 'node:fs';",
    "export * from 'node:fs';",
    "const fs = await import('node:fs');",
    "import {\n  readFileSync,\n} from 'node:fs';",
  ])('%s', (statement) => {
    const [problem] = checkArchitecture(new Map([['packages/domain/src/plans.ts', `\n\n${statement}\n`]]));
    expect(problem).toMatchObject({ path: 'packages/domain/src/plans.ts', line: 2 + statement.split('\n').length });
  });

  it('but not in comments', () => {
    const text = "// import 'node:fs';\n/* from 'node:fs' */\nconst address = 'http://localhost';\n";
    expect(messagesFor('packages/domain/src/plans.ts', text)).toEqual([]);
  });
});

it.each([
  'utils.ts',
  'string-helpers.ts',
  'helper.tsx',
  'common/x.ts',
  'project-manager.ts',
  'mail-service.ts',
  'util/x.ts',
])('the name %s says nothing', (name) => {
  expect(messagesFor(`apps/web/src/lib/${name}`, '')).toEqual([expect.stringContaining('name the file after')]);
});

it.each(['service-worker.ts', 'commonwealth.ts', 'manage-plan.tsx'])('the name %s is fine', (name) => {
  expect(messagesFor(`apps/web/src/lib/${name}`, '')).toEqual([]);
});

describe("the product's name", () => {
  const name = `\u00c9${'lan'}`;

  it('is in one place of the source', () => {
    expect(messagesFor('apps/web/src/app/title.ts', `const title = '${name}';`)).toEqual([
      expect.stringContaining('defaultProductName'),
    ]);
    expect(messagesFor('apps/web/index.html', `<title>${name}</title>`)).toHaveLength(1);
    expect(messagesFor('packages/domain/src/product.ts', `export const defaultProductName = '${name}';`)).toEqual([]);
  });

  it('may be in comments and tests, and is not the French word', () => {
    expect(
      messagesFor('apps/web/src/app/title.ts', `// ${name} is the name.\nconst x = "un nouvel \u00e9lan";`),
    ).toEqual([]);
    expect(messagesFor('apps/web/src/app/title.test.ts', `expect(title).toBe('${name}');`)).toEqual([]);
  });
});

describe('the price', () => {
  it.each([
    "fr: 'Un forfait\\u00a0: 16.99 CAD par mois',",
    "fr: '16,99\\u00a0$ CA par mois',",
    'en: `Only 14.50 CAD`,',
    'const cents = 1_699;',
    'const cents = 1699;',
  ])('is in one place of the source: %s', (text) => {
    expect(messagesFor('apps/web/src/app/title.ts', text)).toEqual([expect.stringContaining('priceText')]);
  });

  it('may be in its constant, in comments and in tests, and other amounts anywhere', () => {
    expect(messagesFor('packages/domain/src/product.ts', "export const priceText = '16.99 CAD';")).toEqual([]);
    expect(messagesFor('apps/web/src/app/title.test.ts', "expect(title).toBe('16.99 CAD');")).toEqual([]);
    expect(messagesFor('apps/web/src/app/title.ts', '// 16.99 CAD\nconst x = [12_000, 16.99, 21_699];')).toEqual([]);
  });
});

describe('French', () => {
  const path = 'apps/web/src/features/terms/messages.ts';

  it.each([
    "fr: 'Seuil : 3',",
    'fr: "Vraiment ?",',
    `fr: (n: number) => \`Vu \${n} fois ; fini\`,`,
    "fr:\n  '« mot »',",
    "fr: [\n  'Un.',\n  \"L'autre : deux\",\n],",
  ])('keeps a mark with its word: %s is refused', (text) => expect(messagesFor(path, text)).toHaveLength(1));

  it.each([
    "fr: 'Seuil\\u00a0: 3',",
    "fr: ['Un.', \"L'autre\\\\u00a0: deux\"],",
    `fr: (n: number) => \`Vu \${n > 1 ? n : 1} fois\`,`,
    "en: 'Really ?', fr: 'Vu',",
    "fr: 'à 12:30 ou 3:2',",
  ])('%s is fine', (text) => expect(messagesFor(path, text)).toEqual([]));

  it('has one apostrophe', () => {
    expect(messagesFor(path, "fr: 'l\u2019id\u00e9e',")).toEqual([expect.stringContaining('apostrophe')]);
    expect(messagesFor(path, "en: 'the owner\u2019s', fr: 'Vu',")).toEqual([]);
  });

  it('has one way to write a no-break space', () => {
    const refused = [expect.stringContaining('\\u00a0')];
    expect(messagesFor(path, "fr: 'Seuil\u00a0: 3',")).toEqual(refused);
    expect(messagesFor(path, "const nb = '\\u00a0';")).toEqual(refused);
    expect(messagesFor(path, '// 8\u00a0$')).toEqual(refused);
    expect(messagesFor('apps/server/src/features/auth/mails.ts', "fr: 'Seuil\u00a0: 3',")).toEqual(refused);
    expect(messagesFor(path, "text.replace(/\\u00a0/gu, ' ')")).toEqual([]);
  });
});

describe('a test that does not run', () => {
  it.each(['it.skip', 'test.only', 'describe.skip', 'it.todo', 'test.fixme', 'it.skipIf', 'describe.runIf'])(
    '%s is refused',
    (call) => {
      expect(messagesFor('e2e/tests/journey.ts', `${call}('works', () => {});`)).toEqual([
        expect.stringContaining('mend or remove'),
      ]);
    },
  );

  it('is not a test that only mentions such calls', () => {
    expect(messagesFor('packages/domain/src/plans.test.ts', "it('skips what is only for others', () => {});")).toEqual(
      [],
    );
  });
});

describe('a test that waits', () => {
  it.each([
    ['vi.waitFor', [expect.stringContaining('use expect.poll')]],
    ['expect.poll', []],
  ])('with %s', (call, messages) => {
    expect(messagesFor('apps/web/src/data/live/live.test.ts', `await ${call}(() => calls);`)).toEqual(messages);
  });
});

describe('files that import each other in a circle', () => {
  const problems = (files: Record<string, string>) =>
    checkArchitecture(new Map(Object.entries(files))).map(({ message }) => message);

  it('are reported once, with the whole chain, even if only types are imported', () => {
    const found = problems({
      'packages/domain/src/a.ts': "import type { B } from './b.ts';\n",
      'packages/domain/src/b.ts': "export * from './deep/c.ts';\n",
      'packages/domain/src/deep/c.ts': "const a = await import('../a.ts');\n",
      'packages/domain/src/d.ts': "import { a } from './a.ts';\n",
    });
    const chain = ['a', 'b', 'deep/c', 'a'].map((name) => `packages/domain/src/${name}.ts`).join(' → ');
    expect(found).toEqual([expect.stringContaining(`in a circle (${chain})`)]);
  });

  it('are found across packages', () => {
    const found = problems({
      'packages/contract/src/a.ts': "import { b } from '@elan/domain/b';\n",
      'packages/domain/src/b.ts': "import type { A } from '@elan/contract/a';\n",
    });
    expect(found).toContainEqual(expect.stringContaining('in a circle'));
  });

  it('are not reported when two paths lead to the same file', () => {
    const found = problems({
      'packages/domain/src/a.ts': "import './b.ts';\nimport './c.ts';\n",
      'packages/domain/src/b.ts': "import './c.ts';\n",
      'packages/domain/src/c.ts': '',
    });
    expect(found).toEqual([]);
  });
});

describe('the files of a server feature', () => {
  const feature = (file: string, text: string) => messagesFor(`apps/server/src/features/projects/${file}`, text);

  it.each([
    ['queries.ts', 'await db.insert(projects).values(row);'],
    ['queries.ts', 'sql`update projects set name = null`'],
    ['present.ts', 'await work.tx.delete(projects);'],
    ['router.ts', 'await deps.db\n  .update(projects)\n  .set(row);'],
  ])('%s does not write', (file, text) => {
    expect(feature(file, text)).toEqual([expect.stringContaining('named by its verb')]);
  });

  it.each([
    ['queries.ts', 'export const find = () => db.select().from(projects);\nconst known = new Set();\nknown.delete(1);'],
    ['create-project.ts', 'export async function createProject() { await tx.insert(projects).values(row); }'],
    ['entries.ts', 'export function addEntry() {}'],
    ['changeable-comment.ts', 'export async function changeable() {}'],
  ])('%s is as it should be', (file, text) => {
    expect(feature(file, text)).toEqual([]);
  });

  it('a file is named after something it exports', () => {
    expect(feature('settle-generation.ts', 'export async function storeReply() {}')).toEqual([
      expect.stringContaining('name the file after what it does or holds'),
    ]);
  });
});
