import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeMail } from './compose.ts';
import { colours } from './html.ts';
import type { Letter } from './letter.ts';

const from = { productName: 'A & B', publicUrl: 'https://x.test', supportEmail: 'help@x.test', postalAddress: '' };
const letter: Letter = {
  recipient: 'bob@x.test',
  subject: 'News\r\nBcc: eve@x.test',
  texts: [{ language: 'en', heading: 'News', paragraphs: ['<img src=x onerror=1>', '"Quoted"'], reason: 'You asked.' }],
};

test('what people typed is text in both parts, and the subject is one line', () => {
  const { subject, text, html } = composeMail(from, letter);
  expect(subject).toBe('News Bcc: eve@x.test');
  expect(text).toContain('<img src=x onerror=1>');
  expect(html).not.toContain('<img');
  expect(html).toContain('&#60;img src=x onerror=1&#62;');
  expect(html).toContain('A &#38; B');
});

test('the text has everything the HTML has: lists, link, sender, reason, address and the link to unsubscribe', () => {
  const { text } = composeMail(
    { ...from, postalAddress: '1 Main Street, Montréal' },
    {
      ...letter,
      texts: [
        {
          language: 'en',
          heading: 'News',
          paragraphs: ['One.'],
          lists: [{ heading: 'Bakery', items: ['2 comments'] }],
          action: { label: 'Open', link: 'https://x.test/dashboard' },
          closing: 'Two.',
          reason: 'You asked.',
        },
      ],
      unsubscribe: 'https://x.test/unsubscribe/t',
    },
  );
  expect(text.split('\n\n')).toEqual([
    'One.',
    'Bakery\n- 2 comments',
    'https://x.test/dashboard',
    'Two.',
    '-- \nYou asked.\nSent by A & B, https://x.test, 1 Main Street, Montréal\nQuestions? Write to help@x.test.',
    'Unsubscribe from these emails:',
    'https://x.test/unsubscribe/t',
  ]);
});

test('two languages are separated, and the mail says at the top that the other one follows', () => {
  const [first] = letter.texts;
  const texts = first === undefined ? [] : [first, { ...first, language: 'fr' as const, paragraphs: ['Bonjour.'] }];
  const { text, html } = composeMail(from, { ...letter, texts });
  expect(text.startsWith('La version française se trouve plus bas.')).toBe(true);
  expect(text.split(`\n\n${'-'.repeat(40)}\n\n`)).toHaveLength(3);
  expect(html).toContain('<td lang="fr"');
});

test('its colours are the tokens of the web', () => {
  const tokens = readFileSync(new URL('../../../../web/src/styles/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');
  for (const [name, { light: ours, dark: oursDark }] of Object.entries(colours)) {
    expect(light).toContain(`--color-${name}: ${ours};`);
    expect(dark).toContain(`--color-${name}: ${oursDark};`);
  }
});
