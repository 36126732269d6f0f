import { Form, Link } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import {
  findNextIntake,
  startNextApplication,
} from "#app/features/admissions/start-next-application.server.ts";
import { actorContext } from "#app/http/context.ts";
import { redirectTo, refusalResponse, requireFound } from "#app/http/responses.server.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { STORE_UNAVAILABLE_CODE } from "#app/lib/store-unavailable-code.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/next-intake";
import { APPLICATION_PATH } from "./shell/application-paths.ts";
import { PageHead } from "./shell/page-head.tsx";

/** For a candidate who may apply for a next intake; any other goes to the overview. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = await findNextIntake(context.get(actorContext));
  if (!next) throw redirectTo(request, APPLICATION_PATH);
  const isFrench = getLocale(new URL(request.url).pathname) === "fr";
  return { name: isFrench ? next.nameFr : next.nameEn };
}

/** Starts an application for the next intake, with the same condition. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = requireFound(await startNextApplication(context.get(actorContext)));
  if (!result.ok && result.reason === STORE_UNAVAILABLE_CODE) return refusalResponse(result);
  // Started already on another page, or closed meanwhile: the overview shows which.
  const leftOutCount = result.ok ? result.leftOutFiles : 0;
  return redirectTo(
    request,
    leftOutCount > 0 ? `${APPLICATION_PATH}?left-out=${leftOutCount}` : APPLICATION_PATH,
  );
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function NextIntakePage({ loaderData, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData);
  const { name } = loaderData;
  const t = useMessages(intakeMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <>
      <PageHead title={t.nextTitle(name)} lead={t.nextText} hasTabs={false} />
      <div className="measure-read stack above">
        {result && (
          <ActionResult result={result}>
            <Notice tone="warn">
              {formErrorMessage(locale, result.reason, {
                [STORE_UNAVAILABLE_CODE]: t.filesUnavailable,
              })}
            </Notice>
          </ActionResult>
        )}
        <p>{t.nextAgain}</p>
        <p>{t.previousUnchanged}</p>
        <Form className="actions" method="post">
          <Button type="submit">{t.nextSubmit}</Button>
          <Link className="link-button" to={path(APPLICATION_PATH)}>
            {t.back}
          </Link>
        </Form>
      </div>
    </>
  );
}
