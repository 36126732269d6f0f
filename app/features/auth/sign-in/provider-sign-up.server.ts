import { and, eq } from "drizzle-orm";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import type { Caller } from "../caller.server.ts";
import { sendExistingAccountEmail, sendSignUpLink } from "../emails/sign-in-emails.server.ts";
import { type AuthRefusal, tooManyRefusal } from "../library/call-auth-handler.server.ts";
import { signValues, verifySignedValues } from "../library/signed-values.server.ts";
import { signUpLinkNetworkLimit } from "../limits/network-limits.server.ts";
import { countAttempt, signUpLinkLimit } from "../limits/rate-limit.server.ts";
import { waitHalfSecond } from "../limits/response-delay.ts";
import { markDemoUser } from "./demo-user.server.ts";

const PENDING_SIGN_UP = "address of a newcomer";
const SIGN_UP_LINK = "proof of an address";

/** The name in a signed profile without an address; null when it is older than an hour. */
export function parsePendingSignUp(signedProfile: string): { name: string } | null {
  const profile = verifySignedValues(PENDING_SIGN_UP, signedProfile);
  return profile && { name: profile.name ?? "" };
}

type SignUpLinkRequest = {
  signedProfile: string;
  email: string;
  locale: Locale;
  next: string | null;
};

/**
 * Sends a link that creates the account to the address that the user entered. An address with an account gets the
 * same answer and its owner an email, because a provider alone never opens an existing account. Refuses with
 * `state-expired` (profile older than an hour) or `too-many`.
 */
export async function requestSignUpLink(
  caller: Caller,
  { signedProfile, email, locale, next }: SignUpLinkRequest,
): Promise<{ ok: true } | AuthRefusal<"state-expired" | "too-many">> {
  const profile = verifySignedValues(PENDING_SIGN_UP, signedProfile);
  if (!profile) return { ok: false, reason: "state-expired" };
  const refusal = await signUpLinkNetworkLimit.waitForTurn(caller);
  if (refusal) return refusal;
  const waitSeconds = await countAttempt(signUpLinkLimit, `${profile.provider} ${profile.subject}`);
  if (waitSeconds > 0) return tooManyRefusal(waitSeconds);
  await signUpLinkNetworkLimit.count(caller);
  const { origin } = caller;
  const minimumDelay = waitHalfSecond();
  const address = email.normalize("NFC").toLowerCase();
  const [owner] = await db().select().from(users).where(eq(users.email, address));
  if (owner) await sendExistingAccountEmail(origin, owner);
  else {
    const token = signValues(SIGN_UP_LINK, { ...profile, email: address, locale });
    await sendSignUpLink(origin, { id: address, email: address, locale }, { token, next });
  }
  await minimumDelay;
  return { ok: true };
}

/**
 * Creates the account of an emailed link: its address is confirmed, its sign-in method is the provider. Refuses with
 * `link-used` (used), `link-invalid` (expired, or the address has an account) or `link-other-browser` (this browser has
 * not the same profile: a stranger may have entered the address, and would share the account with its owner).
 */
export async function completeProviderSignUp(
  token: string,
  signedProfile: string,
): Promise<{ ok: true } | AuthRefusal<"link-used" | "link-invalid" | "link-other-browser">> {
  const link = verifySignedValues(SIGN_UP_LINK, token);
  if (!link) return { ok: false, reason: "link-invalid" };
  const { email = "", provider = "", subject = "", name = "" } = link;
  const { firstName = "", lastName = "" } = link;
  const profile = verifySignedValues(PENDING_SIGN_UP, signedProfile);
  if (profile?.provider !== provider || profile.subject !== subject)
    return { ok: false, reason: "link-other-browser" };
  const locale: Locale = link.locale === "en" ? "en" : "fr";
  return transaction(async (tx) => {
    const newUser = {
      email,
      name: name || email,
      firstName,
      lastName,
      locale,
      emailVerified: true,
    };
    const [user] = await tx.insert(users).values(newUser).onConflictDoNothing().returning();
    if (!user)
      return {
        ok: false,
        reason: (await isLinkedAccount(tx, email, { provider, subject }))
          ? "link-used"
          : "link-invalid",
      };
    const linkedAccount = { userId: user.id, providerId: provider, accountId: subject };
    const [inserted] = await tx
      .insert(accounts)
      .values(linkedAccount)
      .onConflictDoNothing()
      .returning();
    if (!inserted) {
      await tx.delete(users).where(eq(users.id, user.id));
      return { ok: false, reason: "link-invalid" };
    }
    await recordHistory(tx, "system", "person.created", { kind: "person", id: user.id });
    await recordHistory(tx, "system", "email.verified", { kind: "person", id: user.id });
    await markDemoUser(tx, linkedAccount);
    return { ok: true };
  });
}

/** Whether this link has already created the account. */
async function isLinkedAccount(
  tx: Database,
  email: string,
  { provider, subject }: { provider: string; subject: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(
        eq(users.email, email),
        eq(accounts.providerId, provider),
        eq(accounts.accountId, subject),
      ),
    );
  return rows.length > 0;
}

/** The address in a link, also an expired one; null for a link with a wrong signature. */
export function getSignUpLinkEmail(token: string): string | null {
  return verifySignedValues(SIGN_UP_LINK, token, { ignoreExpiry: true })?.email ?? null;
}

/** Signs the provider profile of a user without an address, for the browser to store for an hour. */
export function signPendingSignUp(profile: Record<string, string>): string {
  return signValues(PENDING_SIGN_UP, profile);
}
