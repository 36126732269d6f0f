import { and, arrayContains, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { addGuest } from "#app/features/messaging/guest/guest.server.ts";
import type { ConsentingAdult } from "#app/features/messaging/guest/guest.ts";
import { getThreadContext } from "#app/features/messaging/thread.server.ts";
import { isSameMailbox } from "#app/lib/email-address.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications, consents, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { lockApplication } from "../editable-application.server.ts";
import { type ConsentPurpose, getAdultEmail } from "./consent.ts";

/** Finds the adult with whom a conversation about this application can be shared. */
export async function findAdultToInclude(
  applicationId: string | null,
): Promise<Pick<ConsentingAdult, "name" | "adult"> | null> {
  const consentingAdult = applicationId && (await findConsentingAdult(db(), applicationId));
  return consentingAdult ? { name: consentingAdult.name, adult: consentingAdult.adult } : null;
}

/**
 * Shares a conversation about an application with its consenting adult. The application is locked, so that a
 * simultaneous withdrawal is seen. Refuses with `guest-not-agreed` without consent, and with `guest-own-email` the
 * mailbox of the candidate, who would write in the adult's name. Null when the actor has no such conversation.
 */
export async function includeAdult(
  actor: Actor,
  threadId: string,
): Promise<{ ok: true } | { ok: false; reason: "guest-not-agreed" | "guest-own-email" } | null> {
  const applicationId = (await getThreadContext(actor, threadId))?.applicationId;
  if (!applicationId) return null;
  return transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return null;
    const consentingAdult = await findConsentingAdult(tx, applicationId);
    if (!consentingAdult) return { ok: false, reason: "guest-not-agreed" };
    const { candidateEmail, ...adult } = consentingAdult;
    if (isSameMailbox(adult.email, candidateEmail)) return { ok: false, reason: "guest-own-email" };
    return addGuest(tx, actor, threadId, adult);
  });
}

const SHARING_PURPOSE: ConsentPurpose = "messages";

async function findConsentingAdult(
  on: Database,
  applicationId: string,
): Promise<(ConsentingAdult & { candidateEmail: string }) | null> {
  const [row] = await on
    .select({ consent: consents, info: personalInfos, candidateEmail: users.email })
    .from(consents)
    .innerJoin(applications, eq(applications.id, consents.applicationId))
    .innerJoin(users, eq(users.id, applications.accountId))
    .innerJoin(personalInfos, eq(personalInfos.applicationId, consents.applicationId))
    .where(
      and(
        eq(consents.applicationId, applicationId),
        isNotNull(consents.givenAt),
        isNull(consents.withdrawnAt),
        arrayContains(consents.purposes, [SHARING_PURPOSE]),
      ),
    )
    .orderBy(desc(consents.createdAt))
    .limit(1);
  if (!row) return null;
  const { consent, info, candidateEmail } = row;
  const { id: consentId, adult, givenName, locale } = consent;
  const email = getAdultEmail(consent, info);
  return email ? { consentId, adult, name: givenName ?? "", email, locale, candidateEmail } : null;
}
