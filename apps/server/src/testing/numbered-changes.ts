import type pg from 'pg';

/**
 * What a statement with `unchangedProject` reads before it has the project's lock, and the columns that count. When an
 * account is deleted, its name is removed from the rows: that changes nothing a save depends on.
 */
const tables = {
  answers: 'value, version',
  project_modules: 'extra, analysis_version_id, outdated, complete, last_updated',
  project_activity: 'created_at',
  analysis_versions: 'content',
  journal_entries: 'title, content, mood, date',
  set_aside_parts: 'aside',
  project_comments: 'module_key',
};

/**
 * Makes a test fail whose call changes a module, its answers, its comments or the timeline without raising the project's
 * event number in the same transaction: a save of answers and a new comment recognize by it that somebody else was
 * faster (decision 14), and readers learn of the change by it. The database refuses the commit. A single insert or
 * update outside a transaction is not checked: that is how tests prepare rows, and the product writes otherwise.
 */
export async function expectNumberedChanges(client: pg.Client): Promise<void> {
  const checks = Object.entries(tables).map(
    ([table, columns]) => `
      create constraint trigger expect_number after insert or update of ${columns} on ${table}
        deferrable initially deferred for each row execute function expect_number();`,
  );
  await client.query(`
    create function note_number() returns trigger language plpgsql as $$ begin
      perform set_config('test.numbered', coalesce(current_setting('test.numbered', true), '') || new.id, true);
      return null;
    end $$;
    create trigger note_number after insert or update of event_sequence on projects
      for each row execute function note_number();
    create function expect_number() returns trigger language plpgsql as $$ begin
      if current_query() !~* '^\\s*(insert|update)'
        and position(new.project_id::text in coalesce(current_setting('test.numbered', true), '')) = 0
        and exists (select from projects where id = new.project_id)
      then raise 'a change of % without a number: record it with live of db/write.ts', tg_table_name;
      end if;
      return null;
    end $$;${checks.join('')}`);
}
