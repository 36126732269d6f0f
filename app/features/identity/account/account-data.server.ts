import { asc, eq, or } from "drizzle-orm";
import { accountMessages } from "#app/i18n/account.ts";
import { impersonationLogMessages } from "#app/i18n/impersonation-log.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { db } from "#app/platform/db/client.server.ts";
import {
  accounts,
  emailChanges,
  history,
  impersonations,
  sessions,
  users,
} from "#app/platform/db/schema/identity.ts";
import type { Actor } from "../actor.ts";
import { countTry, downloadsOfOne } from "../auth/limits/limit.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { noticeKinds, wishFields } from "../notice-wishes.ts";
import { isProved } from "../password/proof.server.ts";
import { deviceOf } from "./device.ts";
import { formatPhone } from "./phone.server.ts";
import { type Told, toldMoment } from "./told.ts";

type Refusal = { ok: false; reason: "proof-needed" | "too-many-downloads"; retryAfter?: number };

/**
 * All that identity holds of the actor, in words. Counted, and written in the history. Refuses who has not
 * proved a moment ago to be themselves and more than five in an hour; null for anybody but a candidate.
 */
export async function tellAccount(
  actor: Actor,
  caller: Caller,
  locale: Locale,
): Promise<{ ok: true; told: Told } | Refusal | null> {
  if (actor.kind !== "student") return null;
  if (!(await isProved(actor, caller))) return { ok: false, reason: "proof-needed" };
  const retryAfter = await countTry(downloadsOfOne, actor.id);
  if (retryAfter > 0) return { ok: false, reason: "too-many-downloads", retryAfter };
  await record(db(), actor, "data.downloaded", { kind: "person", id: actor.id });
  const { archive: t } = accountMessages[locale];
  const told = {
    [t.account]: await person(actor.id, locale),
    [t.ways]: await ways(actor.id, locale),
    [t.devices]: await devices(actor.id, locale),
    [impersonationLogMessages[locale].archive.title]: await visits(actor.id, locale),
    [t.history]: await actions(actor.id, locale),
  };
  return { ok: true, told };
}

async function person(id: string, locale: Locale): Promise<Told> {
  const t = accountMessages[locale];
  const { archive } = t;
  const [row] = await db()
    .select()
    .from(users)
    .leftJoin(emailChanges, eq(emailChanges.userId, users.id))
    .where(eq(users.id, id));
  if (!row) return {};
  const { users: user, email_changes: change } = row;
  const yesOrNo = (value: boolean) => (value ? archive.yes : archive.no);
  return {
    [t.firstName]: user.firstName || archive.none,
    [t.lastName]: user.lastName,
    [t.email]: user.email,
    [archive.emailVerified]: yesOrNo(user.emailVerified),
    [archive.emailWaiting]: change?.email ?? archive.noAddress,
    [t.phone]: formatPhone(user.phone) ?? archive.none,
    [t.language]: t.languages[user.locale],
    ...wishes(user, locale),
    [archive.createdOn]: toldMoment(locale, user.createdAt, null),
  };
}

function wishes(user: typeof users.$inferSelect, locale: Locale): Told {
  const { notices, frequencies, quiet } = accountMessages[locale];
  const each = noticeKinds.map((kind) => [
    notices[kind].label,
    frequencies[user[wishFields[kind]]],
  ]);
  const hours = user.quiet ? quiet.range(user.quietFrom, user.quietTo) : quiet.none;
  return { ...Object.fromEntries(each), [quiet.label]: hours };
}

async function ways(id: string, locale: Locale): Promise<Told[]> {
  const { archive, providers } = accountMessages[locale];
  const names: Record<string, string> = { credential: archive.password, ...providers };
  const rows = await db().select().from(accounts).where(eq(accounts.userId, id));
  return rows.map(({ providerId, accountId, createdAt }) => ({
    [archive.way]: ownValue(names, providerId) ?? providerId,
    ...(providerId === "credential" ? {} : { [archive.identifier]: accountId }),
    [archive.since]: toldMoment(locale, createdAt, null),
  }));
}

async function devices(id: string, locale: Locale): Promise<Told[]> {
  const { archive, deviceKinds } = accountMessages[locale];
  const rows = await db().select().from(sessions).where(eq(sessions.userId, id));
  return rows.map(({ userAgent, ipAddress, createdAt, updatedAt }) => {
    const { kind, system, browser } = deviceOf(userAgent);
    return {
      [archive.device]: [deviceKinds[kind], system, browser].filter(Boolean).join(", "),
      [archive.userAgent]: userAgent,
      [archive.address]: ipAddress,
      [archive.signedIn]: toldMoment(locale, createdAt, null),
      [archive.seen]: toldMoment(locale, updatedAt, null),
    };
  });
}

async function visits(id: string, locale: Locale): Promise<Told[]> {
  const { archive } = impersonationLogMessages[locale];
  const mine = eq(impersonations.personId, id);
  const rows = await db().select().from(impersonations).where(mine).orderBy(impersonations.begunAt);
  return rows.map(({ staffName, reason, begunAt, endedAt }) => ({
    [archive.by]: staffName,
    [archive.why]: reason,
    [archive.begun]: toldMoment(locale, begunAt, null),
    [archive.ended]: endedAt ? toldMoment(locale, endedAt, null) : archive.going,
  }));
}

/** What this person did, and what was done to their account. Names of the school's people are not theirs. */
async function actions(id: string, locale: Locale): Promise<Told[]> {
  const { archive } = accountMessages[locale];
  const sentences: Record<string, string> = {
    ...officeMessages[locale].file.actions,
    ...archive.acts,
  };
  const rows = await db()
    .select()
    .from(history)
    .where(or(eq(history.actorId, id), eq(history.subjectId, id)))
    .orderBy(asc(history.at));
  return rows.map(({ at, action, actorKind }) => ({
    [archive.at]: toldMoment(locale, at, null),
    [archive.what]: ownValue(sentences, action) ?? archive.otherAct,
    [archive.by]: archive.actors[actorKind],
  }));
}
