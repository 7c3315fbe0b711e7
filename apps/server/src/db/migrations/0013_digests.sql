ALTER TABLE "notice_choices" ADD COLUMN "covered_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_modules" ADD COLUMN "completed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notice_choices_digest" ON "notice_choices" USING btree ("user_id") WHERE "notice_choices"."kind" = 'digest' and "notice_choices"."wanted";