import { eq } from "drizzle-orm";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices, consents } from "#app/platform/db/schema/admissions.ts";
import { buildApplication, buildEntry } from "../testing.ts";

/** A draft with random parts; `courses` are an open one, then a full one. */
export async function buildRandomDraft(random: () => number, courses: string[]) {
  const maybe = <T>(value: T) => (random() < 0.75 ? value : null);
  const birthOn = ["2005-03-05", "2011-03-05", null][Math.floor(random() * 2.3)] ?? null;
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
        courseId: courses[random() < 0.8 ? 0 : 1] ?? "",
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
  const finishedSections = ["identity", "passport", "parents"].filter(() => random() < 0.5);
  const campus = random() < 0.85 ? ("cameroon" as const) : null;
  await db()
    .update(applications)
    .set({ finishedSections, campus })
    .where(eq(applications.id, built.id));
  return built;
}
