import { cleanText } from "./clean-text.ts";

/** RFC 5321, section 4.5.3.1.3: a path has at most 256 characters, two of which are its angle brackets. */
const MAX_EMAIL_CHARACTERS = 254;

export type ParseEmailResult =
  | { ok: true; value: string | null }
  | { ok: false; reason: "email-invalid" | "email-accent" };

const EMAIL_PATTERN = /^[\w+'-]+(\.[\w+'-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/**
 * Parses an email address from a form or a file. Drops invisible characters and the spaces around the address and its
 * @.
 * @returns The address as typed otherwise, null for an empty text, or `email-accent` / `email-invalid`.
 */
export function parseEmailAddress(text: string | undefined): ParseEmailResult {
  const address = cleanText(text ?? "")
    .replace(/[\u200C-\u200F]/gu, "")
    .trim()
    .replace(/\s*@\s*/u, "@");
  if (address === "") return { ok: true, value: null };
  if (address.length <= MAX_EMAIL_CHARACTERS && EMAIL_PATTERN.test(address))
    return { ok: true, value: address };
  const withoutAccents = address.normalize("NFD").replace(/\p{M}/gu, "");
  const hasAccent =
    withoutAccents !== address.normalize("NFD") && EMAIL_PATTERN.test(withoutAccents);
  return { ok: false, reason: hasAccent ? "email-accent" : "email-invalid" };
}

/**
 * A comparison key for the mailbox behind an address: ignores case, a `+` suffix and the dots of Gmail, so that
 * another spelling does not count as another user.
 */
export function getMailboxKey(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const mailbox = local.replace(/\+.*$/, "") || local;
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}

/** Whether two addresses reach the same mailbox (`getMailboxKey`). False when either is missing. */
export function isSameMailbox(
  first: string | null | undefined,
  second: string | null | undefined,
): boolean {
  return first && second ? getMailboxKey(first) === getMailboxKey(second) : false;
}

/** The email services that most families use. */
const commonDomains = [
  ...[
    "gmail.com",
    "yahoo.fr",
    "yahoo.com",
    "hotmail.com",
    "hotmail.fr",
    "outlook.com",
    "outlook.fr",
  ],
  ...["icloud.com", "orange.fr", "protonmail.com", "googlemail.com"],
];

/** Real services whose domain differs by one character from a common one: they get no suggestion. */
const otherRealDomains = [
  "ymail.com",
  "email.com",
  "mail.com",
  "yahoo.ca",
  "yahoo.it",
  "outlook.it",
  "outlook.de",
];

/** Mistakes that `isOneTypoAway` does not find. */
const domainAliases: Record<string, string> = { "gmail.fr": "gmail.com", gmail: "gmail.com" };

/**
 * Suggests a corrected address for a probable typing error in the domain: « aminata@gmial.com » gives «
 * aminata@gmail.com ». Pages ask the user; the address is never changed automatically.
 * @returns Null when no common domain is one typing error away.
 */
export function suggestEmail(address: string | null | undefined): string | null {
  const [, local, typedDomain] = /^(.+)@([^@]+)$/.exec(address ?? "") ?? [];
  const domain = typedDomain?.toLowerCase();
  if (!local || !domain || commonDomains.includes(domain) || otherRealDomains.includes(domain))
    return null;
  const suggestion = Object.hasOwn(domainAliases, domain)
    ? domainAliases[domain]
    : commonDomains.find((knownDomain) => hasOneTypo(domain, knownDomain));
  return suggestion ? `${local}@${suggestion}` : null;
}

/** Whether one character is missing, added or different, or two neighbours are swapped. */
function hasOneTypo(typedDomain: string, knownDomain: string): boolean {
  let start = 0;
  while (start < knownDomain.length && typedDomain[start] === knownDomain[start]) start += 1;
  const [typedRest, knownRest] = [typedDomain.slice(start), knownDomain.slice(start)];
  return (
    typedRest.slice(1) === knownRest ||
    typedRest === knownRest.slice(1) ||
    typedRest.slice(1) === knownRest.slice(1) ||
    (typedRest[0] === knownRest[1] &&
      typedRest[1] === knownRest[0] &&
      typedRest.slice(2) === knownRest.slice(2))
  );
}
