import { eq } from "drizzle-orm";
import { lockApplication } from "#app/features/admissions/draft.server.ts";
import { mayDecide } from "#app/features/admissions/policy.ts";
import { readChoice } from "#app/features/admissions/text.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { readLine } from "#app/lib/read-line.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { themeChecks } from "#app/platform/db/schema/review.ts";
import { type CheckState, checkStates, type Theme, themes } from "./checklist.ts";

/** Characters of the word that goes with a theme. */
export const MOST_WORDS = 200;

export type ThemeCheck = {
  theme: Theme;
  state: CheckState;
  words: string | null;
  /** Who looked last, and when; null when nobody did, or that account is gone. */
  by: string | null;
  at: Date | null;
  /** What the next change must have seen. */
  version: number;
};

/** Every theme of an application and where it stands. Whoever calls has asked the policy. */
export async function checksOf(applicationId: string, on: Database = db()): Promise<ThemeCheck[]> {
  const rows = await on
    .select({ check: themeChecks, by: users.name })
    .from(themeChecks)
    .leftJoin(users, eq(users.id, themeChecks.checkedById))
    .where(eq(themeChecks.applicationId, applicationId));
  return themes.map((theme) => {
    const found = rows.find(({ check }) => check.theme === theme);
    if (!found)
      return { theme, state: "not-looked-at", words: null, by: null, at: null, version: 0 };
    const { state, words, checkedAt, version } = found.check;
    return { theme, state, words, by: found.by, at: checkedAt, version };
  });
}

/** What was pressed: the state, a word, and the version that was on the page. */
export type Looked = { theme: string; state: string; words: string | undefined; version: number };
type Refused =
  | { ok: false; reason: "theme-changed"; now: ThemeCheck }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Says where the reading of a theme stands. Refuses when another officer said so meanwhile (their answer is
 * given, nothing is overwritten), a word too long, and what is not of our form; null for whoever may not decide.
 */
export async function checkTheme(
  actor: Actor,
  applicationId: string,
  looked: Looked,
): Promise<{ ok: true } | Refused | null> {
  return transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (actor.kind !== "staff" || !application || !mayDecide(actor, application)) return null;
    const read = readLooked(looked);
    if (!read.ok) return read;
    const { theme, state, words } = read;
    const before = (await checksOf(application.id, tx)).find((one) => one.theme === theme);
    if (!before || before.version !== looked.version)
      return before ? { ok: false, reason: "theme-changed", now: before } : null;
    const version = before.version + 1;
    const values = { state, words, checkedById: actor.id, checkedAt: now(), version };
    await tx
      .insert(themeChecks)
      .values({ applicationId: application.id, theme, ...values })
      .onConflictDoUpdate({ target: [themeChecks.applicationId, themeChecks.theme], set: values });
    const details = { theme, from: before.state, to: state };
    await record(tx, actor, "theme.checked", { kind: "application", id: application.id }, details);
    return { ok: true };
  });
}

type Read = { ok: true; theme: Theme; state: CheckState; words: string | null };

function readLooked({
  theme,
  state,
  words,
}: Looked): Read | Extract<Refused, { reason: "invalid" }> {
  const about = readChoice(theme, themes);
  const to = readChoice(state, checkStates);
  const read = readLine(words, MOST_WORDS);
  if (about.ok && to.ok && read.ok && about.value && to.value)
    return {
      ok: true,
      theme: about.value as Theme,
      state: to.value as CheckState,
      words: read.value,
    };
  const reason = read.ok ? "not-in-list" : read.reason;
  return { ok: false, reason: "invalid", errors: { [`words-${theme}`]: reason } };
}
