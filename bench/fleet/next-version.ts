import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.ts';

const migrations = 'apps/server/src/db/migrations';

/**
 * What the next version changes in the tables people use most: new columns, a table that refers to them, an index, and
 * rows that are written over. As every migration that is meant for an upgrade without a stop, it only adds.
 */
const migration = `
ALTER TABLE "answers" ADD COLUMN "next_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "next_version" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "next_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "next_version" text;--> statement-breakpoint
CREATE TABLE "next_version_rows" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "project_id" uuid NOT NULL,
  "user_id" uuid NOT NULL
);--> statement-breakpoint
ALTER TABLE "next_version_rows" ADD CONSTRAINT "next_version_rows_project_id_fk" FOREIGN KEY ("project_id")
  REFERENCES "projects"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "next_version_rows" ADD CONSTRAINT "next_version_rows_user_id_fk" FOREIGN KEY ("user_id")
  REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "next_version_rows_project_id" ON "next_version_rows" ("project_id");--> statement-breakpoint
CREATE INDEX "project_activity_next_version" ON "project_activity" ("user_id", "created_at");--> statement-breakpoint
UPDATE "projects" SET "next_version" = "name";`;

export type NextVersion = {
  /** The copy's directory. */
  sources: string;
  /** Paths of files that one of the versions has and the other has not. */
  files: { previous: string; next: string };
};

/** Copies what the server runs from, adds a migration, and exchanges a file of the web for another one. */
export function copyNextVersion(directory: string): NextVersion {
  const copy = join(directory, 'next');
  for (const part of ['apps/server', 'apps/web/dist', 'packages', 'package.json']) {
    const filter = (path: string) => !path.slice(root.length).includes('node_modules');
    cpSync(join(root, part), join(copy, part), { recursive: true, filter });
  }
  mkdirSync(join(copy, 'node_modules/@elan'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@elan') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of ['domain', 'contract']) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@elan', name));
  }
  symlinkSync(join(root, 'apps/server/node_modules'), join(copy, 'apps/server/node_modules'));
  addMigration(join(copy, migrations));
  const assets = join(copy, 'apps/web/dist/assets');
  const [previous] = readdirSync(assets).filter((name) => name.endsWith('.js'));
  if (previous === undefined) throw new Error('the web has no files');
  renameSync(join(assets, previous), join(assets, 'next-version.js'));
  return { sources: copy, files: { previous: `/assets/${previous}`, next: '/assets/next-version.js' } };
}

function addMigration(folder: string): void {
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: Entry[] };
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('there is no migration to add to');
  const added: Entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next-version' };
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, added] }));
  writeFileSync(join(folder, `${added.tag}.sql`), migration);
}

type Entry = { idx: number; version: string; when: number; tag: string; breakpoints: boolean };
