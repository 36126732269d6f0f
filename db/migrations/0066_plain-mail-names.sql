ALTER TABLE "mails" RENAME COLUMN "fault" TO "failure_code";--> statement-breakpoint
ALTER TABLE "mail_outages" RENAME COLUMN "fault" TO "failure_code";--> statement-breakpoint
ALTER TABLE "address_marks" RENAME TO "email_suppressions";--> statement-breakpoint
ALTER INDEX "address_marks_pkey" RENAME TO "email_suppressions_pkey";
