import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofUser } from './auth.ts';

/** The public half of each passkey; the other half never leaves the person's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    /** The name the person gave it. */
    name: text().notNull(),
    /** The device's name for it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as far as the device counts; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the browser may reach it (`internal`, `usb`, `hybrid`). */
    transports: text().array().notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);
