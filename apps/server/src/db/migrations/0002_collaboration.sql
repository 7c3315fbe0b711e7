CREATE TABLE "project_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"module_key" text NOT NULL,
	"user_id" uuid,
	"content" text NOT NULL,
	"parent_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_events" (
	"project_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"topic" text NOT NULL,
	"module" text,
	"caused_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_events_project_id_sequence_pk" PRIMARY KEY("project_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "event_sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_parent_id_project_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_events" ADD CONSTRAINT "project_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_comments_module" ON "project_comments" USING btree ("project_id","module_key","created_at");--> statement-breakpoint
CREATE INDEX "project_comments_parent" ON "project_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "project_events_age" ON "project_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "project_collaborators_email" ON "project_collaborators" USING btree ("invited_email_lower","status");