// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { ErrorScreen } from './error-screen.tsx';

afterEach(cleanup);

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
