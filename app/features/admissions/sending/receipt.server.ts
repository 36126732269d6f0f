import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { renderPdf } from "#app/platform/pdf/render-pdf.server.ts";
import { findApplication } from "../editable-application.server.ts";
import { isOwnApplication } from "../policy.ts";
import { parseRecord } from "../record/application-record.server.ts";
import { requireCampus } from "../require-campus.ts";
import { parseReceiptCode } from "./receipt-code.ts";
import { composeReceipt } from "./receipt-document.server.ts";

/**
 * Renders the receipt of a submitted application as a PDF, in the language of its submission: number, date, a code
 * that anyone can check, and the record. Null for anybody but its candidate, and before submission.
 */
export async function createReceipt(
  actor: Actor,
  applicationId: string,
): Promise<{ number: string; locale: Locale; bytes: Uint8Array } | null> {
  const row = await findApplication(applicationId);
  if (!row?.number || !row.submittedAt || !row.receiptCode || !isOwnApplication(actor, row))
    return null;
  const record = parseRecord(row.record);
  if (!record) throw new Error("a submitted application has no record");
  const { number } = row;
  const campus = requireCampus(row);
  const content = { number, campus, sentAt: row.submittedAt, code: row.receiptCode, record };
  return {
    number,
    locale: record.locale,
    bytes: await renderPdf(composeReceipt(content, config().origin)),
  };
}

/** Verifies a receipt code for anyone: returns number, date and campus. Null for an unknown code. */
export async function verifyReceipt(
  input: string,
): Promise<{ number: string; sentAt: Date; campus: Campus } | null> {
  const code = parseReceiptCode(input);
  if (!code) return null;
  const [application] = await db()
    .select({
      number: applications.number,
      sentAt: applications.submittedAt,
      campus: applications.campus,
    })
    .from(applications)
    .where(and(eq(applications.receiptCode, code), isNotNull(applications.submittedAt)));
  if (!application?.number || !application.sentAt) return null;
  return {
    number: application.number,
    sentAt: application.sentAt,
    campus: requireCampus(application),
  };
}
