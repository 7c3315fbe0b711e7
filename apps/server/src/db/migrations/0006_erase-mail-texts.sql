ALTER TABLE "outbox_mails" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_mails_expiring" ON "outbox_mails" USING btree ("expires_at") WHERE "outbox_mails"."text" <> '';--> statement-breakpoint
UPDATE "outbox_mails" SET "text" = '', "html" = '' WHERE "sent_at" IS NOT NULL;--> statement-breakpoint
UPDATE "outbox_mails" SET "expires_at" = "created_at" + interval '1 day' WHERE "sent_at" IS NULL AND "text" LIKE '%token=%';