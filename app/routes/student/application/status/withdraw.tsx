import { Form, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { submitFormReportingLoss } from "#app/client/drafts/submit-form.ts";
import {
  canBeWithdrawn,
  listOpenChoices,
  parseSubmittedState,
} from "#app/features/decisions/candidate-choices.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import {
  withdrawApplication,
  withdrawChoice,
} from "#app/features/decisions/withdraw-application.server.ts";
import { getOpenChoicesVersion } from "#app/features/decisions/withdrawal.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { getWithdrawalFormName } from "../../shell/draft-form-names.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import { UnsentNotice } from "../../shell/unsent-notice.tsx";
import { useServerResult } from "../../shell/use-server-result.ts";
import {
  getChangedStatusPath,
  STATUS_PATH,
  withApplicationNumber,
} from "../shell/application-paths.ts";
import { PageHead } from "../shell/page-head.tsx";
import {
  requireSentApplication,
  requireSentApplicationByChoice,
} from "../shell/sent-application.server.ts";
import { StatusTag } from "../shell/status-tag.tsx";
import { useApplicationErrors } from "../shell/use-application-errors.ts";
import type { Route } from "./+types/withdraw";
import { withdrawalSchema } from "./status-forms.server.ts";
import { WithdrawalFields } from "./withdrawal-fields.tsx";

/** After a 409 the page is loaded again, to show the new state with the error. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

/** The candidate's own submitted application, or one choice of it; 404 for another user's. */
export async function loader(args: Route.LoaderArgs) {
  const ownApplication = await loadWithdrawal(args);
  const { number } = ownApplication.application;
  const { choice, open } = ownApplication;
  if (open.length === 0) throw redirectTo(args.request, withApplicationNumber(STATUS_PATH, number));
  return {
    number,
    open: open.map(({ id, name, state }) => ({ id, name, state })),
    choice: choice && { id: choice.id, name: choice.name },
    expectedState: choice ? choice.state : getOpenChoicesVersion(open),
  };
}

/** Loads the application, the choice to withdraw if the address names one, and the choices that can be withdrawn. */
async function loadWithdrawal(args: Pick<Route.LoaderArgs, "request" | "context" | "params">) {
  const { choice: id } = args.params;
  const ownApplication = id
    ? await requireSentApplicationByChoice(args, id)
    : { ...(await requireSentApplication(args)), choice: null };
  const { choice, application } = ownApplication;
  const isChoiceClosed = choice !== null && !canBeWithdrawn(choice.state);
  const open = isChoiceClosed ? [] : listOpenChoices(application.basket);
  return { ...ownApplication, open };
}

/** Withdraws the candidate's own application, or one choice of it. */
export async function action(args: Route.ActionArgs) {
  const { request, params } = args;
  const ownApplication = await loadWithdrawal(args);
  const form = await parseForm(request, withdrawalSchema);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { expectedState, reason, words } = form.values;
  const { actor, application } = ownApplication;
  const result = requireFound(
    params.choice
      ? await withdrawChoice(actor, params.choice, parseSubmittedState(expectedState), {
          reason,
          words,
        })
      : await withdrawApplication(actor, application.id, expectedState, { reason, words }),
  );
  if (!result.ok && "errors" in result) return invalidFormResponse(result.errors, form.submitted);
  if (!result.ok) {
    const { open } = await loadWithdrawal(args);
    if (open.length === 0) return redirectTo(request, getChangedStatusPath(application.number));
    return refusalResponse(result, form.submitted, 409);
  }
  const doneFlag = params.choice ? "withdrawn" : "all";
  return redirectTo(request, `${STATUS_PATH}?candidature=${application.number}&done=${doneFlag}`);
}

export const clientAction = (args: Route.ClientActionArgs) => submitFormReportingLoss(args);

export default function WithdrawalPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const serverResult = useServerResult(useActionResult(actionData));
  const { withdraw: withdrawalText, offer } = useMessages(postSubmissionMessages);
  const locale = useLocale();
  const path = usePath();
  const formErrors = useApplicationErrors(serverResult, {
    reason: withdrawalText.reason,
    words: withdrawalText.comment,
  });
  const reason = (serverResult as { reason?: string } | undefined)?.reason;
  const { choice, open, number } = page;
  const back = path(withApplicationNumber(STATUS_PATH, number));
  const oneText = open.length > 1 ? withdrawalText.oneText : withdrawalText.onlyText;
  return (
    <>
      <PageHead
        title={choice ? withdrawalText.oneTitle : withdrawalText.allTitle}
        back={{ to: back, label: offer.back }}
        lead={choice ? choice.name : undefined}
        hasTabs={false}
        errors={formErrors.list}
      />
      <div className="measure-form">
        {reason && (
          <ActionResult result={serverResult}>
            <Notice tone="error" role="alert" className="above-small">
              {formErrorMessage(locale, reason)}
            </Notice>
          </ActionResult>
        )}
        <p className="above-small">{choice ? oneText : withdrawalText.allText}</p>
        {!choice && (
          <ul className="dot-list above-small">
            {open.map(({ id, name, state }) => (
              <li key={id}>
                {name} <StatusTag status={state} />
              </li>
            ))}
          </ul>
        )}
        <Form className="stack above" method="post" noValidate>
          <input type="hidden" name="expectedState" value={page.expectedState} />
          <FormDraftNote
            formName={getWithdrawalFormName(number, choice)}
            isReturned={formErrors.submitted !== undefined}
          />
          <WithdrawalFields
            label={withdrawalText.reason}
            submitted={formErrors.submitted}
            errors={formErrors.errors}
          />
          <UnsentNotice result={actionData} />
          <div className="actions">
            <Button type="submit" variant="danger">
              {choice ? withdrawalText.oneSubmit : withdrawalText.allSubmit}
            </Button>
            <Link className="link-button" to={back}>
              {withdrawalText.keep}
            </Link>
          </div>
        </Form>
      </div>
    </>
  );
}
