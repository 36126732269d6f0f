import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { extendReopening } from "#app/features/admissions/corrections/reopen-sections.server.ts";
import type { FormInput } from "#app/features/admissions/form-values.ts";
import { getSchoolRules } from "#app/features/admissions/intake/school-rules.server.ts";
import { getParty } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { lockChoice } from "../choice-lock.server.ts";
import { notifyDeadlineExtended } from "./reopening-notification.server.ts";
import { findRequest, listOpenRequests } from "./request.server.ts";
import { parseDueDate } from "./request.ts";

type ExtendDeadlineResult =
  | { ok: true }
  | { ok: false; reason: "request-closed" }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * The school sets another deadline for a request, past or not, and the candidate is notified; reopened sections stay
 * open until the end of that day. Refuses a day that is not in the future, and with `request-closed` when the request
 * was answered or cancelled or the choice decided. Returns null when the actor has no permission.
 */
export async function extendRequestDeadline(
  actor: Actor,
  requestId: string,
  input: FormInput,
): Promise<ExtendDeadlineResult | null> {
  const known = await findRequest(requestId);
  if (!known) return null;
  const { requestDays: days } = await getSchoolRules();
  const parsed = parseDueDate(input, { today: toCalendarDate(now()), days });
  return transaction(async (tx) => {
    const choice = await lockChoice(tx, known.choiceId);
    if (!choice || getParty(actor, choice.application) !== "school") return null;
    const isOpen = (await listOpenRequests(tx, choice.id)).some(({ id }) => id === requestId);
    if (!isOpen || choice.state !== "more-information-asked")
      return { ok: false, reason: "request-closed" };
    if (!parsed.ok) return parsed;
    const { dueOn } = parsed;
    await tx.update(requests).set({ dueOn }).where(eq(requests.id, requestId));
    if (known.openingId) await extendReopening(tx, choice.application, known.openingId, dueOn);
    const subject = { kind: "application", id: choice.application.id };
    const details = { choice: choice.id, kind: known.kind, until: dueOn };
    await recordHistory(tx, actor, "request.prolonged", subject, details);
    await notifyDeadlineExtended(tx, choice, dueOn);
    return { ok: true };
  });
}
