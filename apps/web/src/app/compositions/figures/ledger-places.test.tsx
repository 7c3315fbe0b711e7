// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { useQuestionPlaces } from './ledger-places.ts';

afterEach(cleanup);

function Links({ onLeadTo }: { onLeadTo: (question: string) => void }) {
  const { leadTo } = useQuestionPlaces('finances', onLeadTo);
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <button onClick={() => leadTo('finances', 'fixedCosts')} type="button">
        here
      </button>
      <button onClick={() => leadTo('idea', 'location')} type="button">
        elsewhere
      </button>
      <p>{pathname + search + hash}</p>
    </>
  );
}

test('a link leads to the question itself, on this screen and on that of another module', () => {
  const onLeadTo = vi.fn();
  show(<Links onLeadTo={onLeadTo} />);
  fireEvent.click(screen.getByText('here'));
  expect(onLeadTo).toHaveBeenCalledWith('fixedCosts');
  fireEvent.click(screen.getByText('elsewhere'));
  expect(screen.getByText('/module/idea?part=answers#question-location')).toBeDefined();
});
