// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as crashes from '../lib/watch-crashes.ts';
import { ApplicationErrorBoundary } from './application-error.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Screen({ broken }: { broken: boolean }) {
  if (broken) throw new Error('The screen broke.');
  return <p>A screen</p>;
}
function FailedCall(): never {
  throw Object.assign(new Error('INTERNAL'), { code: 'INTERNAL', status: 500, data: { request: 'abcdefgh12' } });
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

test('the code of the report is told once it has arrived, and the code of a failed call at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const noted = vi.spyOn(crashes, 'noteCrash').mockResolvedValue('k7qf2mxd9a');
  const view = render(at('first', true));
  expect(await screen.findByText('k7qf2mxd9a')).toBeTruthy();
  view.unmount();

  noted.mockResolvedValue(null);
  render(
    <ApplicationErrorBoundary>
      <FailedCall />
    </ApplicationErrorBoundary>,
  );
  expect(screen.getByText('abcdefgh12')).toBeTruthy();
});
