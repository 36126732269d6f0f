import { useActionResult } from "#app/client/action-result.tsx";
import { confirmEmailChange } from "#app/features/identity/account/email-change.server.ts";
import { sentForm } from "#app/http/form.server.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/new-address";
import { AccessPage } from "./components/access-page.tsx";
import { RefusedBox } from "./components/refused-box.tsx";
import { accessHeaders, MAX_TOKEN, readKnock, refusedAtDoor } from "./door.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Reading the page changes nothing: programs that scan mail follow links too. */
export function loader({ request, context }: Route.LoaderArgs) {
  return { token: readKnock(request, context).query.text("token", MAX_TOKEN) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { caller } = readKnock(request, context);
  const token = (await sentForm(request)).get("token");
  const result = await confirmEmailChange(caller, typeof token === "string" ? token : "");
  return result.ok ? { done: true as const } : refusedAtDoor(result);
}

/** The page of the link that a new address received. */
export default function NewAddress({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { confirmEmail: t } = useMessages(accountMessages);
  const locale = useLocale();
  const path = usePath();
  const done = answer && "done" in answer;
  const refusal = answer && "reason" in answer ? String(answer.reason) : "";
  // A second tab, a second press: nothing is wrong.
  const served = refusal === "link-address-changed";
  const reason = served ? "" : refusal;
  return (
    <AccessPage title={done ? t.doneTitle : t.title} wrong={Boolean(reason)}>
      {done && (
        <Notice tone="ok" role="status">
          {t.done}
        </Notice>
      )}
      {served && <Notice role="status">{errorMessage(locale, refusal)}</Notice>}
      {reason && <RefusedBox title={t.refusedTitle}>{errorMessage(locale, reason)}</RefusedBox>}
      {token && !answer ? (
        <>
          <p className="access-intro">{t.text}</p>
          <form className="access-form" method="post" action={path("/nouvelle-adresse")}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{t.submit}</Button>
          </form>
        </>
      ) : (
        <>
          {!answer && <p className="access-intro">{t.noLink}</p>}
          <p className="access-actions">
            <a className="btn btn-primary" href={path("/espace-etudiant/compte")}>
              {t.account}
            </a>
          </p>
        </>
      )}
    </AccessPage>
  );
}
