// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { markdownOfHtml } from './markdown-of-html.ts';

test('a section of Word keeps its headings, lists and tables, and its pictures are counted', () => {
  const html = `<html><head><style>p{}</style></head><body>
    <h1>Le marché</h1><p class=MsoNormal>Trois <b>concurrents</b> dans<br>le quartier.</p>
    <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Prix</p>
    <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Saison</p>
    <table><tr><td><p>Nom</p></td><td><p>Prix</p></td></tr><tr><td><p>Silo | nord</p></td><td><p>12 $</p></td></tr></table>
    <ol><li>Un<ul><li>dedans</li></ul></li><li>Deux</li></ol><img src="file:///c/x.png"><img src="y.png"></body></html>`;
  expect(markdownOfHtml(html)).toEqual({
    text: [
      '## Le marché',
      'Trois **concurrents** dans\nle quartier.',
      '- Prix\n- Saison',
      '| Nom | Prix |\n| --- | --- |\n| Silo \\| nord | 12 $ |',
      '1. Un\n   - dedans\n2. Deux',
    ].join('\n\n'),
    pictures: 2,
  });
});
