// @vitest-environment happy-dom
import type { ProjectFileContents } from '@elan/contract/project-file';
import { projectFileLimits } from '@elan/domain/project-file-limits';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { parseFile } from './parse-file.ts';

const contents: ProjectFileContents = {
  name: 'Bakery',
  description: null,
  writtenAt: '2026-11-01T12:00:00.000Z',
  modules: [
    { module: 'idea', answers: 7, analyses: 1, locked: false },
    { module: 'finances', answers: 1, analyses: 0, locked: true },
  ],
  counts: {
    rows: 12,
    scenarios: 1,
    ideas: 0,
    personas: 0,
    journal: 0,
    tasks: 0,
    papers: 0,
    confirmedFigures: 0,
    planSections: 0,
    pictures: 0,
    privateRows: 0,
    rehearsal: 0,
    lenderFacts: 0,
  },
  leftOut: { journal: 4, analyses: 0, pictures: 0 },
  notTaken: [{ path: 'modules.0.answers.old', reason: 'unknown_question' }],
  notTakenCount: 1,
  hasRoom: true,
};
const file = { modules: [{ module: 'idea' }] };

function show(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  showScreen(<ImportDialog onClose={() => {}} returnTo={() => undefined} />);
  return calls;
}

const choose = (text: string, name = 'bakery.json') =>
  fireEvent.change(screen.getByLabelText('Project file', { selector: 'input' }), {
    target: { files: [new File([text], name)] },
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('importing a project', () => {
  it('shows what the file holds, what is locked and what is not taken, before anything is created', async () => {
    const calls = show({ 'projectFile/check': () => contents });
    choose(JSON.stringify(file));
    const shown = await screen.findByRole('region', { name: 'Bakery' });
    expect(within(shown).getByText('7 answers, 1 analysis')).toBeTruthy();
    expect(within(shown).getByText('12 figures · 1 scenario')).toBeTruthy();
    expect(within(shown).getByText('Premium')).toBeTruthy();
    expect(within(shown).getByText(/had no room for 4 older journal entries/u)).toBeTruthy();
    expect(within(shown).getByText(/My idea answers a question that no longer exists/u)).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['projectFile/check']);
  });

  it('sends the same id again when it is pressed again', async () => {
    const calls = show({
      'projectFile/check': () => contents,
      'projectFile/import': () => refused('UNAVAILABLE', 503, {}),
    });
    choose(JSON.stringify(file));
    const create = await screen.findByRole('button', { name: 'Create this project' });
    fireEvent.click(create);
    fireEvent.click(create);
    await screen.findByText('The project could not be imported');
    fireEvent.click(create);
    await expect.poll(() => calls.filter(({ path }) => path === 'projectFile/import')).toHaveLength(2);
    const ids = calls.flatMap(({ path, input }) =>
      path === 'projectFile/import' ? [(input as { importId: string }).importId] : [],
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('names the places of a file that does not fit', async () => {
    const fields = [{ path: 'rows.3.cells.amount', problem: 'invalid' }];
    show({ 'projectFile/check': () => refused('INVALID_INPUT', 400, { fields }) });
    choose(JSON.stringify({ rows: [] }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('“bakery.json” cannot be imported');
    expect(alert.textContent).toContain('Figures, no. 4, has a value that is not allowed there. rows.3.cells.amount');
    expect(screen.queryByRole('button', { name: 'Create this project' })).toBeNull();
  });

  it('says where a file stops being JSON, and sends nothing', async () => {
    const calls = show({});
    choose('{\n  "a": x\n}');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /not a valid JSON file: the problem is at line 2, column \d+/u,
    );
    expect(calls).toEqual([]);
  });
});

it('a file larger than the server takes is not read', async () => {
  const large = { size: projectFileLimits.bytes, text: () => Promise.reject(new Error('read')) };
  expect(await parseFile(large as unknown as Blob)).toEqual({ broken: { why: 'size' } });
  expect(await parseFile({ ...large, size: 1 } as unknown as Blob)).toEqual({ broken: { why: 'unreadable' } });
});
