// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollPlace } from './use-scroll-place.ts';

function Screen() {
  useScrollPlace();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/long">long</Link>
      <Link to="/terms#privacy">privacy</Link>
      <button onClick={() => void navigate(-1)} type="button">
        back
      </button>
      <h2 id="privacy">Privacy</h2>
    </>
  );
}

const reveal = vi.fn();
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(reveal);
  reveal.mockClear();
  document.documentElement.scrollTop = 0;
  render(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const read = (y: number) => {
  document.documentElement.scrollTop = y;
  fireEvent.scroll(window);
};

test('a new screen starts at its top, and going back leads to the place that was left', async () => {
  read(700);
  await press('long');
  expect(scrollY).toBe(0);
  read(300);
  await press('back');
  expect(scrollY).toBe(700);
});

test('an address with an anchor shows the anchor', async () => {
  read(700);
  await press('privacy');
  expect(reveal).toHaveBeenCalledOnce();
  expect(scrollY).toBe(700);
});

test('the page that the browser loaded stays where the browser put it', () => {
  read(200);
  expect(scrollY).toBe(200);
  expect(reveal).not.toHaveBeenCalled();
});
