// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { noteMissingFile } from '../lib/new-build.ts';
import { ErrorScreen } from './error-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('shows what went wrong and a way out', () => {
  render(<ErrorScreen message="The page broke." />);
  expect(screen.getByRole('heading', { name: 'Application Error' })).toBeTruthy();
  expect(screen.getByText('The page broke.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
});

test('without a message it says so, in French too', () => {
  const view = render(<ErrorScreen message=" " />);
  expect(screen.getByText('Unknown error')).toBeTruthy();
  view.unmount();
  render(
    <LanguageProvider initial="fr">
      <ErrorScreen message="" />
    </LanguageProvider>,
  );
  expect(screen.getByText('Erreur inconnue')).toBeTruthy();
  expect(screen.getByRole('heading', { name: "Erreur de l'application" })).toBeTruthy();
});

test('a missing file is told only when no reload has mended it', () => {
  vi.useFakeTimers();
  noteMissingFile('Failed to fetch /assets/gone.js');
  const { container } = render(<ErrorScreen message="Failed to fetch /assets/gone.js" />);
  expect(container.textContent).toBe('');
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('heading', { name: 'This screen could not be loaded' })).toBeTruthy();
});
