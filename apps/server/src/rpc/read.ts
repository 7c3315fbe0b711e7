/**
 * What a hot call reads, brought along by the statement that finds out who calls: one way to the database instead of
 * two. It is a piece of SQL that gives one JSON value. It may name `u.id` (who calls), `$3` (the project the call names)
 * and `r.role` (the caller's role in it); what belongs to a project must be guarded by that role.
 */
export type Read<T> = {
  /** The name it is prepared under. */
  readonly name: string;
  readonly sql: string;
  /** The value, in a handler of a call that has this read (see `reads` of the router). */
  from(context: { readonly read: unknown }): T;
};

export function defineRead<T>(name: string, sql: string): Read<T> {
  return { name, sql, from: (context) => context.read as T };
}
