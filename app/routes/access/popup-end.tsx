import { isSignedIn } from "#app/features/access/actor.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import { getPendingSignIn } from "#app/features/auth/factor/second-factor.server.ts";
import { pendingStepPaths } from "#app/features/auth/factor/second-factor.ts";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { actorContext } from "#app/http/context.ts";
import { errorMessageFromQuery } from "#app/i18n/error-from-query.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/popup-end";
import {
  createAccessHeaders,
  getSignInTarget,
  readAccessRequest,
} from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { isEmailUnconfirmed } from "./components/confirm-email-notice.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For anyone: the result of the sign-in in this browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next, query } = readAccessRequest(request, context);
  const actor = context.get(actorContext);
  const id = query.text("popup", 40);
  const reason = query.text("error", 60) || null;
  if (isSignedIn(actor) && !reason)
    return { id, to: getSignInTarget(locale, { isStaff: actor.kind === "staff" }, next) };
  const pendingSignIn = await getPendingSignIn(request.headers);
  if (pendingSignIn?.missing && !reason)
    return {
      id,
      to: withNext(localizePath(locale, pendingStepPaths[pendingSignIn.missing]), next),
    };
  // The provider gave no email address: the opener continues to the page that asks for one.
  if (reason === "email-missing")
    return { id, to: withNext(localizePath(locale, "/connexion/adresse"), next) };
  // Not a failure: the opener shows the pending step.
  if (isEmailUnconfirmed(reason))
    return { id, to: withNext(localizePath(locale, `/connexion?error=${reason}`), next) };
  const retryPath = `/connexion?error=${encodeURIComponent(reason ?? "provider-unavailable")}`;
  return {
    id,
    reason: reason ?? "provider-unavailable",
    to: withNext(localizePath(locale, retryPath), next),
  };
}

/**
 * End page of a provider's popup: a script passes the result to the opener and closes the window
 * (app/client/signing-in/sign-in-page.ts). Without a script it shows the result and a link onward.
 */
export default function PopupEndPage({ loaderData: { id, to, reason } }: Route.ComponentProps) {
  const { popup, signIn } = useMessages(accessMessages);
  const locale = useLocale();
  const message =
    reason &&
    (errorMessageFromQuery(locale, reason) ?? errorMessage(locale, "provider-unavailable"));
  return (
    <AccessPage title={message ? signIn.refusedTitle : popup.title} hasError={Boolean(message)}>
      <div data-popup-end={id} data-to={to} data-error={message}>
        <p className="access-intro">{message ?? popup.text}</p>
        <p className="access-actions">
          <a className="btn btn-primary" href={to}>
            {message ? popup.again : popup.proceed}
          </a>
        </p>
      </div>
    </AccessPage>
  );
}
