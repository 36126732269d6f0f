import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { attachProof } from "#app/features/admissions/cursus/cursus.server.ts";
import { submitApplication } from "#app/features/admissions/sending/submit-application.server.ts";
import {
  buildEntry,
  buildReadyDraft,
  buildSentApplication,
  getVersion,
} from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { offers, requests } from "#app/platform/db/schema/decisions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { makeOffer } from "./offer/offer.server.ts";
import { listOfferReminders, processOfferDeadlines } from "./offer/offer-deadlines.server.ts";
import { answerRequest, requestInformation } from "./request/request.server.ts";
import { refuseFile, replaceFile } from "./request/review-file.server.ts";
import { isMissingPieceCurrent, sendMissingPieceReminders } from "./request-reminders.server.ts";

await createTestDatabase();
afterEach(() => setClock());
const advanceDays = (days: number) => setClock(new Date(Date.now() + days * DAY_MS));
const listSent = async (email: string, what: string) =>
  (await listUserNotifications(email)).filter(({ key }) => key.startsWith(what));

test("sendMissingPieceReminders: reminds once of an unanswered request, two days before its deadline", async () => {
  const officer = await buildStaff();
  const { actor, choices } = await buildSentApplication({ state: "under-review" });
  await requestInformation(officer, choices[0], "under-review", {
    kind: "answer",
    message: "Où ?",
  });
  for (const day of [0, 11]) {
    advanceDays(day);
    await sendMissingPieceReminders();
    expect(await listSent(actor.email, "request:")).toEqual([]);
  }
  advanceDays(12);
  await sendMissingPieceReminders();
  await sendMissingPieceReminders();
  const [notification, ...others] = await listSent(actor.email, "request:");
  expect(others).toEqual([]);
  expect(notification).toMatchObject({
    kind: "missing-piece",
    path: "/espace-etudiant/candidate/suivi",
  });
  expect(notification?.text).not.toContain("Où ?");
  expect(notification && (await isMissingPieceCurrent(db(), notification))).toBe(true);
  const [request] = await db().select().from(requests).where(eq(requests.choiceId, choices[0]));
  await answerRequest(actor, request?.id ?? "", { words: "Ici.", file: null });
  expect(notification && (await isMissingPieceCurrent(db(), notification))).toBe(false);
});

test("sendMissingPieceReminders: sends no reminder of a request whose deadline is past", async () => {
  const officer = await buildStaff();
  const { actor, choices } = await buildSentApplication({ state: "under-review" });
  await requestInformation(officer, choices[0], "under-review", {
    kind: "answer",
    message: "Où ?",
  });
  advanceDays(20);
  await sendMissingPieceReminders();
  expect(await listSent(actor.email, "request:")).toEqual([]);
});

test("sendMissingPieceReminders: reminds once of a refused file, after five days", async () => {
  const officer = await buildStaff();
  const { actor, id } = await buildReadyDraft();
  const entryId = await buildEntry(id, "2024-2025");
  await attachProof(actor, id, entryId, buildPdf());
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  const [entry] = await db().select().from(cursusEntries).where(eq(cursusEntries.id, entryId));
  const fileId = entry?.proofId ?? "";
  await refuseFile(officer, fileId, "Illisible.");
  for (const day of [0, 4.9]) {
    advanceDays(day);
    await sendMissingPieceReminders();
    expect(await listSent(actor.email, "refused:")).toEqual([]);
  }
  advanceDays(5.1);
  await sendMissingPieceReminders();
  await sendMissingPieceReminders();
  const [notification, ...others] = await listSent(actor.email, "refused:");
  expect(others).toEqual([]);
  expect(notification && (await isMissingPieceCurrent(db(), notification))).toBe(true);
  await replaceFile(actor, fileId, buildPdf("autre.pdf"));
  expect(notification && (await isMissingPieceCurrent(db(), notification))).toBe(false);
});

test("isMissingPieceCurrent: is false for a refused file once it is replaced", async () => {
  const officer = await buildStaff();
  const { actor, id } = await buildReadyDraft();
  const entryId = await buildEntry(id, "2024-2025");
  await attachProof(actor, id, entryId, buildPdf());
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  const [entry] = await db().select().from(cursusEntries).where(eq(cursusEntries.id, entryId));
  await refuseFile(officer, entry?.proofId ?? "", "Illisible.");
  const [notification] = await listSent(actor.email, "file:");
  expect(notification).toMatchObject({ urgency: "immediate" });
  expect(notification && (await isMissingPieceCurrent(db(), notification))).toBe(true);
  await replaceFile(actor, entry?.proofId ?? "", buildPdf("autre.pdf"));
  expect(notification && (await isMissingPieceCurrent(db(), notification))).toBe(false);
});

test("listOfferReminders: lists the reminder of an offer before it is sent, and not after", async () => {
  const officer = await buildStaff();
  const { actor, choices } = await buildSentApplication({ state: "under-review" });
  await makeOffer(officer, choices[0], "under-review", false, {});
  const [offer] = await db().select().from(offers).where(eq(offers.choiceId, choices[0]));
  const remindAt = new Date((offer?.answerBy.getTime() ?? 0) - 3 * DAY_MS);
  const keys = async (until: Date) => (await listOfferReminders(until)).map(({ key }) => key);
  expect(await keys(new Date(remindAt.getTime() - DAY_MS))).not.toContainEqual(
    expect.stringContaining(choices[0]),
  );
  expect(await keys(remindAt)).toContainEqual(expect.stringContaining(choices[0]));
  setClock(new Date(remindAt.getTime() + MINUTE_MS));
  await processOfferDeadlines();
  await processOfferDeadlines();
  expect(await listSent(actor.email, "offer:")).toHaveLength(1);
  expect(await keys(remindAt)).not.toContainEqual(expect.stringContaining(choices[0]));
});
