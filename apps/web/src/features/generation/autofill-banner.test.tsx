// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { reportReached, reportUnreachable } from '../../lib/connection.ts';
import { show } from '../../testing/show.tsx';
import { AutofillBanner } from './autofill-banner.tsx';
import { idleOutline } from './run-state.ts';

afterEach(() => {
  cleanup();
  reportReached();
});

const offer = (used: number) => {
  show(<AutofillBanner onDismiss={vi.fn()} onFill={vi.fn()} phase="offer" run={idleOutline} />, {
    usage: { used, limit: 3, resetsAt: '2025-02-01T00:00:00.000Z' },
  });
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Fill and analyse' });
};

it('offers what it costs', () => {
  expect(offer(1).disabled).toBe(false);
  expect(screen.getByText(/Uses 1 of your 2 remaining generations\./u)).toBeTruthy();
});

it('cannot be pressed when the limit is reached, and says so', () => {
  expect(offer(3).disabled).toBe(true);
  expect(screen.getByText(/You have reached your AI generation limit\./u)).toBeTruthy();
});

it('waits for the connection', () => {
  reportUnreachable();
  expect(offer(1).disabled).toBe(true);
  expect(screen.getByText(/Generating works again/u)).toBeTruthy();
});
