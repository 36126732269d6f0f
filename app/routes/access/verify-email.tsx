import { redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import styles from "#app/features/auth/components/access-page.css?url";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { getVerificationEmail, verifyEmail } from "#app/features/auth/sign-in/sign-up.server.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { createEmailCookie } from "#app/http/email-cookie.server.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/verify-email";
import {
  createAccessHeaders,
  getSignedInEmail,
  MAX_TOKEN_CHARACTERS,
  readAccessRequest,
  respondWithLinkRefusal,
} from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { FormErrorAlert } from "./components/form-error-alert.tsx";
import {
  BrokenLinkPage,
  ContinueLink,
  isLinkDone,
  LinkDonePage,
  NewLinkHint,
} from "./components/link-status.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For anyone who has the link. A GET request confirms nothing, because email scanners follow links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { next, query } = readAccessRequest(request, context);
  const token = query.text("token", MAX_TOKEN_CHARACTERS);
  const isBroken = token !== "" && (await getVerificationEmail(token)) === null;
  return { next, token, isBroken, signedInEmail: getSignedInEmail(context) };
}

/** Confirms the address by the token of the email; needs no session. */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next } = readAccessRequest(request, context);
  const token = `${(await readFormData(request)).get("token") ?? ""}`;
  const result = await verifyEmail(caller, token);
  const email = await getVerificationEmail(token);
  if (!result.ok)
    return respondWithLinkRefusal(result, { email, signedInEmail: getSignedInEmail(context) });
  if (result.resetToken) {
    const resetParams = new URLSearchParams({ token: result.resetToken, "sign-up": "1" });
    throw redirect(localizePath(locale, `/nouveau-mot-de-passe?${resetParams}`));
  }
  const headers = { "Set-Cookie": createEmailCookie(request, email ?? "") };
  throw redirect(withNext(localizePath(locale, "/connexion?done=email-confirmed"), next), {
    headers,
  });
}

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { token, next, isBroken, signedInEmail } = loaderData;
  const t = useMessages(accessMessages).verify;
  const sentences = useMessages(errorsMessages);
  const path = usePath();
  const locale = useLocale();
  if (signedInEmail && isLinkDone(actionResult?.reason, actionResult?.isOwn))
    return <LinkDonePage next={next} signedInEmail={signedInEmail} reason={actionResult?.reason} />;
  if (isBroken && !actionResult)
    return <BrokenLinkPage next={next} signedInEmail={signedInEmail} linkFor="account" />;
  // A second tab or click is not an error: the user only has to sign in.
  const isUsed = actionResult?.reason === "link-used";
  const hasError = Boolean(actionResult) && !isUsed;
  return (
    <AccessPage title={isUsed ? t.servedTitle : t.title} hasError={hasError}>
      {isUsed && <p className="access-intro">{sentences["link-used"]}</p>}
      {actionResult && hasError && (
        <>
          <FormErrorAlert title={t.refusedTitle}>
            {errorMessage(locale, actionResult.reason)}
          </FormErrorAlert>
          <NewLinkHint signedInEmail={signedInEmail} linkFor="account" />
        </>
      )}
      {token && !actionResult ? (
        <>
          <p className="access-intro">{t.text}</p>
          <form
            className="access-form"
            method="post"
            action={withNext(path("/verification"), next)}
          >
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{t.submit}</Button>
          </form>
        </>
      ) : (
        <>
          {!actionResult && <p className="access-intro">{t.noLink}</p>}
          <ContinueLink next={next} signedInEmail={signedInEmail} />
        </>
      )}
    </AccessPage>
  );
}
