import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTrades } from './check-trades.ts';

const folder = join(import.meta.dirname, '../../../../content/trades');
const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const files = new Map(paths.map((path) => [`trades${path.slice(folder.length)}`, readFileSync(path, 'utf8')]));

/** What is said of the trades when one file is another. */
const faultsWith = (path: string, change: (text: string) => string) =>
  checkTrades(new Map([...files, [path, change(files.get(path) ?? '')]]));

test('the trades as they are have no fault', () => expect(checkTrades(files)).toEqual([]));

test.each([
  [
    'trades/bakery/trade.yaml',
    (text: string) => text.replace('office: municipality', 'office: nowhere'),
    'no office nowhere',
  ],
  ['trades/bakery/trade.yaml', (text: string) => text.replace(/^checked: .*$/mu, ''), 'checked'],
  ['trades/bakery/en.md', (text: string) => text.replace('# What decides', '# Advice'), 'its headings are'],
  ['trades/bakery/en.md', (text: string) => `${text}\n6. Why?\n`, 'a list of 5'],
  ['trades/bakery/fr.md', (text: string) => `${text}\nUn prix: combien?\n`, 'trades/bakery/fr.md'],
  ['trades/cafe/en.md', () => files.get('trades/bakery/en.md') ?? '', '100 % of its sentences stand in other trades'],
  ['trades/lemonade/en.md', () => 'x', 'add its trade'],
] as const)('%s is refused with its reason (%#)', (path, change, reason) => {
  expect(faultsWith(path, change).join('\n')).toContain(reason);
});
