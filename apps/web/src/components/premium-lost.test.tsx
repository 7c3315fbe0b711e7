// @vitest-environment happy-dom
import { permissionsOf, type Role } from '@elan/domain/permissions';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { PremiumLost } from './premium-lost.tsx';

afterEach(cleanup);

function show(role: Role, language: 'en' | 'fr' = 'en') {
  render(
    <MemoryRouter>
      <LanguageProvider initial={language}>
        <PremiumLost project={{ permissions: permissionsOf(role) }} />
      </LanguageProvider>
    </MemoryRouter>,
  );
}

it('says in both languages that premium access is required, and leads there', () => {
  show('owner');
  expect(screen.getByText('Premium access required')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing');
  cleanup();
  show('owner', 'fr');
  expect(screen.getByText('Accès Premium requis')).toBeTruthy();
});

it('speaks of the plan of a collaborator only together with the owner’s', () => {
  show('editor');
  expect(screen.queryByText(/Your subscription has ended/u)).toBeNull();
  expect(screen.getByText(/Neither your plan nor the owner's includes this module/u)).toBeTruthy();
});
