CREATE TABLE "answer_versions" (
	"project_id" uuid NOT NULL,
	"module" text NOT NULL,
	"question" text NOT NULL,
	"version" integer NOT NULL,
	"value" text NOT NULL,
	"written_by" uuid,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_versions_project_id_module_question_version_pk" PRIMARY KEY("project_id","module","question","version")
);
--> statement-breakpoint
ALTER TABLE "analysis_versions" ADD COLUMN "restored_section" text;--> statement-breakpoint
ALTER TABLE "analysis_versions" ADD COLUMN "restored_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answer_versions" ADD CONSTRAINT "answer_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_versions" ADD CONSTRAINT "answer_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_versions_author" ON "answer_versions" USING btree ("written_by") WHERE "answer_versions"."written_by" is not null;