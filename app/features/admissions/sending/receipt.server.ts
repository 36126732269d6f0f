import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { renderPdf } from "#app/platform/pdf/render-pdf.server.ts";
import { findApplication } from "../draft.server.ts";
import { isTheirs } from "../policy.ts";
import type { ApplicationRecord } from "../record.ts";
import { sentCampus } from "../sent-campus.ts";
import { readCode } from "./receipt-code.ts";
import { receiptSheet } from "./receipt-sheet.server.ts";

/**
 * The receipt of a sent application, as a PDF in the language it was sent in: its number, its date, a code
 * that anyone can check, and what was sent, in the words the person saw. Null for anybody but its candidate,
 * and before it is sent.
 */
export async function makeReceipt(
  actor: Actor,
  applicationId: string,
): Promise<{ number: string; locale: Locale; bytes: Uint8Array } | null> {
  const row = await findApplication(applicationId);
  if (!row?.number || !row.submittedAt || !row.receiptCode || !isTheirs(actor, row)) return null;
  const record = row.record as ApplicationRecord;
  const { number } = row;
  const campus = sentCampus(row);
  const sent = { number, campus, sentAt: row.submittedAt, code: row.receiptCode, record };
  return {
    number,
    locale: record.locale,
    bytes: await renderPdf(receiptSheet(sent, config().origin)),
  };
}

/**
 * What anyone who holds a receipt may know of it: that it is authentic, its number and its date. Null when no
 * receipt has this code.
 */
export async function checkReceipt(
  typed: string,
): Promise<{ number: string; sentAt: Date; campus: Campus } | null> {
  const code = readCode(typed);
  if (!code) return null;
  const [found] = await db()
    .select({
      number: applications.number,
      sentAt: applications.submittedAt,
      campus: applications.campus,
    })
    .from(applications)
    .where(and(eq(applications.receiptCode, code), isNotNull(applications.submittedAt)));
  if (!found?.number || !found.sentAt) return null;
  return { number: found.number, sentAt: found.sentAt, campus: sentCampus(found) };
}
