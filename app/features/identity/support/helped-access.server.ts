import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { emailChanges, sessions, users } from "#app/platform/db/schema/identity.ts";
import type { Actor, Staff } from "../actor.ts";
import { knock, type Refused, tooMany } from "../auth/knock.server.ts";
import { writeReinstatement, writeSuspension } from "../auth/letters/support-letters.server.ts";
import { countTry, lettersToOne } from "../auth/limits/limit.server.ts";
import { endSessions } from "../auth/sessions/end-sessions.server.ts";
import { endSupportViews, viewsOfPerson } from "../auth/sessions/end-support-views.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { requestPasswordReset } from "../password/password-reset.server.ts";
import { can } from "../permissions.ts";
import { getHelpedPerson, lockCandidate } from "./helped-person.server.ts";
import { type ReasonRefusal, readReason } from "./support-reason.ts";

type Done<R extends string = never> = Promise<{ ok: true } | Refused<R> | null>;

/**
 * Keeps a candidate out from their next request, on every device, and writes to them why. A change of address
 * that waits is dropped. Refuses a reason that says nothing or too much; null when there is no such candidate,
 * and for whoever may not.
 */
export function suspendPerson(actor: Actor, id: string, typed: string): Done<ReasonRefusal> {
  return changePerson(actor, id, async (tx, staff, person) => {
    const reason = readReason(typed);
    if (!reason.ok) return reason;
    if (person.suspendedAt) return { ok: true };
    const marks = { suspendedAt: now(), suspendedBecause: reason.text };
    await tx.update(users).set(marks).where(eq(users.id, id));
    await endSessions(tx, eq(sessions.userId, id));
    await endSupportViews(tx, viewsOfPerson(id), { by: staff, how: "person-out" });
    await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
    await writeSuspension(tx, person, reason.text);
    await record(tx, staff, "person.suspended", { kind: "person", id });
    return { ok: true };
  });
}

/** Lets a candidate who was suspended come in again, and writes so. Null as `suspendPerson`. */
export function reinstatePerson(actor: Actor, id: string): Done {
  return changePerson(actor, id, async (tx, staff, person) => {
    if (!person.suspendedAt) return { ok: true };
    const none = { suspendedAt: null, suspendedBecause: null };
    await tx.update(users).set(none).where(eq(users.id, id));
    await writeReinstatement(tx, person);
    await record(tx, staff, "person.reinstated", { kind: "person", id });
    return { ok: true };
  });
}

/** A letter that people lose: the link that proves an address, or the one to choose a password. */
export const lettersAgain = ["verification", "reset"] as const;
export type LetterAgain = (typeof lettersAgain)[number];

/**
 * Sends a candidate such a letter again, to their own address alone: whoever sends it never sees the link.
 * Refuses a second one within a minute, and a verification of an address that is verified. Null as
 * `suspendPerson`.
 */
export async function sendLetterAgain(
  actor: Actor,
  caller: Caller,
  id: string,
  letter: LetterAgain,
): Done<"too-many" | "address-verified"> {
  const person = await getHelpedPerson(actor, id);
  if (!person || actor.kind !== "staff") return null;
  if (letter === "verification" && person.emailVerified)
    return { ok: false, reason: "address-verified" };
  const wait = await countTry(lettersToOne, `help ${letter} ${id}`);
  if (wait > 0) return tooMany(wait);
  // In nobody's name: the library would take the session of who asks for that of who is written to.
  const stranger = { ...caller, headers: new Headers({ origin: caller.origin }) };
  const { email } = person;
  if (letter === "verification") await knock(stranger, "/send-verification-email", { email });
  else await requestPasswordReset(stranger, email);
  const action = letter === "reset" ? "letter.reset-again" : "letter.verification-again";
  await transaction((tx) => record(tx, actor, action, { kind: "person", id }));
  return { ok: true };
}

type Person = NonNullable<Awaited<ReturnType<typeof lockCandidate>>>;
type Work<R extends string> = (
  tx: Database,
  staff: Staff,
  person: Person,
) => Promise<{ ok: true } | Refused<R>>;

async function changePerson<R extends string>(actor: Actor, id: string, work: Work<R>): Done<R> {
  if (actor.kind !== "staff" || !can(actor, "help:people")) return null;
  return transaction(async (tx) => {
    const person = await lockCandidate(tx, id);
    return person && work(tx, actor, person);
  });
}
