const DAY_MS = 86_400_000;
/** RFC 9116, section 2.5.5, advises less than a year; a crawler that kept the file asks again by then. */
const VALID_DAYS = 180;

type SecurityTxtInput = {
  /** The address of the site, without a slash at its end. */
  origin: string;
  /** Where to write: e-mail addresses, best first. */
  emails: string[];
  now: Date;
};

/** The text of /.well-known/security.txt (RFC 9116): where to report a vulnerability. It expires on a whole day. */
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
