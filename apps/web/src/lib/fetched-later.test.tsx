// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { reportAnswered } from './connection.ts';
import { fetchedLater } from './fetched-later.ts';
import { idle } from './idle.ts';

afterEach(cleanup);

/** Until the browser has nothing else to do. */
const untilIdle = () => act(() => idle());

test('code that cannot be fetched leaves the screen alone, and comes once the server has answered', async () => {
  let fetches = 0;
  const Part = fetchedLater(async () => {
    fetches += 1;
    if (fetches < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: { name: string }) => <p>the part of {name}</p>;
  });
  await act(async () =>
    render(
      <>
        <p>typed text</p>
        <Suspense fallback={null}>
          <Part name="Béa" />
        </Suspense>
      </>,
    ),
  );
  expect([fetches, screen.queryByText('typed text') !== null]).toEqual([0, true]);
  await untilIdle();
  await act(async () => reportAnswered());
  expect([fetches, screen.queryByText('the part of Béa')]).toEqual([2, null]);
  await act(async () => reportAnswered());
  expect(screen.getByText('the part of Béa')).toBeTruthy();
});

test('code that is gone is given up', async () => {
  let fetches = 0;
  const Part = fetchedLater(() => {
    fetches += 1;
    return Promise.reject(new TypeError('404'));
  });
  await act(async () =>
    render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    ),
  );
  await untilIdle();
  for (let answer = 0; answer < 12; answer += 1) await act(async () => reportAnswered());
  expect([fetches, screen.queryByText('waiting')]).toEqual([10, null]);
});
