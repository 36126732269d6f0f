import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildSentApplication, listChoices } from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { withdrawals } from "#app/platform/db/schema/decisions.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { makeOffer } from "./offer/offer.server.ts";
import { withdrawApplication, withdrawChoice } from "./withdraw-application.server.ts";
import { getOpenChoicesVersion } from "./withdrawal.ts";

await createTestDatabase();
const subjectsTo = async (email: string) =>
  (await listUserNotifications(email)).map(({ subject }) => subject);
const getVersion = async (id: string) => getOpenChoicesVersion(await listChoices(id));
const getStates = async (id: string) => (await listChoices(id)).map(({ state }) => state);

test("withdrawChoice: withdraws one choice with a reason; its text is not in the history", async () => {
  const {
    actor,
    id,
    choices: [choice],
  } = await buildSentApplication({ choices: 2 });
  const input = { reason: "money", words: "La bourse n'est pas venue." };
  expect(await withdrawChoice(actor, choice, "submitted", input)).toEqual({
    ok: true,
    state: "withdrawn",
  });
  expect(await getStates(id)).toEqual(["withdrawn", "submitted"]);
  const [stored] = await db().select().from(withdrawals).where(eq(withdrawals.choiceId, choice));
  expect(stored).toMatchObject(input);
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  const line = lines.find(({ action }) => action === "choice.withdraw");
  expect(line?.details).toMatchObject({ from: "submitted", to: "withdrawn", reason: "money" });
  expect(JSON.stringify(line)).not.toContain("bourse");
  expect(await subjectsTo(actor.email)).toEqual(["Vous avez retiré un choix"]);
});

test("withdrawChoice, withdrawApplication: repeat their first result on a second click, and write nothing", async () => {
  const { actor, id, choices } = await buildSentApplication({ choices: 3 });
  const [first, second = ""] = choices;
  await makeOffer(await buildStaff(), second, "submitted", false, {});
  for (const input of [{ reason: "money" }, {}])
    expect(await withdrawChoice(actor, first, "submitted", input)).toEqual({
      ok: true,
      state: "withdrawn",
    });
  const version = await getVersion(id);
  for (const input of [{ reason: "visa" }, {}])
    expect(await withdrawApplication(actor, id, version, input)).toEqual({ ok: true });
  expect(await getStates(id)).toEqual(["withdrawn", "declined", "withdrawn"]);
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  const actions = lines.map(({ action }) => action);
  expect(actions.filter((one) => one === "application.withdrawn")).toHaveLength(1);
  expect(actions.filter((one) => /^choice.(withdraw|decline)$/.test(one))).toHaveLength(3);
  expect((await subjectsTo(actor.email)).filter((one) => /retir/.test(one))).toHaveLength(2);
  // A page that showed other open choices than those that were withdrawn.
  for (const other of [`${first} enrolled`, `${version}, ${first} enrolled`, "", undefined])
    expect(await withdrawApplication(actor, id, other, {})).toEqual({
      ok: false,
      reason: "transition-not-allowed",
    });
});

test("withdrawChoice: needs no reason, and refuses one that is not in the list", async () => {
  const { actor, id, choices } = await buildSentApplication({ choices: 2 });
  const [first, second = ""] = choices;
  expect(await withdrawChoice(actor, first, "submitted", {})).toMatchObject({ ok: true });
  expect(await withdrawChoice(actor, second, "submitted", { reason: "bored" })).toEqual({
    ok: false,
    reason: "invalid",
    errors: { reason: "not-in-list" },
  });
  expect(await getStates(id)).toEqual(["withdrawn", "submitted"]);
});

test("withdrawApplication: withdraws every choice, declining offers, with one notification", async () => {
  const { actor, id, choices } = await buildSentApplication({ choices: 3 });
  const officer = await buildStaff();
  await makeOffer(officer, choices[1] ?? "", "submitted", false, {});
  await withdrawChoice(actor, choices[2] ?? "", "submitted", {});
  const version = await getVersion(id);
  expect(await withdrawApplication(await buildStudent(), id, version, {})).toBeNull();
  expect(await withdrawApplication(officer, id, version, {})).toBeNull();
  const before = (await subjectsTo(actor.email)).length;
  expect(await withdrawApplication(actor, id, version, { reason: "visa" })).toEqual({ ok: true });
  expect(await getStates(id)).toEqual(["withdrawn", "declined", "withdrawn"]);
  expect((await subjectsTo(actor.email)).slice(before)).toEqual(["Votre candidature est retirée"]);
  expect(await withdrawApplication(actor, id, await getVersion(id), {})).toEqual({
    ok: false,
    reason: "transition-not-allowed",
  });
});

test("withdrawApplication: refuses with choices-changed when an offer was made since the page was loaded", async () => {
  const { actor, id, choices } = await buildSentApplication({ choices: 2 });
  const version = await getVersion(id);
  await makeOffer(await buildStaff(), choices[1] ?? "", "submitted", false, {});
  const refused = { ok: false, reason: "choices-changed" };
  for (const stale of [version, undefined, "no such thing"])
    expect(await withdrawApplication(actor, id, stale, {})).toEqual(refused);
  expect(await getStates(id)).toEqual(["submitted", "offer"]);
  expect(await withdrawApplication(actor, id, await getVersion(id), {})).toEqual({ ok: true });
  expect(await getStates(id)).toEqual(["withdrawn", "declined"]);
});
