import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { listEntries } from "./content.server.ts";
import { formatSecurityTxt } from "./security-contact.ts";

/**
 * Where to report a vulnerability: SECURITY_CONTACT, else the e-mail addresses of the campuses, as the contents of the
 * site say them. Null when there is none.
 */
export async function findSecurityTxt(origin: string): Promise<string | null> {
  const { securityContact } = config();
  const emails = securityContact ? [securityContact] : await listCampusEmails();
  return emails.length > 0 ? formatSecurityTxt({ origin, emails, now: now() }) : null;
}

async function listCampusEmails(): Promise<string[]> {
  const campuses = await listEntries("campus", "fr");
  return [...new Set(campuses.flatMap(({ data }) => data.email || []))];
}
