import type { PictureWidth } from '@elan/domain/plan-document/pictures';
import { sql } from 'drizzle-orm';
import {
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
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
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('plan_pictures_author').on(table.addedBy).where(sql`${table.addedBy} is not null`),
  ],
);

/** Their bytes, apart from them, so that no list reads any. */
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
