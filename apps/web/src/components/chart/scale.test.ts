import { expect, test } from 'vitest';
import { linearScale } from './scale.ts';

test('runs from end to end over round numbers, zero always among them', () => {
  const scale = linearScale([-130, 870], 200, 0, 5);
  expect(scale.ticks).toEqual([-200, 0, 200, 400, 600, 800, 1000]);
  expect(scale.at(-200)).toBe(200);
  expect(scale.at(1000)).toBe(0);
  expect(linearScale([40, 90], 0, 100, 5).at(0)).toBe(0);
});

test('stands when there is nothing to show', () => {
  expect(linearScale([], 0, 100, 4).at(0)).toBe(0);
  expect(linearScale([0, 0], 0, 100, 4).at(1)).toBe(100);
});
