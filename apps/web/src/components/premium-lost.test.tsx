// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { AccountProvider } from '../lib/session.ts';
import { accountOf } from '../testing/account.ts';
import { PremiumLost } from './premium-lost.tsx';

afterEach(cleanup);

function show(hasPremiumAccess: boolean, language: 'en' | 'fr' = 'en') {
  render(
    <MemoryRouter>
      <LanguageProvider initial={language}>
        <AccountProvider value={accountOf({ hasPremiumAccess })}>
          <PremiumLost />
        </AccountProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

it('says in both languages that premium access is required, and leads there', () => {
  show(false);
  expect(screen.getByText('Premium access required')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing');
  cleanup();
  show(false, 'fr');
  expect(screen.getByText('Accès Premium requis')).toBeTruthy();
});

it('is silent for those who have it', () => {
  show(true);
  expect(screen.queryByRole('status')).toBeNull();
});
