// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { SectionSwitch, SectionsAside } from './sections-aside.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const of = { projectId: 'project-1', module: 'rd' } as const;
const button = (name: string) => screen.findByRole('button', { name });

it('a section is left out at its heading, and brought back there or below the analysis', async () => {
  const calls = answerCalls({ 'modules/setAside': () => ({ answers: {}, versions: {} }) });
  const { unmount } = showScreen(<SectionSwitch {...of} aside={[]} heading="## Suppliers" />);
  fireEvent.click(await button('Leave “Suppliers” out of the next analysis'));
  await expect.poll(() => calls.length).toBe(1);
  unmount();
  showScreen(
    <>
      <SectionSwitch {...of} aside={['suppliers']} heading="## Suppliers" />
      <SectionsAside {...of} aside={['suppliers']} canEdit />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Left out of the next analysis' })).toBeTruthy();
  for (const each of screen.getAllByRole('button', { name: 'Bring “Suppliers” back in the next analysis' })) {
    fireEvent.click(each);
  }
  await expect.poll(() => calls.length).toBe(3);
  const part = { ...of, kind: 'section', part: 'suppliers' };
  expect(calls.map(({ input }) => input)).toEqual([true, false, false].map((aside) => ({ ...part, aside })));
});

it('what other parts of the product read has no such button, and a reader brings nothing back', () => {
  showScreen(
    <>
      <SectionSwitch {...of} aside={[]} heading="## Next steps" />
      <SectionSwitch {...of} aside={[]} heading="## A heading of a model" />
      <SectionsAside {...of} aside={['suppliers']} canEdit={false} />
    </>,
  );
  expect(screen.getByText('Suppliers')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
