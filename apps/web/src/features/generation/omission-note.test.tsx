// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Omitted } from './run-state.ts';

const omitted: Omitted = { dropped: ['marketing'], shortened: ['idea.businessIdea', 'clarification'] };

afterEach(() => {
  cleanup();
  vi.doUnmock('./omission-text.tsx');
  vi.resetModules();
});

async function show(shown: Omitted) {
  const { OmissionNote } = await import('./omission-note.tsx');
  return render(<OmissionNote omitted={shown} />);
}

describe('OmissionNote', () => {
  it('names what the model was not told', async () => {
    await import('./omission-text.tsx');
    await show(omitted);
    const note = await screen.findByRole('status');
    expect(note.textContent).toMatch(/Only the beginning was used for: .+, Comments or clarifications/u);
    expect(note.textContent).toMatch(/Left out to make room for the rest: .*Marketing/u);
  });

  it('warns without the names where their code cannot be fetched', async () => {
    vi.doMock('./omission-text.tsx', () => {
      throw new Error('gone');
    });
    await show(omitted);
    expect((await screen.findByRole('status')).textContent).toBe('Not everything fit');
  });

  it('is silent when everything fitted', async () => {
    const { container } = await show({ dropped: [], shortened: [] });
    expect(container.textContent).toBe('');
  });
});
