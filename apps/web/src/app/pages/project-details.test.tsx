// @vitest-environment happy-dom
import type { Account } from '@elan/contract/account';
import type { Project } from '@elan/contract/projects';
import { permissionsOf, type Role } from '@elan/domain/permissions';
import { untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentProject } from '../../data/project/current-project.ts';
import { emptyEntry } from '../../data/project/project-data.ts';
import { personOf } from '../../testing/person.ts';
import { projectOf } from '../../testing/project.ts';
import { answerCalls } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
// Fetched by the screen later than a test waits for it.
import '../compositions/what-is-left/home-left.tsx';
import '../compositions/figures/project-figures.tsx';
import { ProjectDetailsPage } from './project-details.tsx';

const projectId = projectOf().id;

async function show(
  role: Role,
  description: string | null,
  modules: Project['modules_data'] = {},
  account: Partial<Account> = {},
) {
  const permissions = permissionsOf(role);
  const project = projectOf({ user_id: 'user-9', description, modules_data: modules, permissions });
  answerCalls({
    'projects/get': () => project,
    'collaboration/list': () => ({
      owner: { user_id: 'user-9', ...personOf('owner@example.test') },
      collaborators: [],
      count: 0,
      next: null,
    }),
    'activity/list': () => ({ activity: [], next: null }),
    'papers/list': () => ({ papers: [] }),
    'tasks/list': () => ({ tasks: [], people: [] }),
    'lenderFacts/list': () => ({ facts: [] }),
    'planDocument/get': () => untouchedPlan,
    'ledger/get': () => ({ rows: [], refused: [], readings: [] }),
  });
  currentProject.set('user-1', projectId);
  showScreen(<ProjectDetailsPage />, account);
  return screen.findByRole('heading', { level: 1, name: 'Bakery' });
}

const notice = 'Your changes are saved directly to the official project version and are visible to all collaborators.';
const readOnly = 'You can view this project in read-only mode';

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

const entryWith = (answers: Record<string, string>) => ({ ...emptyEntry, answers });

const origin = (outdated: boolean) => ({
  versionId: projectId,
  language: 'en' as const,
  source: 'builtin' as const,
  model: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  truncated: false,
  outdated,
});

afterEach(() => {
  cleanup();
  currentProject.set('user-1', null);
  vi.unstubAllGlobals();
});

describe('project details', () => {
  it.each([
    ['owner', 'Owner', false, false],
    ['editor', 'Editor', true, false],
    ['commenter', 'Commenter', false, true],
    ['viewer', 'Viewer', false, true],
  ] as const)('tell the %s what they may do', async (role, label, seesNotice, isReader) => {
    const title = await show(role, null);
    expect(title.parentElement?.textContent).toBe(`Bakery${label}`);
    expect(screen.queryByText(notice) !== null).toBe(seesNotice);
    expect(screen.queryByText(readOnly) !== null).toBe(isReader);
    expect(screen.queryByRole('button', { name: 'Edit project' }) !== null).toBe(role === 'owner');
    expect(await screen.findByRole('heading', { name: 'Working together' })).toBeTruthy();
  });

  it('leave no empty row where there is no description', async () => {
    const title = await show('owner', 'Sourdough by bicycle.');
    expect(screen.getByText('Sourdough by bicycle.')).toBeTruthy();
    expect(title.parentElement?.parentElement?.querySelector('p')).not.toBeNull();
    cleanup();
    for (const description of [null, '']) {
      const bare = await show('owner', description);
      expect(bare.parentElement?.parentElement?.querySelector('p')).toBeNull();
      cleanup();
    }
  });

  it('teach what to do first in an empty project, to those who may', async () => {
    await show('owner', null);
    await screen.findByRole('heading', { name: 'Start here' });
    expect(hrefOf('Open “Find my idea”')).toBe('/module/brainstorm');
    expect(screen.queryByRole('heading', { name: 'What is left' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Key figures' })).toBeNull();
    cleanup();
    await show('viewer', null);
    expect(await screen.findByText('“Find my idea” is the next module.')).toBeTruthy();
  });

  it('lead to what is unfinished, and show the key figures with what to check first', async () => {
    const modules = {
      idea: entryWith({ businessIdea: 'Bread' }),
      finances: {
        ...entryWith({ fixedCosts: 'Rent: $1,900 a month', pricingStrategy: '$10 a loaf' }),
        aiResponse: 'text',
        origin: origin(true),
      },
    };
    await show('owner', null, modules, { hasPremiumAccess: true });
    expect(await screen.findByText(/^Not yet: \d+ things come first\.$/u)).toBeTruthy();
    expect(hrefOf(/^Check 2 figures/u)).toBe('/module/finances?part=figures#check-figures');
    expect(hrefOf('See everything that is left')).toBe('/project/left?view=lender');
    expect(await screen.findByRole('heading', { name: 'Key figures' })).toBeTruthy();
    expect(hrefOf('See all figures')).toBe('/module/finances?part=figures');
    cleanup();
    await show('owner', null, modules, { hasPremiumAccess: false });
    await screen.findByText(/^Not yet/u);
    expect(hrefOf(/^Check 2 figures/u)).toBe('/project/details#check-figures');
    expect(screen.queryByRole('heading', { name: 'Key figures' })).toBeNull();
  });

  it('say when no project is open', async () => {
    answerCalls({});
    showScreen(<ProjectDetailsPage />);
    expect(await screen.findByText('No project selected')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to dashboard to select a project' })).toBeTruthy();
  });
});
