// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('label, help, example and error belong to the control', () => {
  render(<TextField error="Too short." example="Sherbrooke" help="City and region." label="Location" required />);
  const control = screen.getByRole('textbox', { name: 'Location' });
  expect(control.getAttribute('aria-required')).toBe('true');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Too short.');
  expect(described(control)).toEqual(['City and region.', 'Too short.']);

  fireEvent.click(screen.getByRole('button', { name: 'Show an example' }));
  expect(described(control)[1]).toContain('Sherbrooke');
});

test('marks what is optional', () => {
  render(<TextField label="Budget" optional />);
  expect(screen.getByRole('textbox', { name: 'Budget (optional)' })).toBeTruthy();
});

test.each([
  ['TextArea', TextArea],
  ['TextField', TextField],
])('%s counts what is left over the last tenth only', (_name, Control) => {
  const view = render(<Control label="Idea" maxLength={100} onChange={() => undefined} value={'x'.repeat(89)} />);
  expect(screen.queryByText(/characters left/u)).toBeNull();
  view.rerender(<Control label="Idea" maxLength={100} onChange={() => undefined} value={'x'.repeat(92)} />);
  expect(screen.getByText('8 characters left')).toBeTruthy();
});
