import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { emailChanges, history, users, verifications } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { visitor } from "../actor.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { buildCaller, buildStudent, buildUser, signInAs, TEST_PASSWORD } from "../testing.ts";
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

const letters = () => database.listEmails();
const NEXT = "nouvelle@exemple.test";

const lettersByAddress = async () =>
  (await letters()).map(({ to, subject }) => [to, subject]).toSorted();

async function somebody() {
  const actor = await buildStudent({ password: TEST_PASSWORD, email: "awa@exemple.test" });
  const cookie = (await signInAs(actor.email)).get("cookie") ?? "";
  return { actor, here: buildCaller({ cookie }) };
}

/** The token of the link that the new address received. */
async function token(to = NEXT): Promise<string> {
  const letter = (await letters()).findLast((one) => one.to === to);
  return /nouvelle-adresse\?token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
}

const emails = async () => (await db().select().from(users)).map(({ email }) => email);

test("requestEmailChange sends one link when the same address is asked for twice at once", async () => {
  const { actor, here } = await somebody();
  await Promise.all([requestEmailChange(actor, here, NEXT), requestEmailChange(actor, here, NEXT)]);
  expect((await letters()).filter(({ to }) => to === NEXT)).toHaveLength(1);
  expect(await confirmEmailChange(buildCaller(), await token())).toEqual({ ok: true });
});

test("confirmEmailChange sent twice at once changes the address once, and tells the second so", async () => {
  const { actor, here } = await somebody();
  await requestEmailChange(actor, here, NEXT);
  const link = await token();
  const confirm = () => confirmEmailChange(buildCaller(), link);
  const taps = await Promise.all([confirm(), confirm()]);
  expect(taps).toContainEqual({ ok: true });
  expect(taps).toContainEqual({ ok: false, reason: "link-address-changed" });
  const told = (await letters()).filter(({ to }) => to === actor.email);
  expect(told).toHaveLength(2);
});

test("nothing changes before the link is opened; then the address is the new one, once", async () => {
  const { actor, here } = await somebody();
  expect(await requestEmailChange(actor, here, ` ${NEXT.toUpperCase()} `)).toEqual({ ok: true });
  expect(await lettersByAddress()).toEqual([
    [actor.email, "Un changement d’adresse est demandé"],
    [NEXT, "Confirmez votre nouvelle adresse e-mail"],
  ]);
  expect(await emails()).toEqual([actor.email]);
  expect(await getPendingEmailChange(actor)).toMatchObject({ email: NEXT });
  const link = await token();
  expect(await confirmEmailChange(buildCaller(), link)).toEqual({ ok: true });
  expect(await emails()).toEqual([NEXT]);
  expect(await getPendingEmailChange(actor)).toBeNull();
  const again = await confirmEmailChange(buildCaller(), link);
  expect(again).toEqual({ ok: false, reason: "link-address-changed" });
  expect((await letters()).at(-1)).toMatchObject({
    to: actor.email,
    subject: "L’adresse de votre compte a changé",
  });
  const password = TEST_PASSWORD;
  expect(await signIn(buildCaller(), { email: NEXT, password })).toMatchObject({ ok: true });
});

test("an address that is somebody's gets the same answer, and its owner is told", async () => {
  const { actor, here } = await somebody();
  await buildUser({ email: NEXT, locale: "en" });
  expect(await requestEmailChange(actor, here, NEXT)).toEqual({ ok: true });
  expect(await getPendingEmailChange(actor)).toMatchObject({ email: NEXT });
  expect(await lettersByAddress()).toEqual([
    [actor.email, "Un changement d’adresse est demandé"],
    [NEXT, "This address already belongs to your account"],
  ]);
  expect(await token()).toBe("");
});

test("a free address and a taken one take half a second at least", async () => {
  const { actor, here } = await somebody();
  await buildUser({ email: "prise@exemple.test" });
  for (const email of [NEXT, "prise@exemple.test"]) {
    const before = performance.now();
    expect(await requestEmailChange(actor, here, email)).toEqual({ ok: true });
    expect(performance.now() - before, email).toBeGreaterThan(490);
  }
});

test("a link is refused when it is old, cancelled, forged, or its address has become somebody's", async () => {
  const { actor, here } = await somebody();
  const refused = { ok: false, reason: "link-invalid" };
  await requestEmailChange(actor, here, NEXT);
  const link = await token();
  setClock(new Date(Date.now() + 3_601_000));
  expect(await confirmEmailChange(buildCaller(), link)).toEqual(refused);
  expect(await getPendingEmailChange(actor)).toBeNull();
  setClock();
  await buildUser({ email: NEXT });
  expect(await confirmEmailChange(buildCaller(), link)).toEqual(refused);
  await requestEmailChange(actor, here, "autre@exemple.test");
  const other = await token("autre@exemple.test");
  expect(await cancelEmailChange(actor)).toEqual({ ok: true });
  for (const wrong of [other, "", "x"])
    expect(await confirmEmailChange(buildCaller(), wrong)).toEqual(refused);
  expect(await emails()).toEqual(expect.arrayContaining([actor.email, NEXT]));
});

test("a newer request makes the older link useless, and the table keeps no link", async () => {
  const { actor, here } = await somebody();
  await requestEmailChange(actor, here, "premiere@exemple.test");
  const first = await token("premiere@exemple.test");
  await requestEmailChange(actor, here, NEXT);
  expect(await confirmEmailChange(buildCaller(), first)).toMatchObject({ ok: false });
  const [row] = await db().select().from(emailChanges);
  expect(row?.tokenDigest).not.toBe(await token());
});

test("links to choose a password sent to the old address stop working", async () => {
  const { actor, here } = await somebody();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db().insert(verifications).values({ identifier: "x", value: actor.id, expiresAt });
  await requestEmailChange(actor, here, NEXT);
  await confirmEmailChange(buildCaller(), await token());
  const left = await db().select().from(verifications);
  expect(left.filter(({ value }) => value === actor.id)).toEqual([]);
});

test("refuses what is no address, one's own, an old sign-in, a visitor, and a sixth in an hour", async () => {
  const { actor, here } = await somebody();
  const ask = (email: string) => requestEmailChange(actor, here, email);
  expect(await ask("awa")).toEqual({ ok: false, reason: "email-invalid" });
  expect(await ask(`${"a".repeat(250)}@exemple.test`)).toMatchObject({ reason: "email-invalid" });
  expect(await ask("AWA@exemple.test")).toEqual({ ok: false, reason: "email-same" });
  expect(await requestEmailChange(visitor, here, NEXT)).toBeNull();
  for (const n of [1, 2, 3, 4, 5]) expect(await ask(`n${n}@exemple.test`)).toEqual({ ok: true });
  expect(await ask(NEXT)).toMatchObject({ ok: false, reason: "too-many" });
  setClock(new Date(Date.now() + 16 * 60_000));
  expect(await ask(NEXT)).toEqual({ ok: false, reason: "proof-needed" });
  const told = JSON.stringify(await db().select().from(history));
  expect(told).not.toContain("exemple.test");
});
