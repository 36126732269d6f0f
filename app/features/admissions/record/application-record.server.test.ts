import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadApplication } from "../application.server.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { buildEntry, buildReadyDraft, getVersion } from "../testing.ts";
import { parseRecord } from "./application-record.server.ts";
import type { ApplicationRecord } from "./record.ts";

await createTestDatabase();

/** Runs the statements of a migration once more. */
async function runMigration(name: string) {
  const statements = readFileSync(`db/migrations/${name}.sql`, "utf8").split(
    "--> statement-breakpoint",
  );
  for (const statement of statements) await db().execute(sql.raw(statement));
}

/** The order in which the version before stored the rows of the identity. */
const formerIdentity = [
  ...["lastName", "firstName", "birthOn", "birthPlace", "nationality"],
  ...["photo", "campus"],
];

/** A record as the version before stored it: rows without a field. */
function toFormerRecord(record: ApplicationRecord) {
  const blocks = record.blocks.map((block) => {
    const rows =
      block.section === "identity"
        ? formerIdentity.flatMap((name) => block.rows.filter(({ field }) => field === name))
        : block.rows;
    return { ...block, rows: rows.map(({ label, value }) => ({ label, value })) };
  });
  return { ...record, blocks };
}

async function buildSubmitted(locale: "fr" | "en") {
  const { actor, id } = await buildReadyDraft();
  await buildEntry(id, "2023-2024", { occurredOn: "2024-07-15", comment: "Mention orale" });
  await buildEntry(id, "2023-2024", { occurredOn: "2023-07-15" });
  await buildEntry(id, "2023-2024", { comment: "Redoublée" });
  await submitApplication(actor, id, { version: await getVersion(id), locale });
  const record = (await loadApplication(actor, id))?.record;
  if (!record) throw new Error("it was not submitted");
  return { actor, id, record };
}

test.for(["fr", "en"] as const)(
  "migration 0067: names the field of each row of a record of the version before, in %s",
  async (locale) => {
    const { id, record } = await buildSubmitted(locale);
    const former = toFormerRecord(record);
    await db().update(applications).set({ record: former }).where(eq(applications.id, id));
    await runMigration("0067_record-fields");
    const [row] = await db().select().from(applications).where(eq(applications.id, id));
    const migrated = parseRecord(row?.record);
    // Nothing of what was submitted is lost: labels, values and order.
    expect(migrated && toFormerRecord(migrated)).toEqual(former);
    const listFields = ({ blocks }: ApplicationRecord) =>
      blocks.map(({ section, rows }) =>
        section === "identity" ? formerIdentity : rows.map(({ field }) => field),
      );
    expect(migrated?.blocks.map(({ rows }) => rows.map(({ field }) => field))).toEqual(
      listFields(record),
    );
  },
);

test.for(["fr", "en"] as const)(
  "parseRecord: names the field of each row that the version before stored during an upgrade, in %s",
  async (locale) => {
    const { id, record } = await buildSubmitted(locale);
    const former = toFormerRecord(record);
    await db().update(applications).set({ record: former }).where(eq(applications.id, id));
    await runMigration("0067_record-fields");
    const [row] = await db().select().from(applications).where(eq(applications.id, id));
    expect(parseRecord(former)).toEqual(row?.record);
    const passport = parseRecord(former)?.blocks.find(({ section }) => section === "passport");
    expect(passport?.rows.map(({ field }) => field)).toContain("passportNumber");
  },
);

test("parseRecord: refuses a record that is not whole, and reads none of a draft", async () => {
  const { record } = await buildSubmitted("fr");
  expect(parseRecord(null)).toBeNull();
  expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  expect(() => parseRecord({ ...record, blocks: undefined })).toThrow();
  const former = toFormerRecord(record);
  for (const block of former.blocks.filter(({ section }) => section === "passport"))
    block.rows.push({ label: "Visa", value: "B2" });
  expect(() => parseRecord(former)).toThrow("the row has no field");
});
