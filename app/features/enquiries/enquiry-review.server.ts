import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { getPermittedCampuses } from "#app/features/access/permissions.ts";
import { formatPhone } from "#app/features/accounts/phone.server.ts";
import { recordAccess } from "#app/features/audit/record-access.server.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { users } from "#app/platform/db/schema/identity.ts";

const summaryColumns = {
  id: enquiries.id,
  reference: enquiries.reference,
  campus: enquiries.campus,
  subject: enquiries.subject,
  name: enquiries.name,
  sentAt: enquiries.createdAt,
  handledAt: enquiries.handledAt,
};

/** An enquiry as the staff list shows it. */
export type EnquirySummary = Pick<
  typeof enquiries.$inferSelect,
  "id" | "reference" | "campus" | "subject" | "name" | "handledAt"
> & { sentAt: Date };

/**
 * Lists up to 200 enquiries that the actor may answer: waiting ones oldest first, then handled ones newest first. Empty
 * without `answer:enquiry`.
 */
export async function listEnquiries(
  actor: Actor,
  { isWaitingOnly = false }: { isWaitingOnly?: boolean } = {},
): Promise<EnquirySummary[]> {
  return db()
    .select(summaryColumns)
    .from(enquiries)
    .where(and(isAnswerableBy(actor), isWaitingOnly ? isNull(enquiries.handledAt) : undefined))
    .orderBy(
      sql`${enquiries.handledAt} desc nulls first`,
      asc(enquiries.createdAt),
      desc(enquiries.id),
    )
    .limit(200);
}

/** Counts the waiting enquiries that the actor may answer. */
export async function countWaitingEnquiries(actor: Actor): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(enquiries)
    .where(and(isAnswerableBy(actor), isNull(enquiries.handledAt)));
  return row?.total ?? 0;
}

/**
 * Loads one enquiry and records the access in the history, once an hour. Returns null when the actor may not answer it.
 */
export async function getEnquiry(actor: Actor, id: string) {
  if (!validate(id)) return null;
  const { locale, email, phone, content } = enquiries;
  const [row] = await db()
    .select({ ...summaryColumns, locale, email, phone, content, handledBy: users.name })
    .from(enquiries)
    .leftJoin(users, eq(enquiries.handledBy, users.id))
    .where(and(eq(enquiries.id, id), isAnswerableBy(actor)));
  if (!row) return null;
  await recordAccess(actor, "enquiry.opened", { kind: "enquiry", id });
  return { ...row, formattedPhone: formatPhone(row.phone) };
}

export type EnquiryView = NonNullable<Awaited<ReturnType<typeof getEnquiry>>>;

/** Marks an enquiry as handled or waiting again. Idempotent; returns null when the actor may not answer it. */
export async function setEnquiryState(
  actor: Actor,
  id: string,
  state: "handled" | "reopened",
): Promise<{ ok: true } | null> {
  if (actor.kind !== "staff" || !validate(id)) return null;
  const isHandled = state === "handled";
  return transaction(async (tx) => {
    const [row] = await tx
      .select({ handledAt: enquiries.handledAt })
      .from(enquiries)
      .where(and(eq(enquiries.id, id), isAnswerableBy(actor)))
      .for("update");
    if (!row) return null;
    if ((row.handledAt !== null) === isHandled) return { ok: true };
    await tx
      .update(enquiries)
      .set({ handledAt: isHandled ? now() : null, handledBy: isHandled ? actor.id : null })
      .where(eq(enquiries.id, id));
    await recordHistory(tx, actor, `enquiry.${state}`, { kind: "enquiry", id });
    return { ok: true };
  });
}

/** SQL condition for enquiries of the officer's campuses and those without a campus, which every office may answer. */
function isAnswerableBy(actor: Actor): SQL | undefined {
  const campuses = getPermittedCampuses(actor, "answer:enquiry");
  if (campuses === null) return undefined;
  if (campuses.length === 0) return sql`false`;
  return or(inArray(enquiries.campus, campuses), isNull(enquiries.campus));
}
