// @vitest-environment happy-dom
import { demoIds } from '@elan/domain/demo';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { downloadFile } from '../../lib/download-file.ts';
import { accountOf } from '../../testing/account.ts';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { show } from '../../testing/show.tsx';
import { DataSection } from './data-section.tsx';

vi.mock('../../lib/download-file.ts', () => ({ downloadFile: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(downloadFile).mockReset();
});

it.each([
  ['an account', 'user-1', 'Download my data', /^elan-data-[\d-]+\.zip$/u],
  ['the demonstration', demoIds.user, 'Download the demonstration data', /^elan-demonstration-[\d-]+\.json$/u],
] as const)('calls the data of %s what they are', async (_whose, id, label, file) => {
  answerCalls({
    'account/export': () => ({ projects: [] }),
    '/functions/v1/account-archive': () => new Response(new Blob(['PK'])),
  });
  show(<DataSection />, { user: { ...accountOf().user, id } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: label })));
  await expect.poll(() => downloadFile).toHaveBeenCalledOnce();
  expect(vi.mocked(downloadFile).mock.calls[0]?.[0]).toMatch(file);
});

it('says that too many files were asked for, and saves nothing', async () => {
  answerCalls({ '/functions/v1/account-archive': () => refused('TOO_MANY_REQUESTS', 429) });
  show(<DataSection />, { user: accountOf().user });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Download my data' })));
  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts');
  expect(downloadFile).not.toHaveBeenCalled();
});
