// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { SectionFold } from './section-fold.tsx';
import type { ShownSection } from './shown-sections.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Whether a section is open on a narrow or a wide window. */
function isOpen({ isPhone, ...section }: Partial<ShownSection> & { isPhone: boolean }): boolean {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: isPhone },
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const shown = { key: 'company', heading: 'The company', state: 'notes', text: '', conflict: null, unsent: null };
  show(<SectionFold section={{ ...shown, ...section } as ShownSection}>A café.</SectionFold>);
  // A link leads to the heading, and opens what that is in.
  return screen.getByRole('heading', { name: 'The company' }).closest('details')?.open === true;
}

test('a phone shows that a section is to be written, and the section once it is opened', () => {
  expect(isOpen({ isPhone: true })).toBe(false);
  screen.getByText('To be written');
});

test('a wide window shows the section', () => expect(isOpen({ isPhone: false })).toBe(true));

test.each([
  ['somebody else wrote meanwhile', { conflict: 'A shop.' }],
  ['could not be saved', { unsent: 'A shop.' }],
  ['were written before something changed', { isChanged: true }],
])('words that %s are not folded away', (_, section) => expect(isOpen({ isPhone: true, ...section })).toBe(true));
