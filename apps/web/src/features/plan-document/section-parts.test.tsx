// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { SectionParts } from './section-parts.tsx';

afterEach(cleanup);

let typed = '';

function Story({ start }: { start: string }) {
  const [text, setText] = useState(start);
  typed = text;
  const head = ['Risk', 'Measure'];
  const none = () => undefined;
  return <SectionParts head={head} label="Text" language="en" onBlur={none} onType={setText} ref={null} text={text} />;
}

const cells = (column: string) => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: column });
const type = (field: HTMLElement | undefined, value: string) =>
  fireEvent.change(field as Element, { target: { value } });

test('a table is written cell by cell, with words around it, and nobody sees its bars', () => {
  show(<Story start="Some risks." />, {});
  type(cells('Risk').at(-1), 'Rain | snow ');
  expect(typed).toBe('Some risks.\n\n| Risk | Measure |\n| --- | --- |\n| Rain \\| snow  |  |');
  expect(cells('Risk').map(({ value }) => value)).toEqual(['Rain | snow ', '']);
  type(cells('Measure')[0], 'A tent');
  type(screen.getByLabelText('Text below the table'), 'And no more.');
  expect(typed).toMatch(/\n\| Rain \\\| snow {2}\| A tent \|\n\nAnd no more\.$/u);
  expect(screen.queryByDisplayValue(/---/u)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the row: Rain | snow' }));
  expect(typed).toBe('Some risks.\n\nAnd no more.');
});
