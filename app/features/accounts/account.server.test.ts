import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Student, visitor } from "#app/features/access/actor.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getAccount, saveAccount } from "./account.server.ts";
import { defaultNotificationPreferences } from "./notification-preferences.ts";

await createTestDatabase();

const input = {
  firstName: "Aïssatou Ndèye",
  lastName: "Fall",
  hasOneName: false,
  phone: "77 123 45 67",
  phoneCountry: "SN",
  locale: "en",
  ...defaultNotificationPreferences,
  noticeMessage: "never" as const,
};

/** The details that the page of a new user loads. */
const newUserDetails = {
  firstName: "Awa",
  lastName: "Ndoye",
  phone: null,
  locale: "fr" as const,
  ...defaultNotificationPreferences,
};

const getBaseVersion = async (actor: Student) => ({
  base: (await getAccount(actor))?.baseDetails ?? {},
});

test("saveAccount: saves the input and records the changed fields without their values", async () => {
  const actor = await insertStudent();
  expect(await saveAccount(actor, input, { base: newUserDetails })).toEqual({
    ok: true,
    hasChanged: true,
  });
  expect(await getAccount(actor)).toEqual({
    firstName: "Aïssatou Ndèye",
    lastName: "Fall",
    phone: "+221771234567",
    phoneCountry: "SN",
    phoneNumber: "77 123 45 67",
    locale: "en",
    ...defaultNotificationPreferences,
    noticeMessage: "never" as const,
    email: actor.email,
    baseDetails: {
      firstName: "Aïssatou Ndèye",
      lastName: "Fall",
      locale: "en",
      ...defaultNotificationPreferences,
      noticeMessage: "never" as const,
      phone: "+221771234567",
    },
  });
  const [person] = await db().select().from(users).where(eq(users.id, actor.id));
  expect(person?.name).toBe("Aïssatou Ndèye Fall");
  const entries = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(entries).toMatchObject([
    {
      action: "account.changed",
      details: { fields: ["firstName", "lastName", "phone", "locale", "noticeMessage"] },
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain("Fall");
});

test("saveAccount: sent twice saves once and returns changed both times", async () => {
  const actor = await insertStudent();
  for (const _ of [1, 2])
    expect(await saveAccount(actor, input, { base: newUserDetails })).toEqual({
      ok: true,
      hasChanged: true,
    });
  const lines = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(lines.filter(({ action }) => action === "account.changed")).toHaveLength(1);
});

test("saveAccount: with unchanged input changes and records nothing", async () => {
  const actor = await insertStudent();
  await saveAccount(actor, input, { base: newUserDetails });
  expect(await saveAccount(actor, input, await getBaseVersion(actor))).toEqual({
    ok: true,
    hasChanged: false,
  });
  const entries = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(entries).toHaveLength(1);
});

test("saveAccount: returns an error per field and saves nothing", async () => {
  const actor = await insertStudent();
  const invalidInput = {
    ...input,
    firstName: " ",
    lastName: "é".repeat(101),
    phone: "12",
    phoneCountry: "SN",
    locale: "de",
  };
  expect(await saveAccount(actor, invalidInput, { base: newUserDetails })).toEqual({
    ok: false,
    reason: "invalid-account",
    errors: {
      firstName: "required",
      lastName: "too-long:100",
      phone: "phone-senegal",
      locale: "required",
    },
  });
  expect(await getAccount(actor)).toMatchObject({ firstName: "Awa", phone: null, locale: "fr" });
});

test("saveAccount: stores no first name for a user with one name only, and never a dash", async () => {
  const actor = await insertStudent();
  const saveNames = async (lastName: string, firstName: string, hasOneName: boolean) => {
    const saved = await saveAccount(
      actor,
      { ...input, lastName, firstName, hasOneName },
      await getBaseVersion(actor),
    );
    return saved && "errors" in saved ? saved.errors : saved;
  };
  expect(await saveNames("Suharto", "-", false)).toEqual({ firstName: "name-placeholder" });
  expect(await saveNames("Suharto", "", false)).toEqual({ firstName: "required" });
  expect(await saveNames("", "Suharto", true)).toEqual({
    lastName: "required",
    firstName: "one-name-typed",
  });
  expect(await saveNames("Suharto", "", true)).toEqual({ ok: true, hasChanged: true });
  const [person] = await db().select().from(users).where(eq(users.id, actor.id));
  expect(person).toMatchObject({ firstName: "", lastName: "Suharto", name: "Suharto" });
});

test("saveAccount: returns quiet-empty for equal quiet hours, unless quiet hours are off", async () => {
  const actor = await insertStudent();
  const equalHours = { ...input, quietFrom: 8, quietTo: 8 };
  expect(await saveAccount(actor, equalHours, { base: newUserDetails })).toMatchObject({
    ok: false,
    errors: { quietTo: "quiet-empty" },
  });
  expect(await getAccount(actor)).toMatchObject(defaultNotificationPreferences);
  const withoutQuietHours = { ...equalHours, quiet: false };
  expect(await saveAccount(actor, withoutQuietHours, { base: newUserDetails })).toMatchObject({
    ok: true,
  });
});

test("saveAccount: changes only the actor's own account", async () => {
  const [actor, other] = [await insertStudent(), await insertStudent()];
  await saveAccount(actor, input, { base: newUserDetails });
  expect(await getAccount(other)).toMatchObject({ firstName: "Awa", lastName: "Ndoye" });
});

test("getAccount: returns a number of an unlisted country in full, and it can be saved unchanged", async () => {
  const actor = await insertStudent();
  await saveAccount(
    actor,
    { ...input, phone: "+32 470 12 34 56", phoneCountry: "" },
    { base: newUserDetails },
  );
  const account = await getAccount(actor);
  expect(account).toMatchObject({ phoneCountry: "other", phoneNumber: "+32 470 12 34 56" });
  const unchangedInput = { ...input, phone: account?.phoneNumber ?? "", phoneCountry: "other" };
  expect(await saveAccount(actor, unchangedInput, await getBaseVersion(actor))).toEqual({
    ok: true,
    hasChanged: false,
  });
});

test("getAccount and saveAccount: return null for a visitor", async () => {
  expect(await getAccount(visitor)).toBeNull();
  expect(await saveAccount(visitor, input, { base: newUserDetails })).toBeNull();
});

test("saveAccount: returns account-conflict with both values when the page is outdated, and saves nothing", async () => {
  const actor = await insertStudent();
  await saveAccount(actor, { ...input, firstName: "Coumba" }, { base: newUserDetails });
  const outdatedInput = {
    ...input,
    firstName: "Binta",
    lastName: "Fall",
    phone: "",
    locale: "fr",
    noticeMessage: "at-once" as const,
  };
  expect(await saveAccount(actor, outdatedInput, { base: newUserDetails })).toMatchObject({
    ok: false,
    reason: "account-conflict",
    conflict: {
      conflicting: ["firstName"],
      changedElsewhere: ["phone", "locale", "noticeMessage"],
    },
    stored: { firstName: "Coumba", phone: "+221771234567" },
  });
  expect(await getAccount(actor)).toMatchObject({ firstName: "Coumba", locale: "en" });
});

test("saveAccount: saves either value after the user chose", async () => {
  const actor = await insertStudent();
  await saveAccount(actor, { ...input, firstName: "Coumba" }, { base: newUserDetails });
  const { base } = await getBaseVersion(actor);
  const outdatedInput = { ...input, firstName: "Binta", phone: "" };
  expect(
    await saveAccount(actor, outdatedInput, { base: base, acceptedFields: ["firstName", "phone"] }),
  ).toEqual({
    ok: true,
    hasChanged: false,
  });
  expect(await saveAccount(actor, outdatedInput, { base: base })).toEqual({
    ok: true,
    hasChanged: true,
  });
  expect(await getAccount(actor)).toMatchObject({ firstName: "Binta", phone: null });
});

test("saveAccount: disputes a preference and an hour changed twice, and saves the chosen value", async () => {
  const actor = await insertStudent();
  const ownInput = { ...input, noticeMessage: "daily" as const, quietFrom: 22 };
  await saveAccount(actor, { ...input, quietFrom: 20 }, { base: newUserDetails });
  const loadedDetails = {
    ...(await getBaseVersion(actor)).base,
    noticeMessage: "at-once" as const,
    quietFrom: 21,
  };
  expect(await saveAccount(actor, ownInput, { base: loadedDetails })).toMatchObject({
    conflict: { conflicting: ["noticeMessage", "quietFrom"], changedElsewhere: [] },
  });
  const { base } = await getBaseVersion(actor);
  await saveAccount(actor, ownInput, { base: base, acceptedFields: ["quietFrom"] });
  expect(await getAccount(actor)).toMatchObject({ noticeMessage: "daily", quietFrom: 20 });
});

async function insertStudent(): Promise<Student> {
  const id = newId();
  const email = `${id}@exemple.test`;
  const person = { id, name: "Awa Ndoye", email, firstName: "Awa", lastName: "Ndoye" };
  await db().insert(users).values(person);
  return { kind: "student", id, name: person.name, email, locale: "fr" };
}
