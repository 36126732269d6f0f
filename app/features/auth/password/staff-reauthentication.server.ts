import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions } from "#app/platform/db/schema/identity.ts";
import type { Caller } from "../caller.server.ts";
import type { SecondFactorErrorCode } from "../factor/second-factor.ts";
import { verifySecondFactor as proveByCode } from "../factor/verify-second-factor.server.ts";
import type { AuthRefusal } from "../library/call-auth-handler.server.ts";
import { getCurrentSession } from "../sessions/current-session.server.ts";
import {
  type CurrentPasswordErrorCode,
  findStoredPassword,
  isRecentlyAuthenticated,
  reauthenticate,
} from "./reauthentication.server.ts";

/**
 * What a staff member must give before a sensitive action: nothing after a recent authentication, else a
 * second-factor code, else the password. Without either they sign in again.
 */
export type ReauthenticationMethod = "nothing" | "code" | "password" | "signing-in";

export async function getReauthenticationMethod(
  actor: Actor,
  caller: Caller,
): Promise<ReauthenticationMethod> {
  if (actor.kind !== "staff") return "signing-in";
  if (await isRecentlyAuthenticated(actor, caller)) return "nothing";
  if (await hasSecondFactor(actor.id)) return "code";
  return (await findStoredPassword(actor.id)) ? "password" : "signing-in";
}

type ReauthenticationInput = { code: string; password: string };
type ReauthenticationRefusal = {
  field: keyof ReauthenticationInput;
  reason: CurrentPasswordErrorCode | SecondFactorErrorCode | "required";
};

/**
 * Checks the code or the password that `getReauthenticationMethod` requires and stores the time in the session. A
 * refusal names its field. Null when the staff member has neither, and for anybody else.
 */
export async function reauthenticateStaff(
  actor: Actor,
  caller: Caller,
  input: ReauthenticationInput,
): Promise<
  { ok: true } | ({ ok: false; retryAfterSeconds?: number } & ReauthenticationRefusal) | null
> {
  const method = await getReauthenticationMethod(actor, caller);
  if (method === "nothing") return { ok: true };
  if (method === "signing-in" || actor.kind !== "staff") return null;
  if (input[method].trim() === "") return { ok: false, field: method, reason: "required" };
  const result = await (method === "code"
    ? reauthenticateWithCode(actor, caller, input.code)
    : reauthenticate(actor, caller, input.password));
  return result && !result.ok ? { ...result, field: method } : result;
}

async function reauthenticateWithCode(
  actor: Extract<Actor, { kind: "staff" }>,
  caller: Caller,
  code: string,
): Promise<{ ok: true } | AuthRefusal<SecondFactorErrorCode> | null> {
  const session = await getCurrentSession(caller.headers);
  if (session?.userId !== actor.id) return null;
  const result = await proveByCode(actor, code);
  if (!result.ok) return result;
  await transaction(async (tx) => {
    await tx.update(sessions).set({ provedAt: now() }).where(eq(sessions.id, session.id));
    await recordHistory(tx, actor, "identity.proved", { kind: "person", id: actor.id });
  });
  return { ok: true };
}

async function hasSecondFactor(userId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: secondFactors.userId })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return rows.length > 0;
}
