import { createCipheriv, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { config, setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { secondFactors } from "#app/platform/db/schema/identity.ts";
import { deriveKey } from "#app/platform/secret-key.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  removeFormerSecret,
  rotateSecret,
  withForeignSecret,
} from "#tests/support/rotate-secret.ts";
import { getActor } from "../session.server.ts";
import {
  addSecondFactor,
  buildCaller,
  buildStaff,
  getCurrentCode,
  signInAs,
  TEST_PASSWORD,
} from "../testing.ts";
import { decryptSecret, encryptSecret } from "./encrypt-secret.server.ts";
import { submitSecondFactorCode } from "./second-factor.server.ts";
import { confirmSecondFactor, getSecondFactorSetUp } from "./second-factor-set-up.server.ts";
import { parseSecret } from "./totp.server.ts";

const database = await createTestDatabase();
const initialConfig = config();

beforeEach(() => setConfig({ ...initialConfig, demo: false }));
afterEach(async () => {
  setClock();
  setConfig(initialConfig);
  await database.truncate();
});

const toCaller = (headers: Headers) => buildCaller({ cookie: headers.get("cookie") ?? "" });
const buildOfficer = () => buildStaff({ email: "khady@ecole.test", password: TEST_PASSWORD });
const getStoredSecret = async ({ id }: Staff) => {
  const [row] = await db().select().from(secondFactors).where(eq(secondFactors.userId, id));
  return row?.secret ?? "";
};

/** Signs in with the password and a second-factor code. */
async function signInWithCode({ email }: Staff, code: string) {
  const headers = await signInAs(email);
  const result = await submitSecondFactorCode(toCaller(headers), code);
  return { result, actor: await getActor(headers) };
}

/** As this site stored secrets before they named their key. */
function encryptInFormerFormat(secret: Uint8Array, ownerId: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", deriveKey("seal"), nonce);
  cipher.setAAD(Buffer.from(ownerId));
  const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url");
}

describe("second factor after a rotation of APP_SECRET", () => {
  it("accepts a code of the authenticator, also once the former secret is removed", async () => {
    const officer = await buildOfficer();
    const { secret } = await addSecondFactor(officer);
    rotateSecret();
    const first = await signInWithCode(officer, getCurrentCode(secret));
    expect(first).toEqual({ result: { ok: true }, actor: officer });
    removeFormerSecret();
    setClock(new Date(now().getTime() + MINUTE_MS));
    const second = await signInWithCode(officer, getCurrentCode(secret));
    expect(second).toEqual({ result: { ok: true }, actor: officer });
  });

  it("stores the secret again with the current key only when a code is accepted", async () => {
    const officer = await buildOfficer();
    const { secret } = await addSecondFactor(officer);
    const stored = await getStoredSecret(officer);
    rotateSecret();
    await signInWithCode(officer, "000000");
    expect(await getStoredSecret(officer)).toBe(stored);
    await signInWithCode(officer, getCurrentCode(secret));
    const storedAgain = await getStoredSecret(officer);
    expect(storedAgain.split(".")[1]).not.toBe(stored.split(".")[1]);
    // The same code again is refused, and changes nothing.
    const again = await signInWithCode(officer, getCurrentCode(secret));
    expect(again.result).toEqual({ ok: false, reason: "code-used" });
    expect(await getStoredSecret(officer)).toBe(storedAgain);
  });

  it.each(["before a rotation", "after a rotation"])(
    "accepts a code of a secret stored without a version, %s",
    async (moment) => {
      const officer = await buildOfficer();
      const { secret } = await addSecondFactor(officer);
      const formerFormat = encryptInFormerFormat(parseSecret(secret), officer.id);
      await db().update(secondFactors).set({ secret: formerFormat });
      if (moment === "after a rotation") rotateSecret();
      const { result } = await signInWithCode(officer, getCurrentCode(secret));
      expect(result).toEqual({ ok: true });
      expect(await getStoredSecret(officer)).toMatch(/^2\.[0-9a-f]{12}\.[\w-]+$/);
    },
  );

  it("returns null for a value of a removed or foreign secret, of another owner, and a changed one", () => {
    const secret = randomBytes(20);
    const encrypted = encryptSecret(secret, "a");
    const [version, keyId, text = ""] = encrypted.split(".");
    expect(decryptSecret(encrypted, "a")).toEqual(secret);
    for (const [changed, owner] of [
      [encrypted, "b"],
      [`${version}.000000000000.${text}`, "a"],
      [`${version}.${keyId}.${text.slice(0, -4)}`, "a"],
      [`${version}.${keyId}.`, "a"],
      ["", "a"],
      [withForeignSecret(() => encryptSecret(secret, "a")), "a"],
      [withForeignSecret(() => encryptInFormerFormat(secret, "a")), "a"],
    ] as const)
      expect(decryptSecret(changed, owner), changed).toBeNull();
    rotateSecret();
    expect(decryptSecret(encrypted, "a")).toEqual(secret);
    removeFormerSecret();
    expect(decryptSecret(encrypted, "a")).toBeNull();
  });

  it("accepts each former recovery code once, until the former secret is removed", async () => {
    const officer = await buildOfficer();
    const { codes } = await addSecondFactor(officer);
    const [first = "", second = ""] = codes;
    rotateSecret();
    expect(await signInWithCode(officer, first)).toEqual({ result: { ok: true }, actor: officer });
    const refusal = { ok: false, reason: "invalid-recovery-code" };
    expect((await signInWithCode(officer, first)).result).toEqual(refusal);
    removeFormerSecret();
    expect((await signInWithCode(officer, second)).result).toEqual(refusal);
  });

  it("accepts a code of the key that was scanned before", async () => {
    const officer = await buildOfficer();
    const headers = await signInAs(officer.email);
    const scanned = (await getSecondFactorSetUp(headers))?.secret ?? "";
    rotateSecret();
    const confirmed = await confirmSecondFactor(toCaller(headers), getCurrentCode(scanned));
    expect(confirmed).toMatchObject({ ok: true });
    expect(await getActor(headers)).toEqual(officer);
    removeFormerSecret();
    setClock(new Date(now().getTime() + MINUTE_MS));
    const { result } = await signInWithCode(officer, getCurrentCode(scanned));
    expect(result).toEqual({ ok: true });
  });
});
