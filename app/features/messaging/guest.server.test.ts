import { afterEach, beforeEach, expect, test } from "vitest";
import { buildPdf } from "#app/features/documents/testing.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { toldTo } from "#app/features/notices/testing.ts";
import { messagingWords } from "#app/i18n/messaging.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { newId } from "#app/platform/ids.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetThreads } from "./forget.server.ts";
import { addGuest, endGuestsOf, removeGuest } from "./guest.server.ts";
import { leaveAsGuest, openAsGuest, readAsGuest, replyAsGuest } from "./guest-visit.server.ts";
import { reply } from "./message.server.ts";
import { HOURLY_LIMIT } from "./message.ts";
import { tellMessages } from "./message-data.server.ts";
import { messageStillUnread } from "./notice.server.ts";
import { buildThread } from "./testing.ts";
import { countUnread, readThread } from "./thread.server.ts";

const database = await testDatabase();
beforeEach(() => database.truncate());
afterEach(() => setClock());

const agreed = {
  adult: "mother",
  name: "Mariama Diop",
  email: "mariama@exemple.test",
  locale: "en",
} as const;
const toGuest = async () => (await database.letters()).filter(({ to }) => to === agreed.email);

/** A conversation with two messages, in which the mother was included after the second. */
async function included() {
  const person = await buildStudent({ firstName: "Awa", lastName: "Diop" });
  const officer = await buildStaff({ campus: "senegal" });
  const thread = await buildThread({ personId: person.id, applicationId: newId() });
  await reply(person, thread.id, "La dernière avant elle.");
  const consentId = newId();
  await transaction((tx) => addGuest(tx, person, thread.id, { ...agreed, consentId }));
  const [letter] = await toGuest();
  const token = /\/en\/echange\/([\w-]{43})/.exec(letter?.text ?? "")?.[1] ?? "";
  return { person, officer, thread, consentId, token };
}

const contents = async (token: string) => {
  const visit = await readAsGuest(token);
  return visit?.open ? visit.messages.map(({ content }) => content) : visit;
};

test("an included adult is invited in their language, without a word of the conversation", async () => {
  const { token } = await included();
  const [letter] = await toGuest();
  expect(letter).toMatchObject({ locale: "en", kind: "notice" });
  expect(`${letter?.subject}${letter?.text}`).toContain("Awa Diop");
  expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toMatch(/bulletin|page 2|avant/i);
  expect(token).toHaveLength(43);
});

test("they read the last message and those that follow, and are told when the school writes", async () => {
  const { officer, person, thread, token } = await included();
  await reply(officer, thread.id, "Merci à tous.");
  await reply(person, thread.id, "De rien.");
  expect(await contents(token)).toEqual(["La dernière avant elle.", "Merci à tous.", "De rien."]);
  expect(await toGuest()).toHaveLength(2);
  expect((await toGuest())[1]?.text).not.toContain("Merci");
});

test("what they answer is theirs by name, unread for both sides, and told to the person", async () => {
  const { officer, person, thread, token } = await included();
  await readThread(person, thread.id);
  await readThread(officer, thread.id);
  expect(await replyAsGuest(token, "Je suis sa mère.")).toMatchObject({ ok: true });
  expect([await countUnread(person), await countUnread(officer)]).toEqual([1, 1]);
  const [notice] = await toldTo(person.email);
  expect(notice?.subject).toBe(messagingWords.fr.notice.guestSubject);
  expect(JSON.stringify(notice)).not.toContain("sa mère");
  expect(notice && (await messageStillUnread(db(), notice))).toBe(true);
  const last = (await readThread(person, thread.id))?.messages.at(-1);
  expect(notice && (await messageStillUnread(db(), notice))).toBe(false);
  expect(last).toMatchObject({ side: "guest", author: "Mariama Diop", adult: "mother" });
  expect((await tellMessages(person, "fr")).at(-1)).toMatchObject({ "Écrit par": "Mariama Diop" });
});

test("reading changes nothing", async () => {
  const { officer, thread, token } = await included();
  await reply(officer, thread.id, "Lu par qui ?");
  for (let i = 0; i < 3; i++) await readAsGuest(token);
  const messages = (await readThread(officer, thread.id))?.messages;
  expect(messages?.at(-1)?.seen).toBe(false);
});

test.for(["person", "school", "guest", "consent", "account"] as const)(
  "the link ends by the %s: nothing is read, written or sent any more",
  async (by) => {
    const { person, officer, thread, consentId, token } = await included();
    await reply(officer, thread.id, "Lettre.", { file1: buildPdf() });
    const files = (await readThread(person, thread.id))?.messages.at(-1)?.files;
    const guest = (await readThread(person, thread.id))?.guests[0]?.id ?? "";
    expect(await openAsGuest(token, files?.[0]?.id ?? "")).toMatchObject({ name: "bulletin.pdf" });
    const about = [thread.applicationId ?? ""];
    if (by === "guest") expect(await leaveAsGuest(token)).toBe(true);
    else if (by === "consent") await transaction((tx) => endGuestsOf(tx, consentId));
    else if (by === "account") await transaction((tx) => forgetThreads(tx, person.id, about));
    else await removeGuest(by === "person" ? person : officer, thread.id, guest);
    const told = (await toGuest()).length;
    expect(await readAsGuest(token)).toEqual({ open: false });
    expect(await replyAsGuest(token, "Encore ?")).toMatchObject({ reason: "guest-ended" });
    expect(await openAsGuest(token, files?.[0]?.id ?? "")).toBeNull();
    await reply(officer, thread.id, "Après elle.");
    expect(await toGuest()).toHaveLength(told);
    expect((await readThread(officer, thread.id))?.guests).toEqual([]);
  },
);

test("a guest sees no file of before, of another conversation, nor another link", async () => {
  const { person, thread, token } = await included();
  const other = await buildThread({ personId: person.id });
  await reply(person, other.id, "Ailleurs.", { file1: buildPdf() });
  const file = (await readThread(person, other.id))?.messages.at(-1)?.files[0];
  expect(await openAsGuest(token, file?.id ?? "")).toBeNull();
  for (const guess of ["", "x", thread.id, token.slice(1), "\0"]) {
    expect(await readAsGuest(guess)).toBeNull();
    expect(await replyAsGuest(guess, "Bonjour")).toBeNull();
    expect(await leaveAsGuest(guess)).toBe(false);
  }
});

test("including twice is once; strangers include and take out nobody", async () => {
  const { person, thread, consentId } = await included();
  await transaction((tx) => addGuest(tx, person, thread.id, { ...agreed, consentId }));
  expect(await toGuest()).toHaveLength(1);
  const guest = (await readThread(person, thread.id))?.guests[0]?.id ?? "";
  for (const stranger of [await buildStudent(), await buildStaff({ campus: "cameroon" })]) {
    const asked = { ...agreed, consentId: newId() };
    expect(await transaction((tx) => addGuest(tx, stranger, thread.id, asked))).toBeNull();
    expect(await removeGuest(stranger, thread.id, guest)).toBeNull();
  }
  expect((await readThread(person, thread.id))?.guests).toHaveLength(1);
});

test("a guest sends a fit message once, and thirty in an hour", async () => {
  const { person, thread, token } = await included();
  expect(await replyAsGuest(token, "\u200B")).toMatchObject({ errors: { content: "required" } });
  const twice = [await replyAsGuest(token, "Bonjour"), await replyAsGuest(token, "Bonjour ")];
  expect(twice[1]).toEqual(twice[0]);
  for (let i = 1; i < HOURLY_LIMIT; i++) await replyAsGuest(token, `Message ${i}`);
  expect(await replyAsGuest(token, "De trop")).toMatchObject({ reason: "too-many-messages" });
  expect(await reply(person, thread.id, "Moi, je peux.")).toMatchObject({ ok: true });
});
