-- The names and notes of figures. Rows about debts and the household are a kind of their own, because not every reader
-- of a project may find them; settings have no words of a person.
CREATE FUNCTION search_row_kind(kind text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN kind IN ('debt', 'household') THEN 'private-row' WHEN kind <> 'setting' THEN 'row' END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_content(project uuid, kind text, module text, place text, OUT content text, OUT written timestamptz)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF kind = 'answer' THEN
    SELECT a.value, a.updated_at INTO content, written FROM answers a
    WHERE a.project_id = project AND a.module = search_content.module AND a.question = place;
  ELSIF kind = 'analysis' THEN
    -- Ideas, personas and a score are data beside the analysis: their words, without ids.
    SELECT CASE
        WHEN m.extra ?| ARRAY['generatedIdeas', 'personas', 'score'] THEN (
          SELECT string_agg(said #>> '{}', E'\n')
          FROM jsonb_path_query(m.extra - 'selectedIdea', 'strict $.** ? (@.type() == "string")') said
          WHERE (said #>> '{}') !~ '^[0-9a-f-]{36}$')
        ELSE v.content END,
      coalesce(v.created_at, m.last_updated) INTO content, written
    FROM project_modules m LEFT JOIN analysis_versions v ON v.id = m.analysis_version_id
    WHERE m.project_id = project AND m.module = search_content.module;
  ELSIF kind = 'comment' THEN
    SELECT c.content, c.updated_at INTO content, written FROM project_comments c
    WHERE c.id = place::uuid AND c.project_id = project;
  ELSIF kind IN ('row', 'private-row') THEN
    SELECT concat_ws(E'\n', r.cells->>'name', r.note), r.updated_at INTO content, written FROM ledger_rows r
    WHERE r.project_id = project AND r.id = place::uuid AND search_row_kind(r.kind) = search_content.kind;
  ELSE
    SELECT j.title || E'\n' || j.content, j.date INTO content, written FROM journal_entries j
    WHERE j.project_id = project AND j.id = place;
  END IF;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_old_project(project uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_backlog
    SELECT project, 'answer', a.module, a.question FROM answers a WHERE a.project_id = project
    UNION ALL SELECT project, 'analysis', m.module, '' FROM project_modules m WHERE m.project_id = project
    UNION ALL SELECT project, 'comment', c.module_key, c.id::text FROM project_comments c WHERE c.project_id = project
    UNION ALL SELECT project, 'entry', 'journal', j.id FROM journal_entries j WHERE j.project_id = project
    UNION ALL SELECT project, search_row_kind(r.kind), 'finances', r.id::text FROM ledger_rows r
      WHERE r.project_id = project AND r.kind <> 'setting'
  ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION search_ledger_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM search_again(new.project_id, search_row_kind(new.kind), 'finances', new.id::text);
  ELSE
    PERFORM search_again(c.project_id, search_row_kind(c.kind), 'finances', c.id::text) FROM changed c
    WHERE c.kind <> 'setting' AND EXISTS (SELECT FROM projects p WHERE p.id = c.project_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON ledger_rows REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_ledger_rows();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF cells, note ON ledger_rows FOR EACH ROW
  WHEN (new.kind <> 'setting' AND (old.cells->>'name' IS DISTINCT FROM new.cells->>'name' OR old.note IS DISTINCT FROM new.note))
  EXECUTE FUNCTION search_ledger_rows();--> statement-breakpoint
CREATE TRIGGER search_removed AFTER DELETE ON ledger_rows REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_ledger_rows();--> statement-breakpoint
INSERT INTO search_backlog SELECT project_id, search_row_kind(kind), 'finances', id::text FROM ledger_rows WHERE kind <> 'setting'
ON CONFLICT DO NOTHING;
