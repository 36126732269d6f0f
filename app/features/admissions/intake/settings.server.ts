import { eq } from "drizzle-orm";
import { type Actor, type Campus, campuses } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { recordHistory } from "#app/features/identity/record-history.server.ts";
import {
  type HistoryEntry,
  listSubjectHistory,
} from "#app/features/identity/subject-history.server.ts";
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
  /** The latest first. */
  history: HistoryEntry[];
};

/** Every setting that this actor may change, with its value and what was done to it; null for who changes none. */
export async function listSettings(actor: Actor): Promise<SettingView[] | null> {
  if (!can(actor, "manage:settings")) return null;
  const all = (Object.keys(settings) as SettingName[]).flatMap((name): SettingKey[] =>
    settings[name].scope === "school"
      ? [{ name, campus: null }]
      : campuses.map((campus) => ({ name, campus })),
  );
  const allowed = all.filter(({ campus }) => can(actor, "manage:settings", campus));
  return Promise.all(
    allowed.map(async (which) => ({
      ...which,
      value: await getCurrentValue(which),
      history: await listSubjectHistory(actor, toHistorySubject(which), 20),
    })),
  );
}

export type ChangeSettingResult =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: { value: string } }
  | { ok: false; reason: "setting-changed" };

/**
 * Changes one setting, or takes it back: the history says who, when, from what to what. `seen` is the value
 * that the page showed: somebody who changed it meanwhile is not overruled unseen. Null for who may not change
 * it, and when there is no such setting.
 */
export async function changeSetting(
  actor: Actor,
  target: { name: string; campus: Campus | null },
  { value: text, seen: expectedValue }: FormInput,
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

/** Two administrators change one after the other. */
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
