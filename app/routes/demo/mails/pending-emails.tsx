import { Form } from "react-router";
import { formatCampusDate, formatTimeWithZone } from "#app/features/identity/campus-clock.ts";
import type {
  FlushResult,
  PendingEmail,
} from "#app/features/notifications/demo-notifications.server.ts";
import { demoMessages } from "#app/i18n/demo.ts";
import { notificationsMessages } from "#app/i18n/notifications.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/** The notices that wait for their hour, and the button that spares whoever tries the demonstration the wait. */
export function PendingEmails({ waiting }: { waiting: PendingEmail[] }) {
  const { demo: t, office } = useMessages(notificationsMessages);
  const { mails } = useMessages(demoMessages);
  const locale = useLocale();
  if (waiting.length === 0) return null;
  return (
    <section className="kept-mail" aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting}</h2>
      <p className="kept-mail-of">{t.waitingText}</p>
      <ul>
        {waiting.map(({ id, to, subject, dueAt }) => (
          <li key={id}>
            {subject} · {mails.to(to)} ·{" "}
            <time dateTime={dueAt.toISOString()}>
              {office.preview.at(
                formatCampusDate(locale, dueAt, "senegal"),
                formatTimeWithZone(locale, dueAt, "senegal"),
              )}
            </time>
          </li>
        ))}
      </ul>
      <Form method="post">
        <Button type="submit" name="intent" value="leave" small>
          {t.sendNow}
        </Button>
      </Form>
    </section>
  );
}

/** What became of what waited, once it was let go: the button may be gone, so that this has the focus. */
export function FlushResultNotice({ became }: { became: FlushResult | null }) {
  const { demo: t } = useMessages(notificationsMessages);
  return (
    // biome-ignore lint/a11y/noAutofocus: what became of it is read first; the page has no script
    <div role="status" tabIndex={-1} autoFocus={became !== null}>
      {became && (
        <Notice tone={became.left > 0 ? "ok" : "info"}>
          {[t.sentCount(became.left), became.ended > 0 && t.ended(became.ended)]
            .filter(Boolean)
            .join(" ")}
        </Notice>
      )}
    </div>
  );
}
