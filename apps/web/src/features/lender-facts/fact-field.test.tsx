// @vitest-environment happy-dom

import type { Language } from '@elan/domain/locale';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { FactField } from './fact-field.tsx';
import { createFactsAutosave, type FactsAutosave } from './facts-autosave.ts';
import { UnsentFacts } from './unsent-facts.tsx';

afterEach(cleanup);

const queryClient = new QueryClient();
const nothing = { kept: new Map(), fault: null, retry: async () => {}, facts: [] };

function Form({ autosave, fact }: { autosave: FactsAutosave; fact: string }) {
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.get);
  const handle = { ...nothing, autosave, snapshot };
  return (
    <>
      <UnsentFacts handle={handle} />
      <FactField difference={() => null} fact={fact} handle={handle} projectId="p" />
    </>
  );
}

function show(fact: string, language: Language) {
  const autosave = createFactsAutosave(queryClient, { userId: `u ${fact} ${language}`, projectId: 'p', language });
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={language}>
        <Form autosave={autosave} fact={fact} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const type = (value: string) => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  return { autosave, field, type, stored: () => autosave.get().state.fields[fact]?.value };
}

test('an amount is typed in the habit of its language, and shown as it is read', () => {
  const french = show('ask.amount', 'fr');
  french.type('18 000,50');
  expect(french.stored()).toBe('1800050');
  expect(french.field.value).toBe('18\u00a0000,50\u00a0$');
  cleanup();
  const english = show('ask.amount', 'en');
  english.type('18k');
  expect(english.stored()).toBe('1800000');
  english.type('');
  expect(english.stored()).toBe('');
});

test('what cannot be an amount is said, stays in the field and changes nothing', () => {
  const { type, field, stored } = show('ask.amount', 'en');
  type('18,000');
  type('about twenty');
  expect(stored()).toBe('1800000');
  expect(field.value).toBe('about twenty');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type('20,000');
  expect(stored()).toBe('2000000');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('what somebody typed who may no longer save is shown apart, and can be discarded', () => {
  const { autosave, type } = show('ask.months', 'en');
  type('60');
  autosave.allow(false);
  return screen.findByText('Term, in months: 60').then(() => {
    autosave.discard('ask.months');
    return expect.poll(() => screen.queryByText('Term, in months: 60')).toBeNull();
  });
});
