import type { KeptRow, ModelReading } from '@elan/contract/ledger';
import { privateKinds, type Row } from '@elan/domain/ledger/row';
import type { Queryable } from '../../db/client.ts';
import { readModelReadings, readRefused, readRows } from './queries.ts';

/** What people decided about the figures of a project, and what a model read, without debts and the household. */
export type ProjectFigures = { kept: Row[]; refused: string[]; readings: ModelReading[] };

const isPublic = ({ kind }: Row) => !privateKinds.includes(kind);

/** For what everybody with the project may read, such as its analyses. */
export async function readFigures(db: Queryable, projectId: string): Promise<ProjectFigures> {
  const [kept, refused, readings] = await Promise.all([
    readRows(db, projectId),
    readRefused(db, projectId),
    readModelReadings(db, projectId),
  ]);
  return publicFigures({ kept, refused, readings });
}

/** Figures without debts and the household. */
export const publicFigures = ({ kept, refused, readings }: ProjectFigures): ProjectFigures => ({
  kept: kept.filter(isPublic),
  refused,
  readings: readings.map((reading) => ({ ...reading, rows: reading.rows.filter(isPublic) })),
});

/** Debts and the household, for the file that the owner asks for. The caller has checked that it is the owner. */
export async function readPrivateRows(db: Queryable, projectId: string): Promise<KeptRow[]> {
  return (await readRows(db, projectId)).filter((row) => !isPublic(row));
}
