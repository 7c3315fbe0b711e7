import type { KeptRow, LedgerKept, ModelReading, RowVersion } from '@elan/contract/ledger';
import type { TypedAnswer } from '@elan/domain/ledger/model-reading';
import { privateKinds, type Row } from '@elan/domain/ledger/row';
import { validCells } from '@elan/domain/ledger/row-content';
import { pageSizes } from '@elan/domain/limits';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleOutlines } from '@elan/domain/modules/outlines';
import { can, type Role } from '@elan/domain/permissions';
import { and, desc, eq, isNotNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { below, pageBelow } from '../../db/page.ts';
import { authorColumns, projectPeople } from '../../db/project-people.ts';
import { ledgerModelReadings, ledgerRefusals, ledgerRows, ledgerRowVersions } from '../../db/schema/ledger.ts';
import { answers } from '../../db/schema/modules.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import { presentRow, presentVersion } from './present.ts';

/** Whether a role may see the rows about debts and the household. */
export const seesPrivateRows = (role: Role): boolean => can(role, 'project:private');

/** The figures of a project, as the role may see them. */
export async function readLedger(
  db: Queryable,
  projectId: string,
  role: Role,
): Promise<Omit<LedgerKept, 'readsWithModel'>> {
  const [rows, refused, readings] = await Promise.all([
    readRows(db, projectId),
    readRefused(db, projectId),
    readModelReadings(db, projectId),
  ]);
  const isShown = ({ kind }: Row) => seesPrivateRows(role) || !privateKinds.includes(kind);
  return {
    rows: rows.filter(isShown),
    refused,
    readings: readings.map((reading) => ({ ...reading, rows: reading.rows.filter(isShown) })),
  };
}

/** Only answers whose question is not set aside. */
const applies = (db: Queryable) =>
  notExists(
    db
      .select({ part: setAsideParts.part })
      .from(setAsideParts)
      .where(
        and(
          eq(setAsideParts.projectId, answers.projectId),
          eq(setAsideParts.module, answers.module),
          eq(setAsideParts.kind, 'question'),
          eq(setAsideParts.part, answers.question),
          setAsideParts.aside,
        ),
      ),
  );

/** What a model found. A cell counts as long as the answers still contain the words it quotes (`combineWithModel`). */
export async function readModelReadings(db: Queryable, projectId: string): Promise<ModelReading[]> {
  const { module, question, answerVersion, model, rows } = ledgerModelReadings;
  const readings = await db
    .select({ module, question, answerVersion, model, rows })
    .from(ledgerModelReadings)
    .where(and(eq(ledgerModelReadings.projectId, projectId), sql`jsonb_array_length(${rows}) > 0`))
    .orderBy(module, question);
  return readings.flatMap((reading) => {
    const sound = reading.rows.flatMap((row): Row[] => {
      const cells = validCells(row.kind, row.cells);
      return cells === null ? [] : [{ ...row, cells } as Row];
    });
    return sound.length === 0 ? [] : [{ ...reading, rows: sound }];
  });
}

export type AnswerToRead = TypedAnswer & { version: number; isRead: boolean };

/** Every answer that counts, the most important modules first, and whether a model read it as it is now. */
export async function readAnswersToRead(db: Queryable, projectId: string, model: string): Promise<AnswerToRead[]> {
  const { module, question, value: text, version } = answers;
  const found = await db
    .select({ module, question, text, version, isRead: isNotNull(ledgerModelReadings.projectId).mapWith(Boolean) })
    .from(answers)
    .leftJoin(
      ledgerModelReadings,
      and(
        eq(ledgerModelReadings.projectId, answers.projectId),
        eq(ledgerModelReadings.module, module),
        eq(ledgerModelReadings.question, question),
        eq(ledgerModelReadings.answerVersion, version),
        eq(ledgerModelReadings.model, model),
      ),
    )
    .where(and(eq(answers.projectId, projectId), applies(db)));
  const rank = (key: ModuleKey) => (moduleOutlines[key].holdsFigures === true ? -1 : moduleKeys.indexOf(key));
  return found
    .filter((answer) => answer.text.trim() !== '')
    .toSorted((one, other) => rank(one.module) - rank(other.module));
}

/** The kept rows of a project in their order, at most 500. */
export async function readRows(db: Queryable, projectId: string): Promise<KeptRow[]> {
  const people = projectPeople(db, projectId);
  const found = await db
    .select({ row: ledgerRows, ...authorColumns(people) })
    .from(ledgerRows)
    .leftJoin(people, eq(people.userId, ledgerRows.updatedBy))
    .where(eq(ledgerRows.projectId, projectId))
    .orderBy(ledgerRows.position, ledgerRows.id);
  return found.flatMap(presentRow);
}

/** The keys of refused proposals. */
export async function readRefused(db: Queryable, projectId: string): Promise<string[]> {
  const found = await db
    .select({ proposal: ledgerRefusals.proposal })
    .from(ledgerRefusals)
    .where(eq(ledgerRefusals.projectId, projectId))
    .orderBy(ledgerRefusals.refusedAt, ledgerRefusals.proposal);
  return found.map(({ proposal }) => proposal);
}

/** A page of a row's earlier contents, newest first; of a private row there are none for those who may not see it. */
export async function listRowVersions(
  db: Queryable,
  of: { projectId: string; rowId: string; role: Role },
  cursor: string | undefined,
): Promise<{ versions: RowVersion[]; next: string | null }> {
  const people = projectPeople(db, of.projectId);
  const found = await db
    .select({ row: ledgerRowVersions, ...authorColumns(people) })
    .from(ledgerRowVersions)
    .leftJoin(people, eq(people.userId, ledgerRowVersions.writtenBy))
    .where(
      and(
        eq(ledgerRowVersions.projectId, of.projectId),
        eq(ledgerRowVersions.rowId, of.rowId),
        seesPrivateRows(of.role) ? undefined : notInArray(ledgerRowVersions.kind, [...privateKinds]),
        below(cursor, ledgerRowVersions.version),
      ),
    )
    .orderBy(desc(ledgerRowVersions.version))
    .limit(pageSizes.rowVersions + 1);
  const { rows, next } = pageBelow(found, pageSizes.rowVersions, ({ row }) => row.version);
  return { versions: rows.flatMap(presentVersion), next };
}

/** One earlier content of a row. */
export async function readRowVersion(
  db: Queryable,
  projectId: string,
  rowId: string,
  version: number,
): Promise<RowVersion | undefined> {
  const [row] = await db
    .select()
    .from(ledgerRowVersions)
    .where(
      and(
        eq(ledgerRowVersions.projectId, projectId),
        eq(ledgerRowVersions.rowId, rowId),
        eq(ledgerRowVersions.version, version),
      ),
    );
  return row && presentVersion({ row, email: null, name: null, color: null })[0];
}

/** Where the cells of earlier contents of these rows come from. */
export async function readEarlierOrigins(db: Queryable, projectId: string, rowIds: readonly string[]) {
  return db
    .select({ origins: ledgerRowVersions.origins })
    .from(ledgerRowVersions)
    .where(
      and(
        eq(ledgerRowVersions.projectId, projectId),
        sql`${ledgerRowVersions.rowId} = any(${sql.param(rowIds)}::uuid[])`,
      ),
    );
}
