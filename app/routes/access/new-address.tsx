import { useActionResult } from "#app/client/action-result.tsx";
import { confirmEmailChange } from "#app/features/accounts/email-change.server.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import { readFormData } from "#app/http/parse-form.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/new-address";
import {
  createAccessHeaders,
  MAX_TOKEN_CHARACTERS,
  readAccessRequest,
  respondWithRefusal,
} from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { FormErrorAlert } from "./components/form-error-alert.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For anyone who has the link. A GET request changes nothing, because email scanners follow links too. */
export function loader({ request, context }: Route.LoaderArgs) {
  return { token: readAccessRequest(request, context).query.text("token", MAX_TOKEN_CHARACTERS) };
}

/** Confirms a new email address: needs the token sent to it, and no session. */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller } = readAccessRequest(request, context);
  const token = (await readFormData(request)).get("token");
  const result = await confirmEmailChange(caller, typeof token === "string" ? token : "");
  return result.ok ? { done: true as const } : respondWithRefusal(result);
}

/** Confirms a new email address, by the link sent to it. */
export default function NewAddressPage({
  loaderData: { token },
  actionData,
}: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { confirmEmail: t } = useMessages(accountMessages);
  const locale = useLocale();
  const path = usePath();
  const isDone = actionResult && "done" in actionResult;
  const errorCode = actionResult && "reason" in actionResult ? String(actionResult.reason) : "";
  // A second tab or click is not an error.
  const isUsed = errorCode === "link-email-changed";
  const shownErrorCode = isUsed ? "" : errorCode;
  return (
    <AccessPage title={isDone ? t.doneTitle : t.title} hasError={Boolean(shownErrorCode)}>
      {isDone && (
        <Notice tone="ok" role="status">
          {t.done}
        </Notice>
      )}
      {isUsed && <Notice role="status">{errorMessage(locale, errorCode)}</Notice>}
      {shownErrorCode && (
        <FormErrorAlert title={t.refusedTitle}>
          {errorMessage(locale, shownErrorCode)}
        </FormErrorAlert>
      )}
      {token && !actionResult ? (
        <>
          <p className="access-intro">{t.text}</p>
          <form className="access-form" method="post" action={path("/nouvelle-adresse")}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{t.submit}</Button>
          </form>
        </>
      ) : (
        <>
          {!actionResult && <p className="access-intro">{t.noLink}</p>}
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
