import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStudent } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { dispatchDueNotifications, type RelevanceCheck } from "./dispatch.server.ts";
import { verifyEmailLink } from "./email-link-token.server.ts";
import { type Notification, notify, notifyMany } from "./notify.server.ts";
import { listNotificationsOf } from "./testing.ts";

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
  (await listNotificationsOf(email)).map(({ state }) => state);

test("nobody is told twice of the same thing, and somebody else is", async () => {
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

test("many are told at once, each once, and the worker is woken for all of them", async () => {
  const [awa, binta] = [await buildStudent(), await buildStudent()];
  await notifyPerson(awa);
  const both = [buildNotificationInput(awa.id), buildNotificationInput(binta.id)];
  await transaction((tx) => notifyMany(tx, both));
  await transaction((tx) => notifyMany(tx, both));
  await transaction((tx) => notifyMany(tx, []));
  expect(await database.jobs("notices.due")).toEqual([{}]);
  expect(await database.jobs("notices.told")).toEqual([{ personId: awa.id }]);
  // No time is left for anybody: the next time goes on.
  await dispatchDueNotifications([], -1);
  expect(await database.listEmails()).toEqual([]);
  await dispatchDueNotifications([]);
  expect((await database.listEmails()).map(({ to }) => to).toSorted()).toEqual(
    [awa.email, binta.email].toSorted(),
  );
});

test("noticeLetter: somebody who has one name is greeted by it", async () => {
  const one = await buildStudent({ firstName: "", lastName: "Suharto" });
  await notifyPerson(one);
  await dispatchDueNotifications([]);
  expect((await database.listEmails())[0]?.text).toContain("Bonjour Suharto,");
});

test("each person is written to in their own language, of the same event", async () => {
  const fr = await buildStudent({ firstName: "Awa" });
  const en = await buildStudent({ firstName: "Ben", locale: "en" });
  await notifyPerson(fr);
  await notifyPerson(en);
  await dispatchDueNotifications([]);
  const letters = await database.listEmails();
  expect(letters.find(({ to }) => to === fr.email)).toMatchObject({
    locale: "fr",
    subject: "Une offre",
    text: expect.stringContaining("Bonjour Awa,"),
  });
  expect(letters.find(({ to }) => to === en.email)).toMatchObject({
    locale: "en",
    subject: "An offer",
    text: expect.stringContaining("/en/espace-etudiant/candidate/suivi"),
  });
});

test("a letter that is a notice says how to stop its kind", async () => {
  const { id, email } = await buildStudent();
  await notifyPerson({ id });
  await dispatchDueNotifications([]);
  const [letter] = await database.listEmails();
  const token = letter?.unsubscribe?.split("/courriels/")[1] ?? "";
  expect(verifyEmailLink(token)).toEqual({ to: "stop", person: id, kinds: ["state"] });
  expect(letter?.text).toContain(letter?.unsubscribe);
  expect(await listNotificationsOf(email)).toMatchObject([{ state: "left", mailId: letter?.id }]);
});

test("what follows within three hours leaves as one letter, which says what there is to open", async () => {
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
  // Two things at one place are two, the same thing there is one.
  for (const subject of ["Une pièce", "Il reste 7 jours"])
    expect(digest?.text).toMatch(new RegExp(`${subject}\n\\S+/candidate/suivi\n`));
  expect(digest?.text.match(/Un message\n/g)).toHaveLength(1);
  expect(verifyEmailLink(digest?.unsubscribe?.split("/courriels/")[1] ?? "")).toMatchObject({
    kinds: ["message", "state"],
  });
});

test("leaveDue sends an immediate notice within three hours of the last e-mail, with what waits", async () => {
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

test("two answers that wait together are both told, each with its choice; the same one is told once", async () => {
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

test("in the quiet hours nothing leaves; at their end it does", async () => {
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

test("what an outage kept until the quiet hours leaves at their end", async () => {
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

test("what is wished when it leaves counts, not when it was told", async () => {
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

test("what is over when it would leave does not", async () => {
  const person = await buildStudent();
  await notifyPerson(person, { key: "read" });
  await notifyPerson(person, { key: "open", kind: "message" });
  const notRead: RelevanceCheck = async (_, { key }) => key !== "read";
  await dispatchDueNotifications([notRead]);
  expect(await states(person.email)).toEqual(["over", "left"]);
  expect(await database.listEmails()).toHaveLength(1);
});

test("a fault about one person is told, and holds nobody else back", async () => {
  const people = [await buildStudent(), await buildStudent(), await buildStudent()];
  for (const [at, person] of people.entries()) await notifyPerson(person, { key: `${at}` });
  const faulty: RelevanceCheck = async (_, { key }) => {
    if (key === "1") throw new Error("what it was about cannot be read");
    return true;
  };
  await expect(dispatchDueNotifications([faulty])).rejects.toThrow("some notices did not leave");
  const [first, , third] = people;
  expect((await database.listEmails()).map(({ to }) => to).toSorted()).toEqual(
    [first?.email, third?.email].toSorted(),
  );
});

test("workers at once write one letter", async () => {
  // Connections that are already open, so that they really meet.
  await Promise.all(Array.from({ length: 10 }, () => db().execute(sql`select pg_sleep(0.02)`)));
  const people = await Promise.all(Array.from({ length: 5 }, () => buildStudent()));
  for (const person of people) await notifyPerson(person);
  await Promise.all(Array.from({ length: 10 }, () => dispatchDueNotifications([])));
  expect(await database.listEmails()).toHaveLength(5);
});
