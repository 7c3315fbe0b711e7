import { readFileSync } from 'node:fs';
import type { Province } from '@elan/domain/ledger/provinces';
import type { Text } from '@elan/domain/locale';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const name = z.object({ en: z.string(), fr: z.string() });
const file = z.object({
  offices: z.record(z.string(), z.intersection(z.object({ everywhere: name }), z.record(z.string(), name))),
});

let offices: z.infer<typeof file>['offices'] | undefined;

/** The office to ask, by its name in the province; null while the province is not known. */
export function officeName(key: string, province: Province | null): Text {
  offices ??= file.parse(
    parse(readFileSync(new URL('../../../../../content/trades/offices.yaml', import.meta.url), 'utf8')),
  ).offices;
  const office = offices[key];
  if (office === undefined) throw new Error(`no office ${key}`);
  return (province === null ? undefined : office[province]) ?? office.everywhere;
}
