// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

it('says why what was confirmed failed, and stays for another try', async () => {
  const onConfirm = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce();
  const onClose = vi.fn();
  render(
    <ConfirmDialog
      confirmLabel="Remove"
      failureText={(thrown) => `Not removed: ${thrown instanceof Error ? thrown.message : ''}`}
      onClose={onClose}
      onConfirm={onConfirm}
      title="Remove it?"
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not removed: offline');
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect(onConfirm).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});
