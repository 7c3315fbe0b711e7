import * as z from 'zod/mini';

/**
 * A backup is compressed text. The first line is the header; then each table is one line of JSON, its rows as
 * PostgreSQL's COPY writes them, and a line `\.`; the last line is the footer, so a file that was cut off is noticed.
 * COPY text is the same in every major version of PostgreSQL.
 */
export const header = z.object({
  format: z.literal('elan-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database, by its time in the journal (milliseconds). */
  migratedTo: z.number(),
  /** The major version of the PostgreSQL that was backed up; backups of earlier versions of the product lack it. */
  postgres: z.optional(z.number()),
});
export type Header = z.infer<typeof header>;

export const tableStart = z.object({ table: z.string(), columns: z.array(z.string()) });

export const footer = z.object({ rows: z.record(z.string(), z.number()) });
export type Footer = z.infer<typeof footer>;

export const endOfRows = '\\.\n';

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
