// @vitest-environment happy-dom
import type { SectionHelp } from '@elan/contract/documents';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { SectionGuide } from './section-guide.tsx';

afterEach(cleanup);

const help: SectionHelp = {
  words: { from: 80, to: 200 },
  outline: [],
  sentences: ['The greatest risk is rain.', 'It is open all year.'],
  notes: [],
  checks: [],
  table: ['Risk', 'Measure'],
  offers: [
    ['Rain', ''],
    ['The van breaks down', ''],
    ['Of the trade', 'Look at it first'],
  ],
  own: 2,
};

test('all that is begun is taken with one press: sentences, and the rows of the own answers', () => {
  const onBegun = vi.fn();
  const guide = (text: string) => (
    <SectionGuide help={help} language="en" onBegun={onBegun} onRow={() => undefined} text={text} />
  );
  show(guide(''), {});
  fireEvent.click(screen.getByRole('button', { name: 'Add them all' }));
  const [[begun = ''] = []] = onBegun.mock.calls as string[][];
  expect(begun).toBe(
    'The greatest risk is rain. It is open all year.\n\n| Risk | Measure |\n| --- | --- |\n| Rain |  |\n| The van breaks down |  |',
  );
  cleanup();
  show(guide(begun), {});
  expect(screen.queryByRole('button', { name: 'Add them all' })).toBeNull();
  expect(screen.queryByText('Rain')).toBeNull();
  expect(screen.getByText('Of the trade · Look at it first')).toBeTruthy();
});
