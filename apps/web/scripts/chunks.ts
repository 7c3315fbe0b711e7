import { join } from 'node:path';
import type { Plugin } from 'vite';

const page = (name: string) => `src/app/pages/${name}.tsx`;
const composition = (name: string) => `src/app/compositions/${name}.tsx`;

/** Not the entry itself: Vite takes one without code of its own for styles. */
const shell = ['src/app/root.tsx', 'src/lib/theme.ts'];
const layout = ['src/app/layouts/signed-in-layout.tsx'];
const modulePages = [page('module')];
const visitorPages = ['auth', 'pricing', 'terms', 'account-deleted'].map(page);
const helpPages = ['help', 'help-article', 'trades', 'trade-article'].map(page);
const dashboard = [page('dashboard')];
const otherPages = ['project-details', 'account', 'success'].map(page);

/** The screens that people use every day. */
const dailyPages = [...layout, ...dashboard, ...modulePages];
const memberPages = [...dailyPages, ...otherPages];

type Chunk = {
  name: string;
  /** The chunk takes these modules and everything they import statically. */
  from: readonly string[];
  /** Of that only what these import too. */
  sharedWith?: readonly string[];
};

/**
 * How the app's scripts are split into files: each module is in the first of these chunks that takes it, so that one
 * screen is a handful of files. Only beginnings are named: a module that is new or moves follows those that import it.
 */
const chunks: readonly Chunk[] = [
  /** What every page of the app needs. */
  { name: 'shell', from: shell },
  /** Later than anything else, by itself. */
  { name: 'later', from: ['src/app/later.ts'] },
  /** How what is typed is checked before it is sent. */
  { name: 'checks', from: ['../../packages/domain/src/plain-text.ts'] },
  /** What visitors' pages are made of as well: these must not bring along what is for members. */
  { name: 'page', from: visitorPages, sharedWith: dailyPages },
  /** What the account has in common with them: the fields of signing in, and words about the subscription. */
  { name: 'credentials', from: [page('auth')], sharedWith: otherPages },
  { name: 'subscription', from: visitorPages, sharedWith: otherPages },
  /** What the terms say of signing in: they must not bring along its screen. */
  { name: 'lockout', from: ['../../packages/domain/src/lockout.ts'] },
  /** What pages of help, which visitors read, have in common with screens of members: its names, small parts, and texts. */
  { name: 'help-names', from: ['../../packages/domain/src/help-pages.ts'] },
  { name: 'help-parts', from: helpPages, sharedWith: modulePages },
  { name: 'text', from: helpPages, sharedWith: ['src/components/markdown/report.tsx'] },
  /** The sign-in screen in one file, although the forms that it loads later share parts of it. */
  { name: 'auth', from: [page('auth')] },
  /** What calls of the contract are made with: the invitation, which visitors see too, makes some. */
  { name: 'api', from: [page('invite')], sharedWith: memberPages },
  /** What every screen of somebody who is signed in needs. */
  { name: 'signed-in', from: layout },
  /** With the place of the dashboard's tools, which would be a file of its own. */
  {
    name: 'screen',
    from: dashboard,
    sharedWith: [...modulePages, ...otherPages, 'src/features/projects/list-tools-place.tsx'],
  },
  /** With what its dialogs, and the notice of an archived project, have in common with it. */
  { name: 'dashboard', from: dashboard },
  /**
   * With three small parts that would be a file each: the switch, what modules and the rehearsal copy and print with, and
   * what opens the project that a link names.
   */
  {
    name: 'project',
    from: [...otherPages, 'src/components/copy-and-print.tsx', 'src/features/modules/use-linked-project.ts'],
    sharedWith: [...modulePages, 'src/components/ui/switch.tsx'],
  },
  /** What the home of a project has in common with parts that other screens fetch later, which it must not bring along. */
  {
    name: 'home',
    from: [page('project-details'), '../../packages/domain/src/mentions.ts'],
    sharedWith: [
      'src/features/ledger/use-ledger.ts',
      composition('module/answers-reader'),
      'src/features/comments/comments-panel.tsx',
      'src/components/help-link.tsx',
      ...['what-is-left/home-left', 'figures/project-figures'].map(composition),
    ],
  },
  /** Which project is open, and what is said when none is. */
  { name: 'current-project', from: [composition('project/project-page')] },
  /** What the screens that give files have in common. */
  {
    name: 'files',
    from: ['src/features/documents/files-card.tsx'],
    sharedWith: ['project-plan', 'project-links', 'read'].map(page),
  },
  /** What is shown where two people wrote in one text, or somebody in one they may not save. */
  {
    name: 'two-texts',
    from: [
      ...['text-conflict', 'unsent-text'].map((name) => `src/components/shared-text/${name}.tsx`),
      'src/lib/autosave/join-texts.ts',
    ],
  },
  /** A module's screen, whichever module it is. */
  { name: 'module', from: modulePages },
  /** The questions that the finance plan reads: those of the finances, and the idea's for its price. */
  { name: 'questions', from: ['finances', 'idea'].map((key) => `../../packages/domain/src/modules/${key}/index.ts`) },
  /** Those of the other modules, each of which needs its own before the figures are read in all of them. */
  {
    name: 'other-questions',
    from: ['brainstorm', 'business-plan', 'rd', 'marketing', 'analysis', 'environmental'].map(
      (key) => `../../packages/domain/src/modules/${key}/index.ts`,
    ),
  },
  /** What the plan document has in common with the figures and with suggestions, neither of which it brings along. */
  {
    name: 'words',
    from: [
      '../../packages/domain/src/figure-check/find-figures.ts',
      '../../packages/domain/src/ledger/to-check-text.ts',
      '../../packages/domain/src/plan-document/sections.ts',
      'src/features/suggestions/queries.ts',
      'src/components/changed-part.tsx',
      'src/features/versions/compare-reports.ts',
    ],
  },
  /** What the screens of other modules have in common, with the figures and with each other. */
  {
    name: 'module-parts',
    from: ['journal', 'personas', 'maturity'].map((key) => composition(`module/${key}`)),
    sharedWith: [
      'src/features/ledger/use-ledger.ts',
      composition('module/answers-reader'),
      'src/app/compositions/module/use-result-run.ts',
      'src/features/brainstorm/ideas-panel.tsx',
      composition('figures/module-plan'),
    ],
  },
  /** The figures of a project: read from answers after the first screen, with the questions of all modules. */
  {
    name: 'figures',
    from: [
      'src/features/ledger/use-ledger.ts',
      'src/features/ledger/read-memo.ts',
      composition('module/answers-reader'),
    ],
  },
  /** What people suggest, below what it is about. */
  {
    name: 'suggestions',
    from: ['src/features/suggestions/suggestion-card.tsx', composition('module/question-suggestions')],
  },
  /** The lines that lead to help. */
  { name: 'help', from: ['src/components/help-link.tsx'] },
  /** Dialogs, menus and what else opens above a screen. */
  { name: 'dialog', from: ['src/components/ui/dialog.tsx', 'src/components/ui/confirm-dialog.tsx'] },
  /** What the home of a project has in common with the table. */
  {
    name: 'places',
    from: ['figures/project-figures', 'what-is-left/home-left'].map(composition),
    sharedWith: [composition('figures/module-plan')],
  },
  /** The forms and the table of figures, and the queue of those to check. */
  { name: 'table', from: [composition('figures/module-plan')] },
  /** What is computed from them. */
  {
    name: 'forecast',
    from: [
      ...['forecast-panel', 'headline-figures', 'choice', 'simple-table'].map(
        (part) => `src/features/finances/${part}.tsx`,
      ),
      'src/features/finances/row-names.ts',
      ...['movers', 'scenarios'].map((part) => `../../packages/domain/src/forecast/${part}.ts`),
    ],
  },
  /** How the figures of an analysis are checked. */
  {
    name: 'figure-checks',
    from: [composition('analysis/report-figures')],
    sharedWith: [composition('what-is-left/practice-questions'), 'src/features/figure-check/confirm-dialog.tsx'],
  },
  /** Rendering of an analysis. */
  { name: 'report', from: ['src/components/markdown/report.tsx'] },
  /** What the account has in common with forms that the sign-in screen fetches later: passwords, and their checks. */
  {
    name: 'passwords',
    from: ['recovery-form', 'link-dialog'].map((form) => `src/features/auth/${form}.tsx`),
    sharedWith: [page('account')],
  },
  /** What parts of the account, each of which is fetched when it is opened, and the demonstration have in common with it. */
  {
    name: 'account-parts',
    from: [page('account')],
    sharedWith: [
      ...['make-passkey.ts', 'authenticator-task.tsx'].map((part) => `src/features/account/${part}`),
      'src/features/billing/subscription-card.tsx',
      'src/demo/index.ts',
    ],
  },
  /** What the plan document has in common with its readers' page, and with the home of a project. */
  { name: 'plan-read', from: [composition('plan/whole-plan')], sharedWith: ['src/features/links/document-text.tsx'] },
  { name: 'plan-home', from: [composition('plan/whole-plan')], sharedWith: [page('project-details')] },
  {
    name: 'plan-page',
    from: [page('project-plan')],
    sharedWith: [composition('plan/whole-plan'), page('project-request')],
  },
  /** And with what other screens, and the document itself, fetch later. */
  {
    name: 'plan-parts',
    from: [composition('plan/whole-plan')],
    sharedWith: [
      ...['request/request-form', 'what-is-left/left-to-do', 'what-is-left/practice-questions'].map(composition),
      'src/features/plan-document/section-rewrite.tsx',
      'src/features/plan-pictures/picture-dialog.tsx',
    ],
  },
];

const root = join(import.meta.dirname, '..');
const plain = (id: string) => id.replaceAll('\\', '/');
const idOf = (file: string) => plain(join(root, file));

/** By the name of a chunk, the modules it takes. Known once all of them have been read. */
const taken = new Map<string, Set<string>>();

const plugin: Plugin = {
  name: 'chunks',
  apply: 'build',
  buildEnd(error) {
    if (error !== undefined) return;
    const ids = new Map([...this.getModuleIds()].map((id) => [plain(id), id]));
    const importedFrom = (files: readonly string[]) => {
      const found = new Set<string>();
      const add = (id: string) => {
        if (found.has(id)) return;
        found.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported);
      };
      for (const file of files) {
        const id = ids.get(idOf(file));
        if (id === undefined) throw new Error(`The app has no ${file}. Has it moved? See apps/web/scripts/chunks.ts.`);
        add(id);
      }
      return found;
    };
    for (const { name, from, sharedWith } of chunks) {
      const modules = importedFrom(from);
      const others = sharedWith === undefined ? modules : importedFrom(sharedWith);
      taken.set(name, new Set([...modules].filter((id) => others.has(id))));
    }
  },
};

const groups = [
  // Changes with its version only.
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u },
  ...chunks.map(({ name }) => ({ name, test: (id: string) => taken.get(name)?.has(id) === true })),
];

export const appChunks = { groups, plugin };
