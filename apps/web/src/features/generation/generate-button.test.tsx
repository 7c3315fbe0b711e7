// @vitest-environment happy-dom
import type { Account } from '@elan/contract/account';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider } from '../../data/account/session.ts';
import { reportReached, reportUnreachable } from '../../lib/connection.ts';
import { accountOf } from '../../testing/account.ts';
import { showScreen } from '../../testing/screen.tsx';
import { show as showPiece } from '../../testing/show.tsx';
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
    <MemoryRouter>
      <AccountProvider value={accountOf(change)}>
        <GenerateButton
          block={block}
          forIdeas={forIdeas}
          next
          onGenerate={onGenerate}
          onLeadTo={onLeadTo}
          underWay={false}
        />
      </AccountProvider>
    </MemoryRouter>,
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

  it.each([
    ['en', 'Uses your last remaining generation.'],
    ['fr', 'Utilise votre dernière génération restante.'],
  ] as const)('speaks of one generation as one: %s', (language, text) => {
    showPiece(
      <GenerateButton block={null} next onGenerate={vi.fn()} onLeadTo={vi.fn()} underWay={false} />,
      { usage: { used: 2, limit: 3, resetsAt: '2025-02-01T00:00:00.000Z' } },
      language,
    );
    expect(screen.getByText(text)).toBeTruthy();
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

  it('says that a module of the owner’s plan generates on the own one, and leads there', () => {
    const { button } = show({ reason: 'own-plan' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(/Generating in this module takes your own Premium/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing');
  });

  it('can be pressed without a connection: the request says what is wrong', () => {
    reportUnreachable();
    const { button } = show(null);
    expect(button.disabled).toBe(false);
    expect(screen.getByText(/You are offline/u)).toBeTruthy();
  });
});

describe('Ctrl Enter', () => {
  const press = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'Enter', ctrlKey: true });

  function showIn(block: GenerateBlock | null, { underWay = false, answer = () => Promise.resolve() } = {}) {
    const onGenerate = vi.fn(answer);
    showScreen(
      <>
        <form>
          <textarea aria-label="Answer" />
          <GenerateButton block={block} next onGenerate={onGenerate} onLeadTo={vi.fn()} underWay={underWay} />
        </form>
        <form>
          <textarea aria-label="Comment" />
        </form>
        <a href="#elsewhere">Another module</a>
      </>,
    );
    return onGenerate;
  }
  const notices = () => screen.getByRole('region', { name: 'Notifications' }).textContent;

  it('generates, also from an answer, and never twice', () => {
    const onGenerate = showIn(null, { answer: () => new Promise<void>(() => {}) });
    press(screen.getByLabelText('Answer'));
    press();
    fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
    expect(onGenerate).toHaveBeenCalledOnce();
  });

  it('does not generate from a comment, from a link, from a held key or below a dialog', () => {
    const onGenerate = showIn(null);
    press(screen.getByLabelText('Comment'));
    press(screen.getByRole('link'));
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, repeat: true });
    render(<div role="dialog" />);
    press();
    expect(onGenerate).not.toHaveBeenCalled();
  });

  it.each([
    [{ reason: 'limit' }, false, 'Limit reached! Subscribe to continue using AI.'],
    [{ reason: 'no-premium' }, false, 'Premium access required'],
    [null, true, 'A generation is already under way.'],
  ] as const)('says why nothing is generated: %o, under way %s', (block, underWay, text) => {
    const onGenerate = showIn(block, { underWay });
    press();
    expect(notices()).toContain(text);
    expect(onGenerate).not.toHaveBeenCalled();
  });

  it('names the questions that are missing', () => {
    const questions = moduleDefinition('brainstorm').questions.filter((question) => question.required);
    showIn({ reason: 'missing', questions });
    press();
    for (const question of questions) expect(notices()).toContain(question.label.en);
  });
});
