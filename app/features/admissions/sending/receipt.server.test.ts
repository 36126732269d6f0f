import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { demoSchools, setSchoolsSource } from "#app/i18n/school.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { countMarkedContent } from "#tests/support/marked-content.ts";
import type { ApplicationRecord } from "../record/record.ts";
import { buildReadyDraft, getVersion } from "../testing.ts";
import { createReceipt, verifyReceipt } from "./receipt.server.ts";
import { composeReceipt } from "./receipt-document.server.ts";
import { submitApplication } from "./submit-application.server.ts";

await createTestDatabase();

async function buildSentWithReceipt() {
  const { actor, id } = await buildReadyDraft();
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  if (!row?.number || !row.receiptCode || !row.submittedAt) throw new Error("it was not sent");
  return { actor, id, number: row.number, code: row.receiptCode, row };
}

test("createReceipt: returns the receipt to its candidate only", async () => {
  const { actor, id, number } = await buildSentWithReceipt();
  const receipt = await createReceipt(actor, id);
  const text = Buffer.from(receipt?.bytes ?? []).toString("latin1");
  expect(receipt?.number).toBe(number);
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain("/StructTreeRoot");
  expect(text).toContain("/Lang (fr)");
  const pages = await countMarkedContent(receipt?.bytes ?? new Uint8Array());
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect([page.closed, page.lowestDepth]).toEqual([page.opened, 0]);
  for (const nobody of [visitor, await buildStudent(), await buildStaff({ campus: "senegal" })])
    expect(await createReceipt(nobody, id)).toBeNull();
});

test("createReceipt: returns null for a draft", async () => {
  const { actor, id } = await buildReadyDraft();
  expect(await createReceipt(actor, id)).toBeNull();
});

test("verifyReceipt: returns number and date, and null for any other code", async () => {
  const { number, code, row } = await buildSentWithReceipt();
  const input = ` ${code.toLowerCase()} `;
  expect(await verifyReceipt(input)).toMatchObject({ number, sentAt: row.submittedAt });
  const changed = `${code.slice(0, 11)}${code.endsWith("0") ? "1" : "0"}`;
  for (const other of [changed, "", number, "' or true --"])
    expect(await verifyReceipt(other)).toBeNull();
});

test("createReceiptCode: two applications never have the same code", async () => {
  const [one, other] = [await buildSentWithReceipt(), await buildSentWithReceipt()];
  expect(one.code).not.toBe(other.code);
});

test("composeReceipt: contains number, date, answers and where to check it", async () => {
  const { number, code, row } = await buildSentWithReceipt();
  const record = row.record as ApplicationRecord;
  const campus = "cameroon" as const;
  const sent = { number, campus, code, sentAt: new Date("2027-03-12T13:02:00Z"), record };
  const receipt = composeReceipt(sent, "https://school.test");
  const text = JSON.stringify(receipt);
  expect(receipt.blocks.find(({ part }) => part === "figure")).toMatchObject({ text: number });
  expect(receipt.blocks.find(({ part }) => part === "code")).toMatchObject({
    address: `https://school.test/recu/${code}`,
  });
  expect(text).toContain("12\u00A0mars\u00A02027");
  expect(text).toContain("14\u00A0h\u00A002 (heure de Yaoundé)");
  expect(text).toContain("Aïssatou");
  expect(text).toContain("Non fourni");
});

test("composeReceipt: uses the name that the school had at submission", async () => {
  const { number, code, row } = await buildSentWithReceipt();
  const record = row.record as ApplicationRecord;
  const campus = "cameroon" as const;
  const sent = { number, campus, code, sentAt: new Date("2027-03-12T13:02:00Z"), record };
  const getHead = (one: typeof sent) => composeReceipt(one, "https://school.test").letterhead.name;
  const renamed = { ...demoSchools.fr, name: "École Baobab" };
  setSchoolsSource(() => ({ ...demoSchools, fr: renamed }));
  try {
    expect(getHead(sent)).toBe("Collège Érabao");
    const later = await buildSentWithReceipt();
    expect(getHead({ ...sent, record: later.row.record as ApplicationRecord })).toBe(
      "École Baobab",
    );
  } finally {
    setSchoolsSource(() => demoSchools);
  }
});
