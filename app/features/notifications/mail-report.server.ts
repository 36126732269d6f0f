import { eq } from "drizzle-orm";
import { z } from "zod";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { config } from "#app/platform/config.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { isPlainAddress, normalizeAddress } from "#app/platform/mail/address.ts";
import { addSuppression } from "#app/platform/mail/suppression.server.ts";
import { isSignedRequest } from "#app/platform/signed-request.server.ts";
import { type MailReport, parseDeliveryReport } from "./delivery-report.server.ts";

const reportSchema = z.object({
  kind: z.enum(["bounce", "complaint"]),
  address: z.string().transform(normalizeAddress).refine(isPlainAddress),
  detail: z.string().max(1_000).optional(),
});
const reportBodySchema = z.union([
  reportSchema.transform((one) => [one]),
  z.array(reportSchema).max(1_000),
]);

type WebhookRequest = { type: string; signature: string | null; body: string };
export type MailReportResult =
  | { ok: true; suppressed: number }
  | { ok: false; status: 400 | 401 | 404 };

/**
 * Suppresses the addresses of a bounce or complaint report (docs/guides/mail.md): JSON, or an email report as
 * `parseDeliveryReport` reads it. Returns status 404 when MAIL_WEBHOOK_SECRET is not set, 401 for a wrong signature,
 * 400 for an unreadable body. `suppressed` counts the addresses newly suppressed.
 */
export async function handleMailReport({
  type,
  signature,
  body,
}: WebhookRequest): Promise<MailReportResult> {
  const secret = config().mailWebhookSecret;
  if (!secret) return { ok: false, status: 404 };
  if (!isSignedRequest(secret, signature, body)) return { ok: false, status: 401 };
  const reports = type.startsWith("message/rfc822")
    ? await parseDeliveryReport(body)
    : parseReports(body);
  if (!reports) return { ok: false, status: 400 };
  let suppressed = 0;
  for (const one of reports) if (await suppressAddress(one)) suppressed += 1;
  return { ok: true, suppressed };
}

function parseReports(body: string): MailReport[] | null {
  try {
    return reportBodySchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

async function suppressAddress({ kind, address, detail }: MailReport): Promise<boolean> {
  return transaction(async (tx) => {
    if (!(await addSuppression(tx, address, { kind, detail }))) return false;
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address));
    if (person)
      await recordHistory(
        tx,
        "system",
        "address.marked",
        { kind: "person", id: person.id },
        { kind },
      );
    return true;
  });
}
