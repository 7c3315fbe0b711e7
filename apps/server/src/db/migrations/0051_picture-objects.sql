CREATE TABLE "unreferenced_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() + interval '6 hours' NOT NULL,
	"claimed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_pictures" ADD COLUMN "object_key" text;--> statement-breakpoint
CREATE INDEX "unreferenced_objects_due" ON "unreferenced_objects" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_pictures_object" ON "plan_pictures" USING btree ("object_key") WHERE "plan_pictures"."object_key" is not null;--> statement-breakpoint
-- Whichever statement takes a picture from its object, also one that deletes a project or an account: the object is one
-- to remove from then on.
CREATE FUNCTION leave_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO unreferenced_objects (key) VALUES (old.object_key) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER leave_object AFTER DELETE OR UPDATE OF object_key ON "plan_pictures"
	FOR EACH ROW WHEN (old.object_key IS NOT NULL) EXECUTE FUNCTION leave_object();
