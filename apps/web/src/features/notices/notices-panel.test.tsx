// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { NoticesPanel } from './notices-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const notice = {
  id: 'c',
  kind: 'reply',
  project_id: 'p',
  project_name: 'Bakery',
  module_key: 'idea',
  thread_id: 't',
  excerpt: 'In winter?',
  actor: { email: 'zoe@example.test', name: 'Zoé Roy', color: 'rose' },
  created_at: new Date().toISOString(),
  read_at: null,
};
const read = { ...notice, id: 'd', kind: 'mention', read_at: notice.created_at };

describe('NoticesPanel', () => {
  it('lists what is unread and what was read, and leads to a thread', async () => {
    const calls = answerCalls({
      'notices/count': () => ({ unread: 1, any: true }),
      'notices/list': () => ({ notices: [notice, read], next: null }),
      'notices/read': () => ({}),
    });
    const { router } = showScreen(<NoticesPanel show={false} />);
    const unread = await screen.findByRole('link', { name: /Zoé Roy replied .*“In winter\?”.*Bakery, My idea/u });
    expect(unread.textContent).toMatch(/Unread/u);
    const mention = screen.getByRole('link', { name: /Zoé Roy mentioned you/u });
    expect(mention.textContent).not.toMatch(/Unread/u);
    await act(async () => fireEvent.click(unread));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/module/idea?part=comments&thread=t&project=p');
    expect(calls.find(({ path }) => path === 'notices/read')?.input).toEqual({ noticeId: 'c' });
  });

  it.each([
    ['nothing unread', { unread: 0, any: true }, false, false],
    ['nothing unread, when asked for', { unread: 0, any: true }, true, true],
    ['no notices, when asked for', { unread: 0, any: false }, true, false],
  ])('with %s', async (_what, count, show, isShown) => {
    const calls = answerCalls({
      'notices/count': () => count,
      'notices/list': () => ({ notices: [read], next: null }),
    });
    showScreen(<NoticesPanel show={show} />);
    await waitFor(() => expect(calls.some(({ path }) => path === 'notices/count')).toBe(true));
    if (isShown) expect(await screen.findByRole('link', { name: /mentioned you/u })).toBeTruthy();
    else expect(calls.some(({ path }) => path === 'notices/list')).toBe(false);
  });
});
