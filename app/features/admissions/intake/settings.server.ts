import { eq } from "drizzle-orm";
import { type Actor, type Campus, campuses } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { type HistoryLine, listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { campusRules, schoolRules } from "#app/platform/db/schema/admissions.ts";
import type { Typed } from "../text.ts";
import { rulesOfCampus, rulesOfSchool } from "./rules.server.ts";
import {
  readSetting,
  type SettingName,
  type SettingValue,
  settingOf,
  settings,
  subjectOf,
  type Which,
  writeSetting,
} from "./settings.ts";

export type SettingLine = Which & {
  value: SettingValue;
  /** The latest first. */
  history: HistoryLine[];
};

/** Every setting that this actor may change, with its value and what was done to it; null for who changes none. */
export async function listSettings(actor: Actor): Promise<SettingLine[] | null> {
  if (!can(actor, "manage:settings")) return null;
  const all = (Object.keys(settings) as SettingName[]).flatMap((name): Which[] =>
    settings[name].of === "school"
      ? [{ name, campus: null }]
      : campuses.map((campus) => ({ name, campus })),
  );
  const own = all.filter(({ campus }) => can(actor, "manage:settings", campus));
  return Promise.all(
    own.map(async (which) => ({
      ...which,
      value: await currentOf(which),
      history: await listHistoryOf(actor, subjectOf(which), 20),
    })),
  );
}

export type Changed =
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
  named: { name: string; campus: Campus | null },
  { value: text, seen }: Typed,
): Promise<Changed | null> {
  const which = settingOf(named.name, named.campus);
  if (!which || !can(actor, "manage:settings", which.campus)) return null;
  const read = readSetting(which.name, text);
  if (!read.ok || read.value === null)
    return { ok: false, reason: "invalid", errors: { value: read.ok ? "required" : read.reason } };
  const to = read.value;
  return transaction(async (tx) => {
    await hold(tx, which.campus);
    const from = await currentOf(which, tx);
    if (writeSetting(from) !== seen) return { ok: false, reason: "setting-changed" };
    if (from === to) return { ok: true };
    await keep(tx, which, to);
    const changes = { [which.name]: { from, to } };
    await record(tx, actor, "setting.changed", subjectOf(which), { changes });
    return { ok: true };
  });
}

async function currentOf({ name, campus }: Which, on: Database = db()): Promise<SettingValue> {
  const rules: Record<string, unknown> = campus
    ? await rulesOfCampus(campus, on)
    : await rulesOfSchool(on);
  return rules[name] as SettingValue;
}

/** Two administrators change one after the other. */
async function hold(tx: Database, campus: Campus | null): Promise<void> {
  if (campus)
    await tx.select().from(campusRules).where(eq(campusRules.campus, campus)).for("update");
  else await tx.select().from(schoolRules).for("update");
}

async function keep(tx: Database, { name, campus }: Which, value: SettingValue): Promise<void> {
  const set = { [name]: value };
  if (campus) await tx.update(campusRules).set(set).where(eq(campusRules.campus, campus));
  else await tx.update(schoolRules).set(set);
}
