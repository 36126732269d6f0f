import { data, redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import { expiredLinkMessages } from "#app/features/auth/messages/expired-link.ts";
import {
  acceptWithExistingAccount,
  acceptWithNewAccount,
  getInvitation,
} from "#app/features/staff/accept-invitation.server.ts";
import { useFormatTeamRole } from "#app/features/staff/components/use-format-team-role.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import { clearCartCookies } from "#app/http/cart-cookies.server.ts";
import { actorContext } from "#app/http/context.ts";
import { isDemo } from "#app/http/mode.server.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { invalidFormResponse, refusalResponse } from "#app/http/responses.server.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/invitation";
import { acceptInvitationForm, parseNamedForm } from "./access-forms.server.ts";
import {
  createAccessHeaders,
  createCookieHeaders,
  getSignedInEmail,
  readAccessRequest,
} from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { AcceptInvitationForm, ExistingAccountPrompt } from "./components/invitation-forms.tsx";
import { ContinueLink } from "./components/link-status.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For anyone who has the link. A GET request changes nothing, because email scanners follow links too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const invitation = await getInvitation(params.token, actor);
  // An unknown or truncated link: the page says what to do.
  return data(
    { invitation, signedInEmail: getSignedInEmail(context), requiresSecondFactor: !isDemo() },
    { status: invitation ? 200 : 404 },
  );
}

/** Accepts an invitation by its token; an existing account accepts only when it is signed in. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { caller, locale } = readAccessRequest(request, context);
  const formData = await readFormData(request);
  const officePath = localizePath(locale, "/administration");
  const clearedCookies = clearCartCookies(request);
  if (formData.get("intent") === "accept") {
    const result = await acceptWithExistingAccount(context.get(actorContext), params.token);
    if (!result.ok) return refusalResponse(result);
    throw redirect(officePath, { headers: createCookieHeaders(clearedCookies) });
  }
  const form = parseNamedForm(formData, acceptInvitationForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const result = await acceptWithNewAccount(caller, params.token, { ...form.values, locale });
  if (result.ok)
    throw redirect(officePath, {
      headers: createCookieHeaders([...result.cookies, ...clearedCookies]),
    });
  if (result.reason === "link-invalid") return refusalResponse(result, form.submitted);
  const isEmailError = result.reason === "required" || result.reason === "account-exists";
  return invalidFormResponse(
    { [isEmailError ? "email" : "password"]: result.reason },
    form.submitted,
  );
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { invitation, signedInEmail, requiresSecondFactor } = loaderData;
  const { answer: t } = useMessages(teamMessages);
  const locale = useLocale();
  const formatRole = useFormatTeamRole();
  const formState = useFormRefusal(actionResult);
  if (!invitation)
    return <EndedInvitation title={t.title} endReason="lost" signedInEmail={signedInEmail} />;
  const { state, email, account, expiresAt } = invitation;
  const title = email ? t.title : t.firstTitle;
  if (state !== "open")
    return (
      <EndedInvitation
        title={title}
        endReason={state === "cancelled" ? "expired" : state}
        signedInEmail={signedInEmail}
      />
    );
  return (
    <AccessPage title={title} hasError={formState.hasErrors}>
      <FormRefusalSummary refusal={formState} title={t.refused} labels={getFieldLabels(t)} />
      <p className="access-intro">{email ? t.text(formatRole(invitation)) : t.firstText}</p>
      {account === "new" ? (
        <AcceptInvitationForm
          email={email}
          requiresSecondFactor={requiresSecondFactor}
          formState={formState}
        />
      ) : (
        <ExistingAccountPrompt
          email={email ?? ""}
          isOwnAccount={account === "theirs"}
          signedInEmail={signedInEmail}
        />
      )}
      <p className="access-links muted">
        {t.validUntil(formatCampusDate(locale, expiresAt, invitation.campus))}
      </p>
    </AccessPage>
  );
}

type AcceptMessages = (typeof teamMessages)["fr"]["answer"];

function getFieldLabels({ firstName, lastName, email, password }: AcceptMessages) {
  return { firstName, lastName, email, password };
}

type EndedInvitationProps = {
  title: string;
  endReason: "used" | "expired" | "lost";
  signedInEmail: string | null;
};

/** Page of a link that is no longer valid, with what to do. */
function EndedInvitation({ title, endReason, signedInEmail }: EndedInvitationProps) {
  const { answer: t } = useMessages(teamMessages);
  const { brokenText } = useMessages(expiredLinkMessages);
  const text =
    endReason === "used" && signedInEmail ? t.usedIn(signedInEmail) : t[`${endReason}Text`];
  return (
    <AccessPage title={title}>
      <Notice title={t[endReason]}>{endReason === "lost" ? `${brokenText} ${text}` : text}</Notice>
      <ContinueLink next="" signedInEmail={signedInEmail} />
    </AccessPage>
  );
}
