// @vitest-environment happy-dom
import type { ModuleEntry } from '@elan/contract/modules';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyEntry } from '../../data/project/project-data.ts';
import { createDrafts } from '../../lib/autosave/drafts.ts';
import { reportReached } from '../../lib/connection.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { answerCalls } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { Questionnaire } from './questionnaire.tsx';
import { useAnswers } from './use-answers.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  reportReached();
  vi.unstubAllGlobals();
});

const entry: ModuleEntry = {
  ...emptyEntry,
  answers: { location: 'Official' },
  versions: { location: 1 },
};

function Screen({ disabled, projectId }: { disabled: boolean; projectId: string }) {
  const answers = useAnswers({ userId: 'user-1', projectId, module: 'idea' }, entry);
  return <Questionnaire actions={null} answers={answers} definition={moduleDefinition('idea')} disabled={disabled} />;
}

function locationField() {
  const label = moduleDefinition('idea').questions.find(({ id }) => id === 'location')?.label.en ?? '';
  return screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${label}`, 'u'));
}

it.each([
  [true, 'Official', 0],
  [false, 'Mine', 1],
] as const)(
  'with text left from earlier and disabled %s, shows %s and saves %i times',
  async (disabled, shown, saves) => {
    const projectId = `project-${disabled}`;
    createDrafts(storageOf('user-1'), 'user-1', projectId, 'idea').write('location', {
      value: 'Mine',
      base: 1,
      unconfirmed: [],
    });
    const calls = answerCalls({
      'modules/saveAnswers': () => ({ saved: { location: 2 }, conflicts: [], lastUpdated: '2025-01-01T00:00:00.000Z' }),
    });
    const { unmount } = showScreen(<Screen disabled={disabled} projectId={projectId} />);
    const field = locationField();
    expect(field.value).toBe(shown);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryAllByText('Your text, not saved')).toHaveLength(disabled ? 1 : 0);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(calls.filter(({ path }) => path === 'modules/saveAnswers')).toHaveLength(saves);
  },
);

it.each([
  ['Saved', () => ({ saved: { location: 2 }, conflicts: [], lastUpdated: '2025-01-01T00:00:00.000Z' })],
  ['Offline, kept on this device', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('Ctrl S saves what was just typed and says: %s', async (said, answer) => {
  const calls = answerCalls({ 'modules/saveAnswers': answer });
  showScreen(<Screen disabled={false} projectId={`project-${said}`} />);
  const press = () => act(async () => void fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }));
  const notices = screen.getByRole('region', { name: 'Notifications' });
  await press();
  await within(notices).findByText('There is nothing new to save.');
  expect(calls).toHaveLength(0);

  fireEvent.change(locationField(), { target: { value: 'Mine' } });
  await press();
  await within(notices).findByText(said);
  expect(calls.length).toBeGreaterThan(0);
});
