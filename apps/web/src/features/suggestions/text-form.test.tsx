// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { reportReached } from '../../lib/connection.ts';
import { answerCalls } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { TextForm } from './text-form.tsx';

afterEach(() => {
  cleanup();
  reportReached();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** @param text the answer as it is now */
function show({ maySuggest = true, text = 'Bread', version = 2 } = {}) {
  return showScreen(
    <TextForm
      field={({ label, value, onChange }) => (
        <textarea aria-label={label} onChange={(event) => onChange(event.target.value)} value={value} />
      )}
      maySuggest={maySuggest}
      now={{ text, version }}
      place="idea:location"
      projectId="project-1"
      proposal={({ text: value, base }) => ({
        ...{ kind: 'answer', module: 'idea', question: 'location', value },
        baseVersion: base,
      })}
      title="Where"
      userId="user-1"
    />,
  );
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your suggestion/u);
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('begins with the text as it is, keeps what is typed on the device, and sends it over the version it was typed on', async () => {
  const calls = answerCalls({ 'suggestions/add': ({ suggestionId: id }) => ({ id }) });
  show();
  press(/^Suggest a change/u);
  expect(field().value).toBe('Bread');
  type('Cake');
  cleanup();
  show({ text: 'Buns', version: 3 });
  expect(field().value).toBe('Cake');
  press(/^Send/u);
  await screen.findByText('Your suggestion was sent.');
  expect(calls).toMatchObject([{ input: { reason: '', proposal: { value: 'Cake', baseVersion: 2 } } }]);
  expect(screen.queryByLabelText(/^Your suggestion/u)).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('is sent again with the same id when the answer was lost, and stays on screen until then', async () => {
  let isLost = true;
  const calls = answerCalls({
    'suggestions/add': ({ suggestionId: id }) => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : { id }),
  });
  show();
  press(/^Suggest a change/u);
  type('Cake');
  press(/^Send/u);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent/u);
  expect(field().value).toBe('Cake');
  isLost = false;
  reportReached();
  press(/^Send/u);
  await screen.findByText('Your suggestion was sent.');
  expect(new Set(calls.map(({ input }) => input['suggestionId'])).size).toBe(1);
});

it('asks for a change before anything is sent', () => {
  const calls = answerCalls({});
  show();
  press(/^Suggest a change/u);
  press(/^Send/u);
  expect(screen.getByRole('alert').textContent).toMatch(/^Change something/u);
  press(/^Cancel/u);
  expect(screen.queryByLabelText(/^Your suggestion/u)).toBeNull();
  expect(calls).toEqual([]);
});

it('keeps what was typed by somebody who may no longer suggest, until they discard it', () => {
  show();
  press(/^Suggest a change/u);
  type('Cake');
  cleanup();
  show({ maySuggest: false });
  expect(screen.getByText('Cake')).toBeDefined();
  press(/^Discard/u);
  expect(screen.queryByText('Cake')).toBeNull();
  cleanup();
  show({ maySuggest: false });
  expect(screen.queryByRole('button')).toBeNull();
});
