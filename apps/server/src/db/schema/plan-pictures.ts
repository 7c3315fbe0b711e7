import type { PictureWidth } from '@elan/domain/plan-document/pictures';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The pictures of a business plan. Their ids come from the device. */
export const planPictures = pgTable(
  'plan_pictures',
  {
    projectId: ofProject(),
    id: uuid().notNull(),
    section: text().notNull(),
    position: integer().notNull(),
    /** Null for a picture that only decorates. */
    alt: text(),
    caption: text().notNull(),
    width: text().$type<PictureWidth>().notNull(),
    type: text().$type<'image/jpeg' | 'image/png'>().notNull(),
    pixelWidth: integer('pixel_width').notNull(),
    pixelHeight: integer('pixel_height').notNull(),
    size: integer().notNull(),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
    /** The object of the picture store that holds its bytes; null: they are in `plan_picture_bytes`. */
    objectKey: text('object_key'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('plan_pictures_author').on(table.addedBy).where(sql`${table.addedBy} is not null`),
    uniqueIndex('plan_pictures_object').on(table.objectKey).where(sql`${table.objectKey} is not null`),
  ],
);

/** Their bytes, apart from them, so that no list reads any; those of a picture with an object are not here. */
export const planPictureBytes = pgTable(
  'plan_picture_bytes',
  {
    projectId: uuid('project_id').notNull(),
    pictureId: uuid('picture_id').notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.pictureId] }),
    foreignKey({
      name: 'plan_picture_bytes_picture',
      columns: [table.projectId, table.pictureId],
      foreignColumns: [planPictures.projectId, planPictures.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Objects of the picture store that no picture refers to: not yet, or, by the trigger `leave_object`, no longer. A job
 * removes them when they are due. That is hours away, so that readers and backups that began earlier still find them.
 */
export const unreferencedObjects = pgTable(
  'unreferenced_objects',
  {
    key: text().primaryKey(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().default(sql`now() + interval '6 hours'`),
    /** It is being removed: from now on, no picture may refer to it. */
    claimed: boolean().notNull().default(false),
  },
  (table) => [index('unreferenced_objects_due').on(table.dueAt)],
);
