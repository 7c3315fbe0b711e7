CREATE TABLE "plan_sign_offs" (
	"project_id" uuid NOT NULL,
	"section" text NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"mark" text NOT NULL,
	"note" text NOT NULL,
	"signed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_sign_offs_project_id_section_user_id_pk" PRIMARY KEY("project_id","section","user_id")
);
--> statement-breakpoint
ALTER TABLE "project_activity" DROP CONSTRAINT "project_activity_type";--> statement-breakpoint
ALTER TABLE "project_tasks" ADD COLUMN "question" jsonb;--> statement-breakpoint
ALTER TABLE "plan_sign_offs" ADD CONSTRAINT "plan_sign_offs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_sign_offs" ADD CONSTRAINT "plan_sign_offs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_sign_offs_author" ON "plan_sign_offs" USING btree ("user_id","project_id");--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_type" CHECK ("project_activity"."action_type" in ('project_imported', 'module_updated', 'figures_updated', 'tasks_updated', 'figures_checked', 'papers_updated', 'plan_updated', 'rehearsal_updated', 'section_signed', 'sign_off_withdrawn', 'comment_added', 'comment_resolved', 'comment_reopened', 'suggestion_added', 'suggestion_accepted', 'suggestion_refused', 'collaborator_added', 'collaborator_removed', 'role_updated', 'project_viewed'));