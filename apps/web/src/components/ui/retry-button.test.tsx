// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { reportReached, reportUnreachable } from '../../lib/connection.ts';
import { RetryButton } from './retry-button.tsx';

afterEach(() => {
  cleanup();
  reportReached();
});

it('leaves the retry to the banner of the screen while the server is out of reach', () => {
  const onRetry = vi.fn();
  render(<RetryButton onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  act(reportUnreachable);
  expect(screen.queryByRole('button')).toBeNull();
  act(reportReached);
  expect(screen.getByRole('button')).toBeTruthy();
});
