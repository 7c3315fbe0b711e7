// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { LimitBanner } from './limit-banner.tsx';
import { useRun } from './use-run.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const limitReached = 'Limit reached! Subscribe to continue using AI.';
const usage = { used: 3, limit: 3, resetsAt: '2025-02-01T00:00:00.000Z' };

function Screen() {
  const run = useRun('p', 'idea', null);
  return (
    <>
      <LimitBanner />
      <button onClick={() => run.start({ language: 'en' })} type="button">
        Start
      </button>
    </>
  );
}

it('says that the limit is reached, but not while the last analysis is being written', async () => {
  let refuse = () => {};
  const asked = new Promise<Response>((resolve) => {
    refuse = () => resolve(new Response('', { status: 500 }));
  });
  answerCalls({ 'generation/start': () => asked });
  showScreen(<Screen />, { usage });
  expect(screen.getByText(limitReached)).toBeTruthy();
  await act(async () => screen.getByRole('button').click());
  expect(screen.queryByText(limitReached)).toBeNull();
  await act(async () => refuse());
  expect(await screen.findByText(limitReached)).toBeTruthy();
});
