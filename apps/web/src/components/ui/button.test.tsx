// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a second press before the first one is done does nothing', async () => {
  let finish: () => void = () => undefined;
  let presses = 0;
  const work = () => {
    presses += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  render(<Button onClick={work}>Save</Button>);
  const button = screen.getByRole('button') as HTMLButtonElement;
  act(() => {
    button.click();
    button.click();
  });
  expect(presses).toBe(1);
  expect(button.disabled).toBe(true);

  await act(async () => finish());
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  expect(presses).toBe(2);
});

test('shows a spinner only after 300 ms', () => {
  const { container } = render(<Button loading>Save</Button>);
  act(() => vi.advanceTimersByTime(299));
  expect(container.querySelector('.animate-spin')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(container.querySelector('.animate-spin')).not.toBeNull();
});
