import type { Openable } from "#app/features/admissions/corrections/opening.ts";
import { type Notification, notify } from "#app/features/notifications/notify.server.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import { formatDate } from "#app/i18n/format.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import type { Held } from "../held.server.ts";
import { noticeOf } from "../move-notice.server.ts";
import { namedSections } from "../page-blocks.ts";

/** What the candidate is told when sections are opened to them: which, and until which day. */
export function newsOfOpening({ sections, day }: { sections: Openable[]; day: string }) {
  return (held: Held): Notification =>
    noticeOf(held.application, {
      kind: "missing-piece",
      urgency: "immediate",
      key: `asked:${held.id}:${now().toISOString()}`,
      place: held.position,
      say: (locale) => {
        const { subject, text } = correctionMessages[locale].letters.asked;
        const until = formatDate(locale, day);
        return { subject, text: text(held.position, namedSections(sections, locale), until) };
      },
    });
}

/** Tells the candidate that they have until another day. */
export async function tellOfProlonged(tx: Database, held: Held, day: string): Promise<void> {
  const told = noticeOf(held.application, {
    kind: "missing-piece",
    urgency: "immediate",
    key: `prolonged:${held.id}:${now().toISOString()}`,
    place: held.position,
    say: (locale) => {
      const { subject, text } = correctionMessages[locale].letters.prolonged;
      return { subject, text: text(held.position, formatDate(locale, day)) };
    },
  });
  await notify(tx, told);
}
