// @vitest-environment happy-dom

import type { RequestRemark } from '@elan/domain/lender-facts/request-problems';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { RequestCheck } from './request-check.tsx';

afterEach(cleanup);

const remark = (key: string): RequestRemark => ({ key, text: { en: key, fr: key }, place: 'ask' });

function Story() {
  const [missing, setMissing] = useState([remark('Amount'), remark('Address')]);
  return (
    <>
      <RequestCheck figuresPath={null} isCompared={false} missing={missing} problems={[]} />
      <button onClick={() => setMissing([remark('Address'), remark('Term')])} type="button">
        fill
      </button>
      <button onClick={() => setMissing([])} type="button">
        finish
      </button>
    </>
  );
}

it('keeps a line for what was missing, so that the form does not move', () => {
  show(<Story />);
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toEqual(['Amount', 'Address']);
  fireEvent.click(screen.getByRole('button', { name: 'fill' }));
  expect(lines()).toEqual(['Amount', 'Address', 'Term']);
  expect(screen.getAllByRole('img', { name: 'Filled in' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'finish' }));
  screen.getByText('Everything a lender looks for first is here.');
  expect(lines()).toEqual(['Amount', 'Address']);
});

it('does not say that all is there while something does not add up', () => {
  show(<RequestCheck figuresPath={null} isCompared missing={[]} problems={[remark('Amounts differ')]} />);
  screen.getByText('Amounts differ');
  expect(screen.queryByText('Everything a lender looks for first is here.')).toBeNull();
});
