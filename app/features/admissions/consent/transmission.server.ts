import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { consents } from "#app/platform/db/schema/admissions.ts";
import { calendarDate } from "../calendar.ts";
import type { ApplicationRow } from "../draft.server.ts";
import { consentAgeOf } from "../intake/rules.server.ts";
import { infoOf } from "../personal-info/personal-info.server.ts";
import { consentOf } from "./consent.ts";
import { mayReachUniversities } from "./transmission.ts";

/** `mayReachUniversities` of a stored application, now. The caller checks the permission. */
export async function isTransmissionAgreed(
  on: Database,
  { id, campus }: Pick<ApplicationRow, "id" | "campus">,
): Promise<boolean> {
  const at = now();
  const rows = await on.select().from(consents).where(eq(consents.applicationId, id));
  return mayReachUniversities({
    info: await infoOf(on, id),
    consent: consentOf(rows, at),
    consentAge: await consentAgeOf(campus, on),
    today: calendarDate(at),
  });
}
