import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { signIn } from "#app/features/auth/sign-in/sign-in.server.ts";
import {
  buildCaller,
  buildStudent,
  buildUser,
  signInAs,
  TEST_PASSWORD,
} from "#app/features/auth/testing.ts";
import { HOUR_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { emailChanges, history, users, verifications } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  cancelEmailChange,
  confirmEmailChange,
  getPendingEmailChange,
  requestEmailChange,
} from "./email-change.server.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

const listEmails = () => database.listEmails();
const NEXT = "nouvelle@exemple.test";

const listSubjectsByAddress = async () =>
  (await listEmails()).map(({ to, subject }) => [to, subject]).toSorted();

async function signInStudent() {
  const actor = await buildStudent({ password: TEST_PASSWORD, email: "awa@exemple.test" });
  const cookie = (await signInAs(actor.email)).get("cookie") ?? "";
  return { actor, page: buildCaller({ cookie }) };
}

async function getToken(to = NEXT): Promise<string> {
  const email = (await listEmails()).findLast((one) => one.to === to);
  return /nouvelle-adresse\?token=([\w-]+)/.exec(email?.text ?? "")?.[1] ?? "";
}

const listUserEmails = async () => (await db().select().from(users)).map(({ email }) => email);

test("requestEmailChange: sends one link for two requests at once", async () => {
  const { actor, page } = await signInStudent();
  const request = () => requestEmailChange(actor, page, NEXT);
  await Promise.all([request(), request()]);
  expect((await listEmails()).filter(({ to }) => to === NEXT)).toHaveLength(1);
  expect(await confirmEmailChange(buildCaller(), await getToken())).toEqual({ ok: true });
});

test("confirmEmailChange: sent twice at once changes the address once, and returns link-email-changed to the second", async () => {
  const { actor, page } = await signInStudent();
  await requestEmailChange(actor, page, NEXT);
  const link = await getToken();
  const confirm = () => confirmEmailChange(buildCaller(), link);
  const results = await Promise.all([confirm(), confirm()]);
  expect(results).toContainEqual({ ok: true });
  expect(results).toContainEqual({ ok: false, reason: "link-email-changed" });
  const emailsToOldAddress = (await listEmails()).filter(({ to }) => to === actor.email);
  expect(emailsToOldAddress).toHaveLength(2);
});

test("confirmEmailChange: changes the address once, and requestEmailChange changes nothing", async () => {
  const { actor, page } = await signInStudent();
  expect(await requestEmailChange(actor, page, ` ${NEXT.toUpperCase()} `)).toEqual({ ok: true });
  expect(await listSubjectsByAddress()).toEqual([
    [actor.email, "Un changement d’adresse est demandé"],
    [NEXT, "Confirmez votre nouvelle adresse e-mail"],
  ]);
  expect(await listUserEmails()).toEqual([actor.email]);
  expect(await getPendingEmailChange(actor)).toMatchObject({ email: NEXT });
  const link = await getToken();
  expect(await confirmEmailChange(buildCaller(), link)).toEqual({ ok: true });
  expect(await listUserEmails()).toEqual([NEXT]);
  expect(await getPendingEmailChange(actor)).toBeNull();
  const repeated = await confirmEmailChange(buildCaller(), link);
  expect(repeated).toEqual({ ok: false, reason: "link-email-changed" });
  expect((await listEmails()).at(-1)).toMatchObject({
    to: actor.email,
    subject: "L’adresse de votre compte a changé",
  });
  const password = TEST_PASSWORD;
  expect(await signIn(buildCaller(), { email: NEXT, password })).toMatchObject({ ok: true });
});

test("requestEmailChange: returns ok for the address of another account, and informs its owner", async () => {
  const { actor, page } = await signInStudent();
  await buildUser({ email: NEXT, locale: "en" });
  expect(await requestEmailChange(actor, page, NEXT)).toEqual({ ok: true });
  expect(await getPendingEmailChange(actor)).toMatchObject({ email: NEXT });
  expect(await listSubjectsByAddress()).toEqual([
    [actor.email, "Un changement d’adresse est demandé"],
    [NEXT, "This address already belongs to your account"],
  ]);
  expect(await getToken()).toBe("");
});

test("requestEmailChange: takes half a second at least for a free and for a taken address", async () => {
  const { actor, page } = await signInStudent();
  await buildUser({ email: "prise@exemple.test" });
  for (const email of [NEXT, "prise@exemple.test"]) {
    const before = performance.now();
    expect(await requestEmailChange(actor, page, email)).toEqual({ ok: true });
    expect(performance.now() - before, email).toBeGreaterThan(490);
  }
});

test("confirmEmailChange: returns link-invalid for an expired, cancelled or forged link and a taken address", async () => {
  const { actor, page } = await signInStudent();
  const refusal = { ok: false, reason: "link-invalid" };
  await requestEmailChange(actor, page, NEXT);
  const link = await getToken();
  setClock(new Date(Date.now() + 3_601_000));
  expect(await confirmEmailChange(buildCaller(), link)).toEqual(refusal);
  expect(await getPendingEmailChange(actor)).toBeNull();
  setClock();
  await buildUser({ email: NEXT });
  expect(await confirmEmailChange(buildCaller(), link)).toEqual(refusal);
  await requestEmailChange(actor, page, "autre@exemple.test");
  const other = await getToken("autre@exemple.test");
  expect(await cancelEmailChange(actor)).toEqual({ ok: true });
  for (const invalidToken of [other, "", "x"])
    expect(await confirmEmailChange(buildCaller(), invalidToken)).toEqual(refusal);
  expect(await listUserEmails()).toEqual(expect.arrayContaining([actor.email, NEXT]));
});

test("requestEmailChange: invalidates an earlier link and stores no token", async () => {
  const { actor, page } = await signInStudent();
  await requestEmailChange(actor, page, "premiere@exemple.test");
  const first = await getToken("premiere@exemple.test");
  await requestEmailChange(actor, page, NEXT);
  expect(await confirmEmailChange(buildCaller(), first)).toMatchObject({ ok: false });
  const [row] = await db().select().from(emailChanges);
  expect(row?.tokenDigest).not.toBe(await getToken());
});

test("confirmEmailChange: invalidates password links sent to the old address", async () => {
  const { actor, page } = await signInStudent();
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await db().insert(verifications).values({ identifier: "x", value: actor.id, expiresAt });
  await requestEmailChange(actor, page, NEXT);
  await confirmEmailChange(buildCaller(), await getToken());
  const remaining = await db().select().from(verifications);
  expect(remaining.filter(({ value }) => value === actor.id)).toEqual([]);
});

test("requestEmailChange: refuses an invalid address, the same one, an old sign-in, a visitor and a sixth request", async () => {
  const { actor, page } = await signInStudent();
  const send = (email: string) => requestEmailChange(actor, page, email);
  expect(await send("awa")).toEqual({ ok: false, reason: "email-invalid" });
  expect(await send(`${"a".repeat(250)}@exemple.test`)).toMatchObject({ reason: "email-invalid" });
  expect(await send("AWA@exemple.test")).toEqual({ ok: false, reason: "email-unchanged" });
  expect(await requestEmailChange(visitor, page, NEXT)).toBeNull();
  for (const n of [1, 2, 3, 4, 5]) expect(await send(`n${n}@exemple.test`)).toEqual({ ok: true });
  expect(await send(NEXT)).toMatchObject({ ok: false, reason: "too-many" });
  setClock(new Date(Date.now() + 16 * MINUTE_MS));
  expect(await send(NEXT)).toEqual({ ok: false, reason: "reauthentication-required" });
  const json = JSON.stringify(await db().select().from(history));
  expect(json).not.toContain("exemple.test");
});
