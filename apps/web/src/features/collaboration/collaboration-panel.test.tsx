// @vitest-environment happy-dom

import type { Collaborator } from '@elan/contract/collaboration';
import { demoIds } from '@elan/domain/demo';
import { permissionsOf, type Role } from '@elan/domain/permissions';
import type { Tier } from '@elan/domain/plans';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountOf } from '../../testing/account.ts';
import { personOf } from '../../testing/person.ts';
import { projectOf } from '../../testing/project.ts';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { CollaborationPanel } from './collaboration-panel.tsx';

const projectId = projectOf().id;
const owner = { user_id: 'user-1', ...personOf('zoe@example.test') };

const collaborator = (change: Partial<Collaborator> = {}): Collaborator => ({
  id: 'd0000000-0000-4000-8000-000000000001',
  project_id: projectId,
  user_id: 'user-2',
  invited_email: 'bruno@example.test',
  user_profile: personOf('bruno@example.test'),
  invited_by: 'user-1',
  role: 'editor',
  status: 'accepted',
  invited_at: '2025-01-01T00:00:00.000Z',
  responded_at: '2025-01-02T00:00:00.000Z',
  ...change,
});

const project = (role: Role) => projectOf({ permissions: permissionsOf(role) });

type Handlers = Parameters<typeof answerCalls>[0];

type Options = { role?: Role; tier?: Tier; people?: Collaborator[]; handlers?: Handlers; userId?: string };

async function show(options: Options = {}) {
  const { role = 'owner', tier = 'premium', people = [collaborator()], handlers = {}, userId } = options;
  const calls = answerCalls({
    'collaboration/list': () => ({ owner, collaborators: people, count: people.length, next: null }),
    ...handlers,
  });
  const { user } = accountOf();
  showScreen(<CollaborationPanel project={project(role)} />, { tier, user: { ...user, id: userId ?? user.id } });
  await screen.findByRole('list', { name: 'People on this project' });
  return calls;
}

const email = () => screen.getByLabelText<HTMLInputElement>(/Email address/u);
const invite = async (address: string) => {
  fireEvent.change(email(), { target: { value: address } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send invitation' })));
};

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('inviting', () => {
  it.each([
    ['', 'Please enter a valid email address'],
    ['   ', 'Please enter a valid email address'],
    ['abc', 'Invalid email address. Please check the format.'],
    ['a@b', 'Invalid email address. Please check the format.'],
    ['a b@c.d', 'Invalid email address. Please check the format.'],
  ])('does not send %j', async (address, text) => {
    const calls = await show();
    await invite(address);
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(calls.map((call) => call.path)).not.toContain('collaboration/invite');
  });

  it('does not claim in the demonstration that anything was sent', async () => {
    const handlers = { 'collaboration/invite': () => collaborator({ invited_email: 'a@b.co', status: 'pending' }) };
    await show({ handlers, userId: demoIds.user });
    expect(screen.getByText('In the demonstration nothing is sent, and the link leads nowhere.')).toBeTruthy();
    await invite('a@b.co');
    expect(await screen.findByText('a@b.co is in the list below. In the demonstration nothing is sent.')).toBeTruthy();
    expect(screen.queryByText('Invitation sent to a@b.co.')).toBeNull();
  });

  it('offers exactly three roles and sends the chosen one', async () => {
    const calls = await show({
      handlers: { 'collaboration/invite': () => collaborator({ invited_email: 'a@b.co', status: 'pending' }) },
    });
    const role = screen.getByLabelText('Role');
    expect(
      within(role)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Viewer', 'Commenter', 'Editor']);
    fireEvent.change(role, { target: { value: 'commenter' } });
    await invite(' a@b.co ');
    expect(await screen.findByText('Invitation sent to a@b.co.')).toBeTruthy();
    expect(calls.find((call) => call.path === 'collaboration/invite')?.input).toEqual({
      projectId,
      email: 'a@b.co',
      role: 'commenter',
      language: 'en',
    });
    expect(email().value).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByText('Invitation sent to a@b.co.')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText('Invitation sent to a@b.co.')).toBeNull();
  });

  it.each([
    ['no message', () => new Response('', { status: 500 }), 'Failed to send invitation'],
    ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 'Invalid server response'],
    [
      'broken JSON',
      () => new Response('{', { headers: { 'content-type': 'application/json' } }),
      'Invalid server response',
    ],
    ['nothing', () => Response.json({}), 'Invalid server response'],
    ['another role', () => refused('FORBIDDEN', 403), 'Only the project owner can invite collaborators'],
  ])('says so when the answer is %s, and keeps the address', async (_what, reply, text) => {
    await show({ handlers: { 'collaboration/invite': reply } });
    await invite('a@b.co');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(email().value).toBe('a@b.co');
  });

  it('is part of Premium; the list can be managed without it', async () => {
    await show({ tier: 'free' });
    expect(screen.getByText('Inviting collaborators is a Premium feature.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
    expect(screen.getByLabelText('Role of bruno@example.test')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove bruno@example.test' })).toBeTruthy();
  });
});

describe('the people of a project', () => {
  it('leaves the owner without controls, and everybody to a reader', async () => {
    await show();
    const rows = screen.getByRole('list', { name: 'People on this project' });
    const [first] = within(rows).getAllByRole('listitem');
    expect(first?.textContent).toContain('zoe@example.test');
    expect(first?.querySelector('select, button')).toBeNull();
    cleanup();

    await show({ role: 'editor' });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('bruno@example.test')).toBeTruthy();
  });

  it('returns to the old role when a change fails', async () => {
    await show({ handlers: { 'collaboration/setRole': () => new Response('', { status: 500 }) } });
    const role = screen.getByLabelText<HTMLSelectElement>('Role of bruno@example.test');
    fireEvent.change(role, { target: { value: 'viewer' } });
    expect(role.value).toBe('viewer');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to update role');
    await expect.poll(() => role.value).toBe('editor');
  });

  it('stores the last of two quick changes last', async () => {
    let stored = 'editor';
    const calls = answerCalls({
      'collaboration/list': () => ({
        owner,
        collaborators: [collaborator({ role: stored as 'editor' })],
        count: 1,
        next: null,
      }),
      'collaboration/setRole': ({ role }) => {
        stored = String(role);
        return collaborator({ role: stored as 'editor' });
      },
    });
    showScreen(<CollaborationPanel project={project('owner')} />, { tier: 'founder' });
    const role = await screen.findByLabelText<HTMLSelectElement>('Role of bruno@example.test');
    fireEvent.change(role, { target: { value: 'commenter' } });
    fireEvent.change(role, { target: { value: 'viewer' } });
    await screen.findByText('bruno@example.test now has the role Viewer.');
    expect(role.value).toBe('viewer');
    const sent = calls.filter((call) => call.path === 'collaboration/setRole');
    expect(sent.map((call) => call.input.role)).toEqual(['commenter', 'viewer']);
  });

  it('asks before it removes, and keeps the row when it fails', async () => {
    const calls = await show({ handlers: { 'collaboration/remove': () => new Response('', { status: 500 }) } });
    const button = screen.getByRole('button', { name: 'Remove bruno@example.test' });
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls.map((call) => call.path)).not.toContain('collaboration/remove');
    expect(document.activeElement).toBe(button);

    fireEvent.click(button);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove' })));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to remove collaborator');
    expect(screen.getByLabelText('Role of bruno@example.test')).toBeTruthy();
  });

  it('removes the row once it is confirmed', async () => {
    let people = [collaborator()];
    answerCalls({
      'collaboration/list': () => ({ owner, collaborators: people, count: people.length, next: null }),
      'collaboration/remove': () => {
        people = [];
        return {};
      },
    });
    showScreen(<CollaborationPanel project={project('owner')} />, { tier: 'premium' });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove bruno@example.test' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove' })));
    await screen.findByText('bruno@example.test is no longer on the list.');
    expect(screen.queryByLabelText('Role of bruno@example.test')).toBeNull();
    expect(document.activeElement?.textContent).toBe('People on this project');
  });

  it('says when the list cannot be loaded, and tries again', async () => {
    let works = false;
    answerCalls({
      'collaboration/list': () =>
        works ? { owner, collaborators: [], count: 0, next: null } : new Response('', { status: 500 }),
    });
    showScreen(<CollaborationPanel project={project('owner')} />, { tier: 'premium' });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load collaborators');
    works = true;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText(/Nobody else is working on this project yet/u)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the link of a pending invitation', () => {
  const pending = [collaborator({ status: 'pending', user_id: null, responded_at: null })];
  const link = `${location.origin}/invite/${pending[0]?.id}`;

  it('is copied, and says so for two seconds', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await show({ people: pending });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link for bruno@example.test' })));
    expect(writeText).toHaveBeenCalledWith(link);
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });

  it('can be copied by hand where the clipboard is refused', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    await show({ people: pending });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link for bruno@example.test' })));
    expect(screen.getByLabelText<HTMLInputElement>(/Copy the link from here/u).value).toBe(link);
  });
});

describe('an adviser', () => {
  const adviser = collaborator({ id: 'd0000000-0000-4000-8000-000000000009', role: 'adviser' });
  const answered = { 'collaboration/inviteAdviser': () => adviser };

  it('is invited on the free plan, where collaborators are Premium', async () => {
    const calls = await show({ tier: 'free', people: [], handlers: answered });
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
    expect(screen.getByText('Inviting collaborators is a Premium feature.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Adviser's email/u), { target: { value: 'banker@x.test' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Invite this adviser' })));
    expect(calls.find(({ path }) => path === 'collaboration/inviteAdviser')?.input).toMatchObject({
      projectId,
      email: 'banker@x.test',
    });
  });

  it('is not invited by somebody other than the owner', async () => {
    await show({ role: 'full_adviser' });
    expect(screen.queryByRole('button', { name: 'Invite this adviser' })).toBeNull();
  });

  it('has a switch for the private figures in place of a choice of roles', async () => {
    const handlers = { 'collaboration/setPrivateFigures': () => ({ ...adviser, role: 'full_adviser' as const }) };
    const calls = await show({ people: [adviser], handlers });
    expect(screen.queryByLabelText(/^Role of/u)).toBeNull();
    const privacy = screen.getByRole<HTMLInputElement>('switch', { name: /household figures for bruno@example.test/u });
    expect(privacy.checked).toBe(false);
    await act(async () => fireEvent.click(privacy));
    expect(calls.find(({ path }) => path === 'collaboration/setPrivateFigures')?.input).toMatchObject({
      collaboratorId: adviser.id,
      allowed: true,
    });
  });

  it('keeps what the list says when the switch could not be saved', async () => {
    const handlers = { 'collaboration/setPrivateFigures': () => refused('TOO_MANY_REQUESTS', 429) };
    await show({ people: [adviser], handlers });
    const privacy = screen.getByRole<HTMLInputElement>('switch', { name: /household figures/u });
    await act(async () => fireEvent.click(privacy));
    expect(await screen.findByText('Failed to update role')).toBeTruthy();
    expect(privacy.checked).toBe(false);
  });
});
