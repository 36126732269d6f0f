import { asc, eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import {
  type ExportRecord,
  formatExportTime,
} from "#app/features/accounts/export/export-format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { enquiryMessages } from "./messages/enquiry.ts";

/** The enquiries with the actor's email address, for the data export; [] unless a candidate. */
export async function exportEnquiries(actor: Actor, locale: Locale): Promise<ExportRecord[]> {
  if (actor.kind !== "student") return [];
  const { data: t } = enquiryMessages[locale];
  const rows = await db()
    .select()
    .from(enquiries)
    .where(eq(enquiries.email, actor.email))
    .orderBy(asc(enquiries.createdAt));
  return rows.map(({ reference, campus, createdAt, name, email, phone, content }) => ({
    [t.reference]: reference,
    [t.at]: formatExportTime(locale, createdAt, campus),
    [t.name]: name,
    [t.email]: email,
    [t.phone]: phone,
    [t.content]: content,
  }));
}
