CREATE TABLE "notices" (
	"user_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notices_user_id_comment_id_pk" PRIMARY KEY("user_id","comment_id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_comment_id_project_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."project_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("user_id","created_at","comment_id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","created_at") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_comment" ON "notices" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "notices_project" ON "notices" USING btree ("project_id","user_id");--> statement-breakpoint
CREATE INDEX "notices_age" ON "notices" USING btree ("created_at");