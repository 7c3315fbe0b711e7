CREATE TABLE "confirmed_figures" (
	"project_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" double precision NOT NULL,
	"written" text NOT NULL,
	"context" text NOT NULL,
	"module" text NOT NULL,
	"basis" text NOT NULL,
	"source" text,
	"url" text,
	"source_date" date,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmed_figures_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "project_activity" DROP CONSTRAINT "project_activity_type";--> statement-breakpoint
ALTER TABLE "confirmed_figures" ADD CONSTRAINT "confirmed_figures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_figures" ADD CONSTRAINT "confirmed_figures_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmed_figures_person" ON "confirmed_figures" USING btree ("confirmed_by") WHERE "confirmed_figures"."confirmed_by" is not null;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_type" CHECK ("project_activity"."action_type" in ('module_updated', 'figures_updated', 'tasks_updated', 'figures_checked', 'comment_added', 'comment_resolved', 'comment_reopened', 'collaborator_added', 'collaborator_removed', 'role_updated', 'project_viewed'));