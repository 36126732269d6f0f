import { and, desc, eq, ne } from "drizzle-orm";
import { emailsMessages } from "#app/i18n/emails.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { Query } from "#app/lib/query.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { verifications } from "#app/platform/db/schema/identity.ts";
import { countAttempt, emailLimit } from "../limits/rate-limit.server.ts";
import { enqueueAccountEmail } from "./enqueue-account-email.server.ts";

type SignInEmailKind = "verify" | "newcomer" | "existing" | "reset" | "changed";

/** To whom: as the library gives them, perhaps from a transaction that is not ended yet. */
export type EmailUser = { id: string; email: string; locale?: string | null };

/** Asks to confirm an address. `url` is the library's, of which only the way back is kept. */
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

/** Asks somebody whose provider gave no address to confirm theirs: the link makes their account. */
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

/** Tells the owner of an account that somebody tried to create another with the same address. */
export async function sendExistingAccountEmail(
  origin: string,
  recipient: EmailUser,
): Promise<void> {
  await enqueueOnce(origin, recipient, "existing", "/mot-de-passe-oublie", {});
}

/** Brings a link to choose a password. Links sent before stop working; one letter a minute at most. */
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

/** Tells a person that their password has changed. */
export async function sendPasswordChangedEmail(
  origin: string,
  recipient: EmailUser,
): Promise<void> {
  await enqueueOnce(origin, recipient, "changed", "/mot-de-passe-oublie", {});
}

/** The longest address to go on to, in characters. */
const MAX_TARGET_CHARACTERS = 16_000;

/** The page a person was going to, carried by the library's way back. */
function getNextPath(returnUrl: string): string | null {
  if (!returnUrl) return null;
  return (
    new Query(new URL(returnUrl, "https://here.invalid").search).text(
      "next",
      MAX_TARGET_CHARACTERS,
    ) || null
  );
}

/** False when this person was written to about the same thing a moment ago. */
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
