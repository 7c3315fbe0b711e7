/** A change that breaks a server of the previous version while it still runs on the new schema. */
export type Breach = { migration: string; statement: string; why: string };

/**
 * Changes that were reviewed, as `migration: statement` with the reason why the version before survives it. None so
 * far. A column can be dropped once the last release that reads or writes it is too old to be upgraded from.
 */
export const reviewed: Readonly<Record<string, string>> = {};

const rules: readonly (readonly [RegExp, string])[] = [
  [/^drop table\b/iu, 'drops a table'],
  [/^alter table .*\bdrop column\b/iu, 'drops a column'],
  [/^alter table .*\brename\b/iu, 'renames a table or a column'],
  [/^alter table .*\balter column\b.*\b(?:set data )?type\b/iu, 'changes the type of a column'],
  [/^alter table .*\balter column\b.*\bset not null\b/iu, 'requires a value in a column'],
  [/^alter table .*\balter column\b.*\bdrop default\b/iu, 'takes the default of a column away'],
  [/^truncate\b/iu, 'empties a table'],
  [
    /^(?:alter|drop) (?:type|view|materialized view|schema|function|sequence)\b/iu,
    'changes or drops what code may use',
  ],
];

/** A column that statements of the version before do not fill. */
const addsRequired = (statement: string) =>
  /^alter table/iu.test(statement) &&
  statement
    .split(/,(?=\s*add column)/iu)
    .some((part) => /\badd column\b.*\bnot null\b/iu.test(part) && !/\b(?:default|generated)\b/iu.test(part));

/**
 * Finds what in a migration is not an addition. A rolling upgrade runs the version before on the new schema, so columns
 * and tables are only added, and a new column has a default or may be null. Tables that the same migration creates are
 * free.
 * @param migration the name of its file
 * @param sql its text
 * @returns what is not on the reviewed list
 */
export function breachesIn(migration: string, sql: string, accepted = reviewed): Breach[] {
  const statements = statementsOf(sql);
  const created = new Set(
    statements.flatMap((statement) => tableAfter(/^create table (?:if not exists )?/iu, statement)),
  );
  return statements.flatMap((statement) => {
    const [table] = tableAfter(/^(?:alter table|drop table) (?:if exists )?(?:only )?/iu, statement);
    if (table !== undefined && created.has(table)) return [];
    if (Object.hasOwn(accepted, `${migration}: ${statement}`)) return [];
    const whys = rules.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why);
    if (addsRequired(statement)) whys.push('adds a required column without a default');
    return whys.map((why) => ({ migration, statement, why }));
  });
}

function tableAfter(start: RegExp, statement: string): string[] {
  const [, name] = /^(?:"?public"?\.)?"?(\w+)"?/u.exec(statement.replace(start, '')) ?? [];
  return start.test(statement) && name !== undefined ? [name] : [];
}

/** The statements, each on one line, without comments; texts in quotes and bodies of functions are left empty. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/--.*$/gmu, '')
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/(\$\w*\$)[\s\S]*?\1/gu, "''")
    .replace(/'(?:[^']|'')*'/gu, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/gu, ' ').trim())
    .filter((statement) => statement !== '');
}
