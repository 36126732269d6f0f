import { cleanText } from "./clean-text.ts";

/** RFC 5321, section 4.5.3.1.3: a path has 256 characters with its two brackets. */
const LONGEST = 254;

export type EmailRead =
  | { ok: true; value: string | null }
  | { ok: false; reason: "email-invalid" | "email-accent" };

const plain = /^[\w+'-]+(\.[\w+'-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/**
 * Reads an e-mail address wherever one is typed: invisible signs and the spaces around it and around the @ are
 * dropped; one plain address is accepted, and nothing else. Null when nothing was typed.
 */
export function readEmailAddress(text: string | undefined): EmailRead {
  const address = cleanText(text ?? "")
    .replace(/[\u200C-\u200F]/gu, "")
    .trim()
    .replace(/\s*@\s*/u, "@");
  if (address === "") return { ok: true, value: null };
  if (address.length <= LONGEST && plain.test(address)) return { ok: true, value: address };
  const bare = address.normalize("NFD").replace(/\p{M}/gu, "");
  const hasAccent = bare !== address.normalize("NFD") && plain.test(bare);
  return { ok: false, reason: hasAccent ? "email-accent" : "email-invalid" };
}

/**
 * The mailbox that an address reaches, so that another spelling is not another person: capitals, a part after `+` and
 * the dots of Gmail change nothing.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const box = local.replace(/\+.*$/, "") || local;
  const gmail = domain === "gmail.com" || domain === "googlemail.com";
  return gmail ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}

/** Whether two addresses reach one mailbox (`mailboxOf`); false when either is missing. */
export function isSameMailbox(
  one: string | null | undefined,
  other: string | null | undefined,
): boolean {
  return one && other ? mailboxOf(one) === mailboxOf(other) : false;
}

/** The mail services that most families use. */
const known = [
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
const real = [
  "ymail.com",
  "email.com",
  "mail.com",
  "yahoo.ca",
  "yahoo.it",
  "outlook.it",
  "outlook.de",
];

/** Ways to write a service that is more than one letter away. */
const aliases: Record<string, string> = { "gmail.fr": "gmail.com", gmail: "gmail.com" };

/**
 * The address that was probably meant: « aminata@gmial.com » gives « aminata@gmail.com ». Null when the domain is not
 * one slip of the finger away from a known service. It is asked about, never changed.
 */
export function suggestEmail(address: string | null | undefined): string | null {
  const [, local, written] = /^(.+)@([^@]+)$/.exec(address ?? "") ?? [];
  const domain = written?.toLowerCase();
  if (!local || !domain || known.includes(domain) || real.includes(domain)) return null;
  const meant = Object.hasOwn(aliases, domain)
    ? aliases[domain]
    : known.find((one) => isOneSlipAway(domain, one));
  return meant ? `${local}@${meant}` : null;
}

/** One letter missing, too many, wrong, or two neighbours in the wrong order. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
