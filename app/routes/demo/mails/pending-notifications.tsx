import { Form } from "react-router";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import type {
  DemoNotification,
  FlushResult,
} from "#app/features/notifications/demo-notifications.server.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { demoMessages } from "#app/i18n/demo.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/** Pending notifications, and a button that sends them now instead of at their time. */
export function PendingNotifications({ notifications }: { notifications: DemoNotification[] }) {
  const { demo: t, office } = useMessages(notificationsMessages);
  const { mails } = useMessages(demoMessages);
  const locale = useLocale();
  if (notifications.length === 0) return null;
  return (
    <section className="demo-email" aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting}</h2>
      <p className="demo-email-meta">{t.waitingText}</p>
      <ul>
        {notifications.map(({ id, to, subject, dueAt }) => (
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
        <Button type="submit" name="intent" value="send-now" size="small">
          {t.sendNow}
        </Button>
      </Form>
    </section>
  );
}

/** Result of the button, which may have disappeared: so this takes the focus. */
export function FlushResultNotice({ flushResult }: { flushResult: FlushResult | null }) {
  const { demo: t } = useMessages(notificationsMessages);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page has no script that could focus the result
    <div role="status" tabIndex={-1} autoFocus={flushResult !== null}>
      {flushResult && (
        <Notice tone={flushResult.sentCount > 0 ? "ok" : "info"}>
          {[t.sentCount(flushResult.sentCount), flushResult.ended > 0 && t.ended(flushResult.ended)]
            .filter(Boolean)
            .join(" ")}
        </Notice>
      )}
    </div>
  );
}
