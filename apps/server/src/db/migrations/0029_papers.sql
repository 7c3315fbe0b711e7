CREATE TABLE "project_papers" (
	"project_id" uuid NOT NULL,
	"paper" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_papers_project_id_paper_pk" PRIMARY KEY("project_id","paper")
);
--> statement-breakpoint
ALTER TABLE "project_activity" DROP CONSTRAINT "project_activity_type";--> statement-breakpoint
ALTER TABLE "project_papers" ADD CONSTRAINT "project_papers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_papers" ADD CONSTRAINT "project_papers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_papers_author" ON "project_papers" USING btree ("updated_by") WHERE "project_papers"."updated_by" is not null;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_type" CHECK ("project_activity"."action_type" in ('module_updated', 'figures_updated', 'tasks_updated', 'figures_checked', 'papers_updated', 'comment_added', 'comment_resolved', 'comment_reopened', 'collaborator_added', 'collaborator_removed', 'role_updated', 'project_viewed'));