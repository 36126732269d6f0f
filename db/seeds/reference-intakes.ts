import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";

/** A fixed id, so that a second start finds the existing row. */
export const SEPTEMBER_2027 = "019a0000-2027-7000-8000-000000000009";

/** Adds the school's first intake, in every mode. The staff may change its dates afterwards. */
export async function seedIntakes(): Promise<void> {
  await db()
    .insert(intakes)
    .values({
      id: SEPTEMBER_2027,
      year: 2027,
      nameFr: "Rentrée de septembre 2027",
      nameEn: "September 2027 intake",
      opensAt: new Date("2026-10-01T00:00:00Z"),
      closesAt: new Date("2027-06-30T23:59:59Z"),
    })
    .onConflictDoNothing();
}
