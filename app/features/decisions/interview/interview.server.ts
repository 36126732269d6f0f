import type { State } from "#app/features/admissions/application.ts";
import { readLines, type Typed } from "#app/features/admissions/text.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import { newId } from "#app/platform/ids.ts";
import type { Held } from "../held.server.ts";
import { type Moved, moveChoice } from "../move.server.ts";
import { isAhead, type Plan, readPlan } from "./interview.ts";
import { endInterview, openInterview } from "./interview-end.server.ts";
import { type Interview, interviewNews } from "./interview-notice.server.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };

/** What an officer had before their eyes: the state of the choice, and its interview (`markOfInterview`). */
export type SeenInterview = { state: State; interview: string };

/** What names an interview as it is now, and the answer to it; empty when none is open. */
export function markOfInterview(interview: Interview | null | undefined): string {
  return interview ? `${interview.id} ${interview.state}` : "";
}

/**
 * The school plans an interview: the move `invite`. One that is planned already is moved, which asks why; it stays,
 * and the new one takes the place of its event in the candidate's calendar. Refuses an interview that was planned,
 * moved or answered meanwhile.
 */
export async function planInterview(
  actor: Actor,
  choiceId: string,
  { state: seen, interview: mark }: SeenInterview,
  campus: Campus,
  typed: Typed,
): Promise<Moved<"interview-changed"> | Invalid | null> {
  const read = readPlan(typed, { campus, at: now() });
  const because = readLines(typed.because, 500);
  // An interview that is replaced by another time says why; the page asks it when it shows one.
  const why = !because.ok ? because.reason : mark && !because.value ? "required" : null;
  if (!read.ok || why) {
    const errors = read.ok ? {} : read.errors;
    return { ok: false, reason: "invalid", errors: why ? { ...errors, because: why } : errors };
  }
  const planned: { interview?: Interview; again?: boolean } = {};
  return moveChoice<"interview-changed">(
    actor,
    choiceId,
    { move: "invite", seen },
    async (tx, held) => {
      const open = await openInterview(tx, held.id);
      if (aheadMark(open) !== mark) return "interview-changed";
      planned.again = open !== null && isAhead(open, now());
      planned.interview = await replace(tx, held, open, read.values, {
        because: because.ok ? because.value : null,
        officerId: "id" in actor ? actor.id : null,
      });
      return null;
    },
    (held) =>
      planned.interview
        ? interviewNews(held, planned.interview, planned.again ? "moved" : "planned")
        : null,
  );
}

/** The mark of an interview that is still to come: one that took place is replaced without a word. */
export function aheadMark(open: Interview | null | undefined): string {
  return open && isAhead(open, now()) ? markOfInterview(open) : "";
}

type By = { because: string | null; officerId: string | null };

async function replace(
  tx: Database,
  { id: choiceId }: Held,
  open: Interview | null,
  plan: Plan,
  { because, officerId }: By,
): Promise<Interview> {
  const ahead = open !== null && isAhead(open, now());
  if (open) await endInterview(tx, open, ahead ? "moved" : "held", ahead ? because : null);
  const event = ahead ? { uid: open.uid, sequence: open.sequence + 1 } : { uid: newId() };
  const [made] = await tx
    .insert(interviews)
    .values({ choiceId, ...plan, ...event, proposedById: officerId })
    .returning();
  if (!made) throw new Error("an interview was not inserted");
  return made;
}

/**
 * The school cancels an interview and says why: the move `cancel-interview`. The choice is under review again.
 * Refuses one that took place, and one that changed meanwhile.
 */
export async function cancelInterview(
  actor: Actor,
  choiceId: string,
  { state: seen, interview: mark }: SeenInterview,
  typed: Typed,
): Promise<Moved<"interview-changed"> | Invalid | null> {
  const because = readLines(typed.cancelBecause, 500);
  if (!because.ok || !because.value) {
    const cancelBecause = because.ok ? "required" : because.reason;
    return { ok: false, reason: "invalid", errors: { cancelBecause } };
  }
  const cancelled: { interview?: Interview } = {};
  return moveChoice<"interview-changed">(
    actor,
    choiceId,
    { move: "cancel-interview", seen },
    async (tx, held) => {
      const open = await openInterview(tx, held.id);
      if (!open || !isAhead(open, now()) || markOfInterview(open) !== mark)
        return "interview-changed";
      cancelled.interview = await endInterview(tx, open, "cancelled", because.value);
      return null;
    },
    (held) => (cancelled.interview ? interviewNews(held, cancelled.interview, "cancelled") : null),
  );
}
