import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { parseSwot } from './swot.ts';

const swotOf = (markdown: string) => parseSwot(blocksOf(markdown))?.swot ?? null;
const points = (swot: ReturnType<typeof swotOf>) => swot && Object.values(swot).map((quadrant) => quadrant.length);

test('reads quadrants under headings of any level, in English', () => {
  const swot = swotOf(
    '# Analysis\n\nText.\n\n## SWOT\n\n### Strengths\n- **Know-how**: eight years\n- Low costs\n\n### Weaknesses\n1. Season\n\n#### Opportunities\n* Winter\n\n###### Threats\n- Shops\n\n## Next steps\n- Call ten people',
  );
  expect(swot).toEqual({
    strengths: ['Know-how: eight years', 'Low costs'],
    weaknesses: ['Season'],
    opportunities: ['Winter'],
    threats: ['Shops'],
  });
});

test('reads French names with accents, numbers, emoji and qualifiers', () => {
  const swot = swotOf(
    '## 💪 1. Forces (internes)\n- a\n\n## Points faibles\n- b\n\n## Opportunités externes :\n- c\n\n## Les menaces\n- d\n\n## Prochaines étapes\n- e',
  );
  expect(swot).toEqual({ strengths: ['a'], weaknesses: ['b'], opportunities: ['c'], threats: ['d'] });
});

test('reads bold lines, with the points after the name or below it', () => {
  const swot = swotOf(
    '**Forces :** expérience ; coûts bas\n\n**Faiblesses**\n- saison\n- une personne\n\n- **Opportunités** : hiver\n- **Menaces** : boutiques\n\n**Conclusion**\n\nOn continue.',
  );
  expect(swot).toEqual({
    strengths: ['expérience', 'coûts bas'],
    weaknesses: ['saison', 'une personne'],
    opportunities: ['hiver'],
    threats: ['boutiques'],
  });
});

test('reads a table with the names as columns', () => {
  const swot = swotOf(
    '| Strengths | Weaknesses |\n|---|---|\n| a<br>b | c |\n| d | |\n\n| Opportunities | Threats |\n|---|---|\n| e | f |',
  );
  expect(points(swot)).toEqual([3, 1, 1, 1]);
});

test('reads a table with the names in the first column and one with the points in the named cells', () => {
  expect(swotOf('| | |\n|---|---|\n| **Forces** | a<br>b |\n| **Menaces** | c |')).toMatchObject({
    strengths: ['a', 'b'],
    threats: ['c'],
  });
  expect(
    swotOf(
      '| **Strengths**<br>• a<br>• b | **Weaknesses**<br>• c |\n|---|---|\n| **Opportunities**<br>• d | **Threats**<br>• e |',
    ),
  ).toEqual({ strengths: ['a', 'b'], weaknesses: ['c'], opportunities: ['d'], threats: ['e'] });
});

test('gives nothing for fewer than two quadrants', () => {
  expect(swotOf('## Strengths\n- a\n\n## Weaknesses\n\n## Other\n- b')).toBeNull();
  expect(swotOf('No matrix here.')).toBeNull();
  expect(swotOf('')).toBeNull();
});

test('does not take a heading that says more for a quadrant', () => {
  expect(
    swotOf('## Strengths and weaknesses\n- a\n\n## Market opportunity in Sherbrooke\n- b\n\n## Threats\n- c'),
  ).toBeNull();
});

test('keeps the first list of a quadrant when its name comes back', () => {
  const swot = swotOf('## Strengths\n- a\n\n## Threats\n- b\n\n## Summary\n\n### Strengths\n- again');
  expect(swot?.strengths).toEqual(['a']);
});

test('ignores what stands in a code fence', () => {
  expect(swotOf('```\n## Strengths\n- a\n## Threats\n- b\n```')).toBeNull();
});

test('keeps subheadings below a quadrant in it', () => {
  const swot = swotOf('## Strengths\n### People\n- a\n### Costs\n- b\n\n## Threats\n- c');
  expect(swot?.strengths).toEqual(['a', 'b']);
});

test('shows escaped marks as the person typed them', () => {
  const swot = swotOf('### Strengths\n- a \\*star\\* and \\[brackets\\]\n### Threats\n- one\\_two');
  expect(swot?.strengths).toEqual(['a *star* and [brackets]']);
  expect(swot?.threats).toEqual(['one_two']);
});

const quadrants = '### Strengths\n- a\n\n### Weaknesses\n- b\n\n### Opportunities\n- c\n\n### Threats\n- d';

test.each([
  ['a paragraph', 'In short, the season decides.'],
  ['a table', '| Step | When |\n|---|---|\n| Call ten people | May |'],
  ['a paragraph and a list', 'What to do next:\n\n- Call ten people'],
  ['a numbered list', '1. Call ten people\n2. Count'],
  ['a line across the page and a paragraph', '---\nIn short, the season decides.'],
  ['a line of stars and a list', '* * *\n\n- Call ten people'],
  ['a paragraph and a table', 'What to do next:\n\n| Step | When |\n|---|---|\n| Call | May |'],
])('%s after the points of the last quadrant is none of them', (_, after) => {
  expect(swotOf(`${quadrants}\n\n${after}`)?.threats).toEqual(['d']);
});

test('a line across the page ends the last quadrant, also right below its points', () => {
  for (const line of ['---', '***', '___', '- - -']) {
    expect(swotOf(`${quadrants}\n${line}\nIn short, the season decides.`)?.threats).toEqual(['d']);
  }
  expect(swotOf(quadrants.replaceAll('\n- ', '\n---\n- '))?.threats).toEqual(['d']);
});

test('points in lists inside a point, and numbered ones, stay what they are', () => {
  const swot = swotOf('### Strengths\n1. a\n\n   - more\n\n2. b\n\n### Threats\n- c\n\n  1. more\n\n- d');
  expect(swot).toMatchObject({ strengths: ['a', 'more', 'b'], threats: ['c', 'more', 'd'] });
});

test('words that lead to a list are no point, and a line below a point belongs to it', () => {
  const swot = swotOf('### Strengths\nThree things stand out:\n\n- a\ngoes on\n\n  and on\n- b\n\n### Threats\n- c');
  expect(swot?.strengths).toEqual(['a goes on and on', 'b']);
});

test('quadrants may be paragraphs; of the last one the first, since nothing says where it ends', () => {
  const swot = swotOf('### Strengths\n\nOne.\n\nTwo.\n\n### Threats\n\nThree.\n\nAll in all, a good start.');
  expect(swot).toMatchObject({ strengths: ['One.', 'Two.'], threats: ['Three.'] });
});

test('points may be the first column of a table below their name', () => {
  const table = (point: string) => `| Point | Why |\n|---|---|\n| ${point} | because |`;
  for (const after of ['The end.', table('Call ten people'), '- Call ten people']) {
    expect(swotOf(`### Strengths\n${table('a')}\n\n### Threats\n\n${table('b')}\n\n${after}`)).toMatchObject({
      strengths: ['a'],
      threats: ['b'],
    });
  }
});
