import { DAY_MS } from "#app/lib/duration.ts";

/** RFC 9116, section 2.5.5, advises less than a year, so that crawlers ask again. */
const VALID_DAYS = 180;

type SecurityTxtInput = {
  /** The URL of the site without a trailing slash. */
  origin: string;
  /** Email addresses, the preferred one first. */
  emails: string[];
  now: Date;
};

/** The text of /.well-known/security.txt (RFC 9116). It expires at midnight UTC. */
export function formatSecurityTxt({ origin, emails, now }: SecurityTxtInput): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    ...emails.map((email) => `Contact: mailto:${email}`),
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
