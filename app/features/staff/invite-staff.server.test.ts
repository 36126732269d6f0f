import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { getPendingSignIn } from "#app/features/auth/factor/second-factor.server.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import {
  buildCaller,
  buildStaff,
  buildStudent,
  TEST_PASSWORD,
  toCookieHeader,
} from "#app/features/auth/testing.ts";
import { HOUR_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, invitations, staff, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
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

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  setConfig(database.config);
  await database.truncate();
});

const setProductionMode = () => setConfig({ ...database.config, demo: false });
const advanceClock = (milliseconds: number) => setClock(new Date(now().getTime() + milliseconds));
const listEmails = () => database.listEmails();
const buildAdministrator = () => buildStaff({ role: "administrator" });
const invitationInput = {
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
async function getLastToken(): Promise<string> {
  return /\/invitation\/([\w-]+)/.exec((await listEmails()).at(-1)?.text ?? "")?.[1] ?? "";
}

async function inviteFatou() {
  const administrator = await buildAdministrator();
  expect(await inviteStaff(administrator, invitationInput)).toEqual({ ok: true });
  return { administrator, token: await getLastToken() };
}

async function getInvitationId(): Promise<string> {
  return (await db().select().from(invitations)).at(-1)?.id ?? "";
}

test("inviteStaff: sends an email in the chosen language with a link for seven days", async () => {
  const { administrator, token } = await inviteFatou();
  const [email] = await listEmails();
  expect(email).toMatchObject({ to: "fatou@ecole.test", locale: "en" });
  expect(email?.text).toContain("http://localhost:3000/en/invitation/");
  expect(email?.text).toContain("admissions office, Yaoundé campus");
  expect(email?.text).toContain(`${administrator.name} administers the site`);
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
  const { token } = await inviteFatou();
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
  const actions = (await db().select().from(history)).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["invitation.sent", "invitation.accepted"]));
});

test("acceptWithNewAccount: signs in a repeated request with the same password for ten minutes", async () => {
  const { token } = await inviteFatou();
  expect(await acceptWithNewAccount(buildCaller(), token, fatou)).toMatchObject({ ok: true });
  const lines = await db().select().from(history);
  const repeated = await acceptWithNewAccount(buildCaller(), token, fatou);
  if (!repeated.ok) throw new Error(repeated.reason);
  expect(await getActor(new Headers({ cookie: toCookieHeader(repeated.cookies) }))).toMatchObject({
    email: "fatou@ecole.test",
  });
  const other = { ...fatou, password: "une autre phrase assez longue" };
  expect(await acceptWithNewAccount(buildCaller(), token, other)).toEqual({
    ok: false,
    reason: "link-invalid",
  });
  const added = (await db().select().from(history)).length - lines.length;
  expect(added).toBe(0);
  advanceClock(11 * MINUTE_MS);
  expect(await acceptWithNewAccount(buildCaller(), token, fatou)).toMatchObject({
    reason: "link-invalid",
  });
});

test("acceptWithNewAccount: in production the new member must set up a second factor first", async () => {
  setProductionMode();
  const { token } = await inviteFatou();
  const accepted = await acceptWithNewAccount(buildCaller(), token, fatou);
  if (!accepted.ok) throw new Error(accepted.reason);
  const headers = new Headers({ cookie: toCookieHeader(accepted.cookies) });
  expect(await getActor(headers)).toEqual(visitor);
  expect(await getPendingSignIn(headers)).toMatchObject({ missing: "set-up" });
});

test("acceptWithNewAccount: creates one account for two requests at once, and a refused password does not use the link", async () => {
  const { token } = await inviteFatou();
  const shortPassword = { ...fatou, password: "court" };
  expect(await acceptWithNewAccount(buildCaller(), token, shortPassword)).toMatchObject({
    reason: "password-too-short",
  });
  const namesPassword = { ...fatou, password: "Fatou Ba Fatou Ba" };
  expect(await acceptWithNewAccount(buildCaller(), token, namesPassword)).toMatchObject({
    reason: "password-contains-name",
  });
  const results = await Promise.allSettled([
    acceptWithNewAccount(buildCaller(), token, fatou),
    acceptWithNewAccount(buildCaller(), token, fatou),
  ]);
  expect(results.every((one) => one.status === "fulfilled" && one.value.ok)).toBe(true);
  expect((await db().select().from(users)).filter(({ name }) => name === "Fatou Ba")).toHaveLength(
    1,
  );
});

test("getInvitation: the first link is invalid after seven days, a cancellation or a resend", async () => {
  const { administrator, token } = await inviteFatou();
  const id = await getInvitationId();
  advanceClock(7 * 24 * HOUR_MS);
  expect(await getInvitation(token, visitor)).toMatchObject({ state: "expired" });
  expect(await acceptWithNewAccount(buildCaller(), token, fatou)).toMatchObject({
    reason: "link-invalid",
  });

  expect(await resendInvitation(administrator, id)).toEqual({ ok: true });
  expect(await resendInvitation(administrator, id)).toMatchObject({ reason: "too-many" });
  const second = await getLastToken();
  expect(await getInvitation(token, visitor)).toBeNull();
  expect(await getInvitation(second, visitor)).toMatchObject({ state: "open" });

  expect(await cancelInvitation(administrator, id)).toEqual({ ok: true });
  expect(await cancelInvitation(administrator, id)).toBeNull();
  expect(await getInvitation(second, visitor)).toMatchObject({ state: "cancelled" });
  const refused = await acceptWithNewAccount(buildCaller(), second, fatou);
  expect(refused).toMatchObject({ reason: "link-invalid" });
  expect(await listPendingInvitations(administrator)).toEqual([]);
});

test("inviteStaff: cancels an earlier invitation of the same address", async () => {
  const { administrator, token } = await inviteFatou();
  await inviteStaff(administrator, {
    ...invitationInput,
    email: "fatou@ecole.test",
    role: "editor",
  });
  expect(await getInvitation(token, visitor)).toMatchObject({ state: "cancelled" });
  expect(await listPendingInvitations(administrator)).toMatchObject([
    { role: "editor", campus: null },
  ]);
});

test("acceptWithExistingAccount: requires the owner of the account to sign in", async () => {
  const owner = await buildStudent({ email: "fatou@ecole.test", password: TEST_PASSWORD });
  const stranger = await buildStudent();
  const { token } = await inviteFatou();
  expect(await getInvitation(token, visitor)).toMatchObject({ account: "other" });
  expect(await getInvitation(token, stranger)).toMatchObject({ account: "other" });
  const result = await acceptWithNewAccount(buildCaller(), token, {
    ...fatou,
    password: `${TEST_PASSWORD} autre`,
  });
  expect(result).toEqual({ ok: false, reason: "account-exists" });
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
  advanceClock(11 * MINUTE_MS);
  expect(await acceptWithExistingAccount(owner, token)).toMatchObject({ reason: "link-invalid" });
});

test("inviteStaff: returns already-staff for a member, and null without permission", async () => {
  const administrator = await buildAdministrator();
  const khady = await buildStaff({ email: "khady@ecole.test" });
  expect(
    await inviteStaff(administrator, { ...invitationInput, email: "KHADY@ecole.test" }),
  ).toEqual({
    ok: false,
    reason: "already-staff",
  });
  for (const actor of [visitor, khady, await buildStudent()]) {
    expect(await inviteStaff(actor, invitationInput)).toBeNull();
    expect(await resendInvitation(actor, "x")).toBeNull();
    expect(await cancelInvitation(actor, "x")).toBeNull();
    expect(await listPendingInvitations(actor)).toEqual([]);
  }
  expect(await listEmails()).toEqual([]);
  for (const id of ["x", "019a0000-0000-7000-8000-000000000000"])
    expect(await cancelInvitation(administrator, id)).toBeNull();
});

test("createFirstAdministratorLink: returns a link that serves once, for a day, in production", async () => {
  expect(await createFirstAdministratorLink()).toBeNull();
  setProductionMode();
  const createToken = async () =>
    (await createFirstAdministratorLink())?.split("/invitation/")[1] ?? "";
  const formerToken = await createToken();
  const token = await createToken();
  expect(await getInvitation(formerToken, visitor)).toBeNull();
  expect(await getInvitation(token, visitor)).toMatchObject({ state: "open", email: null });
  advanceClock(24 * HOUR_MS);
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
  setProductionMode();
  const token = (await createFirstAdministratorLink())?.split("/invitation/")[1] ?? "";
  await buildAdministrator();
  expect(await getInvitation(token, visitor)).toMatchObject({ state: "used" });
  const submitted = { ...fatou, email: "direction@ecole.test" };
  expect(await acceptWithNewAccount(buildCaller(), token, submitted)).toMatchObject({
    reason: "link-invalid",
  });
});

test("correctInvitation: invites the suggested address once and cancels the first link", async () => {
  const administrator = await buildAdministrator();
  await inviteStaff(administrator, { ...invitationInput, email: "fatou@gmial.com" });
  const wrongToken = await getLastToken();
  const id = await getInvitationId();
  const results = [1, 2].map(() => correctInvitation(administrator, id));
  expect(await Promise.all(results)).toEqual([{ ok: true }, { ok: true }]);
  expect((await listEmails()).map(({ to }) => to)).toEqual(["fatou@gmial.com", "fatou@gmail.com"]);
  const { role, campus } = invitationInput;
  expect(await listPendingInvitations(administrator)).toMatchObject([
    { email: "fatou@gmail.com", role, campus },
  ]);
  expect(await getInvitation(wrongToken, visitor)).toMatchObject({ state: "cancelled" });
  expect(await getInvitation(await getLastToken(), visitor)).toMatchObject({ state: "open" });
});

test("correctInvitation: returns null for a plausible address and without permission", async () => {
  const { administrator } = await inviteFatou();
  expect(await correctInvitation(administrator, await getInvitationId())).toBeNull();
  await inviteStaff(administrator, { ...invitationInput, email: "awa@gmial.com" });
  const id = await getInvitationId();
  const officer = await buildStaff({ role: "admissions", campus: "senegal" });
  for (const unauthorised of [visitor, officer])
    expect(await correctInvitation(unauthorised, id)).toBeNull();
  expect(await correctInvitation(administrator, "no-such-invitation")).toBeNull();
  expect(await listEmails()).toHaveLength(2);
});
