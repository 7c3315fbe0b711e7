import { expect, test } from 'vitest';
import { placeCard } from './card-place.ts';

const card = { width: 400, height: 200 };
const view = { width: 1280, height: 800 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('the words stand below what they speak of, else above, else beside it', () => {
  expect(placeCard(box(600, 10, 100, 40), card, view)).toEqual({ left: 450, top: 64 });
  expect(placeCard(box(600, 740, 100, 40), card, view)).toEqual({ left: 450, top: 526 });
  expect(placeCard(box(0, 70, 270, 730), card, view)).toEqual({ left: 284, top: 70 });
  expect(placeCard(box(700, 100, 560, 690), card, view)).toEqual({ left: 286, top: 100 });
});

test('the words stay inside the window, wherever that leaves them', () => {
  for (const target of [box(1230, 10, 44, 44), box(0, 10, 44, 44), box(-900, -900, 5000, 5000)]) {
    const { left, top } = placeCard(target, card, view);
    expect(left).toBeGreaterThanOrEqual(12);
    expect(top).toBeGreaterThanOrEqual(12);
    expect(left + card.width).toBeLessThanOrEqual(1268);
    expect(top + card.height).toBeLessThanOrEqual(788);
  }
});
