// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReplaceConfirmation } from './replace-confirmation.tsx';

afterEach(cleanup);

function show() {
  const onConfirm = vi.fn(async () => undefined);
  const onCancel = vi.fn();
  render(<ReplaceConfirmation count={3} onCancel={onCancel} onConfirm={onConfirm} />);
  return { onConfirm, onCancel, question: screen.getByRole('region', { name: 'Replace these 3 personas?' }) };
}

describe('ReplaceConfirmation', () => {
  it('takes the keyboard, and says where the earlier ones stay', () => {
    const { question } = show();
    expect(document.activeElement).toBe(question);
    expect(question.textContent).toContain('The earlier ones stay under “Earlier versions”.');
  });

  it('replaces nothing unless it is told to', () => {
    const { question, onConfirm, onCancel } = show();
    fireEvent.keyDown(question, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep these' }));
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Generate three new ones' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
