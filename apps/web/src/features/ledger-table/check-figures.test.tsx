// @vitest-environment happy-dom

import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { mergeLedger } from '@elan/domain/ledger/merge';
import { readAnswers } from '@elan/domain/ledger/read/read-answers';
import type { Row } from '@elan/domain/ledger/row';
import type { Answers } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CheckFigures } from './check-figures.tsx';
import { leadToCheck } from './lead-to-row.ts';
import { newRow } from './ledger-edit.ts';
import { useTableTools } from './use-table-tools.ts';

afterEach(cleanup);

const leadTo = vi.fn();
const places = { leadTo, labelOf: (_: ModuleKey, question: string) => question };
let kept: readonly Row[] = [];

type StoryProps = { answers: Partial<Record<ModuleKey, Answers>>; start?: readonly Row[]; mayEdit?: boolean };

/** A ledger in memory, read from answers. */
function Story({ answers, start = [], mayEdit = true }: StoryProps) {
  const [rows, setRows] = useState(start);
  const [refused, setRefused] = useState<readonly string[]>([]);
  kept = rows;
  const edit = (edits: readonly LedgerEdit[]) => {
    for (const each of edits) {
      if ('put' in each) setRows((now) => [...now.filter(({ id }) => id !== each.put.id), each.put]);
      else if ('remove' in each) setRows((now) => now.filter(({ id }) => id !== each.remove));
      else if ('refuse' in each) setRefused((now) => [...now, each.refuse]);
      else setRefused((now) => now.filter((key) => key !== each.unrefuse));
    }
  };
  const ledger = mergeLedger({ kept: rows, refused, readings: [readAnswers({ answers, today: '2026-11' })] });
  const handle = { ledger, refused, mayEdit, seesPrivate: true, edit };
  const { tools } = useTableTools(handle, places);
  return <CheckFigures handle={handle} tools={tools} />;
}

const card = () => screen.getByRole('article');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const button = (name: string) => screen.getByRole('button', { name });
const belongsTo = (kind: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Belongs to' }), { target: { value: kind } });
const costs = { finances: { fixedCosts: 'Rent $900 a month\nPhone $90 a month\nSomething for $45 a month' } };

describe('the queue', () => {
  it('is answered by keys, keeps the focus and is undone', () => {
    show(<Story answers={costs} />);
    screen.getByText('· 3 to check');
    card().focus();
    press('y');
    expect(document.activeElement).toBe(card());
    expect(kept.map(({ cells: { name } }) => name)).toEqual(['Rent']);
    expect(card().textContent).toContain('Phone $90 a month');
    press('ArrowRight');
    expect(card().textContent).toContain('Something for');
    press('n');
    screen.getByText('· 1 to check');
    fireEvent.click(button('Undo this answer'));
    screen.getByText('· 2 to check');
    expect(card().textContent).toContain('Something for');
    press('ArrowLeft');
    press('e');
    expect(document.activeElement).toBe(within(card()).getByLabelText('Amount before tax'));
    press('n');
    screen.getByText('· 2 to check');
    fireEvent.change(document.activeElement as HTMLElement, { target: { value: '95' } });
    fireEvent.blur(document.activeElement as HTMLElement);
    fireEvent.click(button('Yes'));
    expect(kept.at(-1)).toMatchObject({ status: 'confirmed', cells: { name: 'Phone', amount: 9_500, every: 'month' } });
  });

  it('marks the amount, leads to the question, and says when nothing is left', () => {
    show(<Story answers={{ finances: { fixedCosts: 'Something for $45 a month' } }} />);
    expect(within(card()).getByText('$45').tagName).toBe('STRONG');
    fireEvent.click(button('fixedCosts'));
    expect(leadTo).toHaveBeenCalledWith('finances', 'fixedCosts');
    fireEvent.click(button('This is all'));
    screen.getByText('Nothing to check.');
    fireEvent.click(button('Bring back – Something for $45 a month'));
    expect(document.activeElement).toBe(card());
  });

  it('is swiped on a phone', () => {
    show(<Story answers={costs} />);
    fireEvent.touchStart(card(), { touches: [{ clientX: 300, clientY: 100 }] });
    fireEvent.touchEnd(card(), { changedTouches: [{ clientX: 120, clientY: 110 }] });
    expect(card().textContent).toContain('Phone');
  });

  it('is led to, and only read by who may not edit', () => {
    show(<Story answers={costs} mayEdit={false} />);
    leadToCheck('finances/fixedCosts/unread/Something for $45 a month');
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
    expect(within(card()).getByLabelText('Cost').hasAttribute('disabled')).toBe(true);
  });
});

describe('one press', () => {
  it('keeps all that an answer proposes, with what was changed in the card, and takes it back together', () => {
    show(<Story answers={costs} />);
    expect(within(card()).getByText('Phone: $90 every month').tagName).toBe('BUTTON');
    fireEvent.change(screen.getByLabelText('Amount before tax'), { target: { value: '950' } });
    fireEvent.blur(screen.getByLabelText('Amount before tax'));
    fireEvent.click(button('Yes to both'));
    expect(kept).toMatchObject([{ cells: { amount: 95_000 } }, { cells: { name: 'Phone', amount: 9_000 } }]);
    screen.getByText('· 1 to check');
    fireEvent.click(button('Undo this answer'));
    screen.getByText('· 3 to check');
    expect(kept).toEqual([]);
  });

  it('sets aside what answers that ask for no figures mention, and nothing of an answer that asks for them', () => {
    const mentioned = {
      ...costs,
      analysis: { competitors: 'Subway $14 combo' },
      idea: { problemSolved: 'Nothing under $15 nearby' },
    };
    show(<Story answers={mentioned} />);
    act(() => leadToCheck('analysis/competitors/unread/Subway $14 combo'));
    fireEvent.click(button('Nothing under $15 nearby'));
    fireEvent.click(button('Neither is a figure of my plan'));
    screen.getByText('· 3 to check');
  });

  it('leaves out what another figure has already, and is not offered to who may only read', () => {
    show(<Story answers={costs} mayEdit={false} />);
    expect(screen.queryByRole('button', { name: 'Yes to both' })).toBeNull();
    cleanup();
    show(<Story answers={costs} start={[newRow('cost', 'Mobile plan', { amount: 9_000, every: 'month' })]} />);
    expect(screen.queryByRole('button', { name: 'Yes to both' })).toBeNull();
  });
});

it('a guess has a name without hedges', () => {
  show(<Story answers={{ finances: { fixedCosts: 'Rent $900 a month, gas probably $300 a month' } }} />);
  card().focus();
  press('y');
  expect(screen.getByLabelText('Cost')).toHaveProperty('value', 'Gas');
});

it('a chosen option is shown in its words', () => {
  show(<Story answers={{ 'business-plan': { legalStructure: 'sole_proprietorship' } }} />);
  expect(card().querySelector('q')?.textContent).toBe('Sole proprietorship');
});

it('a total is shown with what the rows add up to, and each of them', () => {
  const chair = newRow('purchase', 'Chairs', { amount: 389_000, count: 10 });
  show(<Story answers={{ finances: { initialInvestment: 'under_10000' } }} start={[chair]} />);
  expect(card().querySelector('q')?.textContent).toBe('Less than $10,000');
  within(card()).getByText('Your figures in “What you buy before opening” add up to $38,900:');
  expect(within(card()).getByRole('listitem').textContent).toContain('Chairs');
  for (const name of ['See the answer', 'See these figures', 'Both are right: different things']) button(name);
});

it('a sales goal is shown with what the rows sell in its rhythm', () => {
  const jars = newRow('stream', 'Jar', { price: 1_000, quantity: 100, per: 'month' });
  show(<Story answers={{ finances: { revenueGoals: 'Sales of $5,000 a month' } }} start={[jars]} />);
  within(card()).getByText(/add up to \$1,000 a month:$/u);
});

it('a figure that is there already under another name says so', () => {
  const line = newRow('cost', 'Line for the shop', { amount: 9_000, every: 'month' });
  show(<Story answers={{ finances: { fixedCosts: 'Phone $90 a month\nRent $900 a month' } }} start={[line]} />);
  expect(within(card()).getByRole('note').textContent).toContain('“Line for the shop” has this amount already.');
  fireEvent.click(button('Not a figure of my plan'));
  expect(card().textContent).toContain('Rent');
  expect(within(card()).queryByRole('note')).toBeNull();
  expect(kept).toEqual([line]);
});

it('shows first what its question asks for, so that prices and quantities take a press each', () => {
  const answers = {
    finances: {
      pricingStrategy: 'Pain 7,50 / croissant 3,25',
      variableCosts: 'Farine 38 % du prix du pain',
      revenueGoals: '80 pains par jour\nRevenus de 60 000 $',
      fixedCosts: 'Cellulaire 55 $\nAssurance 1 150 $\nRemboursement du four 340/mois',
    },
  };
  show(<Story answers={answers} />);
  for (let presses = 0; presses < 4; presses += 1) fireEvent.click(button('Yes'));
  expect(kept.map(({ cells }) => cells)).toMatchObject([
    { name: 'Croissant', price: 325 },
    { name: 'Pain', price: 750, costShare: 3_800, quantity: 80, per: 'day' },
  ]);
  // A goal in dollars is no price.
  expect(card().textContent).toContain('Revenus de 60 000 $');
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  fireEvent.click(button('Not a figure of my plan'));
  // The question is about each month; insurance is often paid by the year, and nothing is kept before it says so.
  expect(screen.getByLabelText('How often')).toHaveProperty('value', 'month');
  fireEvent.click(button('Yes'));
  expect(screen.getByLabelText('Cost')).toHaveProperty('value', 'Assurance');
  fireEvent.click(button('Yes'));
  screen.getByText('How often is it paid?');
  expect(document.activeElement).toBe(screen.getByLabelText('How often'));
  fireEvent.change(screen.getByLabelText('How often'), { target: { value: 'year' } });
  fireEvent.click(button('Yes'));
  // The repayment of a loan is no cost.
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});

it('asks for each amount of the same words once, whatever was made of it', () => {
  show(<Story answers={{ finances: { pricingStrategy: 'parts at 25% mark up or about $2,000 a month' } }} />);
  const price = screen.getByLabelText('Price before tax');
  fireEvent.change(price, { target: { value: '2500' } });
  fireEvent.blur(price);
  fireEvent.click(button('Yes'));
  screen.getByText('Kept. What is the next amount?');
  expect(within(card()).queryByRole('button', { name: 'Take $2,000' })).toBeNull();
  fireEvent.click(button('Not a figure of my plan'));
  screen.getByText('Nothing to check.');
  expect(kept).toHaveLength(1);
  fireEvent.click(button('Undo this answer'));
  fireEvent.click(button('Undo this answer'));
  expect(kept).toEqual([]);
  within(card()).getByRole('button', { name: 'Take $2,000' });
});

describe('an amount belongs to', () => {
  it('a new row with the amount and how often in it', () => {
    show(<Story answers={{ finances: { fixedCosts: 'Something for $45 a month' } }} />);
    belongsTo('cost');
    fireEvent.click(button('Yes'));
    expect(kept[0]).toMatchObject({ kind: 'cost', cells: { name: 'Something', amount: 4_500, every: 'month' } });
    screen.getByText('Nothing to check.');
  });

  it('a sale that is there: its price, how many or what one costs', () => {
    const jars = newRow('stream', 'Jar', { price: 1_000, per: 'month' });
    show(<Story answers={{ finances: { pricingStrategy: 'Now about $12' } }} start={[jars]} />);
    belongsTo('stream');
    expect(screen.getByRole('combobox', { name: 'Which sale?' })).toHaveProperty('value', jars.id);
    fireEvent.change(screen.getByRole('combobox', { name: 'It is' }), { target: { value: 'unitCost' } });
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ price: 1_000, unitCost: 1_200 });
    screen.getByText('Nothing to check.');
  });

  it('a new sale, where the words name another than those that are there', () => {
    const repairs = newRow('stream', 'Repair', { price: 2_800, quantity: 30, per: 'week' });
    show(<Story answers={{ finances: { pricingStrategy: 'Evening class about $65' } }} start={[repairs]} />);
    belongsTo('stream');
    fireEvent.click(button('Yes'));
    expect(kept.map(({ cells }) => cells)).toMatchObject([{ price: 2_800 }, { name: 'Evening class', price: 6_500 }]);
  });

  it('the sale that the words name', () => {
    const [repairs, bags] = [newRow('stream', 'Repair'), newRow('stream', 'Handmade bags')];
    show(<Story answers={{ finances: { revenueGoals: '20 bags a month' } }} start={[repairs, bags]} />);
    belongsTo('stream');
    expect(screen.getByRole('combobox', { name: 'Which sale?' })).toHaveProperty('value', bags.id);
  });

  it('a sale that is there, as how many and how often', () => {
    const jars = newRow('stream', 'Jar', { price: 1_000 });
    show(<Story answers={{ finances: { revenueGoals: '600 jars a month' } }} start={[jars]} />);
    belongsTo('stream');
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ price: 1_000, quantity: 600, per: 'month' });
  });

  it('a sale whose price is known, as what one costs where the question asks for that', () => {
    const box = newRow('stream', 'Box', { price: 8_900, per: 'week' });
    show(<Story answers={{ finances: { variableCosts: 'Boxes and ice packs $2.10 per delivery' } }} start={[box]} />);
    belongsTo('stream');
    screen.getByRole('option', { name: 'its price (now $89)' });
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ price: 8_900, unitCost: 210 });
  });

  it('a sale whose cost is known in part: it adds up, shares of the price apart', () => {
    const jars = newRow('stream', 'Jar', { price: 1_000, unitCost: 210 });
    show(<Story answers={{ finances: { variableCosts: 'Lid 40 cents\nCard fees 2.9 %' } }} start={[jars]} />);
    belongsTo('stream');
    expect(screen.getByRole('combobox', { name: 'It is' })).toHaveProperty('value', 'unitCost');
    screen.getByRole('option', { name: 'what one costs, added to $2.10' });
    fireEvent.click(button('Yes'));
    belongsTo('stream');
    expect(screen.queryByRole('option', { name: /^what one costs/u })).toBeNull();
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ price: 1_000, unitCost: 250, costShare: 290 });
    screen.getByText('Nothing to check.');
  });

  it('a sale, as how many at first and how many later', () => {
    const cleaning = newRow('stream', 'Ménage', { price: 11_000 });
    const goals = '3 clients par semaine au début, 10 par semaine après 6 mois';
    show(<Story answers={{ finances: { revenueGoals: goals } }} start={[cleaning]} />);
    expect(screen.getByRole('combobox', { name: 'It is' })).toHaveProperty('value', 'quantity');
    fireEvent.click(button('Yes'));
    within(card()).getByText('how many from month 7 on');
    fireEvent.click(button('Yes'));
    const targets = [{ month: 7, quantity: 10, atOnce: true }];
    expect(kept[0]?.cells).toMatchObject({ quantity: 3, per: 'week', targets });
    screen.getByText('Nothing to check.');
  });

  it('money in, with its source, its term and what the words say of it; a range is not one of its ends', () => {
    const cashFlow =
      'want to borrow 35,000 from ATB maybe over 5 yrs at 8 or 9%, tools I have already, worth around 9,000';
    show(<Story answers={{ finances: { cashFlow } }} />);
    belongsTo('funding');
    fireEvent.change(screen.getByLabelText('Money in'), { target: { value: 'ATB' } });
    fireEvent.blur(screen.getByLabelText('Money in'));
    screen.getByLabelText('Yearly interest');
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ source: 'loan', amount: 3_500_000, months: 60, rate: null });
    belongsTo('purchase');
    fireEvent.click(button('Yes'));
    expect(kept[1]?.cells).toMatchObject({ name: 'Tools', amount: 900_000, owned: true });
  });

  it('a purchase with its kind and how many, and a cost in another currency', () => {
    const cashFlow = 'lab tests 5 x $350';
    show(<Story answers={{ finances: { cashFlow, fixedCosts: 'Shopify $39 US a month, market table $25 a week' } }} />);
    belongsTo('cost');
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ name: 'Shopify', amount: 3_900, currency: 'USD', every: 'month' });
    fireEvent.click(button('Yes'));
    expect(kept[1]).toMatchObject({ kind: 'cost', cells: { name: 'Market table', amount: 2_500, every: 'week' } });
    belongsTo('purchase');
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'fees' } });
    fireEvent.click(button('Yes'));
    expect(kept[2]?.cells).toMatchObject({ name: 'Lab tests', amount: 35_000, count: 5, use: 'fees' });
    screen.getByText('Nothing to check.');
  });

  it('a cost by the hour, with what its hours come to in a week', () => {
    show(<Story answers={{ finances: { fixedCosts: "cuisine 18 $/h\nlocal 20$ l'heure 12 h par semaine" } }} />);
    for (let presses = 0; presses < 2; presses += 1) fireEvent.click(button('Yes'));
    screen.getByText(/^It is paid by the hour/u);
    fireEvent.change(screen.getByLabelText('Amount before tax'), { target: { value: '450' } });
    fireEvent.blur(screen.getByLabelText('Amount before tax'));
    fireEvent.change(screen.getByLabelText('How often'), { target: { value: 'week' } });
    fireEvent.click(button('Yes'));
    fireEvent.click(button('Yes'));
    expect(kept.map(({ cells }) => cells)).toMatchObject([
      { amount: 45_000, every: 'week' },
      { amount: 24_000, every: 'week' },
    ]);
  });

  it('a cost of some months, with its months', () => {
    show(<Story answers={{ finances: { fixedCosts: 'électricité 85 $ par mois de mai à octobre' } }} />);
    fireEvent.click(button('Yes'));
    const season = [0, 0, 0, 0, 100, 100, 100, 100, 100, 100, 0, 0];
    expect(kept[0]?.cells).toMatchObject({ amount: 8_500, every: 'month', season });
  });

  it('no sale, where the words give no single number', () => {
    const jars = newRow('stream', 'Jars', { price: 900 });
    show(<Story answers={{ finances: { revenueGoals: '60 to 80 jars a week' } }} start={[jars]} />);
    belongsTo('stream');
    expect(button('Yes')).toHaveProperty('disabled', true);
    screen.getByText(/^This is a range/u);
  });

  it('a sale in the months that the words name, how often as is said of that amount', () => {
    const mowing = newRow('stream', 'Tonte');
    const prices = 'Tonte 45 $ la visite, 25 clients par semaine de mai à septembre, 140 la deuxième';
    show(<Story answers={{ finances: { pricingStrategy: prices } }} start={[mowing]} />);
    while (screen.queryByRole('button', { name: 'Yes' }) !== null) fireEvent.click(button('Yes'));
    const season = [0, 0, 0, 0, 100, 100, 100, 100, 100, 0, 0, 0];
    expect(kept).toHaveLength(1);
    expect(kept[0]?.cells).toMatchObject({ price: 4_500, quantity: 25, per: 'week', season });
  });

  it('the sale of the channel that the words name', () => {
    const bags = ['Sac', 'Sac, en gros'].map((name) => newRow('stream', name, { price: 1_200 }));
    show(<Story answers={{ finances: { revenueGoals: '120 sacs par semaine en gros' } }} start={bags} />);
    fireEvent.click(button('Yes'));
    expect(kept.find(({ cells }) => cells.name === 'Sac, en gros')?.cells).toMatchObject({
      quantity: 120,
      per: 'week',
    });
  });

  it('a sale, as how many out of season, once its months are said', () => {
    const repair = newRow('stream', 'Réparation', { price: 9_500, quantity: 12, per: 'week' });
    show(<Story answers={{ finances: { revenueGoals: '5 réparations le reste du temps' } }} start={[repair]} />);
    expect(screen.getByRole('combobox', { name: 'It is' })).toHaveProperty('value', 'inMonths');
    expect(button('Yes')).toHaveProperty('disabled', true);
    for (const month of ['January', 'February', 'December']) fireEvent.click(button(month));
    fireEvent.click(button('Yes'));
    const less = 41.666667;
    const season = [less, less, 100, 100, 100, 100, 100, 100, 100, 100, 100, less];
    expect(kept[0]?.cells).toMatchObject({ quantity: 12, season });
    screen.getByText('Nothing to check.');
  });

  it('a sale, as how many in the months that the words name', () => {
    const lawn = newRow('stream', 'Mowing', { price: 5_000 });
    const goals = '14 mowings a week April to June, 7 July to October';
    show(<Story answers={{ finances: { revenueGoals: goals } }} start={[lawn]} />);
    fireEvent.click(button('Yes'));
    expect(button('July').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('Yes'));
    const season = [0, 0, 0, 100, 100, 100, 50, 50, 50, 50, 0, 0];
    expect(kept[0]?.cells).toMatchObject({ quantity: 14, per: 'week', season });
    screen.getByText('Nothing to check.');
  });

  it('a new sale, whose price is beside how many', () => {
    const tacos = newRow('stream', 'Tacos', { price: 1_300, quantity: 90, per: 'day' });
    const goals = 'Plus 6 weddings a season at $2,800 each';
    show(<Story answers={{ finances: { revenueGoals: goals } }} start={[tacos]} />);
    while (screen.queryByRole('button', { name: 'Yes' }) !== null) fireEvent.click(button('Yes'));
    expect(kept[1]?.cells).toMatchObject({ name: 'Weddings', price: 280_000, quantity: 6, per: 'season' });
    expect(kept[0]).toEqual(tacos);
  });

  it('a group, as how many are in each where the price is of one', () => {
    const said = {
      from: 'said',
      module: 'finances',
      question: 'pricingStrategy',
      quote: 'atelier 55 $ par personne',
    } as const;
    const workshop = { ...newRow('stream', 'Atelier', { price: 5_500 }), origins: { price: said } } as Row;
    show(<Story answers={{ finances: { revenueGoals: '2 ateliers de 8 personnes par mois' } }} start={[workshop]} />);
    while (screen.queryByRole('button', { name: 'Yes' }) !== null) fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ quantity: 2, per: 'month', each: 8 });
  });

  it('a sale, as what the hours of each cost', () => {
    const weddings = newRow('stream', 'Weddings', { price: 480_000 });
    const costs = 'Freelancers $25 an hour, 20 hours per wedding. Van driver $20 an hour per wedding';
    show(<Story answers={{ finances: { variableCosts: costs } }} start={[weddings]} />);
    screen.getByRole('option', { name: 'what one costs: $500 (20 h)' });
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ unitCost: 50_000 });
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  });

  it('every sale, as a share of its price', () => {
    const tacos = newRow('stream', 'Tacos', { price: 1_300, costShare: 3_100 });
    const burrito = newRow('stream', 'Burrito', { price: 1_500 });
    show(<Story answers={{ finances: { variableCosts: 'card fees 2.7%' } }} start={[tacos, burrito]} />);
    expect(screen.getByRole('combobox', { name: 'Which sale?' })).toHaveProperty('value', 'every');
    fireEvent.click(button('Yes'));
    expect(kept.map(({ cells }) => cells)).toMatchObject([{ costShare: 3_370 }, { costShare: 270 }]);
    screen.getByText('Nothing to check.');
  });

  it.each([
    ['Customers pay in 30 days', 'customerDays'],
    // Nobody said which sales are to restaurants.
    ['Restaurants pay in 30 days', ''],
  ])('%s: how long a sale waits for its money', (cashFlow, column) => {
    const [jars, crates] = [newRow('stream', 'Jars', { price: 900 }), newRow('stream', 'Crates', { price: 9_000 })];
    show(<Story answers={{ finances: { cashFlow } }} start={[jars, crates]} />);
    expect(screen.getByRole('combobox', { name: 'It is' })).toHaveProperty('value', column);
    fireEvent.change(screen.getByRole('combobox', { name: 'Which sale?' }), { target: { value: crates.id } });
    fireEvent.click(button('Yes'));
    expect(kept.map(({ cells }) => cells)).toMatchObject([{ customerDays: null }, { customerDays: 30 }]);
    screen.getByText('Nothing to check.');
  });

  it('a subscription, as how many come and leave', () => {
    const clinic = newRow('stream', 'Clinic', { price: 3_900 });
    const goals = 'start with 5 clinics, add 4 a month, lose about 3% a month';
    show(<Story answers={{ finances: { revenueGoals: goals } }} start={[clinic]} />);
    while (screen.queryByRole('button', { name: 'Yes' }) !== null) fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ first: 5, newPerMonth: 4, churn: 300, churnPer: 'month' });
    screen.getByText('Nothing to check.');
  });

  it('a cost of the first year alone', () => {
    show(<Story answers={{ finances: { fixedCosts: 'publicité 600 $ la premiere année' } }} />);
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ name: 'Publicité', amount: 60_000, every: 'year', to: 12 });
  });

  it('a cost from when another amount of it ends', () => {
    show(<Story answers={{ finances: { fixedCosts: 'ads 800 first 3 months then 400' } }} />);
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ name: 'Ads', amount: 40_000, every: 'month', from: 4, to: null });
  });

  it('a sale, as how many from the second year on', () => {
    const snow = newRow('stream', 'Entrée', { price: 42_000, per: 'season' });
    show(
      <Story answers={{ finances: { revenueGoals: '90 entrées la 1re saison, 140 entrées la 2e' } }} start={[snow]} />,
    );
    fireEvent.click(button('Yes'));
    expect(screen.getByRole('combobox', { name: 'It is' })).toHaveProperty('value', 'later');
    fireEvent.click(button('Yes'));
    const targets = [{ month: 13, quantity: 140, atOnce: true }];
    expect(kept[0]?.cells).toMatchObject({ quantity: 90, targets });
    screen.getByText('Nothing to check.');
  });

  it('a sale with later steps, which stay', () => {
    const targets = [
      { month: 13, quantity: 100 },
      { month: 25, quantity: 200 },
    ];
    const snow = newRow('stream', 'Entrée', { quantity: 90, per: 'season', targets });
    show(<Story answers={{ finances: { revenueGoals: '140 entrées la 2e saison' } }} start={[snow]} />);
    fireEvent.change(screen.getByRole('combobox', { name: 'It is' }), { target: { value: 'later' } });
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({
      targets: [
        { month: 13, quantity: 140, atOnce: true },
        { month: 25, quantity: 200 },
      ],
    });
  });

  it('never the first month of a sale that is counted in another rhythm', () => {
    const cuts = newRow('stream', 'Cuts', { quantity: 10, per: 'week' });
    show(<Story answers={{ finances: { revenueGoals: '3 cuts a month at first' } }} start={[cuts]} />);
    expect(screen.queryByRole('option', { name: 'how many in the first month' })).toBeNull();
    expect(button('Yes')).toHaveProperty('disabled', true);
  });

  it('pay that is there already under another name', () => {
    const driver = newRow('person', 'Réjean', { role: 'employee', salary: 60_000, every: 'week' });
    show(<Story answers={{ 'business-plan': { team: 'Un chauffeur, 600 $ par semaine' } }} start={[driver]} />);
    expect(within(card()).getByRole('note').textContent).toContain('“Réjean” has this amount already.');
  });

  it('a loan, where the words give a term or a rate', () => {
    show(<Story answers={{ finances: { cashFlow: 'Caisse 45 000 $ sur 5 ans à 7,5 %' } }} />);
    belongsTo('funding');
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ name: 'Caisse', source: 'loan', rate: 750, months: 60 });
  });

  it('a sale in months that only a person can name', () => {
    const tours = newRow('stream', 'Tour', { price: 6_500 });
    show(<Story answers={{ finances: { revenueGoals: '4 tours a week in summer' } }} start={[tours]} />);
    expect(screen.getByRole('combobox', { name: 'It is' })).toHaveProperty('value', 'inMonths');
    expect(button('Yes')).toHaveProperty('disabled', true);
    for (const month of ['June', 'July', 'August']) fireEvent.click(button(month));
    fireEvent.click(button('Yes'));
    const season = [0, 0, 0, 0, 0, 100, 100, 100, 0, 0, 0, 0];
    expect(kept[0]?.cells).toMatchObject({ quantity: 4, per: 'week', season });
  });

  it('a cost in months that the card asks for, and keeps once they are chosen', () => {
    show(<Story answers={{ finances: { fixedCosts: 'Fuel $900 a month in season' } }} />);
    fireEvent.click(button('Yes'));
    screen.getByText('In which months is it paid?');
    fireEvent.change(screen.getByRole('combobox', { name: 'Months of this cost' }), { target: { value: 'chosen' } });
    fireEvent.click(button('June'));
    expect(screen.queryByText('In which months is it paid?')).toBeNull();
    fireEvent.click(button('Yes'));
    const season = [0, 0, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0];
    expect(kept[0]?.cells).toMatchObject({ amount: 90_000, every: 'month', season });
  });

  it('a cost until a month that is asked for; what is missing is said no more while it is typed', () => {
    show(<Story answers={{ finances: { fixedCosts: 'Flyers $150 a month till June' } }} />);
    fireEvent.click(button('Yes'));
    const asks = 'Until which month of which year?';
    const box = screen.getByRole('textbox', { name: 'To' });
    expect(document.activeElement).toBe(box);
    screen.getByText(asks);
    fireEvent.change(box, { target: { value: 'June 2027' } });
    expect(screen.queryByText(asks)).toBeNull();
    fireEvent.blur(box);
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ amount: 15_000, to: '2027-06' });
  });

  it('hours sold', () => {
    const repairs = newRow('stream', 'Repair', { price: 11_500 });
    show(<Story answers={{ finances: { revenueGoals: '28 hrs a week by the second spring' } }} start={[repairs]} />);
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ quantity: 28, per: 'week' });
  });

  it('one sale with all that the same words say', () => {
    const cuts = newRow('stream', 'Cut');
    show(<Story answers={{ finances: { pricingStrategy: '20 cuts a week at $48' } }} start={[cuts]} />);
    belongsTo('stream');
    fireEvent.click(button('Yes'));
    belongsTo('stream');
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ price: 4_800, quantity: 20, per: 'week' });
    screen.getByText('Nothing to check.');
  });

  it('a new sale, as what one costs where the question asks for that', () => {
    show(<Story answers={{ finances: { variableCosts: 'Boxes and ice packs $2.10 per delivery' } }} />);
    belongsTo('stream');
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ name: 'Boxes and ice packs', price: null, unitCost: 210 });
  });

  it('a sale that has such an amount already: only the person says what is replaced', () => {
    const jars = newRow('stream', 'Jar', { quantity: 400, per: 'week' });
    const lids = newRow('stream', 'Lid');
    show(<Story answers={{ finances: { revenueGoals: '600 jars a month' } }} start={[jars, lids]} />);
    belongsTo('stream');
    expect(button('Yes')).toHaveProperty('disabled', true);
    card().focus();
    press('y');
    expect(kept).toEqual([jars, lids]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Which sale?' }), { target: { value: lids.id } });
    expect(screen.getByRole('combobox', { name: 'It is' })).toHaveProperty('value', 'quantity');
    fireEvent.change(screen.getByRole('combobox', { name: 'Which sale?' }), { target: { value: jars.id } });
    screen.getByRole('option', { name: 'how many (now 400 a week)' });
    fireEvent.change(screen.getByRole('combobox', { name: 'It is' }), { target: { value: 'quantity' } });
    fireEvent.click(button('Yes'));
    expect(kept.find(({ id }) => id === jars.id)?.cells).toMatchObject({ quantity: 600, per: 'month' });
  });

  it('pay of the person who writes', () => {
    const team = "Me, full time, cooking and driving, I'd take about $2,200 a month";
    show(<Story answers={{ 'business-plan': { team } }} />);
    belongsTo('person');
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ name: 'Owner', role: 'owner', salary: 220_000, every: 'month' });
  });

  it('a cost that a person names, where the words have no name', () => {
    show(<Story answers={{ finances: { fixedCosts: '$45 a month' } }} />);
    fireEvent.click(button('Yes'));
    screen.getByText('A figure needs a name.');
    expect(kept).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Cost'));
    fireEvent.change(screen.getByLabelText('Cost'), { target: { value: 'Permit' } });
    fireEvent.blur(screen.getByLabelText('Cost'));
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ name: 'Permit', amount: 4_500, every: 'month' });
  });

  it('pay by the hour of several, and nothing else that their words count', () => {
    show(<Story answers={{ 'business-plan': { team: '2 helpers, 20 hours a week at $18 an hour' } }} />);
    if (screen.queryByRole('button', { name: 'Yes' }) === null) belongsTo('person');
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ wage: 1_800, hours: 20, count: 2 });
    screen.getByText('Nothing to check.');
  });

  it('pay in the months that the words name', () => {
    show(<Story answers={{ 'business-plan': { team: 'Une étudiante 20 h/sem à 16,10 $ de juin à août' } }} />);
    expect(screen.getByRole('combobox', { name: 'Owner or employee' })).toHaveProperty('value', 'employee');
    fireEvent.click(button('Yes'));
    const season = [0, 0, 0, 0, 0, 100, 100, 100, 0, 0, 0, 0];
    expect(kept[0]?.cells).toMatchObject({ name: 'Étudiante', wage: 1_610, hours: 20, season });
  });

  it('pay of each of several, who are counted', () => {
    show(<Story answers={{ 'business-plan': { team: 'Les filles, 500 $ chacune par semaine' } }} />);
    belongsTo('person');
    fireEvent.click(button('Yes'));
    screen.getByText('How many are there?');
    expect(document.activeElement).toBe(screen.getByLabelText('How many'));
    fireEvent.change(screen.getByLabelText('How many'), { target: { value: '2' } });
    fireEvent.blur(screen.getByLabelText('How many'));
    fireEvent.click(button('Yes'));
    expect(kept[0]?.cells).toMatchObject({ salary: 50_000, every: 'week', count: 2 });
  });

  it('what an amount is, asked where nothing says it', () => {
    show(<Story answers={{ finances: { pricingStrategy: 'The one in Shelburne gets 75 I heard' } }} />);
    screen.getByText('What is “75” in your plan?');
    belongsTo('stream');
    expect(screen.queryByText('What is “75” in your plan?')).toBeNull();
  });

  it('months of interest only, which are shown before they are kept', () => {
    show(
      <Story answers={{ finances: { cashFlow: 'BDC 45 000 $ sur 6 ans, 8,85 %, six mois d’intérêts seulement' } }} />,
    );
    expect(screen.getByLabelText('Months of interest only')).toHaveProperty('value', '6');
  });

  it('pay of somebody, whose role is chosen', () => {
    show(<Story answers={{ 'business-plan': { team: 'Two helping hands, summers, $900 a week' } }} />);
    belongsTo('person');
    expect(screen.getByRole('combobox', { name: 'Owner or employee' })).toHaveProperty('value', '');
  });

  it('another kind than was proposed', () => {
    show(<Story answers={{ finances: { cashFlow: 'Oven: $4,000' } }} />);
    belongsTo('funding');
    fireEvent.click(button('Yes'));
    expect(kept).toMatchObject([{ kind: 'funding', cells: { name: 'Oven', amount: 400_000 } }]);
    screen.getByText('Nothing to check.');
  });

  it('one row each where several are in the same words', () => {
    show(<Story answers={{ finances: { pricingStrategy: 'Small one at $12 or large one at $20' } }} />);
    belongsTo('stream');
    fireEvent.click(button('Yes'));
    expect(screen.queryByRole('article')).not.toBeNull();
    belongsTo('stream');
    fireEvent.change(screen.getByRole('combobox', { name: 'Which sale?' }), { target: { value: '' } });
    fireEvent.click(button('Yes'));
    expect(kept.map(({ cells }) => 'price' in cells && cells.price)).toEqual([1_200, 2_000]);
    screen.getByText('Nothing to check.');
  });
});

describe('two figures that disagree', () => {
  const vans = {
    finances: { cashFlow: 'Before opening: used van $14,000' },
    'business-plan': { resources: 'Delivery van: $18,000' },
  };

  it('are this one or that one', () => {
    show(<Story answers={vans} />);
    fireEvent.click(screen.getByRole('button', { name: /\$18,000/u }));
    expect(kept).toMatchObject([{ kind: 'purchase', status: 'confirmed', cells: { amount: 1_800_000 } }]);
    screen.getByText('Nothing to check.');
  });

  it('are settled where the words of the other hold a second amount, which is asked about next', () => {
    const jars = newRow('stream', 'Jars', { price: 900, quantity: 40, per: 'week' });
    const idea = { businessIdea: 'jars $36 every 2 months and 3 lids' };
    show(<Story answers={{ idea }} start={[jars]} />);
    fireEvent.click(screen.getByRole('button', { name: /^Jars/u }));
    expect(screen.queryByText('Two figures disagree. Which one is right?')).toBeNull();
    expect(card().textContent).toContain('3 lids');
    expect(kept[0]?.cells).toMatchObject({ price: 900 });
  });

  it('are both right: each is asked about by itself', () => {
    show(<Story answers={vans} />);
    fireEvent.click(button('Both are right: different things'));
    screen.getByText('· 2 to check');
    fireEvent.click(button('Undo this answer'));
    screen.getByText('Two figures disagree. Which one is right?');
  });
});

it('a kept row whose words changed takes the new ones or stays', () => {
  const [rent] = readAnswers({ answers: costs, today: '2026-11' }).rows;
  if (rent === undefined) throw new Error('no row');
  const start: Row[] = [{ ...rent, id: 'rent', status: 'confirmed' }];
  show(<Story answers={{ finances: { fixedCosts: 'Rent $950 a month' } }} start={start} />);
  card().focus();
  press('y');
  expect(kept[0]?.cells).toMatchObject({ amount: 95_000 });
  screen.getByText('Nothing to check.');
});

it('asks of a place whether it is right, and of nothing that only an amount can be', () => {
  show(<Story answers={{ idea: { location: 'Halifax' } }} />);
  expect(within(card()).queryByRole('combobox', { name: 'Belongs to' })).toBeNull();
  expect(within(card()).queryByRole('button', { name: 'Not a figure of my plan' })).toBeNull();
  fireEvent.click(within(card()).getByRole('button', { name: 'No' }));
  screen.getByText('Nothing to check.');
});
