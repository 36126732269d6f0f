import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStudent } from "#app/features/auth/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { dispatchDueNotifications, type RelevanceCheck } from "./dispatch.server.ts";
import { verifyEmailLink } from "./email-link-token.server.ts";
import { type Notification, notify, notifyMany } from "./notify.server.ts";
import { listUserNotifications } from "./testing.ts";

const database = await createTestDatabase();
beforeEach(async () => {
  await database.truncate();
  setClock("2026-11-20T10:00:00Z");
});
afterEach(() => setClock());

const buildNotificationInput = (
  personId: string,
  more: Partial<Notification> = {},
): Notification => ({
  personId,
  kind: "state",
  urgency: "grouped",
  key: "choice:1",
  path: "/espace-etudiant/candidate/suivi",
  campus: "senegal",
  say: (locale) =>
    locale === "fr"
      ? { subject: "Une offre", text: "Une offre vous attend.", action: "Lire" }
      : { subject: "An offer", text: "An offer is waiting.", action: "Read" },
  ...more,
});
const say = (subject: string) => () => ({ subject, text: `${subject}.`, action: "Ouvrir" });
const notifyPerson = (person: { id: string }, more?: Partial<Notification>) =>
  transaction((tx) => notify(tx, buildNotificationInput(person.id, more)));
const states = async (email: string) =>
  (await listUserNotifications(email)).map(({ state }) => state);

test("notify: returns false for a duplicate key of the same user", async () => {
  const [awa, binta] = [await buildStudent(), await buildStudent()];
  expect([await notifyPerson(awa), await notifyPerson(awa), await notifyPerson(binta)]).toEqual([
    true,
    false,
    true,
  ]);
  await dispatchDueNotifications([]);
  expect(await notifyPerson(awa)).toBe(false);
  expect((await database.listEmails()).map(({ to }) => to).toSorted()).toEqual(
    [awa.email, binta.email].toSorted(),
  );
});

test("notifyMany: queues each notification once and enqueues one job", async () => {
  const [awa, binta] = [await buildStudent(), await buildStudent()];
  await notifyPerson(awa);
  const inputs = [buildNotificationInput(awa.id), buildNotificationInput(binta.id)];
  await transaction((tx) => notifyMany(tx, inputs));
  await transaction((tx) => notifyMany(tx, inputs));
  await transaction((tx) => notifyMany(tx, []));
  expect(await database.jobs("notifications.due")).toEqual([{}]);
  expect(await database.jobs("notifications.created")).toEqual([{ personId: awa.id }]);
  // A negative budget handles nobody; the next run continues.
  await dispatchDueNotifications([], -1);
  expect(await database.listEmails()).toEqual([]);
  await dispatchDueNotifications([]);
  expect((await database.listEmails()).map(({ to }) => to).toSorted()).toEqual(
    [awa.email, binta.email].toSorted(),
  );
});

test("composeNotificationEmail: greets a user who has a single name by it", async () => {
  const user = await buildStudent({ firstName: "", lastName: "Suharto" });
  await notifyPerson(user);
  await dispatchDueNotifications([]);
  expect((await database.listEmails())[0]?.text).toContain("Bonjour Suharto,");
});

test("dispatchDueNotifications: emails each user in their own language", async () => {
  const fr = await buildStudent({ firstName: "Awa" });
  const en = await buildStudent({ firstName: "Ben", locale: "en" });
  await notifyPerson(fr);
  await notifyPerson(en);
  await dispatchDueNotifications([]);
  const emails = await database.listEmails();
  expect(emails.find(({ to }) => to === fr.email)).toMatchObject({
    locale: "fr",
    subject: "Une offre",
    text: expect.stringContaining("Bonjour Awa,"),
  });
  expect(emails.find(({ to }) => to === en.email)).toMatchObject({
    locale: "en",
    subject: "An offer",
    text: expect.stringContaining("/en/espace-etudiant/candidate/suivi"),
  });
});

test("composeNotificationEmail: contains an unsubscribe link for its kind", async () => {
  const { id, email: address } = await buildStudent();
  await notifyPerson({ id });
  await dispatchDueNotifications([]);
  const [email] = await database.listEmails();
  const token = email?.unsubscribe?.split("/courriels/")[1] ?? "";
  expect(verifyEmailLink(token)).toEqual({ to: "stop", person: id, kinds: ["state"] });
  expect(email?.text).toContain(email?.unsubscribe);
  expect(await listUserNotifications(address)).toMatchObject([
    { state: "left", mailId: email?.id },
  ]);
});

test("dispatchDueNotifications: batches what follows within three hours in one email", async () => {
  const person = await buildStudent();
  await notifyPerson(person);
  await dispatchDueNotifications([]);
  setClock("2026-11-20T10:30:00Z");
  const inbox = "/espace-etudiant/messagerie/1";
  await notifyPerson(person, { key: "a", kind: "message", path: inbox, say: say("Un message") });
  await notifyPerson(person, { key: "b", kind: "message", path: inbox, say: say("Un message") });
  await notifyPerson(person, { key: "c", say: say("Une pièce") });
  await notifyPerson(person, { key: "d", say: say("Il reste 7 jours") });
  await dispatchDueNotifications([]);
  expect(await database.listEmails()).toHaveLength(1);
  setClock("2026-11-20T13:00:01Z");
  await dispatchDueNotifications([]);
  const [, digest, ...others] = await database.listEmails();
  expect(others).toEqual([]);
  expect(digest?.subject).toBe("3 nouvelles du Collège Érabao");
  expect(digest?.text).toMatch(/Un message\n\S+\/messagerie\/1\n/);
  // Different subjects at one path are listed separately, identical ones once.
  for (const subject of ["Une pièce", "Il reste 7 jours"])
    expect(digest?.text).toMatch(new RegExp(`${subject}\n\\S+/candidate/suivi\n`));
  expect(digest?.text.match(/Un message\n/g)).toHaveLength(1);
  expect(verifyEmailLink(digest?.unsubscribe?.split("/courriels/")[1] ?? "")).toMatchObject({
    kinds: ["message", "state"],
  });
});

test("dispatchDueNotifications: sends an immediate notification at once, with what waits", async () => {
  const person = await buildStudent();
  await notifyPerson(person);
  await dispatchDueNotifications([]);
  setClock("2026-11-20T10:30:00Z");
  await notifyPerson(person, { key: "news", say: say("Une nouvelle") });
  await dispatchDueNotifications([]);
  expect(await states(person.email)).toEqual(["left", "waiting"]);
  await notifyPerson(person, { key: "offer", urgency: "immediate", say: say("Une réponse") });
  await dispatchDueNotifications([]);
  expect(await states(person.email)).toEqual(["left", "left", "left"]);
  expect((await database.listEmails()).map(({ text }) => text.includes("Une réponse"))).toEqual([
    false,
    true,
  ]);
});

test("composeNotificationEmail: lists two decisions with their choice and a duplicate once", async () => {
  const person = await buildStudent();
  await notifyPerson(person);
  await dispatchDueNotifications([]);
  setClock("2026-11-20T10:30:00Z");
  for (const place of [1, 2, 2])
    await notifyPerson(person, {
      key: `choice:${place}:${newId()}`,
      say: () => ({ ...say("Une réponse")(), text: `Choix ${place}.`, about: `choix ${place}` }),
    });
  setClock("2026-11-20T13:00:01Z");
  await dispatchDueNotifications([]);
  const [, digest] = await database.listEmails();
  expect(digest?.subject).toBe("2 nouvelles du Collège Érabao");
  for (const place of [1, 2])
    expect(digest?.text.split(`Une réponse (choix ${place})\n`)).toHaveLength(2);
});

test("dispatchDueNotifications: sends nothing in quiet hours, then sends at their end", async () => {
  setClock("2026-11-20T22:00:00Z");
  await notifyPerson(await buildStudent());
  await dispatchDueNotifications([]);
  setClock("2026-11-21T06:59:00Z");
  await dispatchDueNotifications([]);
  expect(await database.listEmails()).toEqual([]);
  setClock("2026-11-21T07:00:01Z");
  await dispatchDueNotifications([]);
  expect(await database.listEmails()).toHaveLength(1);
});

test("dispatchDueNotifications: respects quiet hours after an outage", async () => {
  const person = await buildStudent();
  setClock("2026-11-20T19:00:00Z");
  await notifyPerson(person);
  setClock("2026-11-20T22:00:00Z");
  await dispatchDueNotifications([]);
  expect(await database.listEmails()).toEqual([]);
  setClock("2026-11-21T07:00:01Z");
  await dispatchDueNotifications([]);
  expect(await database.listEmails()).toHaveLength(1);
});

test("dispatchDueNotifications: evaluates preferences at send time", async () => {
  setClock("2026-11-20T22:00:00Z");
  const person = await buildStudent();
  await notifyPerson(person);
  await dispatchDueNotifications([]);
  await db().update(users).set({ noticeState: "never" }).where(eq(users.id, person.id));
  setClock("2026-11-21T08:00:00Z");
  await dispatchDueNotifications([]);
  expect(await database.listEmails()).toEqual([]);
  expect(await states(person.email)).toEqual(["unwanted"]);
});

test("dispatchDueNotifications: closes a notification that is no longer relevant", async () => {
  const person = await buildStudent();
  await notifyPerson(person, { key: "read" });
  await notifyPerson(person, { key: "open", kind: "message" });
  const isUnread: RelevanceCheck = async (_, { key }) => key !== "read";
  await dispatchDueNotifications([isUnread]);
  expect(await states(person.email)).toEqual(["over", "left"]);
  expect(await database.listEmails()).toHaveLength(1);
});

test("dispatchDueNotifications: throws the error of one user after sending to the others", async () => {
  const people = [await buildStudent(), await buildStudent(), await buildStudent()];
  for (const [at, person] of people.entries()) await notifyPerson(person, { key: `${at}` });
  const failingCheck: RelevanceCheck = async (_, { key }) => {
    if (key === "1") throw new Error("the check failed");
    return true;
  };
  await expect(dispatchDueNotifications([failingCheck])).rejects.toThrow(
    "some notifications were not sent",
  );
  const [first, , third] = people;
  expect((await database.listEmails()).map(({ to }) => to).toSorted()).toEqual(
    [first?.email, third?.email].toSorted(),
  );
});

test("dispatchDueNotifications: sends one email per user when workers run concurrently", async () => {
  // Opens the connections first, so that the workers run at the same time.
  await Promise.all(Array.from({ length: 10 }, () => db().execute(sql`select pg_sleep(0.02)`)));
  const people = await Promise.all(Array.from({ length: 5 }, () => buildStudent()));
  for (const person of people) await notifyPerson(person);
  await Promise.all(Array.from({ length: 10 }, () => dispatchDueNotifications([])));
  expect(await database.listEmails()).toHaveLength(5);
});
