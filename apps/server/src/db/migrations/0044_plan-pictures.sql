CREATE TABLE "plan_picture_bytes" (
	"project_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "plan_picture_bytes_project_id_picture_id_pk" PRIMARY KEY("project_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "plan_pictures" (
	"project_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"section" text NOT NULL,
	"position" integer NOT NULL,
	"alt" text,
	"caption" text NOT NULL,
	"width" text NOT NULL,
	"type" text NOT NULL,
	"pixel_width" integer NOT NULL,
	"pixel_height" integer NOT NULL,
	"size" integer NOT NULL,
	"added_by" uuid,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "plan_pictures_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_picture_bytes" ADD CONSTRAINT "plan_picture_bytes_picture" FOREIGN KEY ("project_id","picture_id") REFERENCES "public"."plan_pictures"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pictures" ADD CONSTRAINT "plan_pictures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pictures" ADD CONSTRAINT "plan_pictures_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_pictures_author" ON "plan_pictures" USING btree ("added_by") WHERE "plan_pictures"."added_by" is not null;