CREATE TABLE "set_aside_parts" (
	"project_id" uuid NOT NULL,
	"module" text NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"aside" boolean NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "set_aside_parts_project_id_module_kind_part_pk" PRIMARY KEY("project_id","module","kind","part")
);
--> statement-breakpoint
ALTER TABLE "set_aside_parts" ADD CONSTRAINT "set_aside_parts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_aside_parts" ADD CONSTRAINT "set_aside_parts_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "set_aside_parts_author" ON "set_aside_parts" USING btree ("changed_by") WHERE "set_aside_parts"."changed_by" is not null;