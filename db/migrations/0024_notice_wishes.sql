-- What was switched off stays off: offers and states were one switch, dates and missing pieces another.
UPDATE "users" SET
	"notice_message" = CASE WHEN "notify_messages" THEN 'at-once' ELSE 'never' END,
	"notice_state" = CASE WHEN "notify_application" THEN 'at-once' ELSE 'never' END,
	"notice_consent" = CASE WHEN "notify_application" THEN 'at-once' ELSE 'never' END,
	"notice_missing_piece" = CASE WHEN "notify_deadlines" THEN 'at-once' ELSE 'never' END,
	"notice_deadline" = CASE WHEN "notify_deadlines" THEN 'at-once' ELSE 'never' END;
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notify_messages";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notify_application";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notify_deadlines";