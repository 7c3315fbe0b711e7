import type { ProjectFile } from '@elan/contract/project-file-format';
import { privateKinds, type Row } from '@elan/domain/ledger/row';
import type { ProjectFigures } from '../ledger/public.ts';

const isPublic = ({ kind }: Row) => !privateKinds.includes(kind);

/** The figures of a file as the forecast reads them, without debts and the household. */
export function figuresOf({ rows, refused, readings }: ProjectFile): ProjectFigures {
  return {
    kept: rows.filter(isPublic),
    refused: [...refused],
    readings: readings.map((reading) => ({ ...reading, answerVersion: 1, rows: reading.rows.filter(isPublic) })),
  };
}
