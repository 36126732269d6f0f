import { and, eq, ne } from "drizzle-orm";
import type { Staff } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions } from "#app/platform/db/schema/identity.ts";
import type { Caller } from "../caller.server.ts";
import { enqueueSecondFactorEmail } from "../emails/staff-emails.server.ts";
import type { AuthRefusal } from "../library/call-auth-handler.server.ts";
import { getSession, type OpenSession } from "../session.server.ts";
import { reportSignInEvent } from "../sign-in/token-sync.server.ts";
import { encryptSecret } from "./encrypt-secret.server.ts";
import { drawQrCode, type QrDrawing } from "./qr-code.server.ts";
import { recordSignIn } from "./record-sign-in.server.ts";
import { createRecoveryCodes } from "./recovery-codes.server.ts";
import {
  getCodeError,
  parseSecondFactorCode,
  type SecondFactorErrorCode,
} from "./second-factor.ts";
import { deriveSetUpKey, findConfirmedKey } from "./set-up-key.server.ts";
import { formatSecret, getKeyUri } from "./totp.server.ts";
import { verifySecondFactor } from "./verify-second-factor.server.ts";

/** How long after a code the user may set up another phone without a new one. */
const FRESH_CODE_MS = 10 * MINUTE_MS;

/** The key of an authenticator application: as a QR code, as a link and as text. */
export type SecondFactorSetUp = { qrCode: QrDrawing; keyUri: string; secret: string };

/**
 * The key to add to an authenticator application. It is derived, so it stays the same on each view and is not stored
 * before a code confirms it. Null unless the staff member has no second factor, or gave a code in the last ten
 * minutes (`submitSecondFactorCode`, `startSecondFactorReplacement`).
 */
export async function getSecondFactorSetUp(headers: Headers): Promise<SecondFactorSetUp | null> {
  const session = await findSetUpSession(headers);
  if (!session) return null;
  const { person: staffMember } = session;
  const key = deriveSetUpKey(session);
  const keyUri = getKeyUri(shellMessages[staffMember.locale].brand, staffMember.email, key);
  const secret = (formatSecret(key).match(/.{4}/g) ?? []).join(" ");
  return { qrCode: drawQrCode(keyUri), keyUri, secret };
}

/**
 * Stores the key after a code confirms it, marks only this session as verified and sends an email. Returns the ten
 * recovery codes, which are not shown again. Refuses with `session-expired`, `code-length` or `invalid-code`.
 */
export async function confirmSecondFactor(
  caller: Caller,
  input: string,
): Promise<{ ok: true; codes: string[] } | AuthRefusal<SecondFactorErrorCode>> {
  const session = await findSetUpSession(caller.headers);
  if (!session) return { ok: false, reason: "session-expired" };
  const { id, person: staffMember } = session;
  const parsedCode = parseSecondFactorCode(input);
  if (!parsedCode) return { ok: false, reason: getCodeError(input) };
  const confirmed = parsedCode.kind === "totp" ? findConfirmedKey(session, parsedCode.code) : null;
  if (!confirmed) return { ok: false, reason: "invalid-code" };
  const { key, step } = confirmed;
  const codes = await transaction(async (tx) => {
    const isReplacement = await hasSecondFactor(tx, staffMember.id);
    const values = { secret: encryptSecret(key, staffMember.id), lastStep: step, createdAt: now() };
    await tx
      .insert(secondFactors)
      .values({ userId: staffMember.id, ...values })
      .onConflictDoUpdate({ target: secondFactors.userId, set: values });
    await verifyOnlySession(tx, staffMember.id, id);
    const action = isReplacement ? "second-factor.replaced" : "second-factor.set-up";
    await recordHistory(tx, staffMember, action, { kind: "person", id: staffMember.id });
    await enqueueSecondFactorEmail(
      tx,
      staffMember,
      isReplacement ? "factorReplaced" : "factorSetUp",
    );
    return createRecoveryCodes(tx, staffMember.id);
  });
  if (session.pendingStep) {
    await recordSignIn(staffMember.id);
    await reportSignInEvent({ event: "signed-in", userId: staffMember.id, sessionId: id });
  }
  return { ok: true, codes };
}

async function verifyOnlySession(tx: Database, userId: string, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ secondFactorAt: now() }).where(eq(sessions.id, sessionId));
  await tx
    .update(sessions)
    .set({ secondFactorAt: null })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

/**
 * Allows this session to set up another phone, after a code. The current one works until the new one is confirmed.
 * Refuses with `session-expired` or the errors of `verifySecondFactor`.
 */
export async function startSecondFactorReplacement(
  caller: Caller,
  input: string,
): Promise<{ ok: true } | AuthRefusal<SecondFactorErrorCode>> {
  const session = await getSession(caller.headers);
  if (session?.pendingStep !== null || session.person.kind !== "staff")
    return { ok: false, reason: "session-expired" };
  const result = await verifySecondFactor(session.person, input);
  if (!result.ok) return result;
  await db().update(sessions).set({ secondFactorAt: now() }).where(eq(sessions.id, session.id));
  return { ok: true };
}

/**
 * Whether this session may set up another phone without a new code. A user who signed in with the last recovery code
 * has none.
 */
export async function canReplaceSecondFactor(headers: Headers): Promise<boolean> {
  return (await findSetUpSession(headers)) !== null;
}

/** The session of a staff member without a second factor, or with a code given in the last ten minutes. */
async function findSetUpSession(
  headers: Headers,
): Promise<(OpenSession & { person: Staff }) | null> {
  const session = await getSession(headers);
  if (!session || session.pendingStep === "code" || session.person.kind !== "staff") return null;
  const { id, person, pendingStep: missing, secondFactorAt } = session;
  const isFresh =
    secondFactorAt !== null && now().getTime() - secondFactorAt.getTime() <= FRESH_CODE_MS;
  if (isFresh || !(await hasSecondFactor(db(), person.id)))
    return { id, person, pendingStep: missing, secondFactorAt };
  return null;
}

async function hasSecondFactor(database: Database, userId: string): Promise<boolean> {
  const rows = await database
    .select({ id: secondFactors.userId })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return rows.length > 0;
}
