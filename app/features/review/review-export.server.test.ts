import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadApplicationDetails } from "#app/features/admissions/application.server.ts";
import { exportApplications } from "#app/features/admissions/application-export.server.ts";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { notes, themeChecks } from "#app/platform/db/schema/review.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { checkTheme } from "./checklist.server.ts";
import { addNote, removeNote } from "./notes/edit-notes.server.ts";
import { exportReview } from "./review-export.server.ts";

await createTestDatabase();

const khady = await buildStaff({ firstName: "Khady", lastName: "Ndiaye" });

test("exportReview: contains notes and checks without the names of staff", async () => {
  const { id, actor } = await buildSentApplication();
  await addNote(khady, id, "Bon niveau en sciences.");
  await addNote(khady, id, "Un mot de trop");
  const rows = await db().select().from(notes).where(eq(notes.applicationId, id));
  await removeNote(khady, rows.find(({ words }) => words === "Un mot de trop")?.id ?? "");
  const check = { theme: "studies", state: "to-complete", version: 0, comment: "page 2 illisible" };
  await checkTheme(khady, id, check);
  const exported = JSON.stringify(
    await exportApplications(actor, "fr", (one) => exportReview(one, "fr")),
  );
  expect(exported).toContain("Bon niveau en sciences.");
  expect(exported).toContain("page 2 illisible");
  expect(exported).toContain("À compléter");
  expect(exported).not.toContain("Un mot de trop");
  expect(exported).not.toContain("Ndiaye");
});

test("fill: contains no note for the candidate's own pages (AZ-09)", async () => {
  const { id } = await buildSentApplication();
  await addNote(khady, id, "Bon niveau en sciences.");
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  const own = row && (await loadApplicationDetails(row, "fr"));
  expect(JSON.stringify(own)).not.toContain("Bon niveau");
});

test("deleting an application deletes its notes and checks", async () => {
  const { id } = await buildSentApplication();
  await addNote(khady, id, "Bon niveau en sciences.");
  await checkTheme(khady, id, { theme: "studies", state: "in-order", version: 0, comment: "" });
  await db().delete(applications).where(eq(applications.id, id));
  expect(await db().select().from(notes).where(eq(notes.applicationId, id))).toEqual([]);
  const remaining = await db().select().from(themeChecks).where(eq(themeChecks.applicationId, id));
  expect(remaining).toEqual([]);
});
