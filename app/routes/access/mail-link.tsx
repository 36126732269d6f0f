import { data, Form, Link } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import type { NotificationKind } from "#app/features/accounts/notification-preferences.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import {
  applyEmailLink,
  type EmailLinkView,
  previewEmailLink,
} from "#app/features/notifications/email-link.server.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/mail-link";
import { createAccessHeaders } from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For anyone who has the link. A GET request changes nothing, because email scanners follow links too. */
export async function loader({ params }: Route.LoaderArgs) {
  const link = await previewEmailLink(params.token);
  return data({ link }, { status: link ? 200 : 404 });
}

/**
 * Handles the button of the page, and the unsubscribe button of email programs (RFC 8058), which sends no cookie or
 * token of a page and follows no redirect.
 */
export async function action({ params }: Route.ActionArgs) {
  const done = await applyEmailLink(params.token);
  return data({ done: done !== null }, { status: done ? 200 : 404 });
}

export default function EmailLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { link: t } = useMessages(notificationsMessages);
  const { link } = loaderData;
  return (
    <AccessPage title={t.title}>
      <div className="mail-link">
        {link ? (
          <EmailLinkBody link={link} isDone={actionResult?.done === true} />
        ) : (
          <InvalidLinkNotice isActionResult={actionResult !== undefined} />
        )}
        <p>
          <AccountLink />
        </p>
      </div>
    </AccessPage>
  );
}

function EmailLinkBody({ link, isDone }: { link: EmailLinkView; isDone: boolean }) {
  const { link: t } = useMessages(notificationsMessages);
  if (link.to === "mend")
    return isDone ? (
      <ActionResult>
        <Notice tone="ok" role="status" title={t.reactivatedTitle}>
          {t.reactivatedText}
        </Notice>
      </ActionResult>
    ) : (
      <Form method="post">
        <h2>{t.reactivateTitle}</h2>
        <p>{t.reactivateText(link.address)}</p>
        <Button type="submit">{t.reactivate}</Button>
      </Form>
    );
  return (
    <>
      {isDone ? (
        <ActionResult>
          <Notice tone="ok" role="status" title={t.stoppedTitle}>
            {t.stoppedText}
          </Notice>
        </ActionResult>
      ) : (
        <Form method="post">
          <h2>{t.stopTitle}</h2>
          <p>{t.stopText}</p>
          <NotificationKindList kinds={link.kinds} />
          <Button type="submit">{t.stop}</Button>
        </Form>
      )}
      <p>{t.stillReceived}</p>
      <NotificationKindList kinds={link.remainingKinds} extraItem={t.always} />
    </>
  );
}

function NotificationKindList({
  kinds,
  extraItem,
}: {
  kinds: NotificationKind[];
  extraItem?: string;
}) {
  const { notificationKinds } = useMessages(accountMessages);
  return (
    <ul>
      {kinds.map((kind) => (
        <li key={kind}>{notificationKinds[kind].label}</li>
      ))}
      {extraItem && <li>{extraItem}</li>}
    </ul>
  );
}

/** A link that is no longer valid; it may end between the load of the page and the click. */
function InvalidLinkNotice({ isActionResult }: { isActionResult: boolean }) {
  const { link: t } = useMessages(notificationsMessages);
  const message = (
    <Notice tone="warn" title={t.invalidTitle} role="status">
      {t.invalidText}
    </Notice>
  );
  return isActionResult ? <ActionResult>{message}</ActionResult> : message;
}

function AccountLink() {
  const { link: t } = useMessages(notificationsMessages);
  const path = usePath();
  return (
    <Link className="arrow-link" to={path("/espace-etudiant/compte#preferences")} reloadDocument>
      {t.choose}
    </Link>
  );
}
