CREATE TABLE "project_tasks" (
	"project_id" uuid NOT NULL,
	"id" text NOT NULL,
	"text" text NOT NULL,
	"module" text,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid,
	"due" date,
	"assignee" uuid,
	"position" double precision NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_tasks_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "project_activity" DROP CONSTRAINT "project_activity_type";--> statement-breakpoint
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_assignee_users_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_tasks_done_by" ON "project_tasks" USING btree ("done_by") WHERE "project_tasks"."done_by" is not null;--> statement-breakpoint
CREATE INDEX "project_tasks_assignee" ON "project_tasks" USING btree ("assignee") WHERE "project_tasks"."assignee" is not null;--> statement-breakpoint
CREATE INDEX "project_tasks_author" ON "project_tasks" USING btree ("created_by") WHERE "project_tasks"."created_by" is not null;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_type" CHECK ("project_activity"."action_type" in ('module_updated', 'figures_updated', 'tasks_updated', 'comment_added', 'comment_resolved', 'comment_reopened', 'collaborator_added', 'collaborator_removed', 'role_updated', 'project_viewed'));