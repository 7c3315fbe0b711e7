import { type SQL, sql } from 'drizzle-orm';

/** Saves that follow each other faster than this are one piece of typing. */
const typingPauseMinutes = 2;

/** Characters. Undoing takes a text away in several saves, none of which removes most of what is left. */
const noticeable = 20;

type Replaced = {
  /** The stored row, whose writer and time are `updated_by` and `updated_at`. */
  row: SQL;
  /** The stored text, and the length of the one that replaces it. */
  text: SQL;
  newLength: SQL;
  userId: string;
  /** Whether the new text is among the earlier ones, so that it is being restored. */
  isRestored: SQL;
};

/**
 * Whether a text that is replaced goes into the history: somebody else wrote it, it had stood for a while, most of it or
 * twenty characters of it are removed, or an earlier text is restored. An empty one never does.
 */
export const isWorthKeeping = ({ row, text, newLength, userId, isRestored }: Replaced): SQL => sql`
  ${text} <> '' and (
    ${row}.updated_by is distinct from ${userId}::uuid
    or ${row}.updated_at < now() - make_interval(mins => ${typingPauseMinutes})
    or ${newLength} * 2 < length(${text})
    or ${newLength} + ${noticeable} <= length(${text})
    or ${isRestored})`;
