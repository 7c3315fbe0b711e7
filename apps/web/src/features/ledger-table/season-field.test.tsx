// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SeasonField } from './season-field.tsx';

afterEach(cleanup);

function Field({ usual }: { usual: number | null }) {
  const [value, setValue] = useState<readonly number[] | null>(null);
  return (
    <>
      <SeasonField disabled={false} help={undefined} label="Season" onChange={setValue} usual={usual} value={value} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const type = (month: string, text: string) => {
  const box = screen.getByLabelText(month);
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
};
const weights = () => JSON.parse(screen.getByRole('status').textContent ?? '');

it.each([
  [12, 'How many in each month', '12', '5', 41.666667, '(5)'],
  [null, 'In percent of a usual month', '100', '40', 40, 'less in March'],
] as const)('takes a number for each month: of %s', (usual, help, full, typed, weight, said) => {
  render(<Field usual={usual} />);
  fireEvent.change(screen.getByLabelText('Season'), { target: { value: 'uneven' } });
  screen.getByText(new RegExp(help, 'u'));
  expect(screen.getByLabelText('March')).toHaveProperty('value', full);
  type('March', typed);
  expect(weights()).toEqual([100, 100, weight, ...Array.from({ length: 9 }, () => 100)]);
  expect(screen.getByLabelText('March')).toHaveProperty('value', typed);
  screen.getByText((text) => text.startsWith('Varies') && text.includes(said));
});

it('refuses text that is not a number, and leaves the months unchanged', () => {
  render(<Field usual={12} />);
  fireEvent.change(screen.getByLabelText('Season'), { target: { value: 'uneven' } });
  type('May', 'many');
  expect(screen.getByLabelText('May').getAttribute('aria-invalid')).toBe('true');
  expect(weights()).toBe(null);
});
