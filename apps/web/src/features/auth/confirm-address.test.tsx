// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { RecoveryForm } from './recovery-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/api/auth/confirm-address';
const token = `secret.${Buffer.from('zoe@example.test').toString('base64url')}`;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open(answer: () => Response, link = token) {
  const calls = fakeServer({ [path]: answer });
  const [onDone, onLeave] = [vi.fn(), vi.fn()];
  render(
    <LanguageProvider initial="en">
      <ConfirmAddress onDone={onDone} onLeave={onLeave} token={link} />
    </LanguageProvider>,
  );
  return { calls, onDone, onLeave };
}

it('names the address and asks the server only after a press', async () => {
  const { calls, onDone } = open(() => json({ email: 'zoe@example.test' }));
  expect(screen.getByText('zoe@example.test')).toBeTruthy();
  expect(calls).toEqual([]);
  press('Confirm my address');
  await expect.poll(() => onDone.mock.calls).toEqual([['zoe@example.test', null]]);
  expect(calls).toEqual([{ path, input: { token } }]);
});

it('passes on what a password is chosen with where the one from sign-up has ended', async () => {
  const { onDone } = open(() => json({ email: 'zoe@example.test', reset: 'r' }));
  press('Confirm my address');
  await expect.poll(() => onDone.mock.calls).toEqual([['zoe@example.test', 'r']]);
});

it.each(['', token])('leads to the sign-in where the link %j is over', async (link) => {
  const { onDone, onLeave } = open(() => json({ code: 'INVALID_TOKEN' }, 400), link);
  if (link !== '') press('Confirm my address');
  expect(await screen.findByText(/already been used or is no longer valid/u)).toBeTruthy();
  press('Go to the sign-in page');
  expect([onLeave.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0]);
});

it('a reset offers to remove the other ways in; after a confirmation it says why a password is chosen', async () => {
  const reset = '/api/auth/reset-password';
  const calls = fakeServer({ [reset]: () => json({ status: true }) });
  const form = (isConfirmed: boolean) => (
    <LanguageProvider initial="en">
      <RecoveryForm isConfirmed={isConfirmed} onDone={() => {}} onNewLink={() => {}} token="t" />
    </LanguageProvider>
  );
  const { rerender } = render(form(false));
  fireEvent.change(screen.getByLabelText(/^New password/u), { target: { value: 'another-one' } });
  fireEvent.change(screen.getByLabelText(/^Confirm new password/u), { target: { value: 'another-one' } });
  fireEvent.click(screen.getByRole('checkbox'));
  press('Save the new password');
  await expect
    .poll(() => calls)
    .toEqual([{ path: reset, input: { token: 't', newPassword: 'another-one', removeOtherWays: true } }]);
  rerender(form(true));
  expect(screen.getByText(/the password chosen there no longer works/u)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
