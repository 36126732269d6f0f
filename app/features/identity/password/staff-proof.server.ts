import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions } from "#app/platform/db/schema/identity.ts";
import type { Actor } from "../actor.ts";
import { prove as proveByCode } from "../auth/factor/prove.server.ts";
import type { Refused } from "../auth/knock.server.ts";
import { ownSession } from "../auth/sessions/own-session.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import type { CodeRefusal } from "../staff/second-factor.ts";
import { findPassword, isProved, type PasswordDoubt, prove } from "./proof.server.ts";

/**
 * What a member of the staff has to give before an act that matters: nothing when they proved a moment ago to be
 * themselves, a code of their second factor where they have one, else their password; who has neither signs in
 * again.
 */
export type NeededProof = "nothing" | "code" | "password" | "signing-in";

export async function neededProof(actor: Actor, caller: Caller): Promise<NeededProof> {
  if (actor.kind !== "staff") return "signing-in";
  if (await isProved(actor, caller)) return "nothing";
  if (await hasFactor(actor.id)) return "code";
  return (await findPassword(actor.id)) ? "password" : "signing-in";
}

type Typed = { code: string; password: string };
type Refusal = { field: keyof Typed; reason: PasswordDoubt | CodeRefusal | "required" };

/**
 * Takes what `neededProof` asked for, and remembers it in this session for a quarter of an hour. Refuses what is
 * wrong, beside its field; null for whoever has nothing to give, or is not of the staff.
 */
export async function proveStaff(
  actor: Actor,
  caller: Caller,
  typed: Typed,
): Promise<{ ok: true } | ({ ok: false; retryAfter?: number } & Refusal) | null> {
  const needed = await neededProof(actor, caller);
  if (needed === "nothing") return { ok: true };
  if (needed === "signing-in" || actor.kind !== "staff") return null;
  if (typed[needed].trim() === "") return { ok: false, field: needed, reason: "required" };
  const answer = await (needed === "code"
    ? byCode(actor, caller, typed.code)
    : prove(actor, caller, typed.password));
  return answer && !answer.ok ? { ...answer, field: needed } : answer;
}

async function byCode(
  actor: Extract<Actor, { kind: "staff" }>,
  caller: Caller,
  code: string,
): Promise<{ ok: true } | Refused<CodeRefusal> | null> {
  const session = await ownSession(caller.headers);
  if (session?.userId !== actor.id) return null;
  const proved = await proveByCode(actor, code);
  if (!proved.ok) return proved;
  await transaction(async (tx) => {
    await tx.update(sessions).set({ provedAt: now() }).where(eq(sessions.id, session.id));
    await record(tx, actor, "identity.proved", { kind: "person", id: actor.id });
  });
  return { ok: true };
}

async function hasFactor(userId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: secondFactors.userId })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return rows.length > 0;
}
