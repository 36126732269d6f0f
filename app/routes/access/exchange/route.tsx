import { data } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { GUEST_LINK_LIFETIME_MONTHS } from "#app/features/messaging/guest/guest.ts";
import {
  getThreadAsGuest,
  leaveThreadAsGuest,
  renewGuestLink,
  replyAsGuest,
} from "#app/features/messaging/guest/guest-access.server.ts";
import { replyForm } from "#app/features/messaging/message-forms.server.ts";
import { guestMessages } from "#app/features/messaging/messages/guest.ts";
import { createAttemptId } from "#app/http/attempt-id.server.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import {
  invalidFormResponse,
  notFoundResponse,
  redirectTo,
  requireFound,
} from "#app/http/responses.server.ts";
import styles from "#app/routes/access/exchange/route.css?url";
import { Button } from "#app/ui/button.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { createAccessHeaders } from "../access-request.server.ts";
import { AccessPage } from "../components/access-page.tsx";
import { LinkOutcome } from "../consent/link-outcome.tsx";
import type { Route } from "./+types/route";
import { GuestThread } from "./guest-thread.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For the guest who has the link. A GET request changes nothing, because email scanners follow links too. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const thread = await getThreadAsGuest(params.token);
  const isSent = getQuery(request).has("sent");
  const status = thread?.open ? 200 : thread ? 410 : 404;
  return data(
    {
      thread,
      isSent,
      attempt: createAttemptId(),
      now: new Date(),
      token: params.token,
    },
    { status },
  );
}

/** Replies, leaves the thread or renews the link: needs the guest's token, and no account. */
export async function action({ request, params }: Route.ActionArgs) {
  const form = await readFormData(request);
  // `List-Unsubscribe` comes from the unsubscribe button of an email program (RFC 8058).
  if (form.get("intent") === "leave-thread" || form.has("List-Unsubscribe")) {
    if (!(await leaveThreadAsGuest(params.token))) throw notFoundResponse();
    return { threadLeft: true as const };
  }
  if (form.get("intent") === "renew-link") {
    if (!(await renewGuestLink(params.token))) throw notFoundResponse();
    return { linkRenewed: true as const };
  }
  const parsed = parseFormData(form, replyForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.submitted);
  const { content, attempt } = parsed.values;
  const result = requireFound(await replyAsGuest(params.token, content, attempt));
  if (result.ok) return redirectTo(request, `/echange/${params.token}?sent`);
  if (result.reason === "invalid-message")
    return invalidFormResponse({ ...result.errors }, parsed.submitted);
  // The link has ended, and the page says so. The result is not `null`, which would not be redirected: a reload would
  // then submit the form again.
  if (result.reason !== "too-many-messages")
    return data({ linkEnded: true as const }, { status: 410 });
  const body = { errors: { content: result.reason }, submitted: parsed.submitted };
  return data(body, { status: 429, headers: { "Retry-After": `${result.retryAfterSeconds}` } });
}

export default function GuestThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { page: t } = useMessages(guestMessages);
  const { thread, isSent, attempt, now, token } = loaderData;
  const path = usePath();
  const formErrors = actionResult && "errors" in actionResult ? actionResult : undefined;
  if (actionResult && "threadLeft" in actionResult)
    return (
      <AccessPage title={t.title}>
        <LinkOutcome title={t.left} text={t.leftText} isActionResult />
      </AccessPage>
    );
  if (actionResult && "linkRenewed" in actionResult)
    return (
      <AccessPage title={t.title}>
        <LinkOutcome title={t.renewed} text={t.renewedText} isActionResult />
      </AccessPage>
    );
  if (thread && !thread.open && thread.isUnused)
    return (
      <AccessPage title={t.title}>
        <LinkOutcome
          title={t.unused}
          text={t.unusedText(GUEST_LINK_LIFETIME_MONTHS)}
          isActionResult={actionResult !== undefined}
        />
        <form className="access-form" method="post" action={path(`/echange/${token}`)}>
          <Button type="submit" name="intent" value="renew-link">
            {t.renew}
          </Button>
        </form>
      </AccessPage>
    );
  return (
    <AccessPage title={t.title} hasError={Boolean(formErrors)}>
      {thread?.open ? (
        <GuestThread
          thread={thread}
          formErrors={formErrors}
          isSent={isSent}
          attempt={attempt}
          now={now}
          token={token}
        />
      ) : (
        <LinkOutcome
          title={thread ? t.ended : t.unknown}
          text={thread ? t.endedText : t.unknownText}
          // The link may end between the load of the page and the click.
          isActionResult={actionResult !== undefined}
        />
      )}
    </AccessPage>
  );
}
