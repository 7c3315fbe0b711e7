// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PageLoading } from './page-loading.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  // The next test begins another wait.
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.getByRole('status').textContent;

describe('PageLoading', () => {
  it('says what loads, then that it still does, then offers to try again', async () => {
    show(<PageLoading message="Loading the project…" />);
    expect(said()).toBe('Loading the project…');
    await pass(1_999);
    expect(said()).toBe('Loading the project…');
    await pass(1);
    expect(said()).toBe('Still loading…');
    expect(screen.queryByRole('button')).toBeNull();
    await pass(8_000);
    expect(said()).toBe('This is taking longer than usual.');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('counts placeholders that follow each other as one wait, and a later one as another', async () => {
    show(<PageLoading />, {}, 'fr');
    await pass(1_500);
    cleanup();
    await pass(500);
    show(<PageLoading />, {}, 'fr');
    expect(said()).toBe('Chargement en cours…');
    cleanup();
    await pass(1_500);
    show(<PageLoading />, {}, 'fr');
    expect(said()).toBe('Chargement…');
  });
});
