import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { now, setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, invitations, staff, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { visitor } from "../actor.ts";
import { getActor } from "../session.server.ts";
import {
  buildCaller,
  buildStaff,
  buildStudent,
  TEST_PASSWORD,
  toCookieHeader,
} from "../testing.ts";
import {
  acceptWithExistingAccount,
  acceptWithNewAccount,
  getInvitation,
} from "./accept-invitation.server.ts";
import { correctInvitation } from "./correct-invitation.server.ts";
import { createFirstAdministratorLink } from "./first-administrator.server.ts";
import {
  cancelInvitation,
  inviteStaff,
  listPendingInvitations,
  resendInvitation,
} from "./invite-staff.server.ts";
import { getPendingSignIn } from "./second-factor.server.ts";

const database = await createTestDatabase();
const HOUR = 3600_000;

afterEach(async () => {
  setClock();
  setConfig(database.config);
  await database.truncate();
});

const production = () => setConfig({ ...database.config, demo: false });
const later = (milliseconds: number) => setClock(new Date(now().getTime() + milliseconds));
const letters = () => database.listEmails();
const boss = () => buildStaff({ role: "administrator" });
const asked = {
  email: "Fatou@Ecole.test",
  role: "admissions",
  campus: "cameroon",
  locale: "en",
} as const;
const fatou = {
  firstName: "Fatou",
  lastName: "Ba",
  email: "",
  password: TEST_PASSWORD,
  locale: "en",
} as const;

/** The token in the last email. */
async function lastToken(): Promise<string> {
  return /\/invitation\/([\w-]+)/.exec((await letters()).at(-1)?.text ?? "")?.[1] ?? "";
}

async function invited() {
  const chief = await boss();
  expect(await inviteStaff(chief, asked)).toEqual({ ok: true });
  return { chief, token: await lastToken() };
}

async function idOfInvitation(): Promise<string> {
  return (await db().select().from(invitations)).at(-1)?.id ?? "";
}

test("inviteStaff: sends an email in the chosen language with a link for seven days", async () => {
  const { chief, token } = await invited();
  const [letter] = await letters();
  expect(letter).toMatchObject({ to: "fatou@ecole.test", locale: "en" });
  expect(letter?.text).toContain("http://localhost:3000/en/invitation/");
  expect(letter?.text).toContain("admissions office, Yaoundé campus");
  expect(letter?.text).toContain(`${chief.name} administers the site`);
  expect(JSON.stringify(await db().select().from(invitations))).not.toContain(token);
  for (let times = 0; times < 3; times += 1)
    expect(await getInvitation(token, visitor)).toMatchObject({
      state: "open",
      email: "fatou@ecole.test",
      role: "admissions",
      campus: "cameroon",
      account: "new",
    });
  expect(await getInvitation("no-such-token", visitor)).toBeNull();
});

test("acceptWithNewAccount: creates a staff account with the chosen name and password", async () => {
  const { token } = await invited();
  const accepted = await acceptWithNewAccount(buildCaller(), token, fatou);
  if (!accepted.ok) throw new Error(accepted.reason);
  expect(await getActor(new Headers({ cookie: toCookieHeader(accepted.cookies) }))).toMatchObject({
    kind: "staff",
    name: "Fatou Ba",
    email: "fatou@ecole.test",
    role: "admissions",
    campus: "cameroon",
  });
  expect(await getInvitation(token, visitor)).toMatchObject({ state: "used" });
  const told = (await db().select().from(history)).map(({ action }) => action);
  expect(told).toEqual(expect.arrayContaining(["invitation.sent", "invitation.accepted"]));
});

test("acceptWithNewAccount: signs in a repeated request with the same password for ten minutes", async () => {
  const { token } = await invited();
  expect(await acceptWithNewAccount(buildCaller(), token, fatou)).toMatchObject({ ok: true });
  const lines = await db().select().from(history);
  const again = await acceptWithNewAccount(buildCaller(), token, fatou);
  if (!again.ok) throw new Error(again.reason);
  expect(await getActor(new Headers({ cookie: toCookieHeader(again.cookies) }))).toMatchObject({
    email: "fatou@ecole.test",
  });
  const other = { ...fatou, password: "une autre phrase assez longue" };
  expect(await acceptWithNewAccount(buildCaller(), token, other)).toEqual({
    ok: false,
    reason: "link-invalid",
  });
  const added = (await db().select().from(history)).length - lines.length;
  expect(added).toBe(0);
  later(11 * 60_000);
  expect(await acceptWithNewAccount(buildCaller(), token, fatou)).toMatchObject({
    reason: "link-invalid",
  });
});

test("acceptWithNewAccount: in production the new member must set up a second factor first", async () => {
  production();
  const { token } = await invited();
  const accepted = await acceptWithNewAccount(buildCaller(), token, fatou);
  if (!accepted.ok) throw new Error(accepted.reason);
  const headers = new Headers({ cookie: toCookieHeader(accepted.cookies) });
  expect(await getActor(headers)).toEqual(visitor);
  expect(await getPendingSignIn(headers)).toMatchObject({ missing: "set-up" });
});

test("acceptWithNewAccount: creates one account for two requests at once, and a refused password does not use the link", async () => {
  const { token } = await invited();
  const short = { ...fatou, password: "court" };
  expect(await acceptWithNewAccount(buildCaller(), token, short)).toMatchObject({
    reason: "password-too-short",
  });
  const named = { ...fatou, password: "Fatou Ba Fatou Ba" };
  expect(await acceptWithNewAccount(buildCaller(), token, named)).toMatchObject({
    reason: "password-of-names",
  });
  const both = await Promise.allSettled([
    acceptWithNewAccount(buildCaller(), token, fatou),
    acceptWithNewAccount(buildCaller(), token, fatou),
  ]);
  expect(both.every((one) => one.status === "fulfilled" && one.value.ok)).toBe(true);
  expect((await db().select().from(users)).filter(({ name }) => name === "Fatou Ba")).toHaveLength(
    1,
  );
});

test("getInvitation: the first link is invalid after seven days, a cancellation or a resend", async () => {
  const { chief, token } = await invited();
  const id = await idOfInvitation();
  later(7 * 24 * HOUR);
  expect(await getInvitation(token, visitor)).toMatchObject({ state: "expired" });
  expect(await acceptWithNewAccount(buildCaller(), token, fatou)).toMatchObject({
    reason: "link-invalid",
  });

  expect(await resendInvitation(chief, id)).toEqual({ ok: true });
  expect(await resendInvitation(chief, id)).toMatchObject({ reason: "too-many" });
  const second = await lastToken();
  expect(await getInvitation(token, visitor)).toBeNull();
  expect(await getInvitation(second, visitor)).toMatchObject({ state: "open" });

  expect(await cancelInvitation(chief, id)).toEqual({ ok: true });
  expect(await cancelInvitation(chief, id)).toBeNull();
  expect(await getInvitation(second, visitor)).toMatchObject({ state: "cancelled" });
  const refused = await acceptWithNewAccount(buildCaller(), second, fatou);
  expect(refused).toMatchObject({ reason: "link-invalid" });
  expect(await listPendingInvitations(chief)).toEqual([]);
});

test("inviteStaff: cancels an earlier invitation of the same address", async () => {
  const { chief, token } = await invited();
  await inviteStaff(chief, { ...asked, email: "fatou@ecole.test", role: "editor" });
  expect(await getInvitation(token, visitor)).toMatchObject({ state: "cancelled" });
  expect(await listPendingInvitations(chief)).toMatchObject([{ role: "editor", campus: null }]);
});

test("acceptWithExistingAccount: requires the owner of the account to sign in", async () => {
  const owner = await buildStudent({ email: "fatou@ecole.test", password: TEST_PASSWORD });
  const stranger = await buildStudent();
  const { token } = await invited();
  expect(await getInvitation(token, visitor)).toMatchObject({ account: "other" });
  expect(await getInvitation(token, stranger)).toMatchObject({ account: "other" });
  const taken = await acceptWithNewAccount(buildCaller(), token, {
    ...fatou,
    password: `${TEST_PASSWORD} autre`,
  });
  expect(taken).toEqual({ ok: false, reason: "account-exists" });
  for (const actor of [visitor, stranger])
    expect(await acceptWithExistingAccount(actor, token)).toMatchObject({
      reason: "not-your-invitation",
    });
  expect(await getInvitation(token, owner)).toMatchObject({ account: "theirs", state: "open" });
  expect(await acceptWithExistingAccount(owner, token)).toEqual({ ok: true });
  expect(await db().select().from(staff).where(eq(staff.userId, owner.id))).toMatchObject([
    { role: "admissions", campus: "cameroon" },
  ]);
  const lines = (await db().select().from(history)).length;
  expect(await acceptWithExistingAccount(owner, token)).toEqual({ ok: true });
  expect(await acceptWithExistingAccount(stranger, token)).toMatchObject({
    reason: "link-invalid",
  });
  expect((await db().select().from(history)).length).toBe(lines);
  later(11 * 60_000);
  expect(await acceptWithExistingAccount(owner, token)).toMatchObject({ reason: "link-invalid" });
});

test("inviteStaff: returns already-staff for a member, and null without permission", async () => {
  const chief = await boss();
  const khady = await buildStaff({ email: "khady@ecole.test" });
  expect(await inviteStaff(chief, { ...asked, email: "KHADY@ecole.test" })).toEqual({
    ok: false,
    reason: "already-staff",
  });
  for (const actor of [visitor, khady, await buildStudent()]) {
    expect(await inviteStaff(actor, asked)).toBeNull();
    expect(await resendInvitation(actor, "x")).toBeNull();
    expect(await cancelInvitation(actor, "x")).toBeNull();
    expect(await listPendingInvitations(actor)).toEqual([]);
  }
  expect(await letters()).toEqual([]);
  for (const id of ["x", "019a0000-0000-7000-8000-000000000000"])
    expect(await cancelInvitation(chief, id)).toBeNull();
});

test("createFirstAdministratorLink: returns a link that serves once, for a day, in production", async () => {
  expect(await createFirstAdministratorLink()).toBeNull();
  production();
  const tokenOf = async () =>
    (await createFirstAdministratorLink())?.split("/invitation/")[1] ?? "";
  const before = await tokenOf();
  const token = await tokenOf();
  expect(await getInvitation(before, visitor)).toBeNull();
  expect(await getInvitation(token, visitor)).toMatchObject({ state: "open", email: null });
  later(24 * HOUR);
  expect(await getInvitation(token, visitor)).toMatchObject({ state: "expired" });
  setClock();

  const submitted = { ...fatou, email: "Direction@Ecole.test" };
  expect(await acceptWithNewAccount(buildCaller(), token, fatou)).toMatchObject({
    reason: "required",
  });
  const accepted = await acceptWithNewAccount(buildCaller(), token, submitted);
  if (!accepted.ok) throw new Error(accepted.reason);
  expect(await getPendingSignIn(new Headers({ cookie: toCookieHeader(accepted.cookies) }))).toEqual(
    {
      missing: "set-up",
      email: "direction@ecole.test",
    },
  );
  expect(await db().select().from(staff)).toMatchObject([{ role: "administrator", campus: null }]);
  expect(await acceptWithNewAccount(buildCaller(), token, submitted)).toMatchObject({ ok: true });
  await buildStudent({ email: "candidat@ecole.test", password: fatou.password });
  const other = { ...submitted, email: "candidat@ecole.test" };
  expect(await acceptWithNewAccount(buildCaller(), token, other)).toMatchObject({
    reason: "link-invalid",
  });
  expect(await createFirstAdministratorLink()).toBeNull();
});

test("getInvitation: the first administrator's link is used once there is an administrator", async () => {
  production();
  const token = (await createFirstAdministratorLink())?.split("/invitation/")[1] ?? "";
  await boss();
  expect(await getInvitation(token, visitor)).toMatchObject({ state: "used" });
  const submitted = { ...fatou, email: "direction@ecole.test" };
  expect(await acceptWithNewAccount(buildCaller(), token, submitted)).toMatchObject({
    reason: "link-invalid",
  });
});

test("correctInvitation: invites the suggested address once and cancels the first link", async () => {
  const chief = await boss();
  await inviteStaff(chief, { ...asked, email: "fatou@gmial.com" });
  const wrong = await lastToken();
  const id = await idOfInvitation();
  const both = [1, 2].map(() => correctInvitation(chief, id));
  expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
  expect((await letters()).map(({ to }) => to)).toEqual(["fatou@gmial.com", "fatou@gmail.com"]);
  const { role, campus } = asked;
  expect(await listPendingInvitations(chief)).toMatchObject([
    { email: "fatou@gmail.com", role, campus },
  ]);
  expect(await getInvitation(wrong, visitor)).toMatchObject({ state: "cancelled" });
  expect(await getInvitation(await lastToken(), visitor)).toMatchObject({ state: "open" });
});

test("correctInvitation: returns null for a plausible address and without permission", async () => {
  const { chief } = await invited();
  expect(await correctInvitation(chief, await idOfInvitation())).toBeNull();
  await inviteStaff(chief, { ...asked, email: "awa@gmial.com" });
  const id = await idOfInvitation();
  const officer = await buildStaff({ role: "admissions", campus: "senegal" });
  for (const nobody of [visitor, officer]) expect(await correctInvitation(nobody, id)).toBeNull();
  expect(await correctInvitation(chief, "no-such-invitation")).toBeNull();
  expect(await letters()).toHaveLength(2);
});
