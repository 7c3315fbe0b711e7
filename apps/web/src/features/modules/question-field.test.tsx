// @vitest-environment happy-dom
import { moduleDefinition } from '@elan/domain/modules/registry';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../components/ui/toast.tsx';
import { QuestionField } from './question-field.tsx';

afterEach(cleanup);

const { questions } = moduleDefinition('idea');

function show(
  id: string,
  change: { value?: string; conflict?: string | null; unsent?: string | null; disabled?: boolean } = {},
) {
  const question = questions.find((candidate) => candidate.id === id);
  if (question === undefined) throw new Error(`no question ${id}`);
  const calls = {
    onType: vi.fn(),
    onLeave: vi.fn(),
    onKeepMine: vi.fn(),
    onTakeOther: vi.fn(),
    onKeepBoth: vi.fn(),
    onDiscard: vi.fn(),
  };
  render(
    <ToastProvider>
      <QuestionField
        conflict={null}
        disabled={false}
        id={id}
        question={question}
        tools={undefined}
        replaced={null}
        unsent={null}
        value=""
        {...change}
        {...calls}
      />
    </ToastProvider>,
  );
  const label = question.label.en;
  return { ...calls, control: screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${label}`, 'u')) };
}

describe('QuestionField', () => {
  it('reports what is typed and when the field is left', () => {
    const { control, onType, onLeave } = show('businessIdea');
    fireEvent.change(control, { target: { value: 'Bread' } });
    fireEvent.blur(control);
    expect(onType).toHaveBeenCalledWith('businessIdea', 'Bread');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('marks required and optional questions', () => {
    show('businessIdea');
    expect(screen.getByText('*')).toBeTruthy();
    cleanup();
    show('experience');
    expect(screen.getByText('(optional)')).toBeTruthy();
  });

  it('offers the options of a select in the order of the questionnaire', () => {
    const { control } = show('businessModel');
    expect(control.querySelectorAll('option')).toHaveLength(8);
  });

  it('is disabled for whoever may not edit', () =>
    expect(show('location', { disabled: true }).control.disabled).toBe(true));

  it('shows both texts of a conflict and lets the person decide', async () => {
    const { control, onKeepMine, onTakeOther, onKeepBoth } = show('location', { value: 'Mine', conflict: 'Theirs' });
    expect(control.value).toBe('Mine');
    expect((await screen.findByRole('alert')).textContent).toContain('Theirs');
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    fireEvent.click(screen.getByRole('button', { name: 'Use the other' }));
    expect(onKeepMine).toHaveBeenCalledWith('location');
    expect(onTakeOther).toHaveBeenCalledWith('location');
    fireEvent.click(screen.getByRole('button', { name: 'Keep both' }));
    expect(onKeepBoth).toHaveBeenCalledWith('location');
    cleanup();
    show('businessModel', { value: 'store', conflict: 'online' });
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
  });

  it('shows text that may no longer be saved beside the answer, to be copied or discarded, and discarding can be undone', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { control, onDiscard, onType } = show('location', { value: 'Official', unsent: 'Mine', disabled: true });
    expect(control.value).toBe('Official');
    expect(await screen.findByText('Mine')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onDiscard).toHaveBeenCalledWith('location');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onType).toHaveBeenCalledWith('location', 'Mine');
    vi.unstubAllGlobals();
  });
});
