import { expect, test } from 'vitest';
import { breachesIn } from './additive-migrations.ts';

const whys = (sql: string) => breachesIn('0001_x.sql', sql, {}).map(({ why }) => why);

test.each([
  ['DROP TABLE "projects";', 'drops a table'],
  ['ALTER TABLE "projects" DROP COLUMN "name";', 'drops a column'],
  ['ALTER TABLE "projects" RENAME COLUMN "name" TO "title";', 'renames a table or a column'],
  ['ALTER TABLE "projects" RENAME TO "plans";', 'renames a table or a column'],
  ['ALTER TABLE "projects" ALTER COLUMN "name" SET DATA TYPE varchar(80);', 'changes the type of a column'],
  ['alter table projects\n  alter column name type varchar(80);', 'changes the type of a column'],
  ['ALTER TABLE "projects" ALTER COLUMN "name" SET NOT NULL;', 'requires a value in a column'],
  ['ALTER TABLE "projects" ALTER COLUMN "name" DROP DEFAULT;', 'takes the default of a column away'],
  ['ALTER TABLE "projects" ADD COLUMN "place" text NOT NULL;', 'adds a required column without a default'],
  [
    'ALTER TABLE a ADD COLUMN b int DEFAULT 0 NOT NULL, ADD COLUMN c int NOT NULL;',
    'adds a required column without a default',
  ],
  ['TRUNCATE "projects";', 'empties a table'],
  ['DROP TYPE "role";', 'changes or drops what code may use'],
  ['ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nDROP TABLE "c";', 'drops a table'],
])('refuses %s', (sql, why) => {
  expect(whys(sql)).toEqual([why]);
});

test.each([
  'ALTER TABLE "projects" ADD COLUMN "place" text;',
  'ALTER TABLE "projects" ADD COLUMN "place" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "projects" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (to_tsvector(\'simple\', name)) STORED NOT NULL;',
  'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\nALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;',
  'ALTER TABLE "projects" DROP CONSTRAINT "projects_kind";ALTER TABLE "projects" ADD CONSTRAINT "projects_kind" CHECK (kind in (\'a\'));',
  'DROP INDEX "projects_newest";',
  '-- drop table projects;\nUPDATE "projects" SET "name" = \'; drop table projects;\';',
  'CREATE FUNCTION f() RETURNS trigger AS $$ begin; drop table x; end $$ LANGUAGE plpgsql;',
])('accepts %s', (sql) => {
  expect(whys(sql)).toEqual([]);
});

test('accepts what was reviewed, in that migration alone', () => {
  const accepted = { '0001_x.sql: DROP TABLE "projects"': 'nothing has read it for two releases' };
  expect(breachesIn('0001_x.sql', 'DROP TABLE "projects";', accepted)).toEqual([]);
  expect(breachesIn('0002_y.sql', 'DROP TABLE "projects";', accepted)).toHaveLength(1);
});
