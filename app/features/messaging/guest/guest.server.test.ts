import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { guests } from "#app/platform/db/schema/messaging.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { removeFormerSecret, rotateSecret } from "#tests/support/rotate-secret.ts";
import { listDemoGuestEmails, sendDemoGuestEmails } from "../demo-guest-emails.server.ts";
import { eraseThreads } from "../erase-threads.server.ts";
import { MAX_MESSAGES_PER_HOUR } from "../message.ts";
import { exportMessages } from "../message-export.server.ts";
import { isMessageStillUnread } from "../message-notification.server.ts";
import { messagingMessages } from "../messages/messaging.ts";
import { replyToThread } from "../send-message.server.ts";
import { buildThread } from "../testing.ts";
import { countWaitingThreads, listThreads, readThread } from "../thread.server.ts";
import { addGuest, removeGuest, removeGuestsByConsent } from "./guest.server.ts";
import {
  getThreadAsGuest,
  leaveThreadAsGuest,
  openAttachmentAsGuest,
  renewGuestLink,
  replyAsGuest,
} from "./guest-access.server.ts";
import { sendDueGuestEmails } from "./guest-emails.server.ts";

const database = await createTestDatabase();
beforeEach(async () => {
  await database.truncate();
  setClock("2026-11-20T10:00:00Z");
});
afterEach(() => {
  setClock();
  setConfig(database.config);
});

const agreed = {
  adult: "mother",
  name: "Mariama Diop",
  email: "mariama@exemple.test",
  locale: "en",
} as const;
const emailsToGuest = async () =>
  (await database.listEmails()).filter(({ to }) => to === agreed.email);

/**
 * A thread with two messages, to which the mother was added after the second. `before`: files of one more message
 * between the two.
 */
async function buildThreadWithGuest(
  before?: NonNullable<Parameters<typeof replyToThread>[3]>["files"],
) {
  const person = await buildStudent({ firstName: "Awa", lastName: "Diop" });
  const officer = await buildStaff({ campus: "senegal" });
  const thread = await buildThread({ personId: person.id, applicationId: newId() });
  if (before) await replyToThread(person, thread.id, "Bien avant elle.", { files: before });
  await replyToThread(person, thread.id, "La dernière avant elle.");
  const consentId = newId();
  await transaction((tx) => addGuest(tx, person, thread.id, { ...agreed, consentId }));
  const [email] = await emailsToGuest();
  const token = /\/en\/echange\/([\w-]{43})/.exec(email?.text ?? "")?.[1] ?? "";
  return { person, officer, thread, consentId, token };
}

const contents = async (token: string) => {
  const view = await getThreadAsGuest(token);
  return view?.open ? view.messages.map(({ content }) => content) : view;
};

test("addGuest: invites the adult in their language without any content", async () => {
  const { token } = await buildThreadWithGuest();
  const [email] = await emailsToGuest();
  expect(email).toMatchObject({ locale: "en", kind: "notice" });
  expect(`${email?.subject}${email?.text}`).toContain("Awa Diop");
  expect(`${email?.subject}${email?.text}${email?.html}`).not.toMatch(/bulletin|page 2|avant/i);
  expect(token).toHaveLength(43);
});

test("notifyGuests: emails the adult when the school writes, without the content", async () => {
  const { officer, person, thread, token } = await buildThreadWithGuest();
  setClock("2026-11-20T14:00:00Z");
  await replyToThread(officer, thread.id, "Merci à tous.");
  await replyToThread(person, thread.id, "De rien.");
  expect(await contents(token)).toEqual(["La dernière avant elle.", "Merci à tous.", "De rien."]);
  const [, notification, ...others] = await emailsToGuest();
  expect(others).toEqual([]);
  expect(notification).toMatchObject({ locale: "en", kind: "notice" });
  expect(`${notification?.subject}${notification?.text}${notification?.html}`).not.toContain(
    "Merci",
  );
  // One-click unsubscription at the URL of the link itself (RFC 8058).
  expect(notification?.unsubscribe).toMatch(new RegExp(`/en/echange/${token}$`));
});

/** The school writes at each time, then the job runs; returns the number of emails after each. */
async function sendAtMoments(moments: string[]) {
  const { officer, thread, token } = await buildThreadWithGuest();
  const counts: number[] = [];
  for (const moment of moments) {
    setClock(`2026-11-${moment}Z`);
    if (!moment.endsWith("01")) await replyToThread(officer, thread.id, `À ${moment}.`);
    await Promise.all([sendDueGuestEmails(), sendDueGuestEmails()]);
    counts.push((await emailsToGuest()).length);
  }
  return { counts, token };
}

test("notifyGuests: sends at once by day, however recent the last email", async () => {
  const moments = ["20T10:20:00", "20T11:00:00", "20T11:00:01"];
  expect((await sendAtMoments(moments)).counts).toEqual([2, 3, 3]);
});

test("notifyGuests: waits for the end of quiet hours at the campus", async () => {
  const moments = ["20T21:30:00", "20T23:00:00", "21T06:59:01", "21T07:00:01"];
  expect((await sendAtMoments(moments)).counts).toEqual([1, 1, 1, 2]);
});

test("sendDueGuestEmails: skips a guest who replied or left meanwhile", async () => {
  const { token } = await sendAtMoments(["20T21:30:00"]);
  await replyAsGuest(token, "J'ai vu, merci.");
  setClock("2026-11-21T07:30:00Z");
  await sendDueGuestEmails();
  expect(await emailsToGuest()).toHaveLength(1);
  await database.truncate();
  const second = await sendAtMoments(["20T21:30:00"]);
  await leaveThreadAsGuest(second.token);
  setClock("2026-11-21T07:30:00Z");
  await sendDueGuestEmails();
  expect(await emailsToGuest()).toHaveLength(1);
});

test("sendDueGuestEmails: throws the error of one adult after sending to the others", async () => {
  await sendAtMoments(["20T21:30:00"]);
  const second = await buildThreadWithGuest();
  await replyToThread(second.officer, second.thread.id, "À elle aussi.");
  const [first] = await db().select().from(guests).orderBy(guests.createdAt);
  // A language without messages: rendering its email fails.
  const invalidLocale = { locale: "xx" as "fr" };
  await db()
    .update(guests)
    .set(invalidLocale)
    .where(eq(guests.id, first?.id ?? ""));
  const before = (await emailsToGuest()).length;
  setClock("2026-11-21T07:30:00Z");
  await expect(sendDueGuestEmails()).rejects.toThrow("some emails to adults were not sent");
  expect(await emailsToGuest()).toHaveLength(before + 1);
  await db().update(guests).set({ locale: "en" });
  await sendDueGuestEmails();
  expect(await emailsToGuest()).toHaveLength(before + 2);
});

test("sendDemoGuestEmails: lists and sends pending emails in demo mode", async () => {
  const { token } = await sendAtMoments(["20T21:30:00"]);
  const [pending, ...others] = (await listDemoGuestEmails("fr")) ?? [];
  expect([pending?.to, others.length]).toEqual([agreed.email, 0]);
  expect(pending?.dueAt.toISOString()).toMatch(/^2026-11-21T07:00/);
  expect(await sendDemoGuestEmails()).toEqual({ sentCount: 1 });
  expect(await sendDemoGuestEmails()).toEqual({ sentCount: 0 });
  expect(await emailsToGuest()).toHaveLength(2);
  expect(await listDemoGuestEmails("fr")).toEqual([]);
  expect(await getThreadAsGuest(token)).toMatchObject({ open: true });
});

test("replyAsGuest: is unread for both sides and notifies the candidate", async () => {
  const { officer, person, thread, token } = await buildThreadWithGuest();
  await readThread(person, thread.id);
  await readThread(officer, thread.id);
  expect(await replyAsGuest(token, "Je suis sa mère.")).toMatchObject({ ok: true });
  expect([await countWaitingThreads(person), await countWaitingThreads(officer)]).toEqual([1, 1]);
  const [notification] = await listUserNotifications(person.email);
  expect(notification?.subject).toBe(messagingMessages.fr.notification.guestSubject);
  expect(JSON.stringify(notification)).not.toContain("sa mère");
  expect(notification && (await isMessageStillUnread(db(), notification))).toBe(true);
  const last = (await readThread(person, thread.id))?.messages.at(-1);
  expect(notification && (await isMessageStillUnread(db(), notification))).toBe(false);
  expect(last).toMatchObject({ side: "guest", author: "Mariama Diop", adult: "mother" });
  expect((await exportMessages(person, "fr")).at(-1)).toMatchObject({
    "Écrit par": "Mariama Diop",
  });
  expect(await listThreads(officer, { search: "mariama" })).toMatchObject([{ id: thread.id }]);
});

test("getThreadAsGuest: marks nothing as read", async () => {
  const { officer, thread, token } = await buildThreadWithGuest();
  await replyToThread(officer, thread.id, "Lu par qui ?");
  for (let i = 0; i < 3; i++) await getThreadAsGuest(token);
  const messages = (await readThread(officer, thread.id))?.messages;
  expect(messages?.at(-1)?.isSeen).toBe(false);
});

test.for(["person", "school", "guest", "consent", "account"] as const)(
  "guest link: stops working when ended by the %s",
  async (by) => {
    const { person, officer, thread, consentId, token } = await buildThreadWithGuest();
    await replyToThread(officer, thread.id, "Lettre.", { files: { file1: buildPdf() } });
    const files = (await readThread(person, thread.id))?.messages.at(-1)?.files;
    const guest = (await readThread(person, thread.id))?.guests[0]?.id ?? "";
    expect(await openAttachmentAsGuest(token, files?.[0]?.id ?? "")).toMatchObject({
      name: "bulletin.pdf",
    });
    const about = [thread.applicationId ?? ""];
    if (by === "guest") expect(await leaveThreadAsGuest(token)).toBe(true);
    else if (by === "consent") await transaction((tx) => removeGuestsByConsent(tx, consentId));
    else if (by === "account") await transaction((tx) => eraseThreads(tx, person.id, about));
    else await removeGuest(by === "person" ? person : officer, thread.id, guest);
    const before = (await emailsToGuest()).length;
    expect(await getThreadAsGuest(token)).toEqual({ open: false, isUnused: false });
    expect(await replyAsGuest(token, "Encore ?")).toMatchObject({ reason: "guest-ended" });
    expect(await openAttachmentAsGuest(token, files?.[0]?.id ?? "")).toBeNull();
    await replyToThread(officer, thread.id, "Après elle.");
    setClock("2026-11-21T10:00:00Z");
    await sendDueGuestEmails();
    expect(await emailsToGuest()).toHaveLength(before);
    expect((await readThread(officer, thread.id))?.guests).toEqual([]);
  },
);

test("openAttachmentAsGuest: returns null for earlier files, other threads and other tokens", async () => {
  const { person, thread, token } = await buildThreadWithGuest({ file1: buildPdf() });
  const other = await buildThread({ personId: person.id });
  await replyToThread(person, other.id, "Ailleurs.", { files: { file1: buildPdf() } });
  for (const { id } of [thread, other]) {
    const messages = (await readThread(person, id))?.messages ?? [];
    const [file, ...others] = messages.flatMap(({ files }) => files);
    expect([file?.name, others]).toEqual(["bulletin.pdf", []]);
    expect(await openAttachmentAsGuest(token, file?.id ?? "")).toBeNull();
  }
  for (const guess of ["", "x", thread.id, token.slice(1), "\0"]) {
    expect(await getThreadAsGuest(guess)).toBeNull();
    expect(await replyAsGuest(guess, "Bonjour")).toBeNull();
    expect(await leaveThreadAsGuest(guess)).toBe(false);
  }
});

test("listGuestEvents: both sides see when an adult was added and removed", async () => {
  const { person, officer, thread } = await buildThreadWithGuest();
  const [guest] = (await readThread(person, thread.id))?.guests ?? [];
  setClock("2026-11-21T10:00:00Z");
  await removeGuest(officer, thread.id, guest?.id ?? "");
  const { name } = agreed;
  for (const reader of [person, officer])
    expect((await readThread(reader, thread.id))?.guestEvents).toMatchObject([
      { name, isHere: true },
      { name, isHere: false },
    ]);
  setClock("2026-11-21T11:00:00Z");
  await replyToThread(person, thread.id, "Elle n'est plus là.");
  expect(await readThread(person, thread.id, 1)).toMatchObject({
    hasEarlier: true,
    guestEvents: [],
  });
});

test("removeGuest: removes once and returns ok both times", async () => {
  const { person, officer, thread } = await buildThreadWithGuest();
  const guest = (await readThread(person, thread.id))?.guests[0]?.id ?? "";
  for (const _ of [1, 2]) expect(await removeGuest(person, thread.id, guest)).toEqual({ ok: true });
  const lines = await db().select().from(history).where(eq(history.action, "guest.removed"));
  expect(lines).toHaveLength(1);
  expect(await removeGuest(officer, thread.id, newId())).toBeNull();
  const [row] = await db().select().from(guests).where(eq(guests.id, guest));
  expect(row?.endedBy).toBe("person");
});

test("addGuest: adds once and refuses strangers", async () => {
  const { person, thread, consentId } = await buildThreadWithGuest();
  await transaction((tx) => addGuest(tx, person, thread.id, { ...agreed, consentId }));
  expect(await emailsToGuest()).toHaveLength(1);
  const guest = (await readThread(person, thread.id))?.guests[0]?.id ?? "";
  for (const stranger of [await buildStudent(), await buildStaff({ campus: "cameroon" })]) {
    const request = { ...agreed, consentId: newId() };
    expect(await transaction((tx) => addGuest(tx, stranger, thread.id, request))).toBeNull();
    expect(await removeGuest(stranger, thread.id, guest)).toBeNull();
  }
  expect((await readThread(person, thread.id))?.guests).toHaveLength(1);
});

test("replyAsGuest: the same attempt hours later returns the first message", async () => {
  const { token } = await buildThreadWithGuest();
  const attempt = newId();
  const first = await replyAsGuest(token, "Bonjour", attempt);
  setClock("2026-11-20T12:00:00Z");
  expect(await replyAsGuest(token, "Bonjour", attempt)).toEqual(first);
  expect(await replyAsGuest(token, "Bonjour", newId())).not.toEqual(first);
});

test("replyAsGuest: refuses an empty message, a duplicate and more than thirty an hour", async () => {
  const { person, thread, token } = await buildThreadWithGuest();
  expect(await replyAsGuest(token, "\u200B")).toMatchObject({ errors: { content: "required" } });
  const results = [await replyAsGuest(token, "Bonjour"), await replyAsGuest(token, "Bonjour ")];
  expect(results[1]).toEqual(results[0]);
  for (let i = 1; i < MAX_MESSAGES_PER_HOUR; i++) await replyAsGuest(token, `Message ${i}`);
  expect(await replyAsGuest(token, "De trop")).toMatchObject({ reason: "too-many-messages" });
  expect(await replyToThread(person, thread.id, "Moi, je peux.")).toMatchObject({ ok: true });
});

const lastToken = async () =>
  /\/en\/echange\/([\w-]{43})/.exec((await emailsToGuest()).at(-1)?.text ?? "")?.[1] ?? "";

test("guest link: expires after six months without an email or a reply", async () => {
  const { token } = await buildThreadWithGuest();
  setClock("2027-05-20T09:00:00Z");
  expect(await getThreadAsGuest(token)).toMatchObject({ open: true });
  setClock("2027-05-20T11:00:00Z");
  expect(await getThreadAsGuest(token)).toEqual({ open: false, isUnused: true });
  expect(await replyAsGuest(token, "Bonjour")).toEqual({ ok: false, reason: "guest-ended" });
  expect(await openAttachmentAsGuest(token, newId())).toBeNull();
});

test("guest link: a reply extends it by six months", async () => {
  const { token } = await buildThreadWithGuest();
  setClock("2027-05-19T10:00:00Z");
  expect(await replyAsGuest(token, "Toujours là.")).toMatchObject({ ok: true });
  setClock("2027-11-19T09:00:00Z");
  expect(await getThreadAsGuest(token)).toMatchObject({ open: true });
});

test("renewGuestLink: emails one new link to the adult and disables the old one", async () => {
  const { token } = await buildThreadWithGuest();
  expect(await renewGuestLink(token)).toBe(true);
  expect(await emailsToGuest()).toHaveLength(1);
  setClock("2027-05-21T10:00:00Z");
  expect(await renewGuestLink(token)).toBe(true);
  expect(await emailsToGuest()).toHaveLength(2);
  const newToken = await lastToken();
  expect(newToken).not.toBe(token);
  expect(await getThreadAsGuest(newToken)).toMatchObject({ open: true });
  expect(await getThreadAsGuest(token)).toBeNull();
  setClock("2027-05-21T10:11:00Z");
  expect(await renewGuestLink(token)).toBe(false);
  expect(await emailsToGuest()).toHaveLength(2);
});

test.each([
  ["one after the other", false],
  ["at once", true],
])("renewGuestLink: sends one link for two requests %s", async (_, atOnce) => {
  const { token } = await buildThreadWithGuest();
  setClock("2027-05-21T10:00:00Z");
  const tap = () => renewGuestLink(token);
  const taps = atOnce ? await Promise.all([tap(), tap()]) : [await tap(), await tap()];
  expect(taps).toEqual([true, true]);
  expect(await emailsToGuest()).toHaveLength(2);
  expect(await renewGuestLink(`${token}x`)).toBe(false);
});

test("leaveThreadAsGuest: leaves once and returns true both times", async () => {
  const { token } = await buildThreadWithGuest();
  for (const _ of [1, 2]) expect(await leaveThreadAsGuest(token)).toBe(true);
  const lines = await db().select().from(history).where(eq(history.action, "guest.left"));
  expect(lines).toHaveLength(1);
});

test("renewGuestLink: sends nothing to an adult who was removed", async () => {
  const { token } = await buildThreadWithGuest();
  await leaveThreadAsGuest(token);
  setClock("2027-06-20T10:00:00Z");
  expect(await renewGuestLink(token)).toBe(true);
  expect(await emailsToGuest()).toHaveLength(1);
});

test("replyToThread: emails a new link to an adult whose link expired", async () => {
  const { officer, thread, token } = await buildThreadWithGuest();
  setClock("2027-06-21T10:00:00Z");
  await replyToThread(officer, thread.id, "Des nouvelles.");
  const newToken = await lastToken();
  expect(newToken).not.toBe(token);
  expect(await contents(newToken)).toContain("Des nouvelles.");
  expect(await getThreadAsGuest(token)).toBeNull();
});

test("guest link: stays the same in emails sent during a rotation of APP_SECRET", async () => {
  const { officer, thread, token } = await buildThreadWithGuest();
  rotateSecret();
  await replyToThread(officer, thread.id, "Pendant le changement.");
  expect(await lastToken()).toBe(token);
  expect(await contents(token)).toContain("Pendant le changement.");
});

test("guest link: is replaced in the next email once the former APP_SECRET is removed", async () => {
  const { officer, thread, token } = await buildThreadWithGuest();
  rotateSecret();
  removeFormerSecret();
  expect(await getThreadAsGuest(token)).toMatchObject({ open: true });
  await replyToThread(officer, thread.id, "Après le changement.");
  const newToken = await lastToken();
  expect(newToken).not.toBe(token);
  expect(await contents(newToken)).toContain("Après le changement.");
  expect(await getThreadAsGuest(token)).toBeNull();
  await replyToThread(officer, thread.id, "Plus tard.");
  expect(await lastToken()).toBe(newToken);
});
