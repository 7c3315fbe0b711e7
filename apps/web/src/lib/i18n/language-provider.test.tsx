// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider, useLanguage } from './language-provider.tsx';
import { defineMessages, pick } from './messages.ts';
import { useMessages } from './use-messages.ts';

const messages = defineMessages({
  hello: { en: 'Hello', fr: 'Bonjour' },
  left: { en: (n: number) => `${n} left`, fr: (n: number) => `il en reste ${n}` },
});

function Screen() {
  const { setLanguage } = useLanguage();
  const words = useMessages(messages);
  const [typed, setTyped] = useState('');
  return (
    <>
      <p>{words.hello}</p>
      <p>{words.left(3)}</p>
      <input aria-label="answer" onChange={(event) => setTyped(event.target.value)} value={typed} />
      <button onClick={() => setLanguage('fr')} type="button">
        FR
      </button>
    </>
  );
}

const open = () =>
  render(
    <LanguageProvider initial="en">
      <Screen />
    </LanguageProvider>,
  );

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('starts in the language of the page when nothing was chosen, and writes nothing', () => {
  open();
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(localStorage.length).toBe(0);
});

test('takes up the stored choice', () => {
  localStorage.setItem('elan.language', 'fr');
  open();
  expect(screen.getByText('Bonjour')).toBeTruthy();
  expect(document.documentElement.lang).toBe('fr');
});

test('a stored value that is no language counts as English', () => {
  localStorage.setItem('elan.language', 'de');
  open();
  expect(screen.getByText('Hello')).toBeTruthy();
});

test('switches at once, keeps what was typed, and stores the choice', () => {
  open();
  fireEvent.change(screen.getByLabelText('answer'), { target: { value: 'my idea' } });
  fireEvent.click(screen.getByText('FR'));
  expect(screen.getByText('Bonjour')).toBeTruthy();
  expect(screen.getByText('il en reste 3')).toBeTruthy();
  expect((screen.getByLabelText('answer') as HTMLInputElement).value).toBe('my idea');
  expect(document.documentElement.lang).toBe('fr');
  expect(localStorage.getItem('elan.language')).toBe('fr');
  expect(document.cookie).toContain('lang=fr');
});

test('works where storage is blocked or full', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  open();
  fireEvent.click(screen.getByText('FR'));
  expect(screen.getByText('Bonjour')).toBeTruthy();
});

test('picked words are the same object every time', () => {
  expect(pick(messages, 'fr')).toBe(pick(messages, 'fr'));
  expect(pick(messages, 'fr').hello).toBe('Bonjour');
});
