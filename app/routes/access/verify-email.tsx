import { redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { addressOfLink, verifyEmail } from "#app/features/identity/sign-in/sign-up.server.ts";
import { emailCookie } from "#app/http/email-cookie.server.ts";
import { sentForm } from "#app/http/form.server.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/verify-email";
import { AccessPage } from "./components/access-page.tsx";
import { AnotherLink, isSettled, LinkBroken, LinkOver, WayOn } from "./components/link-over.tsx";
import { RefusedBox } from "./components/refused-box.tsx";
import { accessHeaders, MAX_TOKEN, readerIn, readKnock, refusedLink } from "./door.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Reading the page confirms nothing: programs that scan mail follow links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { next, query } = readKnock(request, context);
  const token = query.text("token", MAX_TOKEN);
  const broken = token !== "" && (await addressOfLink(token)) === null;
  return { next, token, broken, reader: readerIn(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next } = readKnock(request, context);
  const token = `${(await sentForm(request)).get("token") ?? ""}`;
  const result = await verifyEmail(caller, token);
  const address = await addressOfLink(token);
  if (!result.ok) return refusedLink(result, { address, reader: readerIn(context) });
  if (result.choose) {
    const chosen = new URLSearchParams({ token: result.choose, inscription: "1" });
    throw redirect(localizePath(locale, `/nouveau-mot-de-passe?${chosen}`));
  }
  const kept = { "Set-Cookie": emailCookie(request, address ?? "") };
  throw redirect(withNext(localizePath(locale, "/connexion?fait=email-confirmed"), next), {
    headers: kept,
  });
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { token, next, broken, reader } = loaderData;
  const t = useMessages(accessMessages).verify;
  const sentences = useMessages(errorsMessages);
  const path = usePath();
  const locale = useLocale();
  if (reader && isSettled(answer?.reason, answer?.own))
    return <LinkOver next={next} reader={reader} reason={answer?.reason} />;
  if (broken && !answer) return <LinkBroken next={next} reader={reader} whose="account" />;
  // A second tab, a second press: nothing is wrong, and what is left is to sign in.
  const served = answer?.reason === "link-served";
  const wrong = Boolean(answer) && !served;
  return (
    <AccessPage title={served ? t.servedTitle : t.title} wrong={wrong}>
      {served && <p className="access-intro">{sentences["link-served"]}</p>}
      {answer && wrong && (
        <>
          <RefusedBox title={t.refusedTitle}>{errorMessage(locale, answer.reason)}</RefusedBox>
          <AnotherLink reader={reader} whose="account" />
        </>
      )}
      {token && !answer ? (
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
          {!answer && <p className="access-intro">{t.noLink}</p>}
          <WayOn next={next} reader={reader} />
        </>
      )}
    </AccessPage>
  );
}
