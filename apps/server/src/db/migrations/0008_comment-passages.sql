ALTER TABLE "project_activity" DROP CONSTRAINT "project_activity_type";--> statement-breakpoint
ALTER TABLE "project_comments" ADD COLUMN "anchor" jsonb;--> statement-breakpoint
ALTER TABLE "project_comments" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_comments" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_comments_resolved_by" ON "project_comments" USING btree ("resolved_by") WHERE "project_comments"."resolved_by" is not null;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_type" CHECK ("project_activity"."action_type" in ('module_updated', 'comment_added', 'comment_resolved', 'comment_reopened', 'collaborator_added', 'collaborator_removed', 'role_updated', 'project_viewed'));