// @vitest-environment happy-dom
import type { ModuleEntry } from '@elan/contract/modules';
import type { Project } from '@elan/contract/projects';
import type { Question } from '@elan/domain/modules/define-module';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { projectQuery } from '../../data/api/queries.ts';
import { emptyEntry } from '../../data/project/project-data.ts';
import { reportReached } from '../../lib/connection.ts';
import { answerCalls } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { QuestionAside } from './question-aside.tsx';
import { questionElementId } from './question-element.ts';
import { Questionnaire } from './questionnaire.tsx';
import { useAnswers } from './use-answers.ts';

afterEach(() => {
  cleanup();
  reportReached();
  vi.unstubAllGlobals();
});

const definition = moduleDefinition('rd');
const bare: ModuleEntry = {
  ...emptyEntry,
  answers: { productDescription: 'Walks for dogs', suppliers: 'A leash maker' },
  versions: { productDescription: 1, suppliers: 1 },
};
const aside: ModuleEntry = {
  ...bare,
  answers: { productDescription: 'Walks for dogs' },
  setAside: { questions: { suppliers: 'A leash maker' }, sections: [] },
};

function Screen({ projectId }: { projectId: string }) {
  const { data } = useQuery({ ...projectQuery(projectId), enabled: false });
  const entry = data?.modules_data.rd ?? bare;
  const answers = useAnswers({ userId: 'user-1', projectId, module: 'rd' }, entry);
  const { setAside } = entry;
  const part = (question: Question, kept: string | null) => (
    <QuestionAside
      disabled={false}
      fieldId={questionElementId(question.id)}
      flush={answers.flush}
      kept={kept}
      module="rd"
      projectId={projectId}
      question={question}
    />
  );
  return (
    <>
      <output>{JSON.stringify(answers.values)}</output>
      <Questionnaire
        actions={null}
        answers={answers}
        asideLine={(question) => part(question, setAside?.questions[question.id] ?? '')}
        definition={definition}
        disabled={false}
        setAside={setAside}
        tools={(question) => question.id === 'suppliers' && part(question, null)}
      />
    </>
  );
}

function show(projectId: string) {
  const view = showScreen(<Screen projectId={projectId} />);
  const project = { modules_data: { rd: bare }, progress: {}, updated_at: '' } as unknown as Project;
  act(() => void view.queryClient.setQueryData(projectQuery(projectId).queryKey, project));
  return view;
}

const button = (name: RegExp) => screen.findByRole('button', { name });
const field = () => screen.queryByLabelText<HTMLTextAreaElement>(/^Your suppliers/u, { selector: 'textarea' });

it('one press sets a question aside, one more brings it back with its text, and the focus follows', async () => {
  const calls = answerCalls({ 'modules/setAside': (input) => (input['aside'] === true ? aside : bare) });
  show('project-aside');
  expect(field()?.value).toBe('A leash maker');
  fireEvent.click(await button(/^Not applicable: Your suppliers/u));
  const back = await button(/^Bring it back: Your suppliers/u);
  await expect.poll(() => document.activeElement).toBe(back);
  expect(field()).toBeNull();
  expect(screen.getByText(/not applicable \(answer kept\)/u)).toBeDefined();
  expect(screen.getByText(/"productDescription"/u).textContent).toBe('{"productDescription":"Walks for dogs"}');
  fireEvent.click(back);
  await expect.poll(() => document.activeElement === field()).toBe(true);
  expect(field()?.value).toBe('A leash maker');
  expect(calls.map(({ input }) => input['aside'])).toEqual([true, false]);
});

it('says that it needs a connection, and leaves the question as it was', async () => {
  answerCalls({ 'modules/setAside': () => Promise.reject(new TypeError('Failed to fetch')) });
  show('project-offline');
  fireEvent.click(await button(/^Not applicable/u));
  const notices = screen.getByRole('region', { name: 'Notifications' });
  await within(notices).findByText(/needs a connection/u);
  expect(field()?.value).toBe('A leash maker');
});
