// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import Report from './report.tsx';
import { SwotMatrix } from './swot-matrix.tsx';

afterEach(cleanup);

const show = (text: string) =>
  render(
    <LanguageProvider initial="en">
      <Report text={text} />
    </LanguageProvider>,
  );

const titles = ['In short', 'Offer', 'Market', 'Money', 'Risks'];
const long = titles.map((title) => `## ${title}\n\nWords about ${title}.`).join('\n\n');
const wordsOf = (title: string) => screen.getByText(`Words about ${title}.`).closest('[id]');

test('a section is collapsed and expanded by its heading, and searching in the page opens it', () => {
  show(long);
  const toggle = screen.getByRole('button', { name: 'Market' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(wordsOf('Market')?.getAttribute('hidden')).toBe('until-found');
  expect(wordsOf('Money')?.hasAttribute('hidden')).toBe(false);
  act(() => void wordsOf('Market')?.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(wordsOf('Market')?.hasAttribute('hidden')).toBe(false);
});

test('all sections are collapsed at once, and the table of contents opens the one it leads to', () => {
  show(long);
  const contents = within(screen.getByRole('navigation', { name: 'In this analysis' }));
  fireEvent.click(contents.getByRole('button', { name: 'Collapse all sections' }));
  for (const title of titles) expect(wordsOf(title)?.getAttribute('hidden')).toBe('until-found');
  fireEvent.click(contents.getByRole('button', { name: /^In this analysis/u }));
  fireEvent.click(contents.getByRole('link', { name: 'Money' }));
  expect(wordsOf('Money')?.hasAttribute('hidden')).toBe(false);
  expect(wordsOf('Risks')?.hasAttribute('hidden')).toBe(true);
  fireEvent.click(contents.getByRole('button', { name: 'Collapse all sections' }));
  fireEvent.click(contents.getByRole('button', { name: 'Expand all sections' }));
  for (const title of titles) expect(wordsOf(title)?.hasAttribute('hidden')).toBe(false);
});

test('the matrix takes the place of the points it shows, and of nothing else', () => {
  const points = '### Strengths\n\n- Ready\n\n### Weaknesses\n\n- Alone\n';
  const { container } = show(`Before.\n\n${points}\nAfter.`);
  const matrix = screen.getByRole('region', { name: 'SWOT matrix' });
  expect(within(matrix).getByText('Ready')).toBeTruthy();
  const replaced = [...container.querySelectorAll('.hidden')].map((block) => block.textContent);
  expect(replaced).toEqual(['Strengths', 'Ready', 'Weaknesses', 'Alone']);
  expect(screen.getByText('Before.').compareDocumentPosition(matrix)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('After.').compareDocumentPosition(matrix)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a small matrix beside a large one is no second place of that name', () => {
  const swot = { strengths: ['Ready'], weaknesses: [], opportunities: [], threats: [] };
  render(
    <LanguageProvider initial="en">
      <SwotMatrix compact swot={swot} />
      <SwotMatrix swot={swot} />
    </LanguageProvider>,
  );
  screen.getByRole('region', { name: 'SWOT matrix' });
});

test('points that say more than the matrix stay in the text', () => {
  const points = '### Strengths\n\n- **Ready**, and\n  more\n\n### Weaknesses\n\nAs they say:\n\n- Alone';
  const { container } = show(points);
  expect(screen.getByRole('region', { name: 'SWOT matrix' })).toBeTruthy();
  expect(container.querySelectorAll('.hidden')).toHaveLength(0);
});
