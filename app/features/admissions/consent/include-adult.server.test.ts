import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { replyToThread, writeToSchool } from "#app/features/messaging/send-message.server.ts";
import { readThread } from "#app/features/messaging/thread.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { consents, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildReadyDraft } from "../testing.ts";
import { answerConsent, withdrawConsent } from "./answer-consent.server.ts";
import { findAdultToInclude, includeAdult } from "./include-adult.server.ts";
import { requestConsent } from "./request-consent.server.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());

/** A candidate who wrote to the school about their application, and the consent link of the mother. */
async function buildThreadWithConsent(purposes: string[]) {
  const mother = { motherName: "Mariama Diop", motherEmail: "mariama@exemple.test" };
  const { actor, id } = await buildReadyDraft({ info: { birthOn: "2010-05-05", ...mother } });
  await requestConsent(actor, id, { adult: "mother", channel: "mail", locale: "fr" });
  const [email] = (await database.listEmails()).filter(({ to }) => to === mother.motherEmail);
  const token = /\/accord\/([\w-]+)/.exec(email?.text ?? "")?.[1] ?? "";
  await answerConsent(token, { givesConsent: true, name: "Mariama Diop", purposes, address: "" });
  const message = { campus: "senegal", subject: "Bulletin", content: "Bonjour." } as const;
  const sent = await writeToSchool(actor, { ...message, applicationId: id });
  if (!sent.ok) throw new Error("not sent");
  return { actor, id, token, threadId: sent.threadId };
}

test("includeAdult: shares with the consenting adult until they withdraw", async () => {
  const { actor, id, token, threadId } = await buildThreadWithConsent(["application", "messages"]);
  expect(await findAdultToInclude(id)).toEqual({ name: "Mariama Diop", adult: "mother" });
  expect(await includeAdult(actor, threadId)).toEqual({ ok: true });
  expect((await readThread(actor, threadId))?.guests).toMatchObject([{ name: "Mariama Diop" }]);
  await withdrawConsent(token);
  expect((await readThread(actor, threadId))?.guests).toEqual([]);
  expect(await findAdultToInclude(id)).toBeNull();
  expect(await includeAdult(actor, threadId)).toEqual({ ok: false, reason: "guest-not-agreed" });
});

test("includeAdult: refuses an adult who agreed to the application only", async () => {
  const { actor, id, threadId } = await buildThreadWithConsent(["application", "universities"]);
  expect(await findAdultToInclude(id)).toBeNull();
  expect(await includeAdult(actor, threadId)).toEqual({ ok: false, reason: "guest-not-agreed" });
});

test("includeAdult: refuses the mailbox of the candidate's account, in any spelling", async () => {
  const { actor, id, threadId } = await buildThreadWithConsent(["application", "messages"]);
  const officer = await buildStaff({ campus: "senegal" });
  // The candidate passed the request on, and gave this address for the adult since.
  await db().update(consents).set({ email: null }).where(eq(consents.applicationId, id));
  const motherEmail = actor.email.toUpperCase().replace("@", "+MAMAN@");
  await db().update(personalInfos).set({ motherEmail }).where(eq(personalInfos.applicationId, id));
  const before = (await database.listEmails()).length;
  for (const by of [actor, officer])
    expect(await includeAdult(by, threadId)).toEqual({ ok: false, reason: "guest-own-email" });
  expect((await readThread(actor, threadId))?.guests).toEqual([]);
  expect(await database.listEmails()).toHaveLength(before);
});

test("includeAdult: works for staff of the campus, and returns null to others", async () => {
  const { actor, threadId } = await buildThreadWithConsent(["application", "messages"]);
  for (const stranger of [await buildStudent(), await buildStaff({ campus: "cameroon" })])
    expect(await includeAdult(stranger, threadId)).toBeNull();
  expect(await includeAdult(await buildStaff({ campus: "senegal" }), threadId)).toEqual({
    ok: true,
  });
  expect(await replyToThread(actor, threadId, "Bonjour encore.")).toMatchObject({ ok: true });
});

test("includeAdult: returns null for a conversation about no application", async () => {
  const { actor } = await buildThreadWithConsent(["application", "messages"]);
  const message = { campus: "senegal", subject: "Autre", content: "Bonjour." } as const;
  const sent = await writeToSchool(actor, message);
  expect(sent.ok && (await includeAdult(actor, sent.threadId))).toBeNull();
});
