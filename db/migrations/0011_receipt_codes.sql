ALTER TABLE "applications" ADD COLUMN "receipt_code" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_receipt_code_unique" UNIQUE("receipt_code");--> statement-breakpoint
-- What was sent before receipts had codes gets one: forty-eight bits of chance.
UPDATE "applications" SET "receipt_code" = upper(substr(replace(gen_random_uuid()::text, '-', ''), 21, 12)) WHERE "submitted_at" IS NOT NULL;
