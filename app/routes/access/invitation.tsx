import { data, redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { usePostName } from "#app/features/identity/components/use-post-name.ts";
import {
  acceptAsKnown,
  acceptAsNew,
  readInvitation,
} from "#app/features/identity/staff/invitation-answer.server.ts";
import { invalid, refused } from "#app/http/answer.server.ts";
import { forgetCart } from "#app/http/cart-cookies.server.ts";
import { actorContext } from "#app/http/context.ts";
import { sentForm } from "#app/http/form.server.ts";
import { isDemo } from "#app/http/mode.server.ts";
import { expiredLinkMessages } from "#app/i18n/expired-link.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { teamMessages } from "#app/i18n/team.ts";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/invitation";
import { AccessPage } from "./components/access-page.tsx";
import { JoinForm, KnownAccount } from "./components/invitation-forms.tsx";
import { WayOn } from "./components/link-over.tsx";
import { accessHeaders, readerIn, readKnock, withCookies } from "./door.server.ts";
import { joinForm, readNamedForm } from "./forms.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Reading the page uses nothing up: programs that scan mail follow links too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const invitation = await readInvitation(params.token, actor);
  // No link of ours, or one that a messenger cut in two: the page says what to do.
  return data(
    { invitation, reader: readerIn(context), strict: !isDemo() },
    { status: invitation ? 200 : 404 },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { caller, locale } = readKnock(request, context);
  const sent = await sentForm(request);
  const office = localizePath(locale, "/administration");
  const forgotten = forgetCart(request);
  if (sent.get("intent") === "accept") {
    const result = await acceptAsKnown(context.get(actorContext), params.token);
    if (!result.ok) return refused(result);
    throw redirect(office, { headers: withCookies(forgotten) });
  }
  const form = readNamedForm(sent, joinForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const result = await acceptAsNew(caller, params.token, { ...form.values, locale });
  if (result.ok)
    throw redirect(office, { headers: withCookies([...result.cookies, ...forgotten]) });
  if (result.reason === "link-invalid") return refused(result, form.typed);
  const ofEmail = result.reason === "required" || result.reason === "account-exists";
  return invalid({ [ofEmail ? "email" : "password"]: result.reason }, form.typed);
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const formAnswer = useActionResult(actionData);
  const { invitation, reader, strict } = loaderData;
  const { answer: t } = useMessages(teamMessages);
  const locale = useLocale();
  const postName = usePostName();
  const refusal = useFormRefusal(formAnswer);
  if (!invitation) return <Ended title={t.title} end="lost" reader={reader} />;
  const { state, email, account, expiresAt } = invitation;
  const title = email ? t.title : t.firstTitle;
  if (state !== "open")
    return <Ended title={title} end={state === "cancelled" ? "expired" : state} reader={reader} />;
  return (
    <AccessPage title={title} wrong={refusal.hasErrors}>
      <FormRefusalSummary refusal={refusal} title={t.refused} labels={labelsOf(t)} />
      <p className="access-intro">{email ? t.text(postName(invitation)) : t.firstText}</p>
      {account === "new" ? (
        <JoinForm email={email} strict={strict} refusal={refusal} />
      ) : (
        <KnownAccount email={email ?? ""} theirs={account === "theirs"} reader={reader} />
      )}
      <p className="access-after muted">
        {t.validUntil(formatCampusDate(locale, expiresAt, invitation.campus))}
      </p>
    </AccessPage>
  );
}

type AnswerWords = (typeof teamMessages)["fr"]["answer"];

function labelsOf({ firstName, lastName, email, password }: AnswerWords) {
  return { firstName, lastName, email, password };
}

type EndedProps = { title: string; end: "used" | "expired" | "lost"; reader: string | null };

/** A link that serves no more, and what to do then. */
function Ended({ title, end, reader }: EndedProps) {
  const { answer: t } = useMessages(teamMessages);
  const { brokenText } = useMessages(expiredLinkMessages);
  const text = end === "used" && reader ? t.usedIn(reader) : t[`${end}Text`];
  return (
    <AccessPage title={title}>
      <Notice title={t[end]}>{end === "lost" ? `${brokenText} ${text}` : text}</Notice>
      <WayOn next="" reader={reader} />
    </AccessPage>
  );
}
