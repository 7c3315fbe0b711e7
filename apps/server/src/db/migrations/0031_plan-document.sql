CREATE TABLE "plan_documents" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"reader" text NOT NULL,
	"arrangements" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_section_versions" (
	"project_id" uuid NOT NULL,
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"written_by" uuid,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_section_versions_project_id_section_version_pk" PRIMARY KEY("project_id","section","version")
);
--> statement-breakpoint
CREATE TABLE "plan_sections" (
	"project_id" uuid NOT NULL,
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"title" text,
	"base" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "plan_sections_project_id_section_pk" PRIMARY KEY("project_id","section")
);
--> statement-breakpoint
ALTER TABLE "project_activity" DROP CONSTRAINT "project_activity_type";--> statement-breakpoint
ALTER TABLE "plan_documents" ADD CONSTRAINT "plan_documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_section_versions" ADD CONSTRAINT "plan_section_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_section_versions" ADD CONSTRAINT "plan_section_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_sections" ADD CONSTRAINT "plan_sections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_sections" ADD CONSTRAINT "plan_sections_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_section_versions_author" ON "plan_section_versions" USING btree ("written_by") WHERE "plan_section_versions"."written_by" is not null;--> statement-breakpoint
CREATE INDEX "plan_sections_author" ON "plan_sections" USING btree ("updated_by") WHERE "plan_sections"."updated_by" is not null;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_type" CHECK ("project_activity"."action_type" in ('module_updated', 'figures_updated', 'tasks_updated', 'figures_checked', 'papers_updated', 'plan_updated', 'comment_added', 'comment_resolved', 'comment_reopened', 'collaborator_added', 'collaborator_removed', 'role_updated', 'project_viewed'));