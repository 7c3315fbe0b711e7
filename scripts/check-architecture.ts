import { posix } from 'node:path';
import { checkFeatureFiles } from './feature-files.ts';
import { importCycles, importedFile } from './import-cycles.ts';
import { root } from './root.ts';
import { type Problem, readSources, type Sources } from './sources.ts';

/**
 * Checks the direction of imports (docs/ARCHITECTURE.md) and a few rules that a compiler cannot check. Zones come from
 * folder names, so a new feature, module or port needs no change here.
 */

type Import = { specifier: string; line: number };
/** Where a file belongs: its package, its zone in that package, and its feature if it has one. */
type Place = { pack: string; zone: string; feature: string | undefined };

export function checkArchitecture(sources: Sources): Problem[] {
  const problems = [...sources].flatMap(([path, text]) => [
    ...checkName(path),
    ...checkPage(path, text),
    ...checkNoBreakSpaces(path, text),
    ...(isTest(path)
      ? checkTest(path, text)
      : [
          ...checkProductName(path, text),
          ...checkPrice(path, text),
          ...checkFrench(path, text),
          ...checkImports(path, text),
        ]),
  ]);
  return [...problems, ...checkFeatureFiles(sources), ...checkCycles(sources)];
}

function checkCycles(sources: Sources): Problem[] {
  const imports = [...sources].map(([path, text]) => {
    const files = importsOf(text).map(({ specifier }) => importedFile(path, specifier));
    return [path, files.filter((file) => file !== undefined)] as const;
  });
  return importCycles(new Map(imports)).map((chain) => ({
    path: chain[0] ?? '',
    line: 1,
    message: `imports itself in a circle (${chain.join(' → ')}); move what both sides need into a file of its own`,
  }));
}

// ---- Places

const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/u.test(path) || /(?:^|\/)(?:testing|tests|e2e)\//u.test(path);

/** Files directly under apps/server/src that have their own zone; all others assemble the application. */
const serverRootZones: Readonly<Record<string, string>> = {
  'router.ts': 'router',
  'env.ts': 'settings',
  'env-schema.ts': 'settings',
  'auth-secret.ts': 'settings',
};

function placeOf(path: string): Place | undefined {
  const [, pack, inside] = /^((?:packages|apps)\/[^/]+)\/src\/(.+)$/u.exec(path) ?? [];
  if (pack === undefined || inside === undefined) return undefined;
  const [folder = '', second] = inside.split('/');
  const feature = folder === 'features' ? second : undefined;
  if (folder === 'app' && (second === 'pages' || second === 'compositions')) return { pack, zone: second, feature };
  if (second !== undefined) return { pack, zone: folder, feature };
  return { pack, zone: pack === 'apps/server' ? (serverRootZones[folder] ?? 'app') : 'root', feature };
}

// ---- Imports

/** The zones of the server, and the zones each may import besides itself. */
const serverMay: Readonly<Record<string, readonly string[]>> = {
  app: ['mcp', 'openapi', 'router', 'features', 'rpc', 'db', 'platform', 'settings'],
  mcp: ['router', 'rpc', 'platform'],
  openapi: ['platform', 'settings'],
  admin: ['app', 'features', 'rpc', 'db', 'platform', 'settings'],
  router: ['features', 'rpc'],
  features: ['rpc', 'db', 'platform', 'settings'],
  rpc: ['db', 'platform', 'settings'],
  db: [],
  platform: [],
  settings: ['platform'],
};

const webMay: Readonly<Record<string, readonly string[]>> = {
  root: ['app'],
  app: ['pages', 'compositions', 'features', 'components', 'data', 'lib', 'demo', 'styles'],
  pages: ['app', 'compositions', 'features', 'components', 'data', 'lib'],
  compositions: ['features', 'components', 'data', 'lib', 'demo'],
  demo: ['data', 'lib'],
  features: ['components', 'data', 'lib'],
  components: ['lib'],
  data: ['lib'],
  lib: [],
  styles: [],
};

/** Packages that only one place may import. */
export const vendors: readonly { vendor: RegExp; allowed: RegExp; remedy: string }[] = [
  {
    vendor: /^stripe$/u,
    allowed: /^apps\/server\/src\/platform\/payments\//u,
    remedy: 'use platform/payments/port.ts',
  },
  { vendor: /^nodemailer$/u, allowed: /^apps\/server\/src\/platform\/mail\//u, remedy: 'use platform/mail/port.ts' },
  {
    vendor: /^better-auth$/u,
    allowed: /^apps\/server\/src\/features\/auth\//u,
    remedy: 'ask for what you need in features/auth/public.ts',
  },
  {
    vendor: /^@prometheus-io\/client$/u,
    allowed: /^apps\/server\/src\/platform\/metrics\//u,
    remedy: 'use platform/metrics/port.ts',
  },
  {
    vendor: /^@opentelemetry\//u,
    allowed: /^apps\/server\/src\/platform\/tracing\//u,
    remedy: 'use platform/tracing/port.ts',
  },
  {
    vendor: /^@modelcontextprotocol\//u,
    allowed: /^apps\/server\/src\/mcp\//u,
    remedy: 'add a tool to apps/server/src/mcp',
  },
  {
    vendor: /^aws4fetch$/u,
    allowed: /^apps\/server\/src\/platform\/objects\//u,
    remedy: 'use platform/objects/port.ts',
  },
  { vendor: /^ioredis$/u, allowed: /^apps\/server\/src\/platform\/live\//u, remedy: 'use platform/live/port.ts' },
  { vendor: /^pg-boss$/u, allowed: /^apps\/server\/src\/[^/]+$/u, remedy: 'add the job to jobs.ts' },
  {
    vendor: /^(?:pg|drizzle-orm)$/u,
    allowed: /^apps\/server\/src\/(?!platform\/|router\.ts)(?!.*\/(?:present|mails)\.ts$)/u,
    remedy: "put the statement into db/ or into the feature's queries.ts or verb",
  },
];

function checkImports(path: string, text: string): Problem[] {
  const from = placeOf(path);
  if (from === undefined) return [];
  return importsOf(text).flatMap(({ specifier, line }) => {
    const message =
      refuseFigures(path, specifier) ??
      (specifier.startsWith('.')
        ? refuseRelative(path, from, posix.join(posix.dirname(path), specifier))
        : refusePackage(path, from, specifier));
    return message === undefined ? [] : [{ path, line, message: `imports ${specifier}: ${message}` }];
  });
}

/** What a forecast gives may rest on nothing: only what says whether it is known may compute one. */
function refuseFigures(path: string, specifier: string): string | undefined {
  const isForecast = /(?:^|\/)compute-forecast(?:\.ts)?$/u.test(specifier);
  if (!isForecast || path.startsWith('packages/domain/src/forecast/')) return undefined;
  return 'figures may not be known; ask planFigures of forecast/plan-figures.ts';
}

/** Texts that a writer can change belong to no package. */
const isContent = (target: string) => /^content\/.*\.json$/u.test(target);

function refuseRelative(path: string, from: Place, target: string): string | undefined {
  if (isContent(target)) return undefined;
  const to = placeOf(target);
  if (to?.pack !== from.pack) return `a relative path leaves ${from.pack}; import the other package by its name`;
  if (isTest(target)) return 'code of tests is for tests; move what is shared out of it';
  if (from.pack === 'apps/server') return refuseInServer(from, to, target);
  if (from.pack === 'apps/web') return refuseInWeb(from, to);
  return path === target ? 'a file imports itself' : undefined;
}

function refuseInServer(from: Place, to: Place, target: string): string | undefined {
  if (from.zone !== to.zone && !serverMay[from.zone]?.includes(to.zone)) {
    return `${from.zone} may not know ${to.zone} (main → app → router → features → rpc, db, platform); turn the dependency round or pass the value in`;
  }
  if (to.zone !== 'features' || from.feature === to.feature) return undefined;
  const file = posix.basename(target);
  if (file === 'public.ts' || (from.zone === 'router' && file === 'router.ts')) return undefined;
  return `features/${to.feature} is only known by its public.ts; export it there`;
}

function refuseInWeb(from: Place, to: Place): string | undefined {
  if (from.zone !== to.zone && !webMay[from.zone]?.includes(to.zone)) {
    return `${from.zone} may not know ${to.zone} (pages → compositions → features → components, data → lib); turn the dependency round or pass it as a prop`;
  }
  if (from.zone === 'features' && to.zone === 'features' && from.feature !== to.feature) {
    return `features meet only in app/; put both together in a composition, or move the shared part to components, data or lib`;
  }
  return undefined;
}

function refusePackage(path: string, from: Place, specifier: string): string | undefined {
  const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '');
  if (from.pack === 'packages/domain' && name !== 'zod') {
    return 'the domain knows only the schema library; pass in what it needs';
  }
  if (from.pack === 'packages/contract' && !['zod', '@orpc/contract', '@elan/domain'].includes(name)) {
    return 'the contract knows only the domain, @orpc/contract and the schema library';
  }
  if (from.pack === 'apps/web') {
    if (name === '@elan/server')
      return 'the web knows the server only by the contract; move what both need to the domain';
    if (specifier.startsWith('node:')) return 'the web runs in a browser; use what the platform offers there';
  }
  if (from.pack === 'apps/server' && name === '@elan/web')
    return 'the server knows nothing of the web but its built files';
  const rule = vendors.find(({ vendor }) => vendor.test(name) || vendor.test(specifier));
  return rule === undefined || rule.allowed.test(path) ? undefined : `${name} may not be known here; ${rule.remedy}`;
}

function importsOf(text: string): Import[] {
  const found: Import[] = [];
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])([^'"\n]+)\1/gmu;
  for (const match of withoutComments(text).matchAll(pattern)) {
    const line = lineOf(text, match.index + match[0].search(/['"]/u));
    found.push({ specifier: match[2] ?? '', line });
  }
  return found;
}

// ---- Habits

const vagueNames = /(?:^|-)(?:utils?|helpers?|common|managers?|services?|misc)$/u;

function checkName(path: string): Problem[] {
  const vague = path.split('/').find((part) => vagueNames.test(part.replace(/\..*$/u, '')));
  if (vague === undefined) return [];
  return [{ path, line: 1, message: `'${vague}' says nothing; name the file after the one thing it does` }];
}

/** A page says what a route shows; what it is made of is elsewhere. */
function checkPage(path: string, text: string): Problem[] {
  const lines = text.trimEnd().split('\n').length;
  if (!/^apps\/web\/src\/app\/pages\/[^/]+\.tsx$/u.test(path) || isTest(path) || lines <= 40) return [];
  return [
    { path, line: 41, message: 'is a page of more than 40 lines; move what it shows to compositions or a feature' },
  ];
}

/** Assembled from parts so that this file does not contain the name itself. */
const productName = `\u00c9${'lan'}`;

function checkProductName(path: string, text: string): Problem[] {
  if (path === 'packages/domain/src/product.ts') return [];
  const index = withoutComments(text).search(new RegExp(`${productName}(?!\\p{L})`, 'u'));
  if (index === -1) return [];
  const message = "writes the product's name; use the setting, or defaultProductName of @elan/domain/product (R-02)";
  return [{ path, line: lineOf(text, index), message }];
}

/** A price to the cent in our currency, as screens write it, or the price of the plan in cents. */
const writtenPrice = new RegExp(String.raw`\d[.,]\d{2}(?:\s|\\u00a0|\\u202f)*(?:CAD|\$ ?CA\b)|\b1${'_?699'}\b`, 'u');

function checkPrice(path: string, text: string): Problem[] {
  if (path === 'packages/domain/src/product.ts') return [];
  const index = withoutComments(text).search(writtenPrice);
  if (index === -1) return [];
  const message = 'writes a price; use priceText of @elan/domain/product, or planPrice of @elan/domain/billing';
  return [{ path, line: lineOf(text, index), message }];
}

/** The quoted text after `fr:`, or a list of texts. */
const frenchText =
  /\bfr:\s*(?:\([^)]*\)\s*=>\s*)?(?:(?<quote>['"`])(?<words>(?:\\.|(?!\k<quote>)[^\\])*)|\[(?<list>(?:\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`),?)*)\s*\])/gsu;
/** Has a phrase that people type to confirm, and keyboards have no no-break space. */
const typedPhrase = 'apps/web/src/features/account/confirmation.ts';

/** A plain space would allow a line break before a mark that belongs to the word before it. */
function checkFrench(path: string, text: string): Problem[] {
  if (!/^(?:apps\/web|packages\/[^/]+)\/src\//u.test(path) || path === typedPhrase) return [];
  return [...text.matchAll(frenchText)].flatMap(({ index, groups }) => {
    const words = (groups?.['words'] ?? groups?.['list'] ?? '').replace(/\$\{[^}]*(?:\}|$)/gu, 'x');
    const [mark] = /« | [:;?!»](?=\P{L}|$)/u.exec(words) ?? [];
    const line = lineOf(text, index);
    return [
      ...(mark === undefined ? [] : [{ path, line, message: `writes '${mark}' in French; put \\u00a0 for the space` }]),
      ...(words.includes('\u2019') ? [{ path, line, message: "writes a curly apostrophe in French; use '" }] : []),
    ];
  });
}

/**
 * No-break spaces must be written as the escape, which every editor shows, in the text itself. The drafting engine and
 * the prompts do not follow this yet.
 */
function checkNoBreakSpaces(path: string, text: string): Problem[] {
  if (!/^(?:apps|packages|e2e)\//u.test(path) || /^apps\/server\/src\/platform\/ai\//u.test(path)) return [];
  const found = /[\u00a0\u202f]|\bconst \w+ = (['"`])\\u00a0\1/u.exec(text);
  if (found === null) return [];
  return [{ path, line: lineOf(text, found.index), message: 'hides a no-break space; write \\u00a0 in the text' }];
}

const habitsOfTests: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:it|test|describe|suite)\.(?:skip|only|todo|fixme|fails|skipIf|runIf)(?=\s*\(|\.each|\.for)|\bx(?:it|describe)\(/gu,
    'hides tests; mend or remove the test',
  ],
  [/\bvi\.waitFor(?=\()/gu, 'gives up after a second, which a busy machine may need; use expect.poll'],
];

function checkTest(path: string, text: string): Problem[] {
  const code = withoutComments(text);
  return habitsOfTests.flatMap(([pattern, message]) =>
    [...code.matchAll(pattern)].map((match) => ({
      path,
      line: lineOf(text, match.index),
      message: `${match[0]} ${message}`,
    })),
  );
}

/** Replaces comments with blanks of the same length, so that positions do not change. */
function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/gu, ' ');
  return text
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/gu, blank)
    .replace(
      /(^|[\s;{}(),])\/\/.*$/gmu,
      (comment: string, before: string) => before + blank(comment.slice(before.length)),
    );
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

if (import.meta.main) {
  const problems = checkArchitecture(readSources(root));
  for (const { path, line, message } of problems) process.stdout.write(`${path}:${line} ${message}.\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
