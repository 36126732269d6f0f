import { redirect } from "react-router";
import { isSignedIn } from "#app/features/identity/actor.ts";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { addressOfLink, verifyEmail } from "#app/features/identity/sign-in/sign-up.server.ts";
import { addressCookie } from "#app/http/address-cookie.server.ts";
import { actorContext } from "#app/http/context.ts";
import { sentForm } from "#app/http/form.server.ts";
import { accessWords } from "#app/i18n/access.ts";
import { errorsWords } from "#app/i18n/errors.ts";
import { pathIn } from "#app/i18n/locale.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/verify-email";
import { AccessPage } from "./components/access-page.tsx";
import { isOver, LinkOver, WayOn } from "./components/link-over.tsx";
import { RefusedBox } from "./components/refused-box.tsx";
import { accessHeaders, readKnock, refusedAtDoor } from "./door.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Reading the page confirms nothing: programs that scan mail follow links too. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { next, query } = readKnock(request, context);
  const actor = context.get(actorContext);
  const reader = isSignedIn(actor) ? actor.email : null;
  return { next, token: query.get("token") ?? "", reader };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next } = readKnock(request, context);
  const token = `${(await sentForm(request)).get("token") ?? ""}`;
  const result = await verifyEmail(caller, token);
  if (!result.ok) return refusedAtDoor(result);
  if (result.choose) {
    const chosen = new URLSearchParams({ token: result.choose, inscription: "1" });
    throw redirect(pathIn(locale, `/nouveau-mot-de-passe?${chosen}`));
  }
  const kept = { "Set-Cookie": addressCookie(request, addressOfLink(token)) };
  throw redirect(withNext(pathIn(locale, "/connexion?fait=email-confirmed"), next), {
    headers: kept,
  });
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, next, reader } = loaderData;
  const words = useWords(accessWords).verify;
  const sentences = useWords(errorsWords);
  const path = usePath();
  const locale = useLocale();
  // A second tab, a second press: nothing is wrong, and what is left is to sign in.
  const served = actionData?.reason === "link-served";
  const wrong = Boolean(actionData) && !served;
  if (reader && isOver(actionData?.reason)) return <LinkOver next={next} reader={reader} />;
  return (
    <AccessPage title={served ? words.servedTitle : words.title} wrong={wrong}>
      {served && <p className="access-intro">{sentences["link-served"]}</p>}
      {actionData && wrong && (
        <>
          <RefusedBox title={words.refusedTitle}>
            {sentenceOf(locale, actionData.reason)}
          </RefusedBox>
          <p className="access-intro">{words.again}</p>
        </>
      )}
      {token && !actionData ? (
        <>
          <p className="access-intro">{words.text}</p>
          <form
            className="access-form"
            method="post"
            action={withNext(path("/verification"), next)}
          >
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{words.submit}</Button>
          </form>
        </>
      ) : (
        <>
          {!actionData && <p className="access-intro">{words.noLink}</p>}
          <WayOn next={next} reader={reader} />
        </>
      )}
    </AccessPage>
  );
}
