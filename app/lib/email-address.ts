import { cleanText } from "./clean-text.ts";

/** RFC 5321, section 4.5.3.1.3: a path has 256 characters with its two brackets. */
const MAX_EMAIL_CHARACTERS = 254;

export type ParseEmailResult =
  | { ok: true; value: string | null }
  | { ok: false; reason: "email-invalid" | "email-accent" };

const EMAIL_PATTERN = /^[\w+'-]+(\.[\w+'-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/**
 * Reads an e-mail address wherever one is typed: invisible signs and the spaces around it and around the @ are
 * dropped; one plain address is accepted, and nothing else. Null when nothing was typed.
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
 * The mailbox that an address reaches, so that another spelling is not another person: capitals, a part after `+` and
 * the dots of Gmail change nothing.
 */
export function getMailboxKey(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const mailbox = local.replace(/\+.*$/, "") || local;
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}

/** Whether two addresses reach one mailbox (`getMailboxKey`); false when either is missing. */
export function isSameMailbox(
  first: string | null | undefined,
  second: string | null | undefined,
): boolean {
  return first && second ? getMailboxKey(first) === getMailboxKey(second) : false;
}

/** The mail services that most families use. */
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

/** Real services that are one letter away from another. */
const otherRealDomains = [
  "ymail.com",
  "email.com",
  "mail.com",
  "yahoo.ca",
  "yahoo.it",
  "outlook.it",
  "outlook.de",
];

/** Ways to write a service that is more than one letter away. */
const domainAliases: Record<string, string> = { "gmail.fr": "gmail.com", gmail: "gmail.com" };

/**
 * The address that was probably meant: « aminata@gmial.com » gives « aminata@gmail.com ». Null when the domain is not
 * one slip of the finger away from a known service. It is asked about, never changed.
 */
export function suggestEmail(address: string | null | undefined): string | null {
  const [, local, typedDomain] = /^(.+)@([^@]+)$/.exec(address ?? "") ?? [];
  const domain = typedDomain?.toLowerCase();
  if (!local || !domain || commonDomains.includes(domain) || otherRealDomains.includes(domain))
    return null;
  const suggestion = Object.hasOwn(domainAliases, domain)
    ? domainAliases[domain]
    : commonDomains.find((knownDomain) => isOneTypoAway(domain, knownDomain));
  return suggestion ? `${local}@${suggestion}` : null;
}

/** One letter missing, too many, wrong, or two neighbours in the wrong order. */
function isOneTypoAway(typedDomain: string, knownDomain: string): boolean {
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
