import { and, arrayContains, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { addGuest } from "#app/features/messaging/guest/guest.server.ts";
import type { AgreedAdult } from "#app/features/messaging/guest/guest.ts";
import { aboutThread } from "#app/features/messaging/thread.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { consents, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { lockApplication } from "../draft.server.ts";
import type { Purpose } from "./consent.ts";

/** The adult whom a conversation about this application may be shared with; null when there is none. */
export async function adultToInclude(
  applicationId: string | null,
): Promise<Pick<AgreedAdult, "name" | "adult"> | null> {
  const agreed = applicationId && (await agreedAdultOf(db(), applicationId));
  return agreed ? { name: agreed.name, adult: agreed.adult } : null;
}

/**
 * Shares a conversation about an application with the adult who agreed to it. Refuses when nobody agrees any
 * more: the application is locked, so that a consent withdrawn at this moment is seen. Null when there is no
 * such conversation for this actor.
 */
export async function includeAdult(
  actor: Actor,
  threadId: string,
): Promise<{ ok: true } | { ok: false; reason: "guest-not-agreed" } | null> {
  const applicationId = (await aboutThread(actor, threadId))?.applicationId;
  if (!applicationId) return null;
  return transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return null;
    const agreed = await agreedAdultOf(tx, applicationId);
    if (!agreed) return { ok: false, reason: "guest-not-agreed" };
    return addGuest(tx, actor, threadId, agreed);
  });
}

const FOR: Purpose = "messages";

async function agreedAdultOf(on: Database, applicationId: string): Promise<AgreedAdult | null> {
  const [row] = await on
    .select({ consent: consents, info: personalInfos })
    .from(consents)
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
  const { consent, info } = row;
  const { id: consentId, adult, givenName, locale } = consent;
  const email = consent.email ?? info[`${adult}Email`];
  return email ? { consentId, adult, name: givenName ?? "", email, locale } : null;
}
