// @vitest-environment happy-dom

import type { AnswerVersion } from '@elan/contract/versions';
import type { Question } from '@elan/domain/modules/define-module';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../components/ui/toast.tsx';
import { answerCalls } from '../../testing/rpc.ts';
import { show } from '../../testing/show.tsx';
import AnswerHistoryDialog from './answer-history-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const question: Question = {
  id: 'location',
  kind: 'text',
  label: { en: 'Location', fr: 'Lieu' },
  help: { en: '', fr: '' },
  required: false,
  example: { en: '', fr: '' },
};
const earlier = (version: number, value: string): AnswerVersion => ({
  filledIn: false,
  version,
  value,
  author: null,
  writtenAt: '2026-01-01T12:00:00.000Z',
});

/** A press stands for a save that ends while the list is open. */
function Opened() {
  const [stored, setStored] = useState(2);
  return (
    <>
      <AnswerHistoryDialog
        module="idea"
        onClose={() => {}}
        onRestore={null}
        projectId="project"
        question={question}
        stored={stored}
        value="Rimouski"
      />
      <button data-testid="save" onClick={() => setStored(3)} type="button" />
    </>
  );
}

test('a text that is saved while the list is open puts the one it replaced into the list', async () => {
  const versions = [earlier(1, 'Rimouski')];
  answerCalls({ 'versions/answers': () => ({ versions, next: null }) });
  show(
    <ToastProvider>
      <Opened />
    </ToastProvider>,
  );
  expect(await screen.findByText('Rimouski')).toBeDefined();
  versions.unshift(earlier(2, 'Matane'));
  fireEvent.click(screen.getByTestId('save'));
  expect(await screen.findByText('Matane')).toBeDefined();
});
