ALTER TABLE "plan_documents" ADD COLUMN "lender" text;--> statement-breakpoint
ALTER TABLE "plan_sections" ADD COLUMN "drafted" boolean;