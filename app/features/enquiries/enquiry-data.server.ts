import { asc, eq } from "drizzle-orm";
import { type Told, toldMoment } from "#app/features/identity/account/told.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { enquiryWords } from "#app/i18n/enquiry.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";

/** The questions asked on the contact page with this person's address, in words. */
export async function tellEnquiries(actor: Actor, locale: Locale): Promise<Told[]> {
  if (actor.kind !== "student") return [];
  const { data: words } = enquiryWords[locale];
  const rows = await db()
    .select()
    .from(enquiries)
    .where(eq(enquiries.email, actor.email))
    .orderBy(asc(enquiries.createdAt));
  return rows.map(({ reference, campus, createdAt, name, email, phone, content }) => ({
    [words.reference]: reference,
    [words.at]: toldMoment(locale, createdAt, campus),
    [words.name]: name,
    [words.email]: email,
    [words.phone]: phone,
    [words.content]: content,
  }));
}
