CREATE TABLE "rehearsal_answer_versions" (
	"project_id" uuid NOT NULL,
	"question" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"written_by" uuid,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rehearsal_answer_versions_project_id_question_version_pk" PRIMARY KEY("project_id","question","version")
);
--> statement-breakpoint
CREATE TABLE "rehearsal_answers" (
	"project_id" uuid NOT NULL,
	"question" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"asked" text NOT NULL,
	"ticked" text[] DEFAULT '{}' NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rehearsal_answers_project_id_question_pk" PRIMARY KEY("project_id","question")
);
--> statement-breakpoint
ALTER TABLE "project_activity" DROP CONSTRAINT "project_activity_type";--> statement-breakpoint
ALTER TABLE "rehearsal_answer_versions" ADD CONSTRAINT "rehearsal_answer_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_answer_versions" ADD CONSTRAINT "rehearsal_answer_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_answers" ADD CONSTRAINT "rehearsal_answers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_answers" ADD CONSTRAINT "rehearsal_answers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rehearsal_answer_versions_author" ON "rehearsal_answer_versions" USING btree ("written_by") WHERE "rehearsal_answer_versions"."written_by" is not null;--> statement-breakpoint
CREATE INDEX "rehearsal_answers_author" ON "rehearsal_answers" USING btree ("updated_by") WHERE "rehearsal_answers"."updated_by" is not null;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_type" CHECK ("project_activity"."action_type" in ('module_updated', 'figures_updated', 'tasks_updated', 'figures_checked', 'papers_updated', 'plan_updated', 'rehearsal_updated', 'comment_added', 'comment_resolved', 'comment_reopened', 'collaborator_added', 'collaborator_removed', 'role_updated', 'project_viewed'));