import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { testDatabase } from "#tests/support/database.ts";
import { getAccount, readPhone, saveAccount } from "./account.server.ts";
import { type Student, visitor } from "./actor.ts";

await testDatabase();

const typed = {
  firstName: "Aïssatou Ndèye",
  lastName: "Fall",
  phone: "77 123 45 67",
  phoneCountry: "SN",
  locale: "en",
};

test("saves what was typed, tells the history which fields and not their values", async () => {
  const actor = await aPerson();
  expect(await saveAccount(actor, typed)).toEqual({ ok: true, changed: true });
  expect(await getAccount(actor)).toEqual({
    firstName: "Aïssatou Ndèye",
    lastName: "Fall",
    phone: "+221771234567",
    phoneCountry: "SN",
    phoneNumber: "77 123 45 67",
    locale: "en",
    email: actor.email,
  });
  const [person] = await db().select().from(users).where(eq(users.id, actor.id));
  expect(person?.name).toBe("Aïssatou Ndèye Fall");
  const told = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(told).toMatchObject([
    {
      action: "account.changed",
      details: { fields: ["firstName", "lastName", "phone", "locale"] },
    },
  ]);
  expect(JSON.stringify(told)).not.toContain("Fall");
});

test("saving the same again changes nothing and tells nothing", async () => {
  const actor = await aPerson();
  await saveAccount(actor, typed);
  expect(await saveAccount(actor, typed)).toEqual({ ok: true, changed: false });
  const told = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(told).toHaveLength(1);
});

test("refuses field by field, and keeps what was there", async () => {
  const actor = await aPerson();
  const wrong = {
    firstName: " ",
    lastName: "é".repeat(101),
    phone: "12",
    phoneCountry: "SN",
    locale: "de",
  };
  expect(await saveAccount(actor, wrong)).toEqual({
    ok: false,
    reason: "invalid-account",
    errors: {
      firstName: "required",
      lastName: "name-too-long",
      phone: "phone-senegal",
      locale: "required",
    },
  });
  expect(await getAccount(actor)).toMatchObject({ firstName: "Awa", phone: null, locale: "fr" });
});

test("changes only the account of the person who asks", async () => {
  const [actor, other] = [await aPerson(), await aPerson()];
  await saveAccount(actor, typed);
  expect(await getAccount(other)).toMatchObject({ firstName: "Awa", lastName: "Ndoye" });
});

test("a number of a country that is not offered is given back in full, and saved again as it is", async () => {
  const actor = await aPerson();
  await saveAccount(actor, { ...typed, phone: "+32 470 12 34 56", phoneCountry: "" });
  const account = await getAccount(actor);
  expect(account).toMatchObject({ phoneCountry: "", phoneNumber: "+32 470 12 34 56" });
  const again = { ...typed, phone: account?.phoneNumber ?? "", phoneCountry: "" };
  expect(await saveAccount(actor, again)).toEqual({ ok: true, changed: false });
});

test("a visitor has no account", async () => {
  expect(await getAccount(visitor)).toBeNull();
  expect(await saveAccount(visitor, typed)).toBeNull();
});

test("reads phone numbers as people write them", () => {
  const read = [
    ["SN", "77 123 45 67", "+221771234567"],
    ["SN", "00221 77.123.45.67", "+221771234567"],
    ["CM", "6 71 23 45 67", "+237671234567"],
    ["SN", "+237 6 71 23 45 67", "+237671234567"],
    ["CA", "(514) 555-0123", "+15145550123"],
  ] as const;
  for (const [country, text, number] of read)
    expect(readPhone(country, text)).toEqual({ ok: true, number });
  expect(readPhone("SN", "  ")).toEqual({ ok: true, number: null });
});

test("says what is wrong with a number", () => {
  const wrong = [
    ["CM", "71234567", "phone-cameroon-8"],
    ["CM", "+237 71234567", "phone-cameroon-8"],
    ["SN", "12 34", "phone-senegal"],
    ["FR", "12", "phone-invalid"],
    ["", "77 123 45 67", "phone-invalid"],
    ["SN", "7".repeat(500), "phone-senegal"],
  ] as const;
  for (const [country, text, reason] of wrong)
    expect(readPhone(country, text)).toEqual({ ok: false, reason });
});

async function aPerson(): Promise<Student> {
  const id = newId();
  const email = `${id}@exemple.test`;
  const person = { id, name: "Awa Ndoye", email, firstName: "Awa", lastName: "Ndoye" };
  await db().insert(users).values(person);
  return { kind: "student", id, name: person.name, email, locale: "fr" };
}
