import { isSignedIn } from "#app/features/identity/actor.ts";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { howFar } from "#app/features/identity/staff/second-factor.server.ts";
import { stepPaths } from "#app/features/identity/staff/second-factor.ts";
import { actorContext } from "#app/http/context.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { errorMessageFromQuery } from "#app/i18n/error-from-query.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { localizePath } from "#app/i18n/locale.ts";
import styles from "#app/ui/styles/access-page.css?url";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/popup-end";
import { targetAfterSignIn } from "./after-sign-in.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { isStepLeft } from "./components/step-left.tsx";
import { accessHeaders, readKnock } from "./door.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next, query } = readKnock(request, context);
  const actor = context.get(actorContext);
  const id = query.text("fenetre", 40);
  const reason = query.text("erreur", 60) || null;
  if (isSignedIn(actor) && !reason)
    return { id, to: targetAfterSignIn(locale, { staff: actor.kind === "staff" }, next) };
  const begun = await howFar(request.headers);
  if (begun?.missing && !reason)
    return { id, to: withNext(localizePath(locale, stepPaths[begun.missing]), next) };
  // The provider gave no address: the page that opened this window goes on to ask for one.
  if (reason === "email-missing")
    return { id, to: withNext(localizePath(locale, "/connexion/adresse"), next) };
  // Nothing failed: the page that opened this window says the step that is left.
  if (isStepLeft(reason))
    return { id, to: withNext(localizePath(locale, `/connexion?erreur=${reason}`), next) };
  const again = `/connexion?erreur=${encodeURIComponent(reason ?? "provider-down")}`;
  return { id, reason: reason ?? "provider-down", to: withNext(localizePath(locale, again), next) };
}

/**
 * Where the window of a provider ends: a script tells the page that opened it, and closes it
 * (app/client/signing-in/sign-in-page.ts). Without one it says what came of it, and goes on here.
 */
export default function PopupEnd({ loaderData: { id, to, reason } }: Route.ComponentProps) {
  const { popup, signIn } = useMessages(accessMessages);
  const locale = useLocale();
  const error =
    reason && (errorMessageFromQuery(locale, reason) ?? errorMessage(locale, "provider-down"));
  return (
    <AccessPage title={error ? signIn.refusedTitle : popup.title} wrong={Boolean(error)}>
      <div data-popup-end={id} data-to={to} data-error={error}>
        <p className="access-intro">{error ?? popup.text}</p>
        <p className="access-actions">
          <a className="btn btn-primary" href={to}>
            {error ? popup.again : popup.proceed}
          </a>
        </p>
      </div>
    </AccessPage>
  );
}
