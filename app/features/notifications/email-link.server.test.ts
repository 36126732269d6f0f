import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildStudent } from "#app/features/auth/testing.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { addSuppression, getSuppression } from "#app/platform/mail/suppression.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { applyEmailLink, previewEmailLink } from "./email-link.server.ts";
import { signEmailLink } from "./email-link-token.server.ts";
import { getOwnSuppression, requestReactivation } from "./email-reactivation.server.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());
const getWishes = async (id: string) =>
  (await db().select().from(users).where(eq(users.id, id)))[0];

test("previewEmailLink: describes an unsubscribe link without changing preferences", async () => {
  const { id } = await buildStudent();
  await db().update(users).set({ noticeConsent: "never" }).where(eq(users.id, id));
  const token = signEmailLink({ to: "stop", person: id, kinds: ["message", "state"] });
  expect(await previewEmailLink(token)).toEqual({
    to: "stop",
    kinds: ["message", "state"],
    remainingKinds: ["missing-piece", "deadline"],
  });
  expect(await getWishes(id)).toMatchObject({ noticeMessage: "at-once", noticeState: "at-once" });
});

test("applyEmailLink: unsubscribes from the kinds of the link, once", async () => {
  const { id } = await buildStudent();
  const token = signEmailLink({ to: "stop", person: id, kinds: ["message"] });
  expect(await applyEmailLink(token)).toMatchObject({ to: "stop" });
  expect(await applyEmailLink(token)).toMatchObject({ to: "stop" });
  expect(await getWishes(id)).toMatchObject({ noticeMessage: "never", noticeState: "at-once" });
  const entries = await db().select().from(history).where(eq(history.action, "notices.stopped"));
  expect(entries).toMatchObject([{ subjectId: id, details: { fields: ["noticeMessage"] } }]);
});

test("applyEmailLink: returns null for an invalid token or a deleted account", async () => {
  const deletedUserToken = signEmailLink({ to: "stop", person: newId(), kinds: ["message"] });
  for (const token of ["", "x.y", deletedUserToken]) {
    expect(await previewEmailLink(token)).toBeNull();
    expect(await applyEmailLink(token)).toBeNull();
  }
});

test("requestReactivation: emails a link that lifts the suppression, at most once a minute", async () => {
  const person = await buildStudent();
  expect(await requestReactivation(person)).toEqual({ ok: true });
  expect(await database.listEmails()).toEqual([]);
  await transaction((tx) => addSuppression(tx, person.email, { kind: "bounce" }));
  expect(await getOwnSuppression(person)).toBe("bounce");
  await requestReactivation(person);
  await requestReactivation(person);
  const [email, ...others] = await database.listEmails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ kind: "account", to: person.email });
  const token = /\/courriels\/(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
  const [first = "", ...rest] = person.email;
  expect(await previewEmailLink(token)).toMatchObject({
    address: `${first}•••${rest.join("").replace(/^[^@]*/, "")}`,
  });
  expect(await getOwnSuppression(person)).toBe("bounce");
  await applyEmailLink(token);
  expect(await getOwnSuppression(person)).toBeNull();
  expect(await getSuppression(person.email)).toBeNull();
});
