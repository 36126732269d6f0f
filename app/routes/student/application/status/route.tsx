import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { submitFormReportingLoss } from "#app/client/drafts/submit-form.ts";
import { applicationStatusMessages } from "#app/features/admissions/messages/application-status.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { getWhatsappHref } from "../../shell/whatsapp-href.server.ts";
import { MESSAGES_PATH } from "../shell/application-paths.ts";
import { getIntakeState } from "../shell/intake-state.server.ts";
import { mirrorSentBasket } from "../shell/mirror-basket.server.ts";
import { requireSentApplication } from "../shell/sent-application.server.ts";
import type { Route } from "./+types/route";
import { ApplicationStatus } from "./application-status.tsx";
import { handleStatusForm } from "./status-actions.server.ts";
import { buildStatusPage } from "./status-page.server.ts";
import { SubmissionReceipt } from "./submission-receipt.tsx";
import { WhatNext } from "./what-next.tsx";

export const handle = { live: "said" as const };

/** After a 409 the page is loaded again, to show the new state with the error. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

export const middleware: Route.MiddlewareFunction[] = [mirrorSentBasket];

/** A submitted application of the candidate; 404 for another user's number. */
export async function loader(args: Route.LoaderArgs) {
  const ownApplication = await requireSentApplication(args);
  const { actor } = ownApplication;
  const query = getQuery(args.request);
  return {
    ...buildStatusPage(ownApplication),
    handOff: await getWhatsappHref(
      ownApplication.application.campus,
      ownApplication.locale,
      ownApplication.application.number ?? "",
    ),
    news: await getIntakeState(actor, ownApplication.application, ownApplication.locale),
    wasJustSent: query.has("submitted"),
    done: query.text("done", 40),
    email: "email" in actor ? actor.email : "",
  };
}

/** Answers requests and interviews of the candidate's own submitted application. */
export async function action(args: Route.ActionArgs) {
  return handleStatusForm(await requireSentApplication(args), args.request);
}

export const clientAction = (args: Route.ClientActionArgs) => submitFormReportingLoss(args);

export default function StatusPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData);
  return page.wasJustSent ? (
    <SubmissionConfirmation page={page} />
  ) : (
    <ApplicationStatus page={page} result={result} />
  );
}

type LoadedStatusPage = Route.ComponentProps["loaderData"];

function SubmissionConfirmation({ page }: { page: LoadedStatusPage }) {
  const status = useMessages(applicationStatusMessages);
  const path = usePath();
  return (
    <div className="measure-read">
      <SubmissionReceipt page={page} />
      <WhatNext campus={page.campus} choices={page.choices.length} />
      <Notice>
        <p>
          {status.change} <Link to={path(`${MESSAGES_PATH}/nouveau`)}>{status.changeLink}</Link>{" "}
          {status.changeEnd}
        </p>
      </Notice>
    </div>
  );
}
