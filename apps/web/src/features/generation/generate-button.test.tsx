// @vitest-environment happy-dom
import type { Account } from '@elan/contract/account';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportReached, reportUnreachable } from '../../lib/connection.ts';
import { AccountProvider } from '../../lib/session.ts';
import { accountOf } from '../../testing/account.ts';
import type { GenerateBlock } from './generate-block.ts';
import { GenerateButton } from './generate-button.tsx';

afterEach(() => {
  cleanup();
  reportReached();
});

function show(block: GenerateBlock | null, change: Partial<Account> = {}, forIdeas = false) {
  const onGenerate = vi.fn(async () => undefined);
  const onLeadTo = vi.fn();
  render(
    <AccountProvider value={accountOf(change)}>
      <GenerateButton
        block={block}
        forIdeas={forIdeas}
        next
        onGenerate={onGenerate}
        onLeadTo={onLeadTo}
        underWay={false}
      />
    </AccountProvider>,
  );
  return { onGenerate, onLeadTo, button: screen.getByRole<HTMLButtonElement>('button', { name: 'Generate' }) };
}

describe('GenerateButton', () => {
  it('says what a generation costs before it is pressed', () => {
    const { button, onGenerate } = show(null);
    expect(screen.getByText('Uses 1 of your 2 remaining generations.')).toBeTruthy();
    fireEvent.click(button);
    expect(onGenerate).toHaveBeenCalledOnce();
  });

  it('counts nothing for a founder', () => {
    show(null, { isFounder: true });
    expect(screen.queryByText(/remaining/u)).toBeNull();
  });

  it('names the questions that are missing and leads to them', () => {
    const questions = moduleDefinition('brainstorm').questions.filter((question) => question.required);
    const { button, onLeadTo } = show({ reason: 'missing', questions });
    expect(button.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: questions[1]?.label.en ?? '' }));
    expect(onLeadTo).toHaveBeenCalledWith('skills');
  });

  it.each([
    [{ reason: 'limit' }, {}, false, 'Limit reached! Subscribe to continue using AI.'],
    [{ reason: 'limit' }, { hasPremiumAccess: true }, false, 'Generation limit reached'],
    [{ reason: 'no-access' }, {}, false, 'An account is required to access AI'],
    [{ reason: 'no-access' }, {}, true, 'Subscription required to generate ideas'],
    [{ reason: 'no-entries' }, { hasPremiumAccess: true }, false, 'Add entries to get an analysis'],
    [{ reason: 'read-only' }, {}, false, 'You can view this project in read-only mode'],
  ] as const)('explains %o', (block, change, forIdeas, words) => {
    const { button } = show(block, change, forIdeas);
    expect(button.disabled).toBe(true);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('waits for the connection', () => {
    reportUnreachable();
    const { button } = show(null);
    expect(button.disabled).toBe(true);
    expect(screen.getByText(/You are offline/u)).toBeTruthy();
  });
});
