import type { ApplicationRow } from "#app/features/admissions/draft.server.ts";
import { noticeOf } from "#app/features/decisions/move-notice.server.ts";
import { tell } from "#app/features/notices/tell.server.ts";
import { doubleMessages } from "#app/i18n/double.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";

type Letter = (locale: Locale) => { subject: string; text: string };

/** Says to each account which number is followed, and how to say that it is a mistake. */
export async function tellOfClosing(
  tx: Database,
  kept: ApplicationRow,
  closed: ApplicationRow,
  added: number,
): Promise<void> {
  await tellOf(tx, closed, "closed", (locale) => {
    const { subject, text } = doubleMessages[locale].letters.closed;
    return { subject, text: text(kept.number ?? "") };
  });
  await tellOf(tx, kept, "kept", (locale) => {
    const { subject, text } = doubleMessages[locale].letters.kept;
    return { subject, text: text(closed.number ?? "", added) };
  });
}

/** Says to each account that both applications are followed again. */
export async function tellOfUndoing(tx: Database, ...both: ApplicationRow[]): Promise<void> {
  for (const row of both)
    await tellOf(tx, row, "undone", (locale) => doubleMessages[locale].letters.undone);
}

async function tellOf(tx: Database, application: ApplicationRow, what: string, say: Letter) {
  const key = `double-${what}:${application.id}:${now().toISOString()}`;
  await tell(tx, noticeOf(application, { kind: "state", urgency: "immediate", key, say }));
}
