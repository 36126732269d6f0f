import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStudent } from "#app/features/auth/testing.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { runInBatches } from "#tests/support/run-in-batches.ts";
import { MAX_ENQUIRIES_PER_DAY, MAX_ENQUIRIES_PER_NETWORK_HOUR } from "./enquiry.ts";
import { deleteOldEnquiries } from "./enquiry-retention.server.ts";
import { getEnquiryReceipt, sendEnquiry } from "./send-enquiry.server.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());
afterEach(() => setClock());

const offices = {
  senegal: "dakar@ecole.test",
  cameroon: "yaounde@ecole.test",
  unknown: "accueil@ecole.test",
};
const input = {
  campus: "cameroon",
  subject: "visit",
  name: "Mireille Ngono",
  email: "mireille@exemple.test",
  phone: "",
  phoneCountry: "CM",
  content: "Pouvons-nous venir samedi ?\nVoyez https://mal.example/gagner",
};
const page = { locale: "fr" as Locale, address: "203.0.113.7", offices };
type InputChange = Partial<typeof input>;
const send = (change: InputChange = {}, from: Partial<typeof page> = {}) =>
  sendEnquiry(visitor, { ...input, ...change }, { ...page, ...from });
const listEnquiryRows = () => db().select().from(enquiries);
const listEmails = () => database.listEmails();
const TOO_MANY = {
  ok: false,
  reason: "too-many-enquiries",
  retryAfterSeconds: expect.any(Number),
};
/** Each call is another network. */
let networkCount = 0;
const otherNetwork = () => ({ address: `198.51.100.${++networkCount}` });

test.for([
  ["senegal", offices.senegal],
  ["cameroon", offices.cameroon],
  ["unknown", offices.unknown],
])("sendEnquiry: about %s emails %s with a reply to the sender", async ([campus, to]) => {
  await send({ campus });
  const toOffice = (await listEmails()).find((mail) => mail.to === to);
  expect(toOffice).toMatchObject({ replyTo: input.email });
  for (const word of ["Mireille", "exemple.test", "samedi"])
    expect(toOffice?.subject).not.toContain(word);
  expect(toOffice?.text).toContain("Mireille Ngono");
  expect(toOffice?.text).toContain("> Pouvons-nous venir samedi ?\n> Voyez");
  expect(await listEnquiryRows()).toMatchObject([{ campus: campus === "unknown" ? null : campus }]);
});

test("sendAcknowledgement: is in the page's language and contains nothing typed", async () => {
  const name = "https://mal.example";
  const sent = await send({ name, campus: "senegal" }, { locale: "en" });
  if (!sent.ok) throw new Error("not sent");
  const [row] = await listEnquiryRows();
  const receipt = (await listEmails()).find((mail) => mail.to === input.email);
  expect(receipt).toMatchObject({ locale: "en", replyTo: offices.senegal });
  expect(receipt?.subject).toBe(`We have received your message (${row?.reference})`);
  expect(receipt?.text).toContain(`/en/contacts?envoye=${sent.receipt}#ecrire`);
  for (const body of [receipt?.text, receipt?.html]) {
    expect(body).not.toContain("mal.example");
    expect(body).not.toContain("samedi");
  }
});

test("sendEnquiry: with a phone number only, emails the office alone", async () => {
  await send({ email: "", phone: "671 23 45 67" });
  expect((await listEmails()).map((mail) => [mail.to, mail.replyTo])).toEqual([
    [offices.cameroon, null],
  ]);
  expect(await listEnquiryRows()).toMatchObject([
    { email: null, mailbox: null, phone: "+237671234567" },
  ]);
});

test("sendEnquiry: saves the enquiry for an office without an address", async () => {
  await send({}, { offices: { ...offices, cameroon: "" } });
  expect((await listEmails()).map((mail) => mail.to)).toEqual([input.email]);
  expect(await listEnquiryRows()).toHaveLength(1);
});

test("sendEnquiry: returns invalid-enquiry with errors by field and saves nothing", async () => {
  expect(await send({ name: "", email: "m@x", phone: "71 23 45 67" })).toEqual({
    ok: false,
    reason: "invalid-enquiry",
    errors: { name: "required", email: "email-invalid", phone: "phone-cameroon-8" },
  });
  expect(await listEnquiryRows()).toEqual([]);
  expect(await listEmails()).toEqual([]);
});

test("sendEnquiry: saves nothing when an email cannot be queued", async () => {
  const queue = await import("#app/platform/mail/outbox.server.ts");
  const { enqueueEmail: originalEnqueueEmail } = queue;
  // The first email is queued, the second fails.
  const failing = vi
    .spyOn(queue, "enqueueEmail")
    .mockImplementationOnce(originalEnqueueEmail)
    .mockImplementationOnce(async (tx) => {
      await tx.execute(sql`select 1 / 0`);
      return "never";
    });
  await expect(send()).rejects.toThrow();
  expect(failing).toHaveBeenCalledTimes(2);
  failing.mockRestore();
  expect(await listEnquiryRows()).toEqual([]);
  expect(await listEmails()).toEqual([]);
  expect(await db().select().from(history)).toEqual([]);
});

test("sendEnquiry: simultaneous duplicates are one enquiry with two emails", async () => {
  // Opens the connections first, so that the attempts run at the same time.
  await Promise.all(Array.from({ length: 8 }, () => db().execute(sql`select pg_sleep(0.02)`)));
  const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
  expect(new Set(answers.map((answer) => answer.ok && answer.receipt)).size).toBe(1);
  expect(await listEnquiryRows()).toHaveLength(1);
  expect(await listEmails()).toHaveLength(2);
});

test("sendEnquiry: the same content later or from another sender is a new enquiry", async () => {
  await send();
  await send({ email: "autre@exemple.test" }, otherNetwork());
  setClock(new Date(Date.now() + 120_000));
  await send();
  expect(await listEnquiryRows()).toHaveLength(3);
});

test("sendEnquiry: returns too-many-enquiries for the fourth of a mailbox, however spelled", async () => {
  const spellings = ["m.ngono@gmail.com", "M.NGONO@Gmail.com", "mngono+ecole@googlemail.com"];
  for (const [i, email] of spellings.entries())
    expect(await send({ email, content: `Message ${i}` }, otherNetwork())).toMatchObject({
      ok: true,
    });
  const refused = await send({ email: "m.n.g.o.n.o@gmail.com", content: "Encore" }, otherNetwork());
  expect(refused).toEqual(TOO_MANY);
  const toPerson = (await listEmails()).filter((mail) => /gmail|googlemail/i.test(mail.to));
  expect(toPerson).toHaveLength(MAX_ENQUIRIES_PER_DAY);
  setClock(new Date(Date.now() + 25 * HOUR_MS));
  expect(await send({ email: "mngono@gmail.com", content: "Demain" })).toMatchObject({ ok: true });
});

test("sendEnquiry: returns too-many-enquiries for the fourth of a phone number", async () => {
  const spellings = ["671234567", "+237 671 23 45 67", "00237671234567"];
  for (const phone of spellings)
    expect(await send({ email: "", phone, content: phone }, otherNetwork())).toMatchObject({
      ok: true,
    });
  expect(await send({ email: "", phone: "6 71 23 45 67" }, otherNetwork())).toEqual(TOO_MANY);
});

test("sendEnquiry: allows 120 an hour from one network (an IPv6 /56), more from others", async () => {
  const from = (i: number) => ({ address: `2001:db8:1:2${i.toString(16).padStart(2, "0")}::1` });
  const answers = await runInBatches(MAX_ENQUIRIES_PER_NETWORK_HOUR + 5, (i) =>
    send({ email: `${newId()}@exemple.test` }, from(i)),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(MAX_ENQUIRIES_PER_NETWORK_HOUR);
  const refused = answers.filter((answer) => !answer.ok);
  expect(refused).toEqual(Array(5).fill(TOO_MANY));
  for (const answer of refused)
    expect(
      "retryAfterSeconds" in answer && answer.retryAfterSeconds,
      "about an hour",
    ).toBeGreaterThan(3_500);
  expect(await listEnquiryRows()).toHaveLength(MAX_ENQUIRIES_PER_NETWORK_HOUR);
  expect(await send({}, { address: "2001:db8:1:300::1" })).toMatchObject({ ok: true });
  setClock(new Date(Date.now() + 3_700_000));
  expect(await send({ content: "Plus tard" }, from(99))).toMatchObject({ ok: true });
});

test("sendEnquiry: stores no IP address", async () => {
  await send();
  const [row] = await listEnquiryRows();
  expect(row?.asker).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(page.address);
});

test("sendEnquiry: records the sender and the subject, not the content", async () => {
  const person = await buildStudent();
  await sendEnquiry(person, input, page);
  const lines = await db().select().from(history).where(eq(history.subjectKind, "enquiry"));
  expect(lines).toMatchObject([
    {
      action: "enquiry.sent",
      actorId: person.id,
      details: { campus: "cameroon", subject: "visit" },
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Ngono|mireille|samedi/);
});

test("getEnquiryReceipt: returns the enquiry for thirty days, to its token only", async () => {
  const sent = await send();
  if (!sent.ok) throw new Error("not sent");
  expect(await getEnquiryReceipt(sent.receipt)).toMatchObject({
    content: input.content,
    email: input.email,
  });
  const [row] = await listEnquiryRows();
  for (const guess of ["", "1", row?.reference ?? "", row?.id ?? ""])
    expect(await getEnquiryReceipt(guess)).toBeNull();
  setClock(new Date(Date.now() + 31 * DAY_MS));
  expect(await getEnquiryReceipt(sent.receipt)).toBeNull();
});

test("deleteOldEnquiries: deletes after twelve months, and network hashes after a day", async () => {
  setClock("2026-01-10T10:00:00Z");
  await send({ content: "Ancienne" });
  setClock("2026-11-20T10:00:00Z");
  await send({ content: "Récente" });
  setClock("2027-01-11T03:20:00Z");
  await deleteOldEnquiries();
  await deleteOldEnquiries();
  expect(await listEnquiryRows()).toMatchObject([{ content: "Récente", asker: null }]);
  const removed = eq(history.action, "enquiry.removed");
  expect(await db().select().from(history).where(removed)).toHaveLength(1);
});

test("deleteOldEnquiries: counts twelve months from the handling", async () => {
  setClock("2026-01-10T10:00:00Z");
  await send();
  await db()
    .update(enquiries)
    .set({ handledAt: new Date("2026-06-01T10:00:00Z") });
  setClock("2027-05-01T03:20:00Z");
  await deleteOldEnquiries();
  expect(await listEnquiryRows()).toHaveLength(1);
  setClock("2027-06-02T03:20:00Z");
  await deleteOldEnquiries();
  expect(await listEnquiryRows()).toHaveLength(0);
});
