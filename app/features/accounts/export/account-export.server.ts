import { asc, eq, or } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Caller } from "#app/features/auth/caller.server.ts";
import { parseUserAgent } from "#app/features/auth/device.ts";
import { countAttempt, downloadLimit } from "#app/features/auth/limits/rate-limit.server.ts";
import { isRecentlyAuthenticated } from "#app/features/auth/password/reauthentication.server.ts";
import { impersonationLogMessages } from "#app/features/staff/messages/impersonation-log.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { db } from "#app/platform/db/client.server.ts";
import {
  accounts,
  emailChanges,
  history,
  impersonations,
  sessions,
  users,
} from "#app/platform/db/schema/identity.ts";
import { accountMessages } from "../messages/account.ts";
import { notificationKinds, preferenceFields } from "../notification-preferences.ts";
import { formatPhone } from "../phone.server.ts";
import { type ExportRecord, formatExportTime } from "./export-format.ts";

type ExportRefusal = {
  ok: false;
  reason: "reauthentication-required" | "too-many-downloads";
  retryAfterSeconds?: number;
};

/**
 * Returns all data of this feature about the actor with labels in their language, and records it in the history.
 * Refuses with `reauthentication-required` (no recent authentication) or `too-many-downloads` (more than five an hour).
 * Null for anybody but a candidate.
 */
export async function exportAccount(
  actor: Actor,
  caller: Caller,
  locale: Locale,
): Promise<{ ok: true; data: ExportRecord } | ExportRefusal | null> {
  if (actor.kind !== "student") return null;
  if (!(await isRecentlyAuthenticated(actor, caller)))
    return { ok: false, reason: "reauthentication-required" };
  const retryAfterSeconds = await countAttempt(downloadLimit, actor.id);
  if (retryAfterSeconds > 0) return { ok: false, reason: "too-many-downloads", retryAfterSeconds };
  await recordHistory(db(), actor, "data.downloaded", { kind: "person", id: actor.id });
  const { archive: t } = accountMessages[locale];
  const data = {
    [t.account]: await exportUser(actor.id, locale),
    [t.signInMethods]: await exportSignInMethods(actor.id, locale),
    [t.devices]: await exportDevices(actor.id, locale),
    [impersonationLogMessages[locale].archive.title]: await exportImpersonations(actor.id, locale),
    [t.history]: await exportHistory(actor.id, locale),
  };
  return { ok: true, data };
}

async function exportUser(id: string, locale: Locale): Promise<ExportRecord> {
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
    ...exportPreferences(user, locale),
    [archive.createdOn]: formatExportTime(locale, user.createdAt, null),
  };
}

function exportPreferences(user: typeof users.$inferSelect, locale: Locale): ExportRecord {
  const { notificationKinds: kindMessages, frequencies, quiet } = accountMessages[locale];
  const byKind = notificationKinds.map((kind) => [
    kindMessages[kind].label,
    frequencies[user[preferenceFields[kind]]],
  ]);
  const quietHours = user.quiet ? quiet.range(user.quietFrom, user.quietTo) : quiet.none;
  return { ...Object.fromEntries(byKind), [quiet.label]: quietHours };
}

async function exportSignInMethods(id: string, locale: Locale): Promise<ExportRecord[]> {
  const { archive, providers } = accountMessages[locale];
  const names: Record<string, string> = { credential: archive.password, ...providers };
  const rows = await db().select().from(accounts).where(eq(accounts.userId, id));
  return rows.map(({ providerId, accountId, createdAt }) => ({
    [archive.signInMethod]: getOwnValue(names, providerId) ?? providerId,
    ...(providerId === "credential" ? {} : { [archive.identifier]: accountId }),
    [archive.since]: formatExportTime(locale, createdAt, null),
  }));
}

async function exportDevices(id: string, locale: Locale): Promise<ExportRecord[]> {
  const { archive, deviceKinds } = accountMessages[locale];
  const rows = await db().select().from(sessions).where(eq(sessions.userId, id));
  return rows.map(({ userAgent, ipAddress, createdAt, updatedAt }) => {
    const { kind, system, browser } = parseUserAgent(userAgent);
    return {
      [archive.device]: [deviceKinds[kind], system, browser].filter(Boolean).join(", "),
      [archive.userAgent]: userAgent,
      [archive.address]: ipAddress,
      [archive.signedIn]: formatExportTime(locale, createdAt, null),
      [archive.seen]: formatExportTime(locale, updatedAt, null),
    };
  });
}

async function exportImpersonations(id: string, locale: Locale): Promise<ExportRecord[]> {
  const { archive } = impersonationLogMessages[locale];
  const isOwn = eq(impersonations.personId, id);
  const rows = await db()
    .select()
    .from(impersonations)
    .where(isOwn)
    .orderBy(impersonations.begunAt);
  return rows.map(({ staffName, reason, begunAt, endedAt }) => ({
    [archive.by]: staffName,
    [archive.why]: reason,
    [archive.begun]: formatExportTime(locale, begunAt, null),
    [archive.ended]: endedAt ? formatExportTime(locale, endedAt, null) : archive.going,
  }));
}

/**
 * The actions of the user and the actions on their account. Names of staff are left out, because they are not the
 * user's data.
 */
async function exportHistory(id: string, locale: Locale): Promise<ExportRecord[]> {
  const { archive } = accountMessages[locale];
  const actionLabels: Record<string, string> = {
    ...officeMessages[locale].file.actions,
    ...archive.actions,
  };
  const rows = await db()
    .select()
    .from(history)
    .where(or(eq(history.actorId, id), eq(history.subjectId, id)))
    .orderBy(asc(history.at));
  return rows.map(({ at, action, actorKind }) => ({
    [archive.at]: formatExportTime(locale, at, null),
    [archive.what]: getOwnValue(actionLabels, action) ?? archive.otherAction,
    [archive.by]: archive.actors[actorKind],
  }));
}
