import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions.ts";

/** The identifier does not change, so that a second start finds what the first one made. */
const SEPTEMBER_2027 = "019a0000-2027-7000-8000-000000000009";

/** The first intake of the school, in every mode. Its dates are the staff's to change afterwards. */
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
