// @vitest-environment happy-dom
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { permissionsOf } from '@elan/domain/permissions';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider } from '../../data/account/session.ts';
import { emptyEntry } from '../../data/project/project-data.ts';
import { accountOf } from '../../testing/account.ts';
import { projectOf } from '../../testing/project.ts';
import { SideMenu } from './side-menu.tsx';

afterEach(cleanup);

const project = projectOf({
  progress: { completed: 2, total: 11, percent: 18 },
  modules_data: {
    brainstorm: { ...emptyEntry, hasIdea: true },
    idea: { ...emptyEntry, answers: { businessIdea: 'Bread' }, aiResponse: 'Report' },
    analysis: { ...emptyEntry, answers: { competitors: 'Nobody' } },
  },
});

function show(hasPremiumAccess: boolean, onChoose = vi.fn(), shown = project) {
  render(
    <MemoryRouter>
      <AccountProvider value={accountOf({ hasPremiumAccess })}>
        <SideMenu isAwaited={false} onChoose={onChoose} project={shown} />
      </AccountProvider>
    </MemoryRouter>,
  );
  return within(screen.getByRole('list', { name: 'Modules' })).getAllByRole<HTMLAnchorElement>('link');
}

describe('SideMenu', () => {
  it('shows the project, its progress and every module with its tick', () => {
    const links = show(false);
    expect(links).toHaveLength(11);
    expect(screen.getByText('Bakery')).toBeTruthy();
    expect(screen.getByText('18%')).toBeTruthy();
    expect(screen.getByText('2 of 11 modules completed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Project home' }).getAttribute('href')).toBe('/project/details');
    expect(screen.getByText('Free modules: 3')).toBeTruthy();
    expect(links.map((link) => link.textContent?.includes('completed')).slice(0, 4)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['editor', true, 0],
    ['editor', false, 8],
    ['adviser', false, 0],
  ] as const)('shows %s what the plan of the owner opens: %s', (role, opens, locks) => {
    const shared = { ...project, permissions: permissionsOf(role), user_role: role, ownerHasPremiumAccess: opens };
    const links = show(false, vi.fn(), shared);
    expect(links.filter((link) => link.textContent?.includes('Premium, locked'))).toHaveLength(locks);
    expect(screen.queryAllByText('FREE')).toHaveLength(locks === 0 ? 0 : 3);
  });

  it('shows the lock of a module that was completed on Premium and is locked again', () => {
    const marketing = { ...emptyEntry, answers: { budget: 'low' }, aiResponse: 'Report' };
    const links = show(false, vi.fn(), { ...project, modules_data: { ...project.modules_data, marketing } });
    const icons = (module: ModuleKey) => links[moduleKeys.indexOf(module)]?.querySelectorAll('svg').length;
    expect(icons('idea')).toBe(1);
    expect(icons('marketing')).toBe(2);
  });

  it('keeps the place of an open project that is still on its way, and does not deny it', () => {
    render(
      <MemoryRouter>
        <AccountProvider value={accountOf({})}>
          <SideMenu isAwaited onChoose={vi.fn()} project={null} />
        </AccountProvider>
      </MemoryRouter>,
    );
    expect(screen.queryByText('No project selected')).toBeNull();
    expect(screen.getByRole('link', { name: 'Project home' })).toBeTruthy();
  });

  it('locks eight modules without premium and leads them to the prices', () => {
    const links = show(false);
    expect(screen.getAllByText('FREE')).toHaveLength(3);
    expect(screen.getAllByText('Premium, locked')).toHaveLength(8);
    expect(links.filter((link) => link.getAttribute('href') === '/pricing')).toHaveLength(8);
  });

  it('opens every module with premium', () => {
    const links = show(true);
    expect(screen.queryByText('FREE')).toBeNull();
    expect(screen.queryByText('Premium, locked')).toBeNull();
    expect(links.map((link) => link.getAttribute('href'))).toContain('/module/finances');
  });

  it('says that a choice was made, so that a phone can close it', () => {
    const onChoose = vi.fn();
    const [, second] = show(false, onChoose);
    if (second !== undefined) fireEvent.click(second);
    expect(onChoose).toHaveBeenCalledOnce();
  });
});
