import { and, desc, eq, gt } from "drizzle-orm";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { HOUR_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import {
  clearSuppression,
  getSuppression,
  type Suppression,
} from "#app/platform/mail/suppression.server.ts";
import { signEmailLink } from "./email-link-token.server.ts";
import { notificationsMessages } from "./messages/notifications.ts";

const LINK_LIFETIME_MS = HOUR_MS;
const REQUEST_INTERVAL_MS = MINUTE_MS;

/** Why the actor's address is suppressed, or null when it is not. */
export async function getOwnSuppression(actor: Actor): Promise<Suppression["kind"] | null> {
  return isSignedIn(actor) ? ((await getSuppression(actor.email))?.kind ?? null) : null;
}

/**
 * Emails a confirmation link, valid for an hour, to the actor's own suppressed address. A second request within a
 * minute is ignored and also returns ok. Returns null for a visitor.
 */
export async function requestReactivation(actor: Actor): Promise<{ ok: true } | null> {
  if (!isSignedIn(actor)) return null;
  const { id, email, locale } = actor;
  if (!(await getSuppression(email)) || (await hasRecentRequest(id))) return { ok: true };
  const t = notificationsMessages[locale].reactivation.email;
  const until = now().getTime() + LINK_LIFETIME_MS;
  const token = signEmailLink({ to: "mend", person: id, address: email, until });
  await transaction(async (tx) => {
    await recordHistory(tx, actor, "address.mend-asked", { kind: "person", id });
    await enqueueEmail(tx, {
      kind: "account",
      to: email,
      locale,
      subject: t.subject,
      title: t.subject,
      paragraphs: [notificationsMessages[locale].email.greeting(""), t.text, t.ignore],
      action: {
        label: t.action,
        href: `${config().origin}${localizePath(locale, `/courriels/${token}`)}`,
      },
    });
  });
  return { ok: true };
}

/** Lifts the suppression of an address whose owner followed the emailed link. */
export async function reactivateAddress(personId: string, address: string): Promise<void> {
  await transaction(async (tx) => {
    if (await clearSuppression(tx, address))
      await recordHistory(tx, "system", "address.mended", { kind: "person", id: personId });
  });
}

async function hasRecentRequest(personId: string): Promise<boolean> {
  const since = new Date(now().getTime() - REQUEST_INTERVAL_MS);
  const [request] = await db()
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.subjectId, personId),
        eq(history.action, "address.mend-asked"),
        gt(history.at, since),
      ),
    )
    .orderBy(desc(history.at))
    .limit(1);
  return request !== undefined;
}
