import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { operatorActs } from '../db/schema/operator.ts';
import { ActRefused, type Command, isId, wordsOf } from './act.ts';
import { inColumns } from './columns.ts';

/** Who is at the command line. */
export type Operator = { name: string; systemUser: string };

type Entry = Pick<typeof operatorActs.$inferInsert, 'act' | 'subjectId' | 'details' | 'outcome'>;

/** Adds an entry to the audit log, which nothing changes afterwards. */
export async function recordAct(db: Database, { name, systemUser }: Operator, entry: Entry): Promise<void> {
  await db.insert(operatorActs).values({ ...entry, operator: name, systemUser });
}

const defaultShown = 50;

export const audit: Command = {
  words: '[--person ID] [--limit N]',
  about: `what operators did, newest first; the last ${defaultShown} entries unless N is given`,
  changes: false,
  options: { person: { type: 'string' }, limit: { type: 'string', default: String(defaultShown) } },
  async prepare({ db }, typed) {
    wordsOf(typed, []);
    const { person } = typed.options;
    const limit = Number(typed.options.limit);
    if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) {
      throw new ActRefused('--limit takes a whole number from 1 to 10000.');
    }
    // By id alone: the log outlives the account and its address.
    if (typeof person === 'string' && !isId(person)) throw new ActRefused(`${person} is not the id of an account.`);
    const subjectId = typeof person === 'string' ? person.toLowerCase() : null;
    return {
      subjectId,
      async run() {
        const rows = await db
          .select()
          .from(operatorActs)
          .where(and(subjectId === null ? undefined : eq(operatorActs.subjectId, subjectId)))
          .orderBy(desc(operatorActs.at), desc(operatorActs.id))
          .limit(limit);
        if (rows.length === 0) return 'The log is empty.';
        return inColumns(
          rows.map((row) => [
            row.at.toISOString(),
            row.operator === row.systemUser ? row.operator : `${row.operator} (${row.systemUser})`,
            row.act,
            row.subjectId ?? '–',
            row.outcome,
            Object.entries(row.details)
              .map(([name, value]) => `${name}=${value}`)
              .join(' '),
          ]),
        );
      },
    };
  },
};
