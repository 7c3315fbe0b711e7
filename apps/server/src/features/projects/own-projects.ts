import { Refusal } from '@elan/domain/errors';
import { pageSizes } from '@elan/domain/limits';
import type { ProjectShelf, ProjectSort } from '@elan/domain/projects';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { isoUtc } from '../../db/json-row.ts';
import { type PlacePart, readPlace } from '../../db/page.ts';
import { projects } from '../../db/schema/projects.ts';
import { readOfCaller } from '../../rpc/read.ts';
import { plainSql, plainWords } from './plain-words.ts';
import { type SummaryRow, summaryColumns } from './project-columns.ts';

/** Which of a person's own projects to list, and how. */
export type OwnList = {
  cursor?: string | undefined;
  shelf?: ProjectShelf | undefined;
  sort?: ProjectSort | undefined;
  search?: string | undefined;
};

/** One row more than a page holds, each with its position in the list. */
export type OwnProjects = {
  rows: (SummaryRow & { place: string[] })[];
  /** How many are in the list, on all pages; null for the list of all current projects. */
  count: number | null;
  archived: number;
  trashed: number;
};

/** How many current projects a person owns, and how many of them changed and were created recently. */
export type OwnCounts = { projects: number; active: number; created: number };

type Order = {
  /** The values a list is sorted by, of a project `q`; its id comes last. */
  keys: readonly { sql: string; type: 'timestamptz' | 'int' | 'text'; part: PlacePart }[];
  ascending: boolean;
};

const updated = { sql: 'q.updated_at', type: 'timestamptz', part: 'time' } as const;

/**
 * A person has at most a thousand projects, found by the index on their owner; the list is sorted in memory unless
 * that index has its order.
 */
const orders: Readonly<Record<ProjectSort, Order>> = {
  updated: { keys: [updated], ascending: false },
  created: { keys: [{ sql: 'q.created_at', type: 'timestamptz', part: 'time' }], ascending: false },
  name: { keys: [{ sql: `${plainSql('q.name')} collate "C"`, type: 'text', part: 'text' }], ascending: true },
  progress: { keys: [{ sql: 'q.completed_modules', type: 'int', part: 'number' }, updated], ascending: false },
};

const shelves: Readonly<Record<ProjectShelf, string>> = {
  current: 'q.deleted_at is null and q.archived_at is null',
  archived: 'q.deleted_at is null and q.archived_at is not null',
};

/**
 * The list as one JSON value.
 * @param only further conditions on `q`: the search, which the count respects, and the place to start after
 */
function ownProjects(shelf: ProjectShelf, order: Order, only: { search: string; after: string }): string {
  const direction = order.ascending ? 'asc' : 'desc';
  const isWhole = shelf === 'current' && only.search === 'true';
  const found = `q.user_id = u.id and ${shelves[shelf]} and ${only.search}`;
  const place = order.keys.map((key) => (key.type === 'timestamptz' ? isoUtc(key.sql) : `(${key.sql})::text`));
  const sorted = [...order.keys.map((key) => key.sql), 'q.id'].map((key) => `${key} ${direction}`).join(', ');
  return `json_build_object(
    'rows', (
      select coalesce(json_agg(json_build_object(${summaryColumns.fields('q')},
        'place', json_build_array(${[...place, 'q.id'].join(', ')})) order by ${sorted}), '[]'::json)
      from (
        select * from projects q where ${found} and ${only.after}
        order by ${sorted} limit ${pageSizes.projects + 1}) q),
    'count', ${isWhole ? 'null' : `(select count(*) from projects q where ${found})`},
    'archived', (
      select count(*) from projects q where q.user_id = u.id and ${shelves.archived}),
    'trashed', (select count(*) from projects q where q.user_id = u.id and q.deleted_at is not null))`;
}

/** The list most people see: the first page of their current projects, last changed first. */
export const ownProjectsRead = readOfCaller<OwnProjects>(
  'own_projects',
  ownProjects('current', orders.updated, { search: 'true', after: 'true' }),
);

/**
 * Counts a person's current projects, on all pages. A first page without a next one is counted by itself instead
 * (present.ts).
 * @param since what counts as recent
 */
export async function countOwn(db: Queryable, userId: string, since: Date): Promise<OwnCounts> {
  const recent = (column: typeof projects.updatedAt | typeof projects.createdAt) =>
    sql`count(*) filter (where ${column} >= ${since.toISOString()}::timestamptz)`.mapWith(Number);
  const [counts] = await db
    .select({ projects: count(), active: recent(projects.updatedAt), created: recent(projects.createdAt) })
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.deletedAt), isNull(projects.archivedAt)));
  return counts ?? { projects: 0, active: 0, created: 0 };
}

/** Whether a list is the one that `ownProjectsRead` reads. */
export function isPlain({ cursor, shelf = 'current', sort = 'updated', search = '' }: OwnList): boolean {
  return cursor === undefined && shelf === 'current' && sort === 'updated' && plainWords(search).length === 0;
}

/** Any other list of a person's own projects. */
export async function readOwn(
  db: Queryable,
  userId: string,
  { cursor, shelf = 'current', sort = 'updated', search = '' }: OwnList,
): Promise<OwnProjects> {
  const order = orders[sort];
  const words = plainWords(search);
  const place = cursor === undefined ? [] : readPlace(cursor, [...order.keys.map((key) => key.part), 'uuid']);
  const keys = [...order.keys.map((key) => key.sql), 'q.id'].join(', ');
  const values = [...order.keys.map((key) => key.type), 'uuid'].map(
    (type, index) => `asked.place[${index + 1}]::${type}`,
  );
  const text = ownProjects(shelf, order, {
    search:
      words.length === 0
        ? 'true'
        : `${plainSql(`q.name || ' ' || coalesce(q.description, '')`)} like all(asked.patterns)`,
    after: place.length === 0 ? 'true' : `(${keys}) ${order.ascending ? '>' : '<'} (${values.join(', ')})`,
  });
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/gu, '\\$&')}%`);
  const { rows } = await db.execute<{ list: OwnProjects }>(sql`select ${sql.raw(text)} as list
    from users u, (values (${sql.param(patterns)}::text[], ${sql.param(place)}::text[])) as asked(patterns, place)
    where u.id = ${userId}`);
  if (rows[0] === undefined) throw new Refusal('NOT_AUTHENTICATED');
  return rows[0].list;
}
