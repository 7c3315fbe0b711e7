CREATE TABLE "ledger_model_readings" (
	"project_id" uuid NOT NULL,
	"module" text NOT NULL,
	"question" text NOT NULL,
	"answer_version" integer NOT NULL,
	"model" text NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_model_readings_project_id_module_question_pk" PRIMARY KEY("project_id","module","question")
);
--> statement-breakpoint
ALTER TABLE "ledger_model_readings" ADD CONSTRAINT "ledger_model_readings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;