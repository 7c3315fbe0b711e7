import { type Field, fits, mostRowsNamed, mostTargets, type ValueOf } from '@elan/domain/ledger/field';
import {
  type Cells,
  columnsOf,
  type Origin,
  type Proof,
  type Row,
  type RowKind,
  rowKinds,
  type SettingCells,
  type SettingName,
  settingNames,
  type TableKind,
} from '@elan/domain/ledger/row';
import { settingColumns } from '@elan/domain/ledger/row-fields';
import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import * as z from 'zod/mini';
import { get, id, post, procedure, put, storableDate, storedVersion, timestamp } from './base.ts';
import { moduleKey, questionId } from './modules.ts';
import { pageInput, pageOutput } from './page.ts';
import { profile } from './people.ts';

/** A schema of what is sent and received in the same form. */
type Of<T> = z.ZodMiniType<T, T>;

const calendarMonth = z.string().check(z.regex(/^\d{4}-\d{2}$/u));

/** The form of a value, for people who read the description of the API; what it may be is decided by the domain. */
function formOf(field: Field): z.ZodMiniType {
  switch (field.type) {
    case 'text':
      return plainText(field.maxLength);
    case 'money':
      return z.int().check(z.gte(0), z.lte(field.max));
    case 'percent':
    case 'quantity':
      return z.number().check(z.gte(0), z.lte(field.max));
    case 'change':
      return z.number().check(z.gte(field.min), z.lte(field.max));
    case 'integer':
      return z.int().check(z.gte(field.min), z.lte(field.max));
    case 'planMonth':
      return z.union([z.int(), calendarMonth]);
    case 'calendarMonth':
      return calendarMonth;
    case 'season':
      return z.array(z.number()).check(z.length(12));
    case 'targets':
      return z
        .array(z.object({ month: z.int(), quantity: z.number(), atOnce: z.optional(z.boolean()) }))
        .check(z.maxLength(mostTargets));
    case 'rows':
      return z.array(plainText(limits.proposalKey)).check(z.maxLength(mostRowsNamed));
    case 'choice':
      return z.enum(Object.keys(field.options));
    case 'boolean':
      return z.boolean();
  }
}

const cellOf = <F extends Field>(field: F) =>
  formOf(field).check(z.refine((value) => fits(field, value), { error: 'unfit' })) as z.ZodMiniType<ValueOf<F>>;

/** The cells of a row; a cell that is left out is empty. */
function cellsOf<K extends TableKind>(kind: K): z.ZodMiniType<Cells<K>> {
  const columns = Object.entries(columnsOf(kind)).map(([name, column]) => [
    name,
    name === 'name' ? cellOf(column) : z._default(z.nullable(cellOf(column)), null),
  ]);
  return z.strictObject(Object.fromEntries(columns)) as z.ZodMiniType as z.ZodMiniType<Cells<K>>;
}

const setting = (name: SettingName) => z.strictObject({ name: z.literal(name), value: cellOf(settingColumns[name]) });
const [firstSetting, ...otherSettings] = settingNames.map(setting);
if (firstSetting === undefined) throw new Error('a plan without settings');
const settingCells = z.discriminatedUnion('name', [firstSetting, ...otherSettings]) as z.ZodMiniType<SettingCells>;

const said = { module: moduleKey, question: questionId, quote: plainText(limits.answer).check(z.regex(/\S/u)) };
const words = plainText(limits.ledgerDetail);
export const origin: z.ZodMiniType<Origin> = z.discriminatedUnion('from', [
  z.object({ from: z.literal('said'), ...said }),
  z.object({ from: z.literal('computed'), ...said, formula: z.object({ en: words, fr: words }) }),
  z.object({ from: z.literal('typed') }),
  z.object({ from: z.literal('assumed'), reason: words }),
  z.object({
    from: z.literal('sourced'),
    title: words,
    url: words.check(z.regex(/^https?:\/\/\S+$/u)),
    date: storableDate,
  }),
]);

export const proof: z.ZodMiniType<Proof> = z.object({
  kind: z.enum(['quote', 'invoice', 'lease', 'letter', 'statement', 'other']),
  detail: words,
});

/** Identifies a proposal; made by the reader of the answers. */
export const proposalKey = plainText(limits.proposalKey).check(z.minLength(1));

const rowContent = {
  origins: z.record(z.string().check(z.maxLength(40)), origin),
  status: z.enum(['proposed', 'confirmed']),
  off: z.boolean(),
  note: z.nullable(plainText(limits.ledgerNote)),
  proof: z.nullable(proof),
  proposal: z.nullable(proposalKey),
};

/** The cells of each kind of row, which all forms of a row share. */
export const cellsByKind = Object.fromEntries(
  rowKinds.map((kind) => [kind, kind === 'setting' ? settingCells : cellsOf(kind)]),
) as Readonly<Record<RowKind, z.ZodMiniType>>;

/** A row of each kind, with further fields. @param rowId of a proposal it is a key */
export function rowWith<Shape extends Record<string, z.ZodMiniType>>(shape: Shape, rowId: z.ZodMiniType<string> = id) {
  const [first, ...others] = rowKinds.map((kind) =>
    z.object({
      kind: z.literal(kind),
      cells: cellsByKind[kind],
      id: rowId,
      ...rowContent,
      ...shape,
    }),
  );
  if (first === undefined) throw new Error('a ledger without rows');
  return z.discriminatedUnion('kind', [first, ...others]) as z.ZodMiniType as Of<Row & z.infer<z.ZodMiniObject<Shape>>>;
}

/** A row that was read in an answer; its id is the key of the proposal. */
export const proposedRow = rowWith({}, proposalKey) as z.ZodMiniType as Of<Row>;

/** Where a row is in the table; rows are shown in ascending order. */
export const position = z.number().check(z.gte(-1e9), z.lte(1e9));

/** A row as it is kept, with what a person needs to change it safely. */
export const keptRow = rowWith({
  version: z.number(),
  position,
  updated_at: timestamp,
  /** Who changed it last; null if the account no longer exists or left the project. */
  updatedBy: z.nullable(profile),
});
export type KeptRow = z.infer<typeof keptRow>;

/** A row to keep, and the version it was changed from (null: it is new). */
export const rowChange = rowWith({ version: z.nullable(storedVersion), position });
export type RowChange = z.infer<typeof rowChange>;

export const rowRemoval = z.object({ id, version: storedVersion });
export type RowRemoval = z.infer<typeof rowRemoval>;

export const savedRow = z.object({
  id,
  /** As it is kept now; null if it is not. */
  row: z.nullable(keptRow),
  /** Somebody else changed it first (or keeps the same setting in another row): nothing of this change was written. */
  conflict: z.boolean(),
});

export const ledgerSaved = z.object({
  /** What became of each change, in the order of `rows`, then of `removed`. */
  results: z.array(savedRow),
  refused: z.array(z.string()),
});
export type LedgerSaved = z.infer<typeof ledgerSaved>;

/** An earlier content of a row. */
export const rowVersion = rowWith({
  version: z.number(),
  position,
  /** Who wrote it; null if the account no longer exists or left the project. */
  author: z.nullable(profile),
  writtenAt: timestamp,
});
export type RowVersion = z.infer<typeof rowVersion>;

/** The last content of a row that is no longer in the table. */
export const removedRow = rowWith({
  version: z.number(),
  position,
  /**
   * Who removed it; null if the account no longer exists or left the project, or it was removed before this was kept.
   */
  removedBy: z.nullable(profile),
  removedAt: timestamp,
});
export type RemovedRow = z.infer<typeof removedRow>;

/** What a model found, as proposals with the answer of their main amount. A cell counts as long as its quote stands. */
export const modelReading = z.object({
  module: moduleKey,
  question: z.string(),
  /** The version of the answer that was read. */
  answerVersion: z.number(),
  model: z.string(),
  rows: z.array(rowWith({}, z.string()) as z.ZodMiniType as Of<Row>),
});
export type ModelReading = z.infer<typeof modelReading>;

export const ledgerKept = z.object({
  rows: z.array(keptRow),
  /** The keys of proposals that were refused. */
  refused: z.array(z.string()),
  /** Of answers where a model found something; the built-in reader reads these too. */
  readings: z.array(modelReading),
  /** Whether a model can read answers (`readWithModel`). */
  readsWithModel: z.boolean(),
});
export type LedgerKept = z.infer<typeof ledgerKept>;

const changesAtOnce = 500;
const inProject = { projectId: id };

export const ledgerContract = {
  /** Without the rows about debts and the household, unless the caller may edit the project. */
  get: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/ledger', 'The figures of a project'))
    .input(z.object(inProject))
    .output(ledgerKept),
  /**
   * All or nothing, except for rows that somebody else changed first, which are returned as they are. Repeating a call
   * changes nothing. A cell that says it quotes an answer must quote it literally.
   */
  save: procedure
    .meta({ access: 'project:edit', programs: 'write' })
    .route(put('/projects/{projectId}/ledger', 'Save and delete figures, dismiss those to check; only what changed'))
    .input(
      z.object({
        ...inProject,
        rows: z._default(z.array(rowChange).check(z.maxLength(changesAtOnce)), []),
        removed: z._default(z.array(rowRemoval).check(z.maxLength(changesAtOnce)), []),
        refuse: z._default(z.array(proposalKey).check(z.maxLength(changesAtOnce)), []),
        unrefuse: z._default(z.array(proposalKey).check(z.maxLength(changesAtOnce)), []),
      }),
    )
    .output(ledgerSaved),
  /**
   * Reads the answers of a project when some changed since a model last read them, in the background while somebody
   * types in a module. It takes no unit. Without a model, or when none answers, nothing changes: the built-in reader
   * has read the answers.
   */
  readWithModel: procedure
    .meta({ access: 'project:edit' })
    .route(post('/projects/{projectId}/ledger/readings', 'Let the model read the figures in the answers of a project'))
    .input(z.object({ ...inProject, module: moduleKey }))
    .output(z.object({ read: z.number() })),
  versions: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/ledger/{rowId}/versions', 'Earlier contents of a figure, newest first'))
    .input(z.object({ ...inProject, rowId: id, ...pageInput }))
    .output(z.object({ versions: z.array(rowVersion), ...pageOutput })),
  removed: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(
      get('/projects/{projectId}/ledger/removed', 'Figures that were deleted and are not back, the last deleted first'),
    )
    .input(z.object({ ...inProject, ...pageInput }))
    .output(z.object({ rows: z.array(removedRow), ...pageOutput })),
  restore: procedure
    .meta({ access: 'project:edit' })
    .route(
      put(
        '/projects/{projectId}/ledger/{rowId}/versions/{version}/current',
        'Bring back an earlier content of a figure, deleted or not; no version is lost',
      ),
    )
    .input(z.object({ ...inProject, rowId: id, version: z.pipe(z.coerce.number(), storedVersion) }))
    .output(keptRow),
};
