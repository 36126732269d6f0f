import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { countSteps, isRemaining } from "#app/features/admissions/sections.ts";
import { submitApplication } from "#app/features/admissions/sending/submit-application.server.ts";
import { buildRandomDraft } from "#app/features/admissions/sending/testing.ts";
import { buildIntake } from "#app/features/admissions/testing.ts";
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createSeededRandom } from "#tests/support/seeded-random.ts";
import { getHomeOverview } from "../../home/home-overview.server.ts";
import { buildApplicationOverview } from "./application-overview.ts";

await createTestDatabase();

const APPLICATIONS = 80;

test("getReadiness: overview and home page offer the submission exactly when submitApplication succeeds", async () => {
  await buildIntake();
  const random = createSeededRandom(20_261_126);
  const open = await buildCourse();
  const full = await buildCourse({ availability: "full" });
  const outcomes = { sent: 0, refused: 0 };
  for (let count = 0; count < APPLICATIONS; count += 1) {
    const { actor, id } = await buildRandomDraft(random, [open.id, full.id]);
    const application = await loadApplication(actor, id);
    if (!application) throw new Error("an application is not there");
    const overview = buildApplicationOverview(application);
    const home = (await getHomeOverview(actor, "fr", new Date())).application;
    if (home?.kind !== "draft") throw new Error("the home page does not show a draft");
    const sent = await submitApplication(actor, id, { version: application.version, locale: "fr" });
    const isSent = sent?.ok === true;
    outcomes[isSent ? "sent" : "refused"] += 1;
    const details = JSON.stringify({ steps: overview.steps, sent });
    expect(overview.canSend, details).toBe(isSent);
    expect(overview.next === null, details).toBe(isSent);
    expect(home.steps.filter(isRemaining).length === 0, details).toBe(isSent);
    const { done, required } = countSteps(home.steps);
    expect(done === required, details).toBe(isSent);
  }
  expect(outcomes.sent).toBeGreaterThan(8);
  expect(outcomes.refused).toBeGreaterThan(8);
}, 60_000);
