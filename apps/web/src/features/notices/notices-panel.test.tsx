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

  it('counts what somebody did many times, and leads to the only thing or to all of them', async () => {
    const { module_key: _module, thread_id: _thread, ...about } = notice;
    const bundle = { ...about, count: 1, subject: 's', is_open: true };
    const open = { ...bundle, id: 'e', kind: 'suggested', excerpt: 'Call the bank' };
    answerCalls({
      'notices/count': () => ({ unread: 4, any: true }),
      'notices/list': () => ({
        notices: [
          { ...open, count: 50, subject: null, excerpt: '' },
          { ...open, id: 'f' },
          { ...bundle, id: 'g', kind: 'refused', is_open: false },
          { ...bundle, id: 'h', kind: 'signed', subject: 'summary', excerpt: 'Summary' },
        ],
        next: null,
      }),
    });
    showScreen(<NoticesPanel show={false} />);
    const leadsTo = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await leadsTo(/Zoé Roy suggests 50 changes Bakery/u)).toBe('/project/suggestions?project=p');
    expect(await leadsTo(/suggests a change/u)).toBe('/project/suggestions?project=p#suggestion-s');
    expect(await leadsTo(/declined your suggestion/u)).toBe(
      '/project/suggestions?state=decided&project=p#suggestion-s',
    );
    expect(await leadsTo(/signed off a section of the plan/u)).toBe('/project/plan?project=p#plan-summary');
  });

  it('shows who, what and where of a kind that only a newer server knows', async () => {
    const { module_key: _module, thread_id: _thread, ...about } = notice;
    answerCalls({
      'notices/count': () => ({ unread: 2, any: true }),
      'notices/list': () => ({
        notices: [
          { ...about, kind: 'praised', count: 2, subject: 's', is_open: true },
          { ...about, id: 'e', kind: 'invoiced', excerpt: 'For the oven' },
          { ...notice, id: 'f' },
        ],
        next: null,
      }),
    });
    showScreen(<NoticesPanel show={false} />);
    expect(await screen.findByRole('link', { name: /Zoé Roy\s+“In winter\?”\s*Bakery/u })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Zoé Roy .*“For the oven”/u }).textContent).not.toMatch(/undefined/u);
    expect(screen.getByRole('link', { name: /replied in one of your threads/u })).toBeTruthy();
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
