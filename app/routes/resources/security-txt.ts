import { listEntries } from "#app/features/content/content.server.ts";
import { securityText } from "#app/features/content/security-contact.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import type { Route } from "./+types/security-txt";

/**
 * Where to report a vulnerability: SECURITY_CONTACT, else the e-mail addresses of the campuses, as the contents of the
 * site say them. 404 when there is none.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const { securityContact } = config();
  const emails = securityContact ? [securityContact] : await campusEmails();
  orNotFound(emails.length > 0 || null);
  const { origin } = new URL(request.url);
  return new Response(securityText({ origin, emails, now: now() }), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

async function campusEmails(): Promise<string[]> {
  const campuses = await listEntries("campus", "fr");
  return [...new Set(campuses.flatMap(({ data }) => data.email || []))];
}
