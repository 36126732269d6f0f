import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { countSteps, isLeft } from "#app/features/admissions/sections.ts";
import { submit } from "#app/features/admissions/sending/submission.server.ts";
import { buildApplication, buildEntry, buildIntake } from "#app/features/admissions/testing.ts";
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices, consents } from "#app/platform/db/schema/admissions.ts";
import { chances } from "#tests/support/chances.ts";
import { testDatabase } from "#tests/support/database.ts";
import { overviewOf as homeOf } from "../../home/overview.server.ts";
import { overviewOf } from "./overview.ts";

await testDatabase();

const DAY_MS = 86_400_000;
const APPLICATIONS = 80;

/** An application of which each part is there or not, by chance. */
async function buildAnyApplication(chance: () => number, courses: string[]) {
  const maybe = <T>(value: T) => (chance() < 0.75 ? value : null);
  const birthOn = ["2005-03-05", "2011-03-05", null][Math.floor(chance() * 2.3)] ?? null;
  const built = await buildApplication({
    info: {
      lastName: maybe("Fall"),
      firstName: maybe("Awa"),
      birthOn,
      passportNumber: maybe("A1234567"),
      motherName: maybe("Mariama Fall"),
      motherEmail: maybe("mariama@exemple.sn"),
    },
  });
  if (maybe(true)) await buildEntry(built.id);
  if (maybe(true))
    await db()
      .insert(choices)
      .values({
        applicationId: built.id,
        courseId: courses[chance() < 0.8 ? 0 : 1] ?? "",
        position: 1,
        stateSince: now(),
      });
  if (birthOn === "2011-03-05" && maybe(true))
    await db()
      .insert(consents)
      .values({
        applicationId: built.id,
        adult: "mother",
        tokenDigest: built.id,
        textVersion: "1",
        expiresAt: new Date(now().getTime() + DAY_MS),
        givenAt: now(),
        givenName: "Mariama Fall",
        purposes: ["application"],
      });
  const finishedSections = ["identity", "passport", "parents"].filter(() => chance() < 0.5);
  const campus = chance() < 0.85 ? ("cameroon" as const) : null;
  await db()
    .update(applications)
    .set({ finishedSections, campus })
    .where(eq(applications.id, built.id));
  return built;
}

test("readinessOf: the overview and the home page say that sending is possible exactly when submit succeeds", async () => {
  await buildIntake();
  const chance = chances(20_261_126);
  const open = await buildCourse();
  const full = await buildCourse({ availability: "full" });
  const outcomes = { sent: 0, refused: 0 };
  for (let count = 0; count < APPLICATIONS; count += 1) {
    const { actor, id } = await buildAnyApplication(chance, [open.id, full.id]);
    const application = await loadApplication(actor, id);
    if (!application) throw new Error("an application is not there");
    const overview = overviewOf(application);
    const home = (await homeOf(actor, "fr", now())).application;
    if (home?.kind !== "draft") throw new Error("the home page does not show a draft");
    const sent = await submit(actor, id, { version: application.version, locale: "fr" });
    const isSent = sent?.ok === true;
    outcomes[isSent ? "sent" : "refused"] += 1;
    const told = JSON.stringify({ steps: overview.steps, sent });
    expect(overview.canSend, told).toBe(isSent);
    expect(overview.next === null, told).toBe(isSent);
    expect(home.steps.filter(isLeft).length === 0, told).toBe(isSent);
    const { done, all } = countSteps(home.steps);
    expect(done === all, told).toBe(isSent);
  }
  expect(outcomes.sent).toBeGreaterThan(8);
  expect(outcomes.refused).toBeGreaterThan(8);
}, 60_000);
