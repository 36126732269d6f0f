import { eq } from "drizzle-orm";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { consents } from "#app/platform/db/schema/admissions.ts";
import type { ApplicationRow } from "../editable-application.server.ts";
import { getConsentAge } from "../intake/school-rules.server.ts";
import { getPersonalInfo } from "../personal-info/personal-info.server.ts";
import { getConsent } from "./consent.ts";
import { canShareWithUniversities } from "./university-sharing.ts";

/** `canShareWithUniversities` for a stored application, now. The caller checks permission. */
export async function isUniversitySharingAllowed(
  on: Database,
  { id, campus }: Pick<ApplicationRow, "id" | "campus">,
): Promise<boolean> {
  const at = now();
  const rows = await on.select().from(consents).where(eq(consents.applicationId, id));
  return canShareWithUniversities({
    info: await getPersonalInfo(on, id),
    consent: getConsent(rows, at),
    consentAge: await getConsentAge(campus, on),
    today: toCalendarDate(at),
  });
}
