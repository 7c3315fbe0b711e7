import { expect, test } from 'vitest';
import { readPicture } from '../../platform/pictures/read-picture.ts';
import { chartPictures } from './chart-picture.ts';
import { columnChart } from './plan/plan-chart.ts';

const chartOf = (label: string) =>
  columnChart({ columns: [{ label, values: [1_200] }], series: ['Sales & more'], shown: (value) => `${value} $` });

test('a chart becomes a picture of three pixels for each of its units', async () => {
  const [chart] = await chartPictures([chartOf('Year 1')]);
  expect(chart).toMatchObject({ width: 640, height: 190 });
  expect(readPicture(chart?.png ?? Buffer.alloc(0))).toMatchObject({ type: 'image/png', width: 1_920, height: 570 });
});

test('its words are drawn', async () => {
  const [short, long] = await chartPictures([chartOf(''), chartOf('Première année')]);
  expect(long?.png.equals(short?.png ?? Buffer.alloc(0))).toBe(false);
});
