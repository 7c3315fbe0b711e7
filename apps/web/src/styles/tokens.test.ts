import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personColors } from '@elan/domain/people';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const colours = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})\s*;/gu)].map((match) => [match[1], match[2]]),
  );

const tokens = read('tokens.css');
const [lightCss = '', darkCss = ''] = tokens.split('@variant dark');
const light = colours(lightCss);
const themes = {
  light,
  dark: { ...light, ...colours(darkCss) },
  'on ink': { ...light, ...colours(/\.on-ink \{[^}]*\}/u.exec(read('base.css'))?.[0] ?? '') },
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const pages = ['paper', 'surface', 'sunken'];
const pairs = (texts: string[], backgrounds: string[]) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

/** Text colours and their backgrounds. */
const onPages = pairs(['ink', 'muted', 'primary', 'accent-text'], pages);
const onFills = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['primary', 'primary-soft'],
] as const;
const people = personColors.map((color) => ['on-person', `person-${color}`] as const);
const status = ['gold', 'green', 'yellow', 'orange', 'red'];
const soft = [...status, 'primary', 'accent'].map((name) => `${name}-soft`);

test.each(Object.entries(themes))(
  'in the %s theme text has a contrast of 4.5 and control edges of 3',
  (name, theme) => {
    const text =
      name === 'on ink'
        ? [...onPages, ...onFills]
        : [
            ...onPages,
            ...onFills,
            ...people,
            ...pairs(status, pages),
            ...pairs(['ink', 'muted'], [...soft, 'amount']),
            ...status.map((colour) => [colour, `${colour}-soft`] as const),
          ];
    const weak = (list: readonly (readonly [string, string])[], minimum: number) =>
      list.filter(([front, back]) => !(contrast(theme[front] ?? '', theme[back] ?? '') >= minimum));
    expect(weak(text, 4.5)).toEqual([]);
    const circles = personColors.map((color) => `person-${color}`);
    expect(
      weak([...pairs(['control', 'accent'], pages), ...(name === 'on ink' ? [] : pairs(circles, pages))], 3),
    ).toEqual([]);
  },
);
