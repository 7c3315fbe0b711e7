// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApplicationErrorBoundary } from './application-error.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Screen({ broken }: { broken: boolean }) {
  if (broken) throw new Error('The screen broke.');
  return <p>A screen</p>;
}
const at = (place: string, broken: boolean) => (
  <ApplicationErrorBoundary place={place}>
    <Screen broken={broken} />
  </ApplicationErrorBoundary>
);

test('what a screen throws is told, and at another place one goes on', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = render(at('first', true));
  expect(screen.getByText('The screen broke.')).toBeTruthy();
  expect(reported).toHaveBeenCalled();
  view.rerender(at('first', false));
  expect(screen.getByText('The screen broke.')).toBeTruthy();
  view.rerender(at('second', false));
  expect(screen.getByText('A screen')).toBeTruthy();
});
