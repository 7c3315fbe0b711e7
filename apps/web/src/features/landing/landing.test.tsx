// @vitest-environment happy-dom
import { moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LandingRoot } from './landing-root.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const slides = () => [...document.querySelectorAll('[data-module]')];
const shown = () => slides().findIndex((slide) => slide.getAttribute('aria-hidden') === 'false');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('has a slide and a dot for each of the eleven modules', () => {
  render(<LandingRoot initial="en" />);
  expect(slides().map((slide) => slide.querySelector('h3')?.textContent)).toEqual(
    moduleKeys.map((module) => moduleTitles[module].en),
  );
  for (const module of moduleKeys) expect(screen.getByRole('button', { name: moduleTitles[module].en })).toBeTruthy();
});

test('the carousel stops under the pointer and the focus, and goes on after them', () => {
  render(<LandingRoot initial="en" />);
  const carousel = screen.getByRole('region', { name: 'The eleven modules' });
  fireEvent.mouseEnter(carousel);
  pass(20_000);
  expect(shown()).toBe(0);
  fireEvent.mouseLeave(carousel);
  pass(5_000);
  expect(shown()).toBe(1);
  fireEvent.focus(within(carousel).getByRole('button', { name: 'Next module' }));
  pass(20_000);
  expect(shown()).toBe(1);
});

test('the carousel moves by arrow keys and by swiping', () => {
  render(<LandingRoot initial="en" />);
  const carousel = screen.getByRole('region', { name: 'The eleven modules' });
  fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
  expect(shown()).toBe(10);
  pass(500);
  const slide = slides()[10] as Element;
  fireEvent.touchStart(slide, { touches: [{ clientX: 300 }] });
  fireEvent.touchEnd(slide, { changedTouches: [{ clientX: 200 }] });
  expect(shown()).toBe(0);
});

test('opens in English whatever was chosen before, and forgets nothing', () => {
  localStorage.setItem('elan.language', 'fr');
  render(<LandingRoot initial="en" />);
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(localStorage.getItem('elan.language')).toBe('fr');
});

test('a click on FR makes everything French and keeps the choice', () => {
  render(<LandingRoot initial="en" />);
  fireEvent.click(screen.getByRole('button', { name: /Français/u }));
  expect(document.documentElement.lang).toBe('fr');
  expect(screen.getByRole('link', { name: 'Se connecter' })).toBeTruthy();
  expect(slides().map((slide) => slide.querySelector('h3')?.textContent)).toEqual(
    moduleKeys.map((module) => moduleTitles[module].fr),
  );
  expect(localStorage.getItem('elan.language')).toBe('fr');
  expect(document.cookie).toContain('lang=fr');
});

test('opens in the language that its address names, and a click takes that out of the address', () => {
  localStorage.setItem('elan.language', 'en');
  history.replaceState(null, '', '/?lang=fr&utm=1#modules');
  render(<LandingRoot initial="fr" />);
  expect(document.documentElement.lang).toBe('fr');
  fireEvent.click(screen.getByRole('button', { name: /English/u }));
  expect(document.documentElement.lang).toBe('en');
  expect(location.search + location.hash).toBe('?utm=1#modules');
  history.replaceState(null, '', '/');
});

test('a drag that the browser took for scrolling moves nothing', () => {
  render(<LandingRoot initial="en" />);
  const slide = slides()[0] as Element;
  fireEvent.touchStart(slide, { touches: [{ clientX: 300 }] });
  fireEvent.touchCancel(slide);
  fireEvent.touchEnd(slide, { changedTouches: [{ clientX: 100 }] });
  expect(shown()).toBe(0);
});

test('the finance preview covers exactly years 1, 2 and 3, and its results add up', () => {
  render(<LandingRoot initial="en" />);
  const table = document.querySelector('[data-module=finances] table') as HTMLTableElement;
  const years = [...table.querySelectorAll('thead th')].slice(1).map((cell) => cell.textContent);
  expect(years).toEqual(['Year 1', 'Year 2', 'Year 3']);
  const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace(/\D/gu, ''))),
  );
  const [revenue = [], costs = [], result = []] = rows;
  expect(result).toEqual(revenue.map((value, index) => value - (costs[index] ?? 0)));
});
