// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkFailure } from '../../lib/http.ts';
import { Loaded } from './loaded.tsx';

afterEach(cleanup);

function show(data: string | undefined, error: Error | null) {
  const refetch = vi.fn();
  render(
    <Loaded failed="Your keys could not be loaded." loading="Loading your keys" query={{ data, error, refetch }}>
      {(keys) => <p>{keys}</p>}
    </Loaded>,
  );
  return refetch;
}

it('says that it loads, and shows what was read, also when reading it again failed', () => {
  show(undefined, null);
  expect(screen.getByRole('status').textContent).toBe('Loading your keys');
  cleanup();
  show('Three keys', new Error('later'));
  expect(screen.getByText('Three keys')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what failed, and why where that is known, and tries again', () => {
  const refetch = show(undefined, new NetworkFailure());
  expect(screen.getByRole('alert').textContent).toContain('Your keys could not be loaded. Network connection failed.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
