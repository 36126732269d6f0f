import { db } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { newId } from "#app/platform/ids.ts";

type EnquiryRow = typeof enquiries.$inferSelect;

/** Inserts an enquiry: about the Senegal campus and waiting by default. */
export async function buildEnquiry(overrides: Partial<EnquiryRow> = {}): Promise<EnquiryRow> {
  const id = newId();
  const [enquiry] = await db()
    .insert(enquiries)
    .values({
      id,
      reference: `D-${id}`,
      receipt: id,
      campus: "senegal",
      subject: "admission",
      locale: "fr",
      name: "Mariama Sow",
      email: `${id}@exemple.test`,
      content: "Quand commence l'année ?",
      ...overrides,
    })
    .returning();
  if (!enquiry) throw new Error("no enquiry");
  return enquiry;
}
