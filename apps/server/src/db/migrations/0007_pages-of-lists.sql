DROP INDEX "project_activity_newest";--> statement-breakpoint
DROP INDEX "project_comments_module";--> statement-breakpoint
DROP INDEX "project_comments_parent";--> statement-breakpoint
DROP INDEX "analysis_versions_module";--> statement-breakpoint
DROP INDEX "projects_user_updated";--> statement-breakpoint
CREATE INDEX "project_comments_threads" ON "project_comments" USING btree ("project_id","module_key","created_at","id") WHERE "project_comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "journal_entries_newest" ON "journal_entries" USING btree ("project_id","date","id");--> statement-breakpoint
CREATE INDEX "project_activity_newest" ON "project_activity" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_comments_module" ON "project_comments" USING btree ("project_id","module_key");--> statement-breakpoint
CREATE INDEX "project_comments_parent" ON "project_comments" USING btree ("parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "analysis_versions_module" ON "analysis_versions" USING btree ("project_id","module","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_user_updated" ON "projects" USING btree ("user_id","updated_at","id");