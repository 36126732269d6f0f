import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { lockApplication } from "#app/features/admissions/editable-application.server.ts";
import { parseOption } from "#app/features/admissions/form-values.ts";
import { canDecide } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { parseLine } from "#app/lib/parse-line.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { themeChecks } from "#app/platform/db/schema/review.ts";
import { type CheckState, checkStates, type Theme, themes } from "./checklist.ts";

/** The longest comment on a theme. */
export const MAX_COMMENT_CHARACTERS = 200;

export type ThemeCheck = {
  theme: Theme;
  state: CheckState;
  comment: string | null;
  /** The officer who checked it last, and when; `by` is null when nobody did, or the account no longer exists. */
  by: string | null;
  at: Date | null;
  /** Version token for optimistic locking. */
  version: number;
};

/** Lists every theme of an application with its state. Checks no permission. */
export async function listThemeChecks(
  applicationId: string,
  on: Database = db(),
): Promise<ThemeCheck[]> {
  const rows = await on
    .select({ check: themeChecks, by: users.name })
    .from(themeChecks)
    .leftJoin(users, eq(users.id, themeChecks.checkedById))
    .where(eq(themeChecks.applicationId, applicationId));
  return themes.map((theme) => {
    const row = rows.find(({ check }) => check.theme === theme);
    if (!row)
      return { theme, state: "not-looked-at", comment: null, by: null, at: null, version: 0 };
    const { state, words: comment, checkedAt, version } = row.check;
    return { theme, state, comment, by: row.by, at: checkedAt, version };
  });
}

/** The submitted check, with the version that the page showed. */
export type CheckThemeInput = {
  theme: string;
  state: string;
  comment: string | undefined;
  version: number;
};
type CheckThemeRefusal =
  | { ok: false; reason: "theme-changed"; now: ThemeCheck }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Saves the state of a theme. Refuses `theme-changed`, with the current check, when another officer changed it
 * meanwhile, and `invalid` with errors by field. Returns null when the actor may not decide on the application.
 */
export async function checkTheme(
  actor: Actor,
  applicationId: string,
  input: CheckThemeInput,
): Promise<{ ok: true } | CheckThemeRefusal | null> {
  return transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (actor.kind !== "staff" || !application || !canDecide(actor, application)) return null;
    const parsed = parseCheckInput(input);
    if (!parsed.ok) return parsed;
    const { theme, state, comment: words } = parsed;
    const current = (await listThemeChecks(application.id, tx)).find((one) => one.theme === theme);
    if (!current || current.version !== input.version)
      return current ? { ok: false, reason: "theme-changed", now: current } : null;
    const version = current.version + 1;
    const values = { state, words, checkedById: actor.id, checkedAt: now(), version };
    await tx
      .insert(themeChecks)
      .values({ applicationId: application.id, theme, ...values })
      .onConflictDoUpdate({ target: [themeChecks.applicationId, themeChecks.theme], set: values });
    const details = { theme, from: current.state, to: state };
    await recordHistory(
      tx,
      actor,
      "theme.checked",
      { kind: "application", id: application.id },
      details,
    );
    return { ok: true };
  });
}

type ParsedCheck = { ok: true; theme: Theme; state: CheckState; comment: string | null };

function parseCheckInput({
  theme,
  state,
  comment,
}: CheckThemeInput): ParsedCheck | Extract<CheckThemeRefusal, { reason: "invalid" }> {
  const parsedTheme = parseOption(theme, themes);
  const parsedState = parseOption(state, checkStates);
  const parsedComment = parseLine(comment, MAX_COMMENT_CHARACTERS);
  if (
    parsedTheme.ok &&
    parsedState.ok &&
    parsedComment.ok &&
    parsedTheme.value &&
    parsedState.value
  )
    return {
      ok: true,
      theme: parsedTheme.value as Theme,
      state: parsedState.value as CheckState,
      comment: parsedComment.value,
    };
  const reason = parsedComment.ok ? "not-in-list" : parsedComment.reason;
  return { ok: false, reason: "invalid", errors: { [`comment-${theme}`]: reason } };
}
