import type { KeptRow } from '@elan/contract/ledger';
import type { PlanDocument } from '@elan/contract/plan-document';
import type { CurrentState } from '@elan/contract/suggestions';
import { arrangePlan } from '@elan/domain/plan-document/arrange';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import type { Proposed } from '@elan/domain/suggestions/suggestion';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { answers } from '../../db/schema/modules.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import { readRows } from '../ledger/public.ts';
import { readPlanDocument } from '../plan-document/public.ts';

/** The current content of the place that a suggestion would change. */
export type Current = Omit<CurrentState, 'changed'>;

const empty: Current = { place: 'there', version: null, text: null, title: null, row: null };

/** Reads what is there now for each of these, with a few statements for any number of them. */
export async function readCurrent(
  db: Queryable,
  projectId: string,
  all: readonly Proposed[],
): Promise<(proposed: Proposed) => Current> {
  const has = (...kinds: Proposed['kind'][]) => all.some(({ kind }) => kinds.includes(kind));
  const places = await readAnswers(db, projectId, all);
  const rows = has('row', 'removal') ? await readRows(db, projectId) : [];
  const plan = has('section') ? await readPlanDocument(db, projectId) : null;
  return (proposed) => {
    switch (proposed.kind) {
      case 'answer':
        return places.get(`${proposed.module} ${proposed.question}`) ?? { ...empty, version: 0, text: '' };
      case 'row':
      case 'removal':
        return rowNow(rows, proposed.row);
      case 'section':
        return plan === null ? empty : sectionNow(plan, proposed.section);
      case 'new_row':
      case 'task':
        return empty;
    }
  };
}

function rowNow(rows: readonly KeptRow[], id: string): Current {
  const row = rows.find((each) => each.id === id);
  return row === undefined ? { ...empty, place: 'gone' } : { ...empty, version: row.version, row };
}

function sectionNow({ sections, ...document }: PlanDocument, key: string): Current {
  const section = sections.find((each) => each.key === key);
  if (section === undefined && !isPlanSectionKey(key)) return { ...empty, place: 'gone' };
  const own = sections.filter(({ title, removed }) => title !== null && !removed).map((each) => each.key);
  const isIn = arrangePlan(document, own).find((each) => each.key === key)?.isIn === true;
  return {
    ...empty,
    place: section?.removed === true ? 'gone' : isIn ? 'there' : 'left_out',
    version: section?.version ?? 0,
    text: section?.text ?? '',
    title: section?.title ?? null,
  };
}

/** The answers, by module and question; a question without an answer is there if it was set aside. */
async function readAnswers(db: Queryable, projectId: string, all: readonly Proposed[]): Promise<Map<string, Current>> {
  const asked = all.filter((each) => each.kind === 'answer');
  if (asked.length === 0) return new Map();
  const list = (key: 'module' | 'question') => sql.param(asked.map((each) => each[key]));
  const { rows } = await db.execute<{ key: string; value: string; version: number; aside: boolean }>(sql`
    select distinct place.module || ' ' || place.question as key, coalesce(a.value, '') as value,
      coalesce(a.version, 0) as version, coalesce(s.aside, false) as aside
    from unnest(${list('module')}::text[], ${list('question')}::text[]) as place (module, question)
      left join ${answers} a on a.project_id = ${projectId} and a.module = place.module and a.question = place.question
      left join ${setAsideParts} s on s.project_id = ${projectId} and s.module = place.module
        and s.kind = 'question' and s.part = place.question`);
  return new Map(
    rows.map(({ key, value, version, aside }) => [
      key,
      { ...empty, version, text: value, place: aside ? 'set_aside' : 'there' },
    ]),
  );
}
