import { and, desc, eq, ne } from "drizzle-orm";
import { emailsMessages } from "#app/i18n/emails.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { Query } from "#app/lib/query.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { verifications } from "#app/platform/db/schema/identity.ts";
import { countTry, lettersToOne } from "../limits/limit.server.ts";
import { enqueueAccountLetter } from "./account-letter.server.ts";

type Kind = "verify" | "newcomer" | "existing" | "reset" | "changed";

/** To whom: as the library gives them, perhaps from a transaction that is not ended yet. */
export type Addressee = { id: string; email: string; locale?: string | null };

/** Asks to confirm an address. `url` is the library's, of which only the way back is kept. */
export async function letterOfVerification(
  origin: string,
  to: Addressee,
  token: string,
  url: string,
): Promise<void> {
  const next = nextOf(new Query(new URL(url).search).text("callbackURL", MAX_TARGET));
  await send(origin, to, "verify", "/verification", next ? { token, next } : { token });
}

/** Asks somebody whose provider gave no address to confirm theirs: the link makes their account. */
export async function letterOfAddress(
  origin: string,
  to: Addressee,
  { token, next }: { token: string; next: string | null },
): Promise<void> {
  await send(origin, to, "newcomer", "/connexion/adresse", next ? { token, next } : { token });
}

/** Tells the owner of an account that somebody tried to create another with the same address. */
export async function letterAlreadyThere(origin: string, to: Addressee): Promise<void> {
  await send(origin, to, "existing", "/mot-de-passe-oublie", {});
}

/** Brings a link to choose a password. Links sent before stop working; one letter a minute at most. */
export async function letterOfReset(origin: string, to: Addressee, token: string): Promise<void> {
  const [newest, ...others] = await db()
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.value, to.id))
    .orderBy(desc(verifications.id));
  if (!newest) return;
  const sent = await send(origin, to, "reset", "/nouveau-mot-de-passe", { token });
  if (!sent) await db().delete(verifications).where(eq(verifications.id, newest.id));
  else if (others.length > 0)
    await db()
      .delete(verifications)
      .where(and(eq(verifications.value, to.id), ne(verifications.id, newest.id)));
}

/** Tells a person that their password has changed. */
export async function letterOfChange(origin: string, to: Addressee): Promise<void> {
  await send(origin, to, "changed", "/mot-de-passe-oublie", {});
}

/** The longest address to go on to, in characters. */
const MAX_TARGET = 16_000;

/** The page a person was going to, carried by the library's way back. */
function nextOf(back: string): string | null {
  if (!back) return null;
  return new Query(new URL(back, "https://here.invalid").search).text("next", MAX_TARGET) || null;
}

/** False when this person was written to about the same thing a moment ago. */
async function send(
  origin: string,
  to: Addressee,
  kind: Kind,
  path: string,
  query: Record<string, string>,
): Promise<boolean> {
  if ((await countTry(lettersToOne, `${kind} ${to.id}`)) > 0) return false;
  const locale = to.locale === "en" ? "en" : "fr";
  const { subject, text, action, ...last } = emailsMessages[locale][kind];
  const params = new URLSearchParams(query).toString();
  const href = `${origin}${localizePath(locale, path)}${params && `?${params}`}`;
  const paragraphs = [text, ...Object.values(last)];
  const said = { subject, paragraphs, action, href };
  await transaction((tx) => enqueueAccountLetter(tx, { email: to.email, locale }, said));
  return true;
}
