import { Fragment } from "react";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { hasDemoInbox, listDemoEmails } from "#app/features/auth/sign-in/demo-accounts.server.ts";
import {
  listDemoGuestEmails,
  sendDemoGuestEmails,
} from "#app/features/messaging/demo-guest-emails.server.ts";
import {
  flushDemoNotifications,
  listDemoNotifications,
} from "#app/features/notifications/demo-notifications.server.ts";
import {
  listDemoWhatsapp,
  replyInDemo,
} from "#app/features/notifications/whatsapp-subscription.server.ts";
import { requireDemo } from "#app/http/mode.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { demoMessages } from "#app/i18n/demo.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { relevanceChecks } from "#app/relevance-checks.server.ts";
import mails from "#app/routes/demo/mails/mails.css?url";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/route";
import { demoForm } from "./demo-form.server.ts";
import { FlushResultNotice, PendingNotifications } from "./pending-notifications.tsx";
import { WHATSAPP_ID, WhatsappMessages } from "./whatsapp-messages.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: mails },
];

export function headers() {
  return { "Cache-Control": "no-store, private", "Referrer-Policy": "same-origin" };
}

/** The emails of the demonstration, for anyone; a 404 elsewhere. */
export async function loader({ request }: Route.LoaderArgs) {
  requireDemo();
  const mails = requireFound(await listDemoEmails());
  const { pathname } = new URL(request.url);
  const query = getQuery(request);
  const locale = getLocale(pathname);
  const readCount = (name: string) => query.integer(name, { min: 0, max: 1_000_000 }) ?? 0;
  return {
    flushResult: query.has("sent")
      ? { sentCount: readCount("sent"), ended: readCount("ended") }
      : null,
    pendingNotifications: [
      ...requireFound(await listDemoNotifications(locale)),
      ...requireFound(await listDemoGuestEmails(locale)),
    ],
    whatsapp: requireFound(await listDemoWhatsapp()),
    hasDemoInbox: hasDemoInbox(),
    mails: mails.map(({ id, to, subject, text, locale, sentAt }) => {
      return { id, to, subject, text, locale, sentAt };
    }),
  };
}

/** Sends all pending notifications now, or answers a WhatsApp message, for anyone; a 404 elsewhere. */
export async function action({ request }: Route.ActionArgs) {
  requireDemo();
  const form = await parseForm(request, demoForm);
  if (form.ok && form.values.intent === "send-now") {
    const { sentCount, ended } = requireFound(await flushDemoNotifications(relevanceChecks));
    const adults = requireFound(await sendDemoGuestEmails());
    const flushQuery = new URLSearchParams({
      sent: `${sentCount + adults.sentCount}`,
      ended: `${ended}`,
    });
    return redirectTo(request, `/demo/courriels?${flushQuery}`);
  }
  if (form.ok) await replyInDemo(form.values.from, form.values.intent === "yes" ? "OUI" : "STOP");
  return redirectTo(request, `/demo/courriels#${WHATSAPP_ID}`);
}

export default function DemoEmails({ loaderData }: Route.ComponentProps) {
  const { titled } = useMessages(accessMessages);
  const { mails } = useMessages(demoMessages);
  return (
    <main id="main" className="access-page" tabIndex={-1}>
      <title>{titled(mails.title)}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <div className="demo-emails-head">
          <Tag tone="warn">{mails.tag}</Tag>
          <h1>{mails.title}</h1>
          <p>{loaderData.hasDemoInbox ? mails.text : mails.smtp}</p>
          {loaderData.mails.length === 0 && <p>{mails.none}</p>}
        </div>
        <FlushResultNotice flushResult={loaderData.flushResult} />
        <PendingNotifications notifications={loaderData.pendingNotifications} />
        <WhatsappMessages messages={loaderData.whatsapp} />
        <ul className="demo-emails">
          {loaderData.mails.map((mail) => (
            <SentEmail key={mail.id} mail={mail} />
          ))}
        </ul>
      </div>
    </main>
  );
}

type DemoEmail = Route.ComponentProps["loaderData"]["mails"][number];

function SentEmail({ mail: email }: { mail: DemoEmail }) {
  const { mails } = useMessages(demoMessages);
  const locale = useLocale();
  const sentAt = new Date(email.sentAt);
  return (
    <li className="demo-email">
      <h2 lang={email.locale}>{email.subject}</h2>
      <p className="demo-email-meta">
        {mails.to(email.to)}
        <br />
        <time dateTime={email.sentAt}>
          {mails.sentAt(
            formatCampusDate(locale, sentAt, "senegal"),
            formatTimeWithZone(locale, sentAt, "senegal"),
          )}
        </time>
      </p>
      <div className="demo-email-text" lang={email.locale}>
        {email.text.split(/(https?:\/\/[^\s<>"]+)/).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
          <Fragment key={index}>{index % 2 === 1 ? <a href={piece}>{piece}</a> : piece}</Fragment>
        ))}
      </div>
    </li>
  );
}
