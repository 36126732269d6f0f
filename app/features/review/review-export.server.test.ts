import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadApplicationDetails } from "#app/features/admissions/application.server.ts";
import { exportApplications } from "#app/features/admissions/application-export.server.ts";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { notes, themeChecks } from "#app/platform/db/schema/review.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { checkTheme } from "./checklist.server.ts";
import { addNote, removeNote } from "./notes/edit-notes.server.ts";
import { exportReview } from "./review-export.server.ts";

await createTestDatabase();

const khady = await buildStaff({ firstName: "Khady", lastName: "Ndiaye" });

test("the archive of a person has what was written about them, without the name of who wrote it", async () => {
  const { id, actor } = await buildSentApplication();
  await addNote(khady, id, "Bon niveau en sciences.");
  await addNote(khady, id, "Un mot de trop");
  const rows = await db().select().from(notes).where(eq(notes.applicationId, id));
  await removeNote(khady, rows.find(({ words }) => words === "Un mot de trop")?.id ?? "");
  const looked = { theme: "studies", state: "to-complete", version: 0, words: "page 2 illisible" };
  await checkTheme(khady, id, looked);
  const told = JSON.stringify(
    await exportApplications(actor, "fr", (one) => exportReview(one, "fr")),
  );
  expect(told).toContain("Bon niveau en sciences.");
  expect(told).toContain("page 2 illisible");
  expect(told).toContain("À compléter");
  expect(told).not.toContain("Un mot de trop");
  expect(told).not.toContain("Ndiaye");
});

test("what a candidate's own pages are made of holds none of it (AZ-09)", async () => {
  const { id } = await buildSentApplication();
  await addNote(khady, id, "Bon niveau en sciences.");
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  const own = row && (await loadApplicationDetails(row, "fr"));
  expect(JSON.stringify(own)).not.toContain("Bon niveau");
});

test("it all goes with the application", async () => {
  const { id } = await buildSentApplication();
  await addNote(khady, id, "Bon niveau en sciences.");
  await checkTheme(khady, id, { theme: "studies", state: "in-order", version: 0, words: "" });
  await db().delete(applications).where(eq(applications.id, id));
  expect(await db().select().from(notes).where(eq(notes.applicationId, id))).toEqual([]);
  const left = await db().select().from(themeChecks).where(eq(themeChecks.applicationId, id));
  expect(left).toEqual([]);
});
