ALTER TABLE "projects" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "projects_put_away" ON "projects" USING btree ("user_id","deleted_at","id") WHERE "projects"."deleted_at" is not null or "projects"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("deleted_at") WHERE "projects"."deleted_at" is not null;