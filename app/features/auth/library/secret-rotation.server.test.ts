import { createHmac } from "node:crypto";
import { createLocalJWKSet, jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { config, setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  removeFormerSecret,
  rotateSecret,
  withForeignSecret,
} from "#tests/support/rotate-secret.ts";
import { createTrustedDeviceCookie, getTrustedDevice } from "../sessions/trusted-device.server.ts";
import { createIdToken, getPublicKeys } from "../sign-in/id-token.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { getVerificationEmail, verifyEmail } from "../sign-in/sign-up.server.ts";
import { buildCaller, buildUser, signUpAs, TEST_PASSWORD, toCookieHeader } from "../testing.ts";
import { signValues, verifySignedValues } from "./signed-values.server.ts";

const database = await createTestDatabase();
const initialConfig = config();

beforeEach(() => setConfig({ ...initialConfig, demo: false }));
afterEach(async () => {
  setClock();
  setConfig(initialConfig);
  await database.truncate();
});

describe("sign-up link after a rotation of APP_SECRET", () => {
  const awa = {
    firstName: "Awa",
    lastName: "Diop",
    email: "awa@exemple.test",
    password: TEST_PASSWORD,
    locale: "fr",
    next: null,
  } as const;
  const getToken = async () => (await database.getLastLink()).searchParams.get("token") ?? "";
  const isVerified = async () => (await db().select().from(users))[0]?.emailVerified;

  it("confirms the address once, in the browser that started the account", async () => {
    const caller = await signUpAs(awa);
    const token = await getToken();
    rotateSecret();
    expect(await getVerificationEmail(token)).toBe(awa.email);
    // Without a reset token: the cookie of the browser was recognised too.
    expect(await verifyEmail(caller, token)).toEqual({ ok: true });
    expect(await isVerified()).toBe(true);
    expect(await verifyEmail(caller, token)).toEqual({ ok: false, reason: "link-used" });
  });

  it("is refused when it was signed with neither secret, or the former one is removed", async () => {
    const caller = await signUpAs(awa);
    const token = await getToken();
    const signedPart = token.slice(0, token.lastIndexOf("."));
    const foreign = createHmac("sha256", "another secret").update(signedPart).digest("base64url");
    rotateSecret();
    const refusal = { ok: false, reason: "link-invalid" };
    expect(await verifyEmail(caller, `${signedPart}.${foreign}`)).toEqual(refusal);
    removeFormerSecret();
    expect(await verifyEmail(caller, token)).toEqual(refusal);
    expect(await isVerified()).toBe(false);
  });
});

describe("signed values and cookies after a rotation of APP_SECRET", () => {
  it("verifySignedValues accepts a former signature and no foreign one", () => {
    const signed = signValues("close", { id: "1" });
    const foreign = withForeignSecret(() => signValues("close", { id: "1" }));
    rotateSecret();
    expect(verifySignedValues("close", signed)).toEqual({ id: "1" });
    expect(verifySignedValues("close", signValues("close", { id: "2" }))).toEqual({ id: "2" });
    expect(verifySignedValues("close", foreign)).toBeNull();
    removeFormerSecret();
    expect(verifySignedValues("close", signed)).toBeNull();
  });

  it("signIn signs the cookie of a trusted device again, with the same id", async () => {
    const { email } = await buildUser({ password: TEST_PASSWORD });
    const withCookie = (line: string | undefined) => buildCaller({ cookie: line?.split(";")[0] });
    const device = withCookie(createTrustedDeviceCookie(buildCaller(), email));
    const deviceId = getTrustedDevice(device, email);
    const foreign = withForeignSecret(() => createTrustedDeviceCookie(buildCaller(), email));
    expect(createTrustedDeviceCookie(device, email)).toBeUndefined();
    rotateSecret();
    expect(deviceId).toMatch(/^[\w-]{16}$/);
    expect(getTrustedDevice(device, email)).toBe(deviceId);
    expect(getTrustedDevice(withCookie(foreign), email)).toBeUndefined();
    const result = await signIn(device, { email, password: TEST_PASSWORD });
    if (!result.ok) throw new Error(result.reason);
    removeFormerSecret();
    expect(getTrustedDevice(device, email)).toBeUndefined();
    const newDevice = buildCaller({ cookie: toCookieHeader(result.cookies) });
    expect(getTrustedDevice(newDevice, email)).toBe(deviceId);
  });
});

describe("getPublicKeys after a rotation of APP_SECRET", () => {
  it("verifies tokens of both secrets, which name different keys, and no foreign one", async () => {
    const create = () => createIdToken("user", "https://receiver.test", { sid: "session" });
    const former = await create();
    const foreign = await withForeignSecret(create);
    const formerKeys = await getPublicKeys();
    rotateSecret();
    const keys = await getPublicKeys();
    expect(keys.keys).toHaveLength(2);
    expect(keys.keys[1]).toEqual(formerKeys.keys[0]);
    expect(keys.keys[0]?.kid).not.toBe(keys.keys[1]?.kid);
    const verify = async (token: string) =>
      (await jwtVerify(token, createLocalJWKSet(keys))).protectedHeader.kid;
    expect(await verify(await create())).toBe(keys.keys[0]?.kid);
    expect(await verify(former)).toBe(keys.keys[1]?.kid);
    await expect(verify(foreign)).rejects.toThrow("no applicable key");
    removeFormerSecret();
    expect((await getPublicKeys()).keys).toEqual([keys.keys[0]]);
  });
});
