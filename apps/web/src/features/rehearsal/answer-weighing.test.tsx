// @vitest-environment happy-dom
import type { RehearsalAnswer } from '@elan/contract/rehearsal';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { AnswerWeighing } from './answer-weighing.tsx';
import { createRehearsalAutosave } from './rehearsal-autosave.ts';

afterEach(cleanup);

const kept: RehearsalAnswer = {
  question: 'check.cash',
  text: 'Rent is $900.',
  language: 'en',
  asked: 'Who covers it?',
  ticked: [],
  version: 2,
  weighing: {
    remarks: [{ verdict: 'contradicts', quote: 'Rent is $900', planQuote: 'rent of $1,900', remark: 'Two rents.' }],
    next: 'Which one is in the lease?',
    language: 'en',
    model: 'a-model',
    version: 2,
    weighed_at: '2026-11-23T12:00:00.000Z',
  },
  updated_at: '2026-11-23T12:00:00.000Z',
  updatedBy: null,
};

function show(text: string, mayAsk: boolean, answer = kept) {
  const queryClient = new QueryClient();
  const autosave = createRehearsalAutosave(queryClient, { userId: 'u', projectId: 'p', language: 'en' });
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial="en">
        <AnswerWeighing autosave={autosave} kept={answer} mayAsk={mayAsk} place={3} projectId="p" text={text} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

test('a remark shows its verdict with the words it rests on, and says so when the answer has changed since', () => {
  show('Rent is $900.', false);
  expect(screen.getByText('The plan says otherwise')).toBeTruthy();
  expect(screen.getByText('You say: “Rent is $900”')).toBeTruthy();
  expect(screen.getByText('The plan says: “rent of $1,900”')).toBeTruthy();
  expect(screen.queryByText(/The answer has changed since/u)).toBeNull();
  cleanup();
  show('Rent is $950.', false);
  expect(screen.getByText(/The answer has changed since/u)).toBeTruthy();
});

test('the button names its price, and is offered only to those who may ask about an answer that is there', () => {
  const nothing = { ...kept, weighing: null };
  show('Rent is $900.', true, nothing);
  expect(screen.getByRole('button').textContent).toBe('Compare with the plan (1 generation)');
  cleanup();
  show('Rent is $900.', false, nothing);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show(' ', true, nothing);
  expect(screen.queryByRole('button')).toBeNull();
});
