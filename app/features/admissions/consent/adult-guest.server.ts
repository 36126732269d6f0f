import { and, arrayContains, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { addGuest } from "#app/features/messaging/guest/guest.server.ts";
import type { ConsentingAdult } from "#app/features/messaging/guest/guest.ts";
import { getThreadContext } from "#app/features/messaging/thread.server.ts";
import { isSameMailbox } from "#app/lib/email-address.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications, consents, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { lockApplication } from "../draft.server.ts";
import { emailOfAdult, type Purpose } from "./consent.ts";

/** The adult whom a conversation about this application may be shared with; null when there is none. */
export async function adultToInclude(
  applicationId: string | null,
): Promise<Pick<ConsentingAdult, "name" | "adult"> | null> {
  const agreed = applicationId && (await agreedAdultOf(db(), applicationId));
  return agreed ? { name: agreed.name, adult: agreed.adult } : null;
}

/**
 * Shares a conversation about an application with the adult who agreed to it. Refuses when nobody agrees any
 * more: the application is locked, so that a consent withdrawn at this moment is seen. Refuses the mailbox of the
 * candidate's account: a minor would read and answer in the name of the adult. Null when there is no such conversation
 * for this actor.
 */
export async function includeAdult(
  actor: Actor,
  threadId: string,
): Promise<{ ok: true } | { ok: false; reason: "guest-not-agreed" | "guest-own-email" } | null> {
  const applicationId = (await getThreadContext(actor, threadId))?.applicationId;
  if (!applicationId) return null;
  return transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return null;
    const agreed = await agreedAdultOf(tx, applicationId);
    if (!agreed) return { ok: false, reason: "guest-not-agreed" };
    const { candidateEmail, ...adult } = agreed;
    if (isSameMailbox(adult.email, candidateEmail)) return { ok: false, reason: "guest-own-email" };
    return addGuest(tx, actor, threadId, adult);
  });
}

const FOR: Purpose = "messages";

async function agreedAdultOf(
  on: Database,
  applicationId: string,
): Promise<(ConsentingAdult & { candidateEmail: string }) | null> {
  const [row] = await on
    .select({ consent: consents, info: personalInfos, candidateEmail: users.email })
    .from(consents)
    .innerJoin(applications, eq(applications.id, consents.applicationId))
    .innerJoin(users, eq(users.id, applications.candidateId))
    .innerJoin(personalInfos, eq(personalInfos.applicationId, consents.applicationId))
    .where(
      and(
        eq(consents.applicationId, applicationId),
        isNotNull(consents.givenAt),
        isNull(consents.withdrawnAt),
        arrayContains(consents.purposes, [FOR]),
      ),
    )
    .orderBy(desc(consents.createdAt))
    .limit(1);
  if (!row) return null;
  const { consent, info, candidateEmail } = row;
  const { id: consentId, adult, givenName, locale } = consent;
  const email = emailOfAdult(consent, info);
  return email ? { consentId, adult, name: givenName ?? "", email, locale, candidateEmail } : null;
}
