CREATE TABLE "ledger_refusals" (
	"project_id" uuid NOT NULL,
	"proposal" text NOT NULL,
	"refused_by" uuid,
	"refused_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_refusals_project_id_proposal_pk" PRIMARY KEY("project_id","proposal")
);
--> statement-breakpoint
CREATE TABLE "ledger_row_versions" (
	"project_id" uuid NOT NULL,
	"row_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"cells" jsonb NOT NULL,
	"origins" jsonb NOT NULL,
	"status" text NOT NULL,
	"off" boolean NOT NULL,
	"note" text,
	"proof" jsonb,
	"proposal" text,
	"position" double precision NOT NULL,
	"written_by" uuid,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_row_versions_project_id_row_id_version_pk" PRIMARY KEY("project_id","row_id","version")
);
--> statement-breakpoint
CREATE TABLE "ledger_rows" (
	"project_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"cells" jsonb NOT NULL,
	"origins" jsonb NOT NULL,
	"status" text NOT NULL,
	"off" boolean NOT NULL,
	"note" text,
	"proof" jsonb,
	"proposal" text,
	"position" double precision NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_rows_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "project_activity" DROP CONSTRAINT "project_activity_type";--> statement-breakpoint
ALTER TABLE "ledger_refusals" ADD CONSTRAINT "ledger_refusals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_refusals" ADD CONSTRAINT "ledger_refusals_refused_by_users_id_fk" FOREIGN KEY ("refused_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_row_versions" ADD CONSTRAINT "ledger_row_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_row_versions" ADD CONSTRAINT "ledger_row_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_rows" ADD CONSTRAINT "ledger_rows_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_rows" ADD CONSTRAINT "ledger_rows_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_refusals_author" ON "ledger_refusals" USING btree ("refused_by") WHERE "ledger_refusals"."refused_by" is not null;--> statement-breakpoint
CREATE INDEX "ledger_row_versions_author" ON "ledger_row_versions" USING btree ("written_by") WHERE "ledger_row_versions"."written_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_rows_setting" ON "ledger_rows" USING btree ("project_id",("cells"->>'name')) WHERE "ledger_rows"."kind" = 'setting';--> statement-breakpoint
CREATE INDEX "ledger_rows_author" ON "ledger_rows" USING btree ("updated_by") WHERE "ledger_rows"."updated_by" is not null;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_type" CHECK ("project_activity"."action_type" in ('module_updated', 'figures_updated', 'comment_added', 'comment_resolved', 'comment_reopened', 'collaborator_added', 'collaborator_removed', 'role_updated', 'project_viewed'));