import { and, desc, eq, ne } from "drizzle-orm";
import { emailsMessages } from "#app/i18n/emails.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { Query } from "#app/lib/query.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { verifications } from "#app/platform/db/schema/identity.ts";
import { countAttempt, emailLimit } from "../limits/rate-limit.server.ts";
import { enqueueAccountEmail } from "./enqueue-account-email.server.ts";

type SignInEmailKind = "verify" | "newcomer" | "existing" | "reset" | "changed";

/** The recipient, as the library passes it. Its row may belong to a transaction that is not committed yet. */
export type EmailUser = { id: string; email: string; locale?: string | null };

/** Sends the link that confirms an address. Only the `next` page of the library's `url` is used. */
export async function sendVerificationEmail(
  origin: string,
  recipient: EmailUser,
  token: string,
  url: string,
): Promise<void> {
  const next = getNextPath(
    new Query(new URL(url).search).text("callbackURL", MAX_TARGET_CHARACTERS),
  );
  await enqueueOnce(
    origin,
    recipient,
    "verify",
    "/verification",
    next ? { token, next } : { token },
  );
}

/** Sends the link that confirms the address of a user whose provider gave none. Opening it creates the account. */
export async function sendSignUpLink(
  origin: string,
  recipient: EmailUser,
  { token, next }: { token: string; next: string | null },
): Promise<void> {
  await enqueueOnce(
    origin,
    recipient,
    "newcomer",
    "/connexion/adresse",
    next ? { token, next } : { token },
  );
}

/** Informs the owner of an account that somebody tried to sign up with the same address. */
export async function sendExistingAccountEmail(
  origin: string,
  recipient: EmailUser,
): Promise<void> {
  await enqueueOnce(origin, recipient, "existing", "/mot-de-passe-oublie", {});
}

/** Sends a link to choose a password, at most one a minute. Earlier links stop working. */
export async function sendPasswordResetEmail(
  origin: string,
  recipient: EmailUser,
  token: string,
): Promise<void> {
  const [newest, ...others] = await db()
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.value, recipient.id))
    .orderBy(desc(verifications.id));
  if (!newest) return;
  const isSent = await enqueueOnce(origin, recipient, "reset", "/nouveau-mot-de-passe", { token });
  if (!isSent) await db().delete(verifications).where(eq(verifications.id, newest.id));
  else if (others.length > 0)
    await db()
      .delete(verifications)
      .where(and(eq(verifications.value, recipient.id), ne(verifications.id, newest.id)));
}

/** Informs a user that their password changed. */
export async function sendPasswordChangedEmail(
  origin: string,
  recipient: EmailUser,
): Promise<void> {
  await enqueueOnce(origin, recipient, "changed", "/mot-de-passe-oublie", {});
}

/** The longest stored path of a next page, in characters. */
const MAX_TARGET_CHARACTERS = 16_000;

/** The `next` page in the library's callback address. */
function getNextPath(returnUrl: string): string | null {
  if (!returnUrl) return null;
  return (
    new Query(new URL(returnUrl, "https://here.invalid").search).text(
      "next",
      MAX_TARGET_CHARACTERS,
    ) || null
  );
}

/** Returns false when an email of this kind was sent to this user less than a minute ago. */
async function enqueueOnce(
  origin: string,
  recipient: EmailUser,
  kind: SignInEmailKind,
  path: string,
  query: Record<string, string>,
): Promise<boolean> {
  if ((await countAttempt(emailLimit, `${kind} ${recipient.id}`)) > 0) return false;
  const locale = recipient.locale === "en" ? "en" : "fr";
  const { subject, text, action, ...otherTexts } = emailsMessages[locale][kind];
  const params = new URLSearchParams(query).toString();
  const href = `${origin}${localizePath(locale, path)}${params && `?${params}`}`;
  const paragraphs = [text, ...Object.values(otherTexts)];
  const email = { subject, paragraphs, action, href };
  await transaction((tx) => enqueueAccountEmail(tx, { email: recipient.email, locale }, email));
  return true;
}
