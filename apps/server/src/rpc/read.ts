/**
 * What a hot call reads, brought along by the statement that finds out who calls: one way to the database instead of
 * two. It is a piece of SQL that gives one JSON value and may name `u.id`, who calls. One of a project may also name
 * `$3`, the project the call names.
 */
export type Read<T> = {
  /** The name it is prepared under. */
  readonly name: string;
  readonly sql: string;
  readonly ofProject: boolean;
  /** The value, in a handler of a call that has this read (see `reads` of the router). */
  from(context: { readonly read: unknown }): T;
};

export function readOfCaller<T>(name: string, sql: string): Read<T> {
  return { name, sql, ofProject: false, from };
}

/** Of the project the call names; null for whoever has no role in it. */
export function readOfProject<T>(name: string, sql: string): Read<T | null> {
  return { name, sql: `case when r.role is not null then ${sql} end`, ofProject: true, from };
}

function from<T>(context: { readonly read: unknown }): T {
  return context.read as T;
}
