// @vitest-environment happy-dom

import { row } from '@elan/domain/forecast/testing/rows';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { dismissalKey } from '@elan/domain/ledger/passage-key';
import type { Ledger } from '@elan/domain/ledger/reading';
import type { Row } from '@elan/domain/ledger/row';
import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { Profiler, type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CheckFigures } from './check-figures.tsx';
import { newRow, type RowDispute } from './ledger-edit.ts';
import { LedgerTables } from './ledger-tables.tsx';
import type { SaidText } from './said-words.tsx';
import { ScenarioForms } from './scenario-forms.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rent: Row = { ...newRow('cost', 'Rent', { amount: 190_000, every: 'month' }), id: 'rent' };
const phone: Row = { ...newRow('cost', 'Phone', { amount: 8_000, every: 'month' }), id: 'phone' };
const proposed: Row = {
  ...row('cost', 'Insurance', { amount: 14_000, every: 'month' }),
  ...{ id: 'insurance', status: 'proposed', proposal: 'insurance' },
  origins: { amount: { from: 'said', module: 'finances', question: 'fixed_costs', quote: 'Insurance: $140 a month' } },
};

/** What was changed since the row it began with, in the row as it is now. */
function met({ put, over }: Extract<LedgerEdit, { put: Row }>, now: Row | undefined): Row {
  if (over === undefined || now === undefined) return put;
  const was = over.cells as Record<string, unknown>;
  const changed = Object.entries(put.cells).filter(([name, value]) => was[name] !== value);
  return { ...put, cells: { ...now.cells, ...Object.fromEntries(changed) } } as Row;
}

/** A ledger in memory, as the server keeps it. */
function Story({
  start,
  mayEdit = true,
  seesPrivate = true,
  others = {},
  hasScenarios = false,
  saidOfCosts = [],
  disputes = [],
  onRows,
}: StoryProps) {
  const [rows, setRows] = useState(start);
  const [refused, setRefused] = useState<readonly string[]>([]);
  onRows?.(rows);
  const edit = (edits: readonly LedgerEdit[]) => {
    for (const each of edits) {
      if ('put' in each) {
        setRows((now) => {
          const at = now.findIndex(({ id }) => id === each.put.id);
          const without = now.filter(({ id }) => id !== each.put.id);
          const end = without.filter(({ status }) => status === 'confirmed').length;
          const place =
            each.after === undefined ? (at === -1 ? end : at) : without.findIndex(({ id }) => id === each.after) + 1;
          return without.toSpliced(place, 0, met(each, now[at]));
        });
      } else if ('remove' in each) setRows((now) => now.filter(({ id }) => id !== each.remove));
      else if ('refuse' in each) setRefused((now) => [...now, each.refuse]);
      else setRefused((now) => now.filter((key) => key !== each.unrefuse));
    }
  };
  const kept = new Set(
    rows.flatMap((row) => (row.status === 'confirmed' && row.proposal !== null ? [row.proposal] : [])),
  );
  const shown = rows.filter(
    (row) => row.status === 'confirmed' || !(kept.has(row.proposal ?? '') || refused.includes(dismissalKey(row) ?? '')),
  );
  const ledger: Ledger = { rows: shown, conflicts: [], differences: [], unread: [], ...others };
  const handle = { ledger, refused, mayEdit, seesPrivate, edit, disputes };
  if (hasScenarios) return <ScenarioForms handle={handle} labelOf={labelOf} leadTo={leadTo} />;
  return (
    <LedgerTables
      handle={handle}
      labelOf={labelOf}
      leadTo={leadTo}
      saidOf={(kind) => (kind === 'stream' ? saidOfSales : kind === 'cost' ? saidOfCosts : [])}
    >
      {(tools) => <CheckFigures handle={handle} tools={tools} />}
    </LedgerTables>
  );
}

const saidOfSales = [{ module: 'finances', question: 'pricingStrategy', text: 'Bread at $8 a loaf\nFresh' }] as const;
const showTable = (story: ReactNode) => show(story, {}, 'en', '/?as=table');

type StoryProps = {
  start: readonly Row[];
  mayEdit?: boolean;
  seesPrivate?: boolean;
  others?: Partial<Ledger>;
  hasScenarios?: boolean;
  saidOfCosts?: readonly SaidText[];
  disputes?: readonly RowDispute[];
  onRows?: (rows: readonly Row[]) => void;
};
const leadTo = vi.fn();
const labelOf = () => 'Monthly costs';

const costs = () => screen.getByRole('grid', { name: 'Costs every month' });
const cells = () =>
  within(costs())
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);
const cell = (text: string) => {
  const found = within(costs())
    .getAllByRole('gridcell')
    .find((each) => each.textContent?.startsWith(text));
  if (found === undefined) throw new Error(`no cell ${text}`);
  return found;
};
const press = (key: string, more = {}) => {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key, ...more });
  fireEvent(target, event);
};
const type = (text: string) => fireEvent.change(document.activeElement as HTMLElement, { target: { value: text } });
const paste = (text: string) =>
  fireEvent.paste(document.activeElement as HTMLElement, { clipboardData: { getData: () => text } });
const openCard = (name: string) => {
  const card = screen.getByText((text, element) => text.startsWith(name) && element?.closest('summary') !== null);
  const details = card.closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return within(details);
};
const go = (text: string) => {
  fireEvent.mouseDown(cell(text));
  fireEvent.mouseUp(document);
  cell(text).focus();
};

describe('scenarios', () => {
  const scenario = (name: string): Row => ({ ...newRow('scenario', name, {}), id: name });
  const grid = () => screen.getByRole('grid', { name: 'Your scenarios' });

  it('are five at most, pasted ones included, and say what a change cannot be', () => {
    const onRows = vi.fn();
    showTable(
      <Story onRows={onRows} start={[scenario('One'), scenario('Two'), scenario('Three'), scenario('Four')]} />,
    );
    const last = within(grid()).getAllByRole('row').at(-1);
    const cell = within(last as HTMLElement).getAllByRole('gridcell')[0] as HTMLElement;
    fireEvent.mouseDown(cell);
    fireEvent.mouseUp(document);
    cell.focus();
    paste('Four\t-10%\t+5 %\nFive\ta lot\nSix\t1\nSeven\t2');
    const rows = onRows.mock.lastCall?.[0] as Row[];
    expect(rows.map(({ cells: { name } }) => name)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
    expect(rows[3]?.cells).toMatchObject({ sales: -1000, prices: 500 });
    expect(within(grid()).getByText('Write a change, such as +5% or -10%.')).toBeTruthy();
    expect(screen.getByText(/There was no room for 2 figures\./u)).toBeTruthy();
    expect(screen.getByText('This table is full at 5 figures. Delete one to add another.')).toBeTruthy();
  });

  it('leave out lines that are chosen by their words', () => {
    const onRows = vi.fn();
    show(<Story hasScenarios onRows={onRows} start={[rent, proposed, scenario('Without')]} />);
    openCard('Without');
    const lines = screen.getByRole('group', { name: 'Without these figures' });
    fireEvent.click(within(lines).getByRole('checkbox', { name: /^Insurance/u }));
    fireEvent.click(within(lines).getByRole('checkbox', { name: 'Rent: $1,900 every month' }));
    const rowsNow = () => onRows.mock.lastCall?.[0] as Row[];
    const of = () => rowsNow().find(({ id }) => id === 'Without')?.cells;
    expect(of()).toMatchObject({ without: ['insurance', 'rent'] });
    fireEvent.click(within(lines).getByRole('checkbox', { name: /^Insurance/u }));
    fireEvent.click(within(lines).getByRole('checkbox', { name: /^Rent/u }));
    expect(of()).toMatchObject({ without: null });
  });
});

describe('on a phone', () => {
  const isOpen = (title: string) => screen.getByRole('heading', { name: title }).closest('details')?.open;

  it('a form is a heading and what it has, until it is opened or something in it waits', () => {
    const phoneOnly = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => phoneOnly);
    show(<Story start={[rent, phone]} />);
    expect(isOpen('What you sell')).toBe(true);
    expect(isOpen('Costs every month')).toBe(false);
    expect(screen.getByText('Rent, Phone')).toBeTruthy();
    cleanup();
    const dispute = { key: 'rent', mine: rent, theirs: null, disputed: [], by: null };
    show(<Story disputes={[dispute]} start={[rent, phone]} />);
    expect(isOpen('Costs every month')).toBe(true);
  });
});

describe('the table of costs', () => {
  it('is edited by keyboard like a spreadsheet, and undone', () => {
    showTable(<Story start={[rent, phone]} />);
    go('Rent');
    press('ArrowRight');
    expect(document.activeElement).toBe(cell('$1,900'));
    press('2');
    type('2000+12*3');
    press('Enter');
    expect(cells()[1]).toBe('$2,036');
    expect(document.activeElement).toBe(cell('$80'));
    press('F2');
    type('95');
    press('Escape');
    expect(cells()).toContain('$80');
    press('z', { ctrlKey: true });
    expect(cells()[1]).toBe('$1,900');
    press('z', { ctrlKey: true, shiftKey: true });
    expect(cells()[1]).toBe('$2,036');
  });

  it('moves on with Tab, and lets Escape leave', () => {
    showTable(<Story start={[rent, phone]} />);
    go('$80');
    press('Enter');
    type('90');
    press('Tab');
    expect(document.activeElement?.textContent).toBe('Every month');
    press('Escape');
    expect(document.activeElement?.textContent).toBe('Add a figure');
  });

  it('keeps what cannot be read at its cell, with a word', () => {
    const rows = vi.fn();
    showTable(<Story onRows={rows} start={[rent]} />);
    go('$1,900');
    press('Enter');
    type('-5');
    press('Enter');
    expect(cells()[1]).toBe('-5This cannot be negative.');
    expect(cell('-5').getAttribute('aria-invalid')).toBe('true');
    expect(rows.mock.lastCall?.[0]).toEqual([rent]);
    press('Enter');
    expect((document.activeElement as HTMLInputElement).value).toBe('-5');
    type('5');
    press('Enter');
    expect(cells()[1]).toBe('$5');
  });

  it('takes a range from a spreadsheet, and names what is wrong in it', () => {
    showTable(<Story start={[rent, phone]} />);
    go('Phone');
    paste('Phone\t1 900,50 $\tmonthly?\r\nWater\t12*3\tchaque mois\r\n\t5\t\r\n');
    expect(cells()).toEqual([
      ...['Rent', '$1,900', 'Every month', '', ''],
      ...['Phone', '$1,900.50', expect.stringContaining('monthly?Choose one of'), '', ''],
      ...['Water', '$36', 'Every month', '', ''],
      ...['New cost', '$5', '', '', ''],
    ]);
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('3 figures pasted. 1 cell to check.');
    press('z', { ctrlKey: true });
    expect(cells()).toHaveLength(10);
  });

  it('copies a range, fills it down and clears it', () => {
    showTable(<Story start={[rent, phone]} />);
    go('$1,900');
    press('ArrowDown', { shiftKey: true });
    const setData = vi.fn();
    fireEvent.copy(document.activeElement as HTMLElement, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', '1900\n80');
    press('d', { ctrlKey: true });
    expect(cells()[6]).toBe('$1,900');
    press('Delete');
    expect([cells()[1], cells()[6]]).toEqual(['', '']);
  });

  it('selects a range by pointer, and everything by key', () => {
    showTable(<Story start={[rent, phone]} />);
    const copied = () => {
      const setData = vi.fn();
      fireEvent.copy(cell('Rent'), { clipboardData: { setData } });
      return setData.mock.lastCall?.[1];
    };
    go('Rent');
    fireEvent.mouseOver(cell('$80'), { buttons: 0 });
    expect(copied()).toBe('Rent');
    fireEvent.mouseDown(cell('Rent'), { shiftKey: true });
    fireEvent.mouseOver(cell('$80'), { buttons: 1 });
    expect(copied()).toBe('Rent\t1900\nPhone\t80');
    expect(within(costs()).getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    go('Phone');
    fireEvent.mouseDown(cell('$1,900'), { shiftKey: true });
    expect(copied()).toBe('Rent\t1900\nPhone\t80');
    press('a', { ctrlKey: true });
    expect(copied()).toBe('Rent\t1900\tEvery month\t\nPhone\t80\tEvery month\t');
    expect(within(costs()).getAllByRole('gridcell', { selected: true })).toHaveLength(10);
  });

  it('renders nothing while somebody types in a cell', () => {
    const onRender = vi.fn();
    showTable(
      <Profiler id="tables" onRender={onRender}>
        <Story start={[rent, phone]} />
      </Profiler>,
    );
    go('$1,900');
    press('2');
    onRender.mockClear();
    type('25');
    type('2500');
    expect(onRender).not.toHaveBeenCalled();
    press('Enter');
    expect(onRender).toHaveBeenCalled();
    expect(cells()[1]).toBe('$2,500');
  });

  it('adds, moves and deletes rows', () => {
    showTable(<Story start={[rent, phone]} />);
    const section = costs().closest('section') as HTMLElement;
    fireEvent.click(within(section).getByRole('button', { name: 'Add a figure' }));
    expect((document.activeElement as HTMLInputElement).value).toBe('New cost');
    type('Water');
    press('Enter');
    expect(cells()[10]).toBe('Water');
    expect(document.activeElement).toBe(cell('Water'));
    press('ArrowUp', { altKey: true });
    expect(cells()[5]).toBe('Water');
    expect(document.activeElement).toBe(cell('Water'));
    press('Delete', { ctrlKey: true });
    expect(cells()).toHaveLength(10);
    press('z', { ctrlKey: true });
    expect(cells()[5]).toBe('Water');
  });

  it('only shows to who may not edit', () => {
    showTable(<Story mayEdit={false} seesPrivate={false} start={[rent]} />);
    go('$1,900');
    press('5');
    expect(screen.queryByRole('textbox', { name: 'Amount before tax' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a figure' })).toBeNull();
    expect(screen.queryByText('Your household')).toBeNull();
  });
});

describe('a proposal', () => {
  it('says so, shows the words, and is kept in one gesture', () => {
    showTable(<Story start={[rent, proposed]} />);
    go('$140');
    fireEvent.click(screen.getAllByRole('button', { name: 'Monthly costs' }).at(-1) as HTMLElement);
    expect(leadTo).toHaveBeenCalledWith('finances', 'fixed_costs');
    fireEvent.click(within(costs()).getByRole('button', { name: 'Accept Insurance' }));
    expect(screen.getByText('Nothing to check.')).toBeTruthy();
    expect(cells()[5]).toBe('Insurance');
  });

  it('is refused, and comes back with undo', () => {
    showTable(<Story start={[rent, proposed]} />);
    fireEvent.click(within(costs()).getByRole('button', { name: 'Dismiss Insurance' }));
    expect(cells()).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cells()).toHaveLength(10);
  });

  it('is kept with all others of its table', () => {
    const second: Row = { ...proposed, id: 'b', proposal: 'b' };
    showTable(<Story start={[proposed, second]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Accept all' }));
    screen.getByText('Nothing to check.');
    expect(cells()).toHaveLength(10);
  });
});

describe('the card of something sold', () => {
  const rowNow = (onRows: ReturnType<typeof vi.fn>) => (onRows.mock.lastCall?.[0] ?? [])[0] as Row | undefined;
  const focused = () => document.activeElement as HTMLInputElement;
  const labelOf = (field: HTMLInputElement) => field.labels?.[0]?.textContent;
  const next = (text: string) => {
    type(text);
    press('Enter');
  };

  it('is typed with Enter from box to box, and says at once what it makes', () => {
    const onRows = vi.fn();
    show(<Story onRows={onRows} start={[]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Add something you sell' }));
    next('Bread');
    expect(labelOf(focused())).toBe('Price before tax');
    next('8');
    screen.getByText('Still missing: how many, once it runs, in a week, a month or a year');
    type('600');
    screen.getByText('Still missing: in a week, a month or a year');
    fireEvent.change(screen.getByRole('combobox', { name: 'Per' }), { target: { value: 'month' } });
    screen.getByText('600 × $8 = $4,800 a month');
    type('700');
    expect(screen.getByText(/× \$8/u).textContent).toBe('700 × $8 = $5,600 a month');
    press('Enter');
    expect(labelOf(focused())).toBe('Season');
    press('Enter');
    expect(labelOf(focused())).toBe('Cost per unit');
    press('Enter');
    expect(labelOf(focused())).toBe('How do you know?');
    press('Enter');
    expect(focused().textContent).toBe('Add something you sell');
    expect(rowNow(onRows)?.cells).toMatchObject({
      name: 'Bread',
      price: 800,
      quantity: 700,
      per: 'month',
      unitCost: null,
    });
  });

  const bread: Row = { ...newRow('stream', 'Bread', { quantity: 600, per: 'month' }), id: 'bread' };

  it('takes nothing as the cost of a sale only when that is said', () => {
    const onRows = vi.fn();
    show(<Story onRows={onRows} start={[bread]} />);
    const card = openCard('Bread');
    fireEvent.click(card.getByRole('button', { name: 'One sale costs me nothing' }));
    expect(rowNow(onRows)?.cells).toMatchObject({ unitCost: 0 });
    fireEvent.click(card.getByRole('button', { name: 'One sale costs me nothing', pressed: true }));
    expect(rowNow(onRows)?.cells).toMatchObject({ unitCost: null });
  });

  it('takes an amount of the answer into the box with the focus, with its words; without one it asks which', () => {
    const onRows = vi.fn();
    show(<Story onRows={onRows} start={[bread]} />);
    const card = openCard('Bread');
    act(() => card.getByRole('textbox', { name: 'Price before tax' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Use $8' }));
    screen.getByText('600 × $8 = $4,800 a month');
    act(() => focused().blur());
    const quote = 'Bread at $8 a loaf';
    const origin = { from: 'said', module: 'finances', question: 'pricingStrategy', quote };
    expect(rowNow(onRows)).toMatchObject({ cells: { price: 800 }, origins: { price: origin } });
    act(() => card.getByRole('textbox', { name: 'What is sold' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Use $8' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Where does $8 go?' }), { target: { value: 'unitCost' } });
    expect(rowNow(onRows)).toMatchObject({ cells: { unitCost: 800 }, origins: { unitCost: origin } });
  });

  it('says where there is not enough time for what is sold, and keeps later steps in their order', () => {
    const onRows = vi.fn();
    show(
      <Story
        onRows={onRows}
        start={[{ ...bread, cells: { ...bread.cells, price: 800, capacity: 10, unitCost: 900 } as never } as Row]}
      />,
    );
    screen.getByText('One sale costs $9 and brings in $8');
    screen.getByText(/^600 a month at 10 a day needs 60 days; you are open about 22/u);
    const card = openCard('Bread');
    fireEvent.click(card.getByRole('button', { name: 'Add a step' }));
    const step = (name: string) => card.getByRole('textbox', { name });
    fireEvent.change(step('Step 1: how many'), { target: { value: '900' } });
    fireEvent.change(step('Step 1: month'), { target: { value: 'x' } });
    fireEvent.blur(step('Step 1: month'));
    expect(card.getByRole('alert').textContent).not.toBe('');
    fireEvent.change(step('Step 1: month'), { target: { value: '12' } });
    fireEvent.blur(step('Step 1: month'));
    expect(rowNow(onRows)?.cells).toMatchObject({ targets: [{ month: 12, quantity: 900 }] });
    fireEvent.change(card.getByRole('combobox', { name: 'Step 1: how' }), { target: { value: 'once' } });
    expect(rowNow(onRows)?.cells).toMatchObject({ targets: [{ month: 12, quantity: 900, atOnce: true }] });
  });
});

/** Says no to everything that is asked beside the forms. @returns what was asked */
function sayNoToAll(): string[] {
  const [no] = screen.queryAllByRole('button', { name: /^No: / });
  if (no === undefined) return [];
  fireEvent.click(no);
  return [no.getAttribute('aria-label')?.replace('No: ', '') ?? '', ...sayNoToAll()];
}

it('asks one by one for what founders usually also have: yes makes a card, no and later are remembered', async () => {
  const onRows = vi.fn();
  show(<Story onRows={onRows} start={[]} />);
  expect(screen.queryByRole('button', { name: 'No: Telephone and internet' })).toBeNull();
  const no = screen.getByRole('button', { name: 'No: Liability insurance' });
  no.focus();
  fireEvent.click(no);
  expect(screen.queryByText('Liability insurance')).toBeNull();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Yes: Telephone and internet');
  fireEvent.click(screen.getByRole('button', { name: 'Later: Telephone and internet' }));
  screen.getByText('For later (1)');
  fireEvent.click(screen.getByRole('button', { name: 'Yes: Accounting and bookkeeping' }));
  expect((document.activeElement as HTMLInputElement).value).toBe('Accounting and bookkeeping');
  expect(onRows.mock.lastCall?.[0]).toMatchObject([
    { kind: 'cost', cells: { name: 'Accounting and bookkeeping', amount: null } },
  ]);
});

it('keeps an amount selected that Tab selected, so that typing replaces it', async () => {
  show(<Story start={[phone]} />);
  const amount = openCard('Phone').getByLabelText('Amount before tax') as HTMLInputElement;
  amount.select();
  fireEvent.focus(amount);
  await expect.poll(() => [amount.value, amount.selectionStart, amount.selectionEnd]).toEqual(['80', 0, 2]);
});

it('does not ask for what is there under another name', () => {
  const conversion = { ...newRow('purchase', 'Conversion (tub, permits, inspections)'), id: 'conversion' };
  const oven = { ...newRow('purchase', 'Deck oven', { amount: 900_000, use: 'equipment' }), id: 'oven' };
  const father = { ...newRow('funding', 'Loan from my dad', { source: 'loan' }), id: 'father' };
  const insurance = { ...phone, cells: { ...phone.cells, name: 'Insurance' } } as Row;
  show(<Story start={[insurance, oven as Row, conversion, father]} />);
  const asked = sayNoToAll();
  expect(asked).toEqual(expect.arrayContaining(['Telephone and internet', 'Registering the business']));
  for (const had of [
    'Liability insurance',
    'Equipment and tools',
    'Permits and inspections',
    'Money from family or friends',
  ])
    expect(asked).not.toContain(had);
});

it('does not ask for what a figure of another form or an answer names', () => {
  const lease = { ...phone, cells: { ...phone.cells, name: 'Computer lease' } } as Row;
  const books = { ...newRow('stream', 'Accounting and bookkeeping'), id: 'books' };
  const said = [{ module: 'finances', question: 'fixedCosts', text: 'Hall $400 a month, telephone included' }] as const;
  show(<Story saidOfCosts={said} start={[lease, books]} />);
  const asked = sayNoToAll();
  expect(asked).toContain('Accounting and bookkeeping');
  expect(asked).not.toContain('Computer and telephone');
  expect(asked).not.toContain('Telephone and internet');
});

it('moves a card among the others, which knows at once how far it can go', () => {
  show(<Story start={[rent, phone]} />);
  const opened = openCard('Rent');
  const about = opened.getByText('Note, proof and history').closest('details') as HTMLDetailsElement;
  about.open = true;
  fireEvent(about, new Event('toggle'));
  const order = () => [...document.querySelectorAll('[data-row]')].map((card) => card.getAttribute('data-row'));
  expect(opened.queryByText('Move up')).toBeNull();
  fireEvent.click(opened.getByText('Move down'));
  expect(order()).toEqual(['phone', 'rent']);
  expect(opened.queryByText('Move down')).toBeNull();
  fireEvent.click(opened.getByText('Move up'));
  expect(order()).toEqual(['rent', 'phone']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(order()).toEqual(['phone', 'rent']);
  expect(opened.queryByText('Move down')).toBeNull();
});
