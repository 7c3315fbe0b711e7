CREATE TABLE "suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid,
	"program" text,
	"kind" text NOT NULL,
	"module" text,
	"private" boolean NOT NULL,
	"base_version" integer,
	"proposed" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"word" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_activity" DROP CONSTRAINT "project_activity_type";--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestions_open" ON "suggestions" USING btree ("project_id","created_at","id") WHERE "suggestions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "suggestions_decided" ON "suggestions" USING btree ("project_id","decided_at","id") WHERE "suggestions"."state" <> 'open';--> statement-breakpoint
CREATE INDEX "suggestions_project" ON "suggestions" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "suggestions_age" ON "suggestions" USING btree ("decided_at") WHERE "suggestions"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "suggestions_author" ON "suggestions" USING btree ("user_id") WHERE "suggestions"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "suggestions_decider" ON "suggestions" USING btree ("decided_by") WHERE "suggestions"."decided_by" is not null;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_type" CHECK ("project_activity"."action_type" in ('module_updated', 'figures_updated', 'tasks_updated', 'figures_checked', 'papers_updated', 'plan_updated', 'rehearsal_updated', 'comment_added', 'comment_resolved', 'comment_reopened', 'suggestion_added', 'suggestion_accepted', 'suggestion_refused', 'collaborator_added', 'collaborator_removed', 'role_updated', 'project_viewed'));