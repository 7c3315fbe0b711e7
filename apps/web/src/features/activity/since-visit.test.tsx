// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { SinceVisit } from './since-visit.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const since = '2025-03-01T10:00:00.000Z';
const change = {
  id: 'a',
  project_id: 'p',
  user_id: 'z',
  user_email: 'zoe@example.test',
  user_profile: { email: 'zoe@example.test', name: 'Zoé Roy', color: 'rose' },
  action_type: 'comment_added',
  module_key: 'idea',
  description: '',
  metadata: { kind: 'comment' },
  created_at: '2025-03-02T10:00:00.000Z',
};
const removal = { ...change, id: 'b', action_type: 'collaborator_removed', module_key: null };

describe('SinceVisit', () => {
  it('lists what others changed, with the way there, and how many more changes there are', async () => {
    answerCalls({ 'activity/sinceVisit': () => ({ since, changes: [change, removal], more: 2 }) });
    showScreen(<SinceVisit projectId="p" />);
    expect(await screen.findByRole('heading', { name: /^Since your last visit/u })).toBeTruthy();
    const link = screen.getByRole('link', { name: /Zoé Roy commented on “My idea”/u });
    expect(link.getAttribute('href')).toBe('/module/idea?part=comments');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('And 2 more changes.')).toBeTruthy();
  });

  it('shows what a newer server alone knows by its description', async () => {
    const unknown = {
      ...change,
      id: 'c',
      action_type: 'horoscope_cast',
      description: 'Horoscope cast',
      module_key: 'stars',
    };
    answerCalls({ 'activity/sinceVisit': () => ({ since, changes: [unknown, change], more: 0 }) });
    showScreen(<SinceVisit projectId="p" />);
    expect(await screen.findByText(/· Horoscope cast/u)).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    ['a first visit', { since: null, changes: [], more: 0 }],
    ['nothing by others', { since, changes: [], more: 0 }],
  ])('is not there for %s', async (_what, answer) => {
    const calls = answerCalls({ 'activity/sinceVisit': () => answer });
    showScreen(<SinceVisit projectId="p" />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
