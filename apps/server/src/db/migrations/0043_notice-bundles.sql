CREATE TABLE "notice_bundles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subjects" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notice_choices" ADD COLUMN "bell" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_bundles" ADD CONSTRAINT "notice_bundles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_bundles" ADD CONSTRAINT "notice_bundles_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_bundles" ADD CONSTRAINT "notice_bundles_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_bundles_open" ON "notice_bundles" USING btree ("user_id","project_id","kind","actor_id") WHERE "notice_bundles"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notice_bundles_newest" ON "notice_bundles" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notice_bundles_project" ON "notice_bundles" USING btree ("project_id","user_id");--> statement-breakpoint
CREATE INDEX "notice_bundles_actor" ON "notice_bundles" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notice_bundles_age" ON "notice_bundles" USING btree ("created_at");