// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { EnvironmentalInfo } from './environmental-info.tsx';
import { environmentalMessages } from './environmental-messages.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('says both kinds, and which one this project is and why', () => {
  render(
    <LanguageProvider initial="en">
      <EnvironmentalInfo kind="physical" reason="words" words={['bakery', 'bread']} />
    </LanguageProvider>,
  );
  const panel = screen.getByRole('region', { name: 'An analysis that adapts to your project' });
  const [physical, digital] = within(panel).getAllByRole('listitem');
  expect(physical?.textContent).toContain('Yours');
  expect(digital?.textContent).not.toContain('Yours');
  expect(panel.textContent).toContain('classified as physical, because your answers mention “bakery”, “bread”.');
  expect(panel.textContent).toContain('A shop with a web site stays physical');
});

test('says it in French, and about a digital project nothing of shops', () => {
  render(
    <LanguageProvider initial="fr">
      <EnvironmentalInfo kind="digital" reason="chosen" />
    </LanguageProvider>,
  );
  const panel = screen.getByRole('region', { name: "Une analyse qui s'adapte à votre projet" });
  expect(within(panel).getAllByRole('listitem')[1]?.textContent).toContain('Le vôtre');
  expect(panel.textContent).toContain("numérique, en raison du genre d'entreprise que vous avez choisi.");
  expect(panel.textContent).not.toContain('Un commerce');
});

test('needs no reason', () => {
  render(
    <LanguageProvider initial="en">
      <EnvironmentalInfo kind="digital" />
    </LanguageProvider>,
  );
  expect(screen.getByRole('region').textContent).toContain('Your project was classified as digital.');
});

test('the French words have their no-break spaces', () => {
  for (const message of Object.values(environmentalMessages)) {
    const french = typeof message.fr === 'function' ? message.fr('x') : message.fr;
    expect(french).not.toMatch(/ [:;!?»]|« |’/u);
  }
});
