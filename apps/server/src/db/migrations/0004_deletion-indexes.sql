CREATE INDEX "project_activity_user" ON "project_activity" USING btree ("user_id") WHERE "project_activity"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "project_activity_email" ON "project_activity" USING btree (lower("metadata"->>'email')) WHERE "project_activity"."metadata" ? 'email';--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_value" ON "verifications" USING btree ("value");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "project_comments_user" ON "project_comments" USING btree ("user_id") WHERE "project_comments"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_author" ON "journal_entries" USING btree ("created_by") WHERE "journal_entries"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "analysis_versions_author" ON "analysis_versions" USING btree ("created_by") WHERE "analysis_versions"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "answers_author" ON "answers" USING btree ("updated_by") WHERE "answers"."updated_by" is not null;--> statement-breakpoint
CREATE INDEX "project_modules_analysis" ON "project_modules" USING btree ("analysis_version_id") WHERE "project_modules"."analysis_version_id" is not null;--> statement-breakpoint
CREATE INDEX "project_collaborators_inviter" ON "project_collaborators" USING btree ("invited_by");--> statement-breakpoint
UPDATE "generations" SET "text" = '' WHERE "status" <> 'running' AND "text" <> '';
