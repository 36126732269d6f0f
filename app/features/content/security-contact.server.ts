import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { listEntries } from "./content.server.ts";
import { formatSecurityTxt } from "./security-contact.ts";

/**
 * The text of security.txt, with the addresses of SECURITY_CONTACT or else of the campuses. Null when there is none.
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
