import { beforeEach, describe, expect, it } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { db } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { correctAddress } from "./correct-address.server.ts";
import { MAX_ENQUIRIES_PER_DAY } from "./enquiry.ts";
import { getEnquiryReceipt, sendEnquiry } from "./send-enquiry.server.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());

const offices = {
  senegal: "dakar@ecole.test",
  cameroon: "yaounde@ecole.test",
  unknown: "accueil@ecole.test",
};
const input = {
  campus: "cameroon",
  subject: "visit",
  name: "Mireille Ngono",
  email: "Mireille@gmial.com",
  phone: "",
  phoneCountry: "CM",
  content: "Pouvons-nous venir samedi ?",
};

async function send(change: Partial<typeof input> = {}, address = "203.0.113.7") {
  const page = { locale: "fr" as const, address, offices };
  const sent = await sendEnquiry(visitor, { ...input, ...change }, page);
  if (!sent.ok) throw new Error(sent.reason);
  return sent.receipt;
}
const recipients = async () => (await database.listEmails()).map(({ to }) => to);
const emails = async () => (await db().select().from(enquiries)).map(({ email }) => email);

describe("correctAddress", () => {
  it("saves the suggested address, acknowledges it and notifies the office", async () => {
    const receipt = await send();
    expect(await correctAddress(visitor, receipt, offices)).toEqual({ ok: true });
    expect(await getEnquiryReceipt(receipt)).toMatchObject({ email: "Mireille@gmail.com" });
    expect(await recipients()).toEqual([
      offices.cameroon,
      "Mireille@gmial.com",
      offices.cameroon,
      "Mireille@gmail.com",
    ]);
    const officeEmail = (await database.listEmails()).at(-2);
    expect(officeEmail).toMatchObject({ to: offices.cameroon, replyTo: "Mireille@gmail.com" });
  });

  it("corrects once when the form is sent twice at once", async () => {
    const receipt = await send();
    const corrections = [1, 2].map(() => correctAddress(visitor, receipt, offices));
    expect(await Promise.all(corrections)).toEqual([{ ok: true }, { ok: true }]);
    expect(await recipients()).toHaveLength(4);
  });

  it("changes nothing when the address looks right, returns null without an address", async () => {
    const receipt = await send({ email: "mireille@ecole.cm" });
    expect(await correctAddress(visitor, receipt, offices)).toEqual({ ok: true });
    const phoneReceipt = await send({ email: "", phone: "671 23 45 67" });
    expect(await correctAddress(visitor, phoneReceipt, offices)).toBeNull();
    expect(await correctAddress(visitor, "no-such-receipt", offices)).toBeNull();
    expect((await emails()).toSorted()).toEqual(["mireille@ecole.cm", null].toSorted());
  });

  it("returns too-many-enquiries for the fourth in a day of one mailbox", async () => {
    // Misspellings of one mailbox, each with a single enquiry.
    const slips = ["gmial.com", "gmal.com", "gmail.fr", "gnail.com"];
    const receipts: string[] = [];
    for (const [n, domain] of slips.slice(0, MAX_ENQUIRIES_PER_DAY + 1).entries())
      receipts.push(await send({ email: `mireille@${domain}` }, `198.51.100.${n}`));
    const answers = [];
    for (const receipt of receipts) answers.push(await correctAddress(visitor, receipt, offices));
    expect(answers.slice(0, MAX_ENQUIRIES_PER_DAY)).toEqual(
      Array(MAX_ENQUIRIES_PER_DAY).fill({ ok: true }),
    );
    expect(answers[MAX_ENQUIRIES_PER_DAY]).toMatchObject({
      ok: false,
      reason: "too-many-enquiries",
    });
  });
});
