CREATE TABLE "lender_fact_versions" (
	"project_id" uuid NOT NULL,
	"fact" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"written_by" uuid,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lender_fact_versions_project_id_fact_version_pk" PRIMARY KEY("project_id","fact","version")
);
--> statement-breakpoint
CREATE TABLE "lender_facts" (
	"project_id" uuid NOT NULL,
	"fact" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lender_facts_project_id_fact_pk" PRIMARY KEY("project_id","fact")
);
--> statement-breakpoint
ALTER TABLE "project_activity" DROP CONSTRAINT "project_activity_type";--> statement-breakpoint
ALTER TABLE "lender_fact_versions" ADD CONSTRAINT "lender_fact_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_fact_versions" ADD CONSTRAINT "lender_fact_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_facts" ADD CONSTRAINT "lender_facts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_facts" ADD CONSTRAINT "lender_facts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lender_fact_versions_author" ON "lender_fact_versions" USING btree ("written_by") WHERE "lender_fact_versions"."written_by" is not null;--> statement-breakpoint
CREATE INDEX "lender_facts_author" ON "lender_facts" USING btree ("updated_by") WHERE "lender_facts"."updated_by" is not null;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_type" CHECK ("project_activity"."action_type" in ('project_imported', 'module_updated', 'figures_updated', 'tasks_updated', 'figures_checked', 'papers_updated', 'plan_updated', 'rehearsal_updated', 'lender_facts_updated', 'section_signed', 'sign_off_withdrawn', 'comment_added', 'comment_resolved', 'comment_reopened', 'suggestion_added', 'suggestion_accepted', 'suggestion_refused', 'collaborator_added', 'collaborator_removed', 'role_updated', 'project_viewed'));