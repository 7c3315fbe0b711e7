// @vitest-environment happy-dom
import type { Project } from '@elan/contract/projects';
import { permissionsOf, type Role } from '@elan/domain/permissions';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentProject } from '../../lib/current-project.ts';
import { answerCalls } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { ProjectDetailsPage } from './project-details.tsx';

const projectId = '11111111-1111-4111-8111-111111111111';

async function show(role: Role, description: string | null) {
  const project: Project = {
    id: projectId,
    user_id: 'user-9',
    name: 'Bakery',
    description,
    created_at: '2025-01-01T00:00:00.000Z',
    updated_at: '2025-01-01T00:00:00.000Z',
    progress: { completed: 0, total: 11, percent: 0 },
    modules_data: {},
    permissions: permissionsOf(role),
  };
  answerCalls({
    'projects/get': () => project,
    'collaboration/list': () => ({
      owner: { user_id: 'user-9', email: 'owner@example.test' },
      collaborators: [],
      count: 0,
      next: null,
    }),
    'activity/list': () => ({ activity: [], next: null }),
  });
  currentProject.set('user-1', projectId);
  showScreen(<ProjectDetailsPage />);
  return screen.findByRole('heading', { level: 1, name: 'Bakery' });
}

const notice = 'Your changes are saved directly to the official project version and are visible to all collaborators.';
const readOnly = 'You can view this project in read-only mode';

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
    expect(screen.getByRole('heading', { name: 'Working together' })).toBeTruthy();
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

  it('say when no project is open', async () => {
    answerCalls({});
    showScreen(<ProjectDetailsPage />);
    expect(await screen.findByText('No project selected')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to dashboard to select a project' })).toBeTruthy();
  });
});
