import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildStudent } from "#app/features/identity/testing.ts";
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
const wishesOf = async (id: string) => (await db().select().from(users).where(eq(users.id, id)))[0];

test("opening the link of a letter changes nothing, and says what would stop and what stays", async () => {
  const { id } = await buildStudent();
  await db().update(users).set({ noticeConsent: "never" }).where(eq(users.id, id));
  const token = signEmailLink({ to: "stop", person: id, kinds: ["message", "state"] });
  expect(await previewEmailLink(token)).toEqual({
    to: "stop",
    kinds: ["message", "state"],
    remainingKinds: ["missing-piece", "deadline"],
  });
  expect(await wishesOf(id)).toMatchObject({ noticeMessage: "at-once", noticeState: "at-once" });
});

test("following it stops those kinds and no other; twice, it changes and tells nothing more", async () => {
  const { id } = await buildStudent();
  const token = signEmailLink({ to: "stop", person: id, kinds: ["message"] });
  expect(await applyEmailLink(token)).toMatchObject({ to: "stop" });
  expect(await applyEmailLink(token)).toMatchObject({ to: "stop" });
  expect(await wishesOf(id)).toMatchObject({ noticeMessage: "never", noticeState: "at-once" });
  const told = await db().select().from(history).where(eq(history.action, "notices.stopped"));
  expect(told).toMatchObject([{ subjectId: id, details: { fields: ["noticeMessage"] } }]);
});

test("a link that is not ours, or whose account is gone, does nothing", async () => {
  const gone = signEmailLink({ to: "stop", person: newId(), kinds: ["message"] });
  for (const token of ["", "x.y", gone]) {
    expect(await previewEmailLink(token)).toBeNull();
    expect(await applyEmailLink(token)).toBeNull();
  }
});

test("a marked address is mended by the letter its owner asks for, one a minute at most", async () => {
  const person = await buildStudent();
  expect(await requestReactivation(person)).toEqual({ ok: true });
  expect(await database.listEmails()).toEqual([]);
  await transaction((tx) => addSuppression(tx, person.email, { kind: "bounce" }));
  expect(await getOwnSuppression(person)).toBe("bounce");
  await requestReactivation(person);
  await requestReactivation(person);
  const [letter, ...others] = await database.listEmails();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ kind: "account", to: person.email });
  const token = /\/courriels\/(\S+)/.exec(letter?.text ?? "")?.[1] ?? "";
  const [first = "", ...rest] = person.email;
  expect(await previewEmailLink(token)).toMatchObject({
    address: `${first}•••${rest.join("").replace(/^[^@]*/, "")}`,
  });
  expect(await getOwnSuppression(person)).toBe("bounce");
  await applyEmailLink(token);
  expect(await getOwnSuppression(person)).toBeNull();
  expect(await getSuppression(person.email)).toBeNull();
});
