import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, timestampTz } from "./columns.ts";
import { users } from "./identity.ts";

/** A question sent from the contact page, by somebody who may have no account. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    /** Given on the telephone and in writing, for instance D-7K2QPA. */
    reference: text("reference").notNull().unique(),
    /** Secret of the acknowledgement's link: with it the enquiry can be read again. */
    receipt: text("receipt").notNull().unique(),
    /** Null when the person does not know yet. */
    campus: text("campus", { enum: ["senegal", "cameroon"] }),
    subject: text("subject", {
      enum: ["admission", "programmes", "fees", "visit", "other"],
    }).notNull(),
    /** The language of the page it was written on. */
    locale: text("locale", { enum: ["fr", "en"] }).notNull(),
    name: text("name").notNull(),
    email: text("email"),
    /** The normalised mailbox behind the address, which rate limits count. */
    mailbox: text("mailbox"),
    phone: text("phone"),
    content: text("content").notNull(),
    /** A digest of the sender's network, for rate limits; deleted after a day. */
    asker: text("asker"),
    handledAt: timestampTz("handled_at"),
    handledBy: uuid("handled_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("enquiries_campus").on(t.campus, t.createdAt),
    index("enquiries_asker").on(t.asker, t.createdAt),
    index("enquiries_mailbox").on(t.mailbox, t.createdAt),
    index("enquiries_phone").on(t.phone, t.createdAt),
    check("enquiries_answerable", sql`${t.email} is not null or ${t.phone} is not null`),
  ],
);
