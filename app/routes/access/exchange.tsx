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
import { goTo, invalid, notFound, orNotFound } from "#app/http/answer.server.ts";
import { newAttempt } from "#app/http/attempt.server.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { guestMessages } from "#app/i18n/guest.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "#app/ui/styles/guest-conversation.css?url";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/exchange";
import { AccessPage } from "./components/access-page.tsx";
import { Outcome } from "./consent/outcome.tsx";
import { accessHeaders } from "./door.server.ts";
import { VisitedThread } from "./exchange/visit.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Reading the page changes nothing: programs that scan mail follow links too. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const visit = await getThreadAsGuest(params.token);
  const sent = queryOf(request).has("sent");
  const status = visit?.open ? 200 : visit ? 410 : 404;
  return data(
    { visit, sent, attempt: newAttempt(), now: new Date(), token: params.token },
    { status },
  );
}

export async function action({ request, params }: Route.ActionArgs) {
  const form = await sentForm(request);
  // The second is the word of a mail program whose reader wants no more of these letters (RFC 8058).
  if (form.get("intent") === "leave" || form.has("List-Unsubscribe")) {
    if (!(await leaveThreadAsGuest(params.token))) throw notFound();
    return { left: true as const };
  }
  if (form.get("intent") === "renew") {
    if (!(await renewGuestLink(params.token))) throw notFound();
    return { renewed: true as const };
  }
  const read = readForm(form, replyForm);
  if (!read.ok) return invalid(read.errors, read.typed);
  const { content, attempt } = read.values;
  const sent = orNotFound(await replyAsGuest(params.token, content, attempt));
  if (sent.ok) return goTo(request, `/echange/${params.token}?sent`);
  if (sent.reason === "invalid-message") return invalid({ ...sent.errors }, read.typed);
  // A link that has ended: the page itself says so. `null` would not be redirected: a reload would send the form again.
  if (sent.reason !== "too-many-messages") return data({ ended: true as const }, { status: 410 });
  const answered = { errors: { content: sent.reason }, typed: read.typed };
  return data(answered, { status: 429, headers: { "Retry-After": `${sent.retryAfter}` } });
}

export default function Exchange({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { page: t } = useMessages(guestMessages);
  const { visit, sent, attempt, now, token } = loaderData;
  const path = usePath();
  const refused = answer && "errors" in answer ? answer : undefined;
  if (answer && "left" in answer)
    return (
      <AccessPage title={t.title}>
        <Outcome title={t.left} text={t.leftText} answers />
      </AccessPage>
    );
  if (answer && "renewed" in answer)
    return (
      <AccessPage title={t.title}>
        <Outcome title={t.renewed} text={t.renewedText} answers />
      </AccessPage>
    );
  if (visit && !visit.open && visit.isUnused)
    return (
      <AccessPage title={t.title}>
        <Outcome
          title={t.unused}
          text={t.unusedText(GUEST_LINK_LIFETIME_MONTHS)}
          answers={answer !== undefined}
        />
        <form className="access-form" method="post" action={path(`/echange/${token}`)}>
          <Button type="submit" name="intent" value="renew">
            {t.renew}
          </Button>
        </form>
      </AccessPage>
    );
  return (
    <AccessPage title={t.title} wrong={Boolean(refused)}>
      {visit?.open ? (
        <VisitedThread
          visit={visit}
          refused={refused}
          sent={sent}
          attempt={attempt}
          now={now}
          token={token}
        />
      ) : (
        <Outcome
          title={visit ? t.ended : t.unknown}
          text={visit ? t.endedText : t.unknownText}
          // The link may end between the page and its button.
          answers={answer !== undefined}
        />
      )}
    </AccessPage>
  );
}
