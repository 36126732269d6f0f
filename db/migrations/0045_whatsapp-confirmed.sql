-- A number that was accepted before stays, unconfirmed: nothing leaves for it, and the account page offers to send the question.
ALTER TABLE "whatsapp_numbers" ADD COLUMN "confirmed_at" timestamp with time zone;
