import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type Student, visitor } from "../actor.ts";
import { defaultNotificationPreferences } from "../notification-preferences.ts";
import { getAccount, saveAccount } from "./account.server.ts";

await createTestDatabase();

const typed = {
  firstName: "Aïssatou Ndèye",
  lastName: "Fall",
  hasOneName: false,
  phone: "77 123 45 67",
  phoneCountry: "SN",
  locale: "en",
  ...defaultNotificationPreferences,
  noticeMessage: "never" as const,
};

/** What the page of a new person showed. */
const fresh = {
  firstName: "Awa",
  lastName: "Ndoye",
  phone: null,
  locale: "fr" as const,
  ...defaultNotificationPreferences,
};

const seenBy = async (actor: Student) => ({ seen: (await getAccount(actor))?.baseDetails ?? {} });

test("saves what was typed, tells the history which fields and not their values", async () => {
  const actor = await aPerson();
  expect(await saveAccount(actor, typed, { seen: fresh })).toEqual({ ok: true, changed: true });
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
  const told = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(told).toMatchObject([
    {
      action: "account.changed",
      details: { fields: ["firstName", "lastName", "phone", "locale", "noticeMessage"] },
    },
  ]);
  expect(JSON.stringify(told)).not.toContain("Fall");
});

test("saveAccount sent twice saves once, and says both times that it is saved", async () => {
  const actor = await aPerson();
  for (const _ of [1, 2])
    expect(await saveAccount(actor, typed, { seen: fresh })).toEqual({ ok: true, changed: true });
  const lines = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(lines.filter(({ action }) => action === "account.changed")).toHaveLength(1);
});

test("saving the same again changes nothing and tells nothing", async () => {
  const actor = await aPerson();
  await saveAccount(actor, typed, { seen: fresh });
  expect(await saveAccount(actor, typed, await seenBy(actor))).toEqual({
    ok: true,
    changed: false,
  });
  const told = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(told).toHaveLength(1);
});

test("refuses field by field, and keeps what was there", async () => {
  const actor = await aPerson();
  const wrong = {
    ...typed,
    firstName: " ",
    lastName: "é".repeat(101),
    phone: "12",
    phoneCountry: "SN",
    locale: "de",
  };
  expect(await saveAccount(actor, wrong, { seen: fresh })).toEqual({
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

test("saveAccount: keeps no first name for somebody who has one name only, and never a dash", async () => {
  const actor = await aPerson();
  const names = async (lastName: string, firstName: string, hasOneName: boolean) => {
    const saved = await saveAccount(
      actor,
      { ...typed, lastName, firstName, hasOneName },
      await seenBy(actor),
    );
    return saved && "errors" in saved ? saved.errors : saved;
  };
  expect(await names("Suharto", "-", false)).toEqual({ firstName: "name-placeholder" });
  expect(await names("Suharto", "", false)).toEqual({ firstName: "required" });
  expect(await names("", "Suharto", true)).toEqual({
    lastName: "required",
    firstName: "one-name-typed",
  });
  expect(await names("Suharto", "", true)).toEqual({ ok: true, changed: true });
  const [person] = await db().select().from(users).where(eq(users.id, actor.id));
  expect(person).toMatchObject({ firstName: "", lastName: "Suharto", name: "Suharto" });
});

test("quiet hours that end as they begin are refused, unless none are wanted", async () => {
  const actor = await aPerson();
  const same = { ...typed, quietFrom: 8, quietTo: 8 };
  expect(await saveAccount(actor, same, { seen: fresh })).toMatchObject({
    ok: false,
    errors: { quietTo: "quiet-empty" },
  });
  expect(await getAccount(actor)).toMatchObject(defaultNotificationPreferences);
  const none = { ...same, quiet: false };
  expect(await saveAccount(actor, none, { seen: fresh })).toMatchObject({ ok: true });
});

test("changes only the account of the person who asks", async () => {
  const [actor, other] = [await aPerson(), await aPerson()];
  await saveAccount(actor, typed, { seen: fresh });
  expect(await getAccount(other)).toMatchObject({ firstName: "Awa", lastName: "Ndoye" });
});

test("a number of a country that is not offered is given back in full, and saved again as it is", async () => {
  const actor = await aPerson();
  await saveAccount(
    actor,
    { ...typed, phone: "+32 470 12 34 56", phoneCountry: "" },
    { seen: fresh },
  );
  const account = await getAccount(actor);
  expect(account).toMatchObject({ phoneCountry: "other", phoneNumber: "+32 470 12 34 56" });
  const again = { ...typed, phone: account?.phoneNumber ?? "", phoneCountry: "other" };
  expect(await saveAccount(actor, again, await seenBy(actor))).toEqual({
    ok: true,
    changed: false,
  });
});

test("a visitor has no account", async () => {
  expect(await getAccount(visitor)).toBeNull();
  expect(await saveAccount(visitor, typed, { seen: fresh })).toBeNull();
});

test("a page older than what is kept is refused, with both values, and nothing is lost", async () => {
  const actor = await aPerson();
  await saveAccount(actor, { ...typed, firstName: "Coumba" }, { seen: fresh });
  const late = {
    ...typed,
    firstName: "Binta",
    lastName: "Fall",
    phone: "",
    locale: "fr",
    noticeMessage: "at-once" as const,
  };
  expect(await saveAccount(actor, late, { seen: fresh })).toMatchObject({
    ok: false,
    reason: "account-stale",
    stale: { disputed: ["firstName"], elsewhere: ["phone", "locale", "noticeMessage"] },
    kept: { firstName: "Coumba", phone: "+221771234567" },
  });
  expect(await getAccount(actor)).toMatchObject({ firstName: "Coumba", locale: "en" });
});

test("the person who was told takes either value", async () => {
  const actor = await aPerson();
  await saveAccount(actor, { ...typed, firstName: "Coumba" }, { seen: fresh });
  const { seen } = await seenBy(actor);
  const late = { ...typed, firstName: "Binta", phone: "" };
  expect(await saveAccount(actor, late, { seen, acceptedFields: ["firstName", "phone"] })).toEqual({
    ok: true,
    changed: false,
  });
  expect(await saveAccount(actor, late, { seen })).toEqual({ ok: true, changed: true });
  expect(await getAccount(actor)).toMatchObject({ firstName: "Binta", phone: null });
});

test("a wish and an hour that were chosen twice are for the person to choose, and either is taken", async () => {
  const actor = await aPerson();
  const here = { ...typed, noticeMessage: "daily" as const, quietFrom: 22 };
  await saveAccount(actor, { ...typed, quietFrom: 20 }, { seen: fresh });
  const shown = { ...(await seenBy(actor)).seen, noticeMessage: "at-once" as const, quietFrom: 21 };
  expect(await saveAccount(actor, here, { seen: shown })).toMatchObject({
    stale: { disputed: ["noticeMessage", "quietFrom"], elsewhere: [] },
  });
  const { seen } = await seenBy(actor);
  await saveAccount(actor, here, { seen, acceptedFields: ["quietFrom"] });
  expect(await getAccount(actor)).toMatchObject({ noticeMessage: "daily", quietFrom: 20 });
});

async function aPerson(): Promise<Student> {
  const id = newId();
  const email = `${id}@exemple.test`;
  const person = { id, name: "Awa Ndoye", email, firstName: "Awa", lastName: "Ndoye" };
  await db().insert(users).values(person);
  return { kind: "student", id, name: person.name, email, locale: "fr" };
}
