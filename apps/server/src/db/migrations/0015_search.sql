CREATE TABLE "search_backlog" (
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"module" text NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "search_backlog_project_id_kind_module_place_pk" PRIMARY KEY("project_id","kind","module","place")
);
--> statement-breakpoint
CREATE TABLE "search_old_projects" (
	"project_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_texts" (
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"module" text NOT NULL,
	"place" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_texts_project_id_kind_module_place_pk" PRIMARY KEY("project_id","kind","module","place")
);
--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_texts_words" ON "search_texts" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
INSERT INTO "search_old_projects" SELECT "id" FROM "projects";--> statement-breakpoint
-- Without capitals, accents and ligatures, whatever the database's locale. The longest analyses are far shorter.
CREATE FUNCTION search_fold(content text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(replace(replace(replace(lower(left(content, 60000)), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸ’' || U&'\0300\0301\0302\0303\0308\030A\0327',
    'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy''')
$$;--> statement-breakpoint
CREATE FUNCTION search_stems(content text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(stem), '{}')
  FROM search_fold(content) folded,
    unnest(tsvector_to_array(to_tsvector('pg_catalog.french', folded) || to_tsvector('pg_catalog.english', folded))) stem
  WHERE length(stem) <= 60
$$;--> statement-breakpoint
-- An index of a word would list the texts of everybody who uses it; behind their owner's id it lists one person's.
CREATE FUNCTION search_scope(owner uuid) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(owner::text, 8) || ':'
$$;--> statement-breakpoint
-- One word of a search: its stems and, while it is typed, everything that begins like it. Null for a word too frequent
-- to tell texts apart, in French or in English.
CREATE FUNCTION search_word(scope text, word text, typing boolean) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '(' || string_agg(quote_literal(scope || stem), '|')
    || CASE WHEN typing THEN '|' || quote_literal(scope || search_fold(word)) || ':*' ELSE '' END || ')'
  FROM unnest(search_stems(word)) stem
  WHERE to_tsvector('pg_catalog.french', search_fold(word)) <> '' AND to_tsvector('pg_catalog.english', search_fold(word)) <> ''
$$;--> statement-breakpoint
-- What finds every word in one text of these owners. The last word may still be typed.
CREATE FUNCTION search_query(scopes text[], words text[]) RETURNS tsquery LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg('(' || asked || ')', '|')::tsquery
  FROM (
    SELECT (
      SELECT string_agg(search_word(scope, word, at = cardinality(words)), '&') FROM unnest(words) WITH ORDINALITY w(word, at)
    ) AS asked
    FROM unnest(scopes) scope) by_owner
$$;--> statement-breakpoint
-- The text of a place, as it is searched and as its excerpt is made, and its time; null when it is gone.
CREATE FUNCTION search_content(project uuid, kind text, module text, place text, OUT content text, OUT written timestamptz)
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
  ELSE
    SELECT j.title || E'\n' || j.content, j.date INTO content, written FROM journal_entries j
    WHERE j.project_id = project AND j.id = place;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION search_keep(project uuid, kind text, module text, place text) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO search_texts AS s (project_id, kind, module, place, words, changed_at)
    SELECT p.id, search_keep.kind, search_keep.module, search_keep.place,
      array_to_tsvector(array(SELECT search_scope(p.user_id) || stem FROM unnest(search_stems(t.content)) stem)), t.written
    FROM projects p, search_content(project, search_keep.kind, search_keep.module, search_keep.place) t
    WHERE p.id = project AND t.content IS NOT NULL
  ON CONFLICT (project_id, kind, module, place) DO UPDATE SET words = excluded.words, changed_at = excluded.changed_at;
  IF NOT FOUND THEN
    DELETE FROM search_texts s WHERE s.project_id = project AND s.kind = search_keep.kind
      AND s.module = search_keep.module AND s.place = search_keep.place;
  END IF;
END $$;--> statement-breakpoint
-- A text to read again. The update holds the row, so that it is not taken before this change is visible.
CREATE FUNCTION search_again(project uuid, kind text, module text, place text) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO search_backlog VALUES (project, search_again.kind, search_again.module, search_again.place)
  ON CONFLICT (project_id, kind, module, place) DO UPDATE SET place = excluded.place;
END $$;--> statement-breakpoint
CREATE FUNCTION search_old_project(project uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_backlog
    SELECT project, 'answer', a.module, a.question FROM answers a WHERE a.project_id = project
    UNION ALL SELECT project, 'analysis', m.module, '' FROM project_modules m WHERE m.project_id = project
    UNION ALL SELECT project, 'comment', c.module_key, c.id::text FROM project_comments c WHERE c.project_id = project
    UNION ALL SELECT project, 'entry', 'journal', j.id FROM journal_entries j WHERE j.project_id = project
  ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
-- With a project its texts leave the search by themselves.
CREATE FUNCTION search_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM search_again(new.project_id, 'answer', new.module, new.question);
  ELSE
    PERFORM search_again(c.project_id, 'answer', c.module, c.question) FROM changed c
    WHERE EXISTS (SELECT FROM projects p WHERE p.id = c.project_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON answers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_answers();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF value ON answers FOR EACH ROW
  WHEN (old.value IS DISTINCT FROM new.value) EXECUTE FUNCTION search_answers();--> statement-breakpoint
CREATE TRIGGER search_removed AFTER DELETE ON answers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_answers();--> statement-breakpoint
CREATE FUNCTION search_project_modules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM search_again(new.project_id, 'analysis', new.module, '');
  ELSE
    PERFORM search_again(c.project_id, 'analysis', c.module, '') FROM changed c
    WHERE EXISTS (SELECT FROM projects p WHERE p.id = c.project_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON project_modules REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_project_modules();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF extra, analysis_version_id ON project_modules FOR EACH ROW
  WHEN (old.analysis_version_id IS DISTINCT FROM new.analysis_version_id OR old.extra IS DISTINCT FROM new.extra) EXECUTE FUNCTION search_project_modules();--> statement-breakpoint
CREATE FUNCTION search_project_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM search_again(new.project_id, 'comment', new.module_key, new.id::text);
  ELSE
    PERFORM search_again(c.project_id, 'comment', c.module_key, c.id::text) FROM changed c
    WHERE EXISTS (SELECT FROM projects p WHERE p.id = c.project_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON project_comments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_project_comments();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF content ON project_comments FOR EACH ROW
  WHEN (old.content IS DISTINCT FROM new.content) EXECUTE FUNCTION search_project_comments();--> statement-breakpoint
CREATE TRIGGER search_removed AFTER DELETE ON project_comments REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_project_comments();--> statement-breakpoint
CREATE FUNCTION search_journal_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM search_again(new.project_id, 'entry', 'journal', new.id);
  ELSE
    PERFORM search_again(c.project_id, 'entry', 'journal', c.id) FROM changed c
    WHERE EXISTS (SELECT FROM projects p WHERE p.id = c.project_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON journal_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_journal_entries();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF title, content ON journal_entries FOR EACH ROW
  WHEN (old.title IS DISTINCT FROM new.title OR old.content IS DISTINCT FROM new.content) EXECUTE FUNCTION search_journal_entries();--> statement-breakpoint
CREATE TRIGGER search_removed AFTER DELETE ON journal_entries REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_journal_entries();
