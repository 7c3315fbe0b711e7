/** A list of the demonstration, all of it on one page: what somebody makes while they look around is never long. */
export function whole<Name extends string, Entry>(name: Name, entries: Entry[]) {
  return { [name]: entries, count: entries.length, next: null } as Record<Name, Entry[]> & {
    count: number;
    next: null;
  };
}
