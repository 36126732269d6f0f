import { eq } from "drizzle-orm";
import { type Actor, type Campus, campuses } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import {
  type HistoryEntry,
  listSubjectHistory,
} from "#app/features/audit/subject-history.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { campusRules, schoolRules } from "#app/platform/db/schema/admissions.ts";
import type { FormInput } from "../form-values.ts";
import { getCampusRules, getSchoolRules } from "./school-rules.server.ts";
import {
  findSetting,
  formatSetting,
  parseSetting,
  type SettingKey,
  type SettingName,
  type SettingValue,
  settings,
  toHistorySubject,
} from "./settings.ts";

export type SettingView = SettingKey & {
  value: SettingValue;
  /** Latest first. */
  history: HistoryEntry[];
};

/**
 * Lists the settings that the actor may change, with value and history. Null without the permission `manage:settings`.
 */
export async function listSettings(actor: Actor): Promise<SettingView[] | null> {
  if (!can(actor, "manage:settings")) return null;
  const all = (Object.keys(settings) as SettingName[]).flatMap((name): SettingKey[] =>
    settings[name].scope === "school"
      ? [{ name, campus: null }]
      : campuses.map((campus) => ({ name, campus })),
  );
  const allowed = all.filter(({ campus }) => can(actor, "manage:settings", campus));
  return Promise.all(
    allowed.map(async (key) => ({
      ...key,
      value: await getCurrentValue(key),
      history: await listSubjectHistory(actor, toHistorySubject(key), 20),
    })),
  );
}

export type ChangeSettingResult =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: { value: string } }
  | { ok: false; reason: "setting-changed" };

/**
 * Changes one setting and records both values in the history. Refuses with `setting-changed` when the value differs
 * from `expectedValue`, the one that the page showed. Null without permission and for an unknown setting.
 */
export async function changeSetting(
  actor: Actor,
  target: { name: string; campus: Campus | null },
  { value: text, expectedValue }: FormInput,
): Promise<ChangeSettingResult | null> {
  const key = findSetting(target.name, target.campus);
  if (!key || !can(actor, "manage:settings", key.campus)) return null;
  const parsed = parseSetting(key.name, text);
  if (!parsed.ok || parsed.value === null)
    return {
      ok: false,
      reason: "invalid",
      errors: { value: parsed.ok ? "required" : parsed.reason },
    };
  const to = parsed.value;
  return transaction(async (tx) => {
    await lockRules(tx, key.campus);
    const from = await getCurrentValue(key, tx);
    if (formatSetting(from) !== expectedValue) return { ok: false, reason: "setting-changed" };
    if (from === to) return { ok: true };
    await saveSetting(tx, key, to);
    const changes = { [key.name]: { from, to } };
    await recordHistory(tx, actor, "setting.changed", toHistorySubject(key), { changes });
    return { ok: true };
  });
}

async function getCurrentValue(
  { name, campus }: SettingKey,
  on: Database = db(),
): Promise<SettingValue> {
  const rules: Record<string, unknown> = campus
    ? await getCampusRules(campus, on)
    : await getSchoolRules(on);
  return rules[name] as SettingValue;
}

/** Serializes the changes of two administrators. */
async function lockRules(tx: Database, campus: Campus | null): Promise<void> {
  if (campus)
    await tx.select().from(campusRules).where(eq(campusRules.campus, campus)).for("update");
  else await tx.select().from(schoolRules).for("update");
}

async function saveSetting(
  tx: Database,
  { name, campus }: SettingKey,
  value: SettingValue,
): Promise<void> {
  const set = { [name]: value };
  if (campus) await tx.update(campusRules).set(set).where(eq(campusRules.campus, campus));
  else await tx.update(schoolRules).set(set);
}
