// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider, useLanguage } from './language-provider.tsx';
import { useText } from './use-messages.ts';

afterEach(cleanup);

test('what picks a text is the same until the language changes, so that nothing it is remembered with is made again', () => {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <LanguageProvider initial="en">{children}</LanguageProvider>
  );
  const { result, rerender } = renderHook(() => ({ text: useText(), ...useLanguage() }), { wrapper });
  const { text } = result.current;
  rerender();
  expect(result.current.text).toBe(text);
  act(() => result.current.setLanguage('fr'));
  expect(result.current.text({ en: 'Rent', fr: 'Loyer' })).toBe('Loyer');
});
