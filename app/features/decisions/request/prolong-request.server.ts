import { eq } from "drizzle-orm";
import { calendarDate } from "#app/features/admissions/calendar.ts";
import { prolongOpening } from "#app/features/admissions/corrections/openings.server.ts";
import { rulesOfSchool } from "#app/features/admissions/intake/rules.server.ts";
import { partyOf } from "#app/features/admissions/policy.ts";
import type { Typed } from "#app/features/admissions/text.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { holdChoice } from "../held.server.ts";
import { tellOfProlonged } from "./opening-notice.server.ts";
import { findRequest, openRequests } from "./request.server.ts";
import { readProlonged } from "./request.ts";

type Prolonged =
  | { ok: true }
  | { ok: false; reason: "request-closed" }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * The school gives another last day to what it asked, over or not, and the candidate is told: the sections that it
 * opened are open until the end of that day. Refuses a day that is not ahead, a request answered or cancelled, and
 * one whose choice was decided meanwhile. Null when it is not for this actor.
 */
export async function prolongRequest(
  actor: Actor,
  requestId: string,
  typed: Typed,
): Promise<Prolonged | null> {
  const known = await findRequest(requestId);
  if (!known) return null;
  const { requestDays: days } = await rulesOfSchool();
  const read = readProlonged(typed, { today: calendarDate(now()), days });
  return transaction(async (tx) => {
    const held = await holdChoice(tx, known.choiceId);
    if (!held || partyOf(actor, held.application) !== "school") return null;
    const isOpen = (await openRequests(tx, held.id)).some(({ id }) => id === requestId);
    if (!isOpen || held.state !== "more-information-asked")
      return { ok: false, reason: "request-closed" };
    if (!read.ok) return read;
    const { dueOn } = read;
    await tx.update(requests).set({ dueOn }).where(eq(requests.id, requestId));
    if (known.openingId) await prolongOpening(tx, held.application, known.openingId, dueOn);
    const subject = { kind: "application", id: held.application.id };
    const details = { choice: held.id, kind: known.kind, until: dueOn };
    await record(tx, actor, "request.prolonged", subject, details);
    await tellOfProlonged(tx, held, dueOn);
    return { ok: true };
  });
}
