import { Form, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { stateTable } from "#app/features/admissions/application-state.ts";
import {
  withdrawApplication,
  withdrawChoice,
} from "#app/features/decisions/withdraw-application.server.ts";
import { getOpenChoicesVersion } from "#app/features/decisions/withdrawal.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formSentenceOf } from "#app/i18n/form-reason.ts";
import { sendFormOrSay } from "#app/late/drafts/sent-form.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { leavePlace } from "../frame/draft-places.ts";
import { KeptDraft } from "../frame/kept-draft.tsx";
import { UnsentNotice } from "../frame/unsent-notice.tsx";
import { useServerAnswer } from "../frame/use-server-answer.ts";
import type { Route } from "./+types/leave";
import { changedMeanwhile, numbered, STATUS } from "./frame/addresses.ts";
import { ownSent, ownSentWith } from "./frame/own-sent.server.ts";
import { PageHead } from "./frame/page-head.tsx";
import { StandingTag } from "./frame/standing-tag.tsx";
import { useErrors } from "./frame/use-errors.ts";
import { knownState, mayBeLeft } from "./status/choice-seen.ts";
import { leaveForm } from "./status/forms.server.ts";
import { LeavingFields } from "./status/leaving-fields.tsx";

/** What changed meanwhile is read again with the reason why nothing was done. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

export async function loader(args: Route.LoaderArgs) {
  const own = await ownToLeave(args);
  const { number } = own.application;
  const { choice, open } = own;
  if (open.length === 0) throw goTo(args.request, numbered(STATUS, number));
  return {
    number,
    open: open.map(({ id, name, state }) => ({ id, name, state })),
    choice: choice && { id: choice.id, name: choice.name },
    seen: choice ? choice.state : getOpenChoicesVersion(open),
  };
}

/** The application, the one choice that is left of it, if any, and what there is to leave. */
async function ownToLeave(args: Pick<Route.LoaderArgs, "request" | "context" | "params">) {
  const { choice: id } = args.params;
  const own = id ? await ownSentWith(args, id) : { ...(await ownSent(args)), choice: null };
  const { choice, application } = own;
  const isOver = choice !== null && !mayBeLeft(choice.state);
  const open = isOver
    ? []
    : application.basket.filter(({ state }) => !stateTable[state].isTerminal);
  return { ...own, open };
}

export async function action(args: Route.ActionArgs) {
  const { request, params } = args;
  const own = await ownToLeave(args);
  const form = await parseForm(request, leaveForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { seen, reason, words } = form.values;
  const { actor, application } = own;
  const left = orNotFound(
    params.choice
      ? await withdrawChoice(actor, params.choice, knownState(seen), { reason, words })
      : await withdrawApplication(actor, application.id, seen, { reason, words }),
  );
  if (!left.ok && "errors" in left) return invalid(left.errors, form.typed);
  if (!left.ok) {
    const { open } = await ownToLeave(args);
    if (open.length === 0) return goTo(request, changedMeanwhile(application.number));
    return refused(left, form.typed, 409);
  }
  const done = params.choice ? "withdrawn" : "all";
  return goTo(request, `${STATUS}?candidature=${application.number}&fait=${done}`);
}

export const clientAction = (args: Route.ClientActionArgs) => sendFormOrSay(args);

export default function LeavePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const answer = useServerAnswer(useFormAnswer(actionData));
  const { leave, offer } = useMessages(followingMessages);
  const locale = useLocale();
  const path = usePath();
  const wrong = useErrors(answer, { reason: leave.reason, words: leave.words });
  const reason = (answer as { reason?: string } | undefined)?.reason;
  const { choice, open, number } = page;
  const back = path(numbered(STATUS, number));
  const oneText = open.length > 1 ? leave.oneText : leave.onlyText;
  return (
    <>
      <PageHead
        title={choice ? leave.oneTitle : leave.allTitle}
        back={{ to: back, label: offer.back }}
        lead={choice ? choice.name : undefined}
        tabs={false}
        errors={wrong.list}
      />
      <div className="measure-form">
        {reason && (
          <AnswerBox answer={answer}>
            <Notice tone="error" role="alert" className="above-small">
              {formSentenceOf(locale, reason)}
            </Notice>
          </AnswerBox>
        )}
        <p className="above-small">{choice ? oneText : leave.allText}</p>
        {!choice && (
          <ul className="dot-list above-small">
            {open.map(({ id, name, state }) => (
              <li key={id}>
                {name} <StandingTag standing={state} />
              </li>
            ))}
          </ul>
        )}
        <Form className="stack above" method="post" noValidate>
          <input type="hidden" name="seen" value={page.seen} />
          <KeptDraft place={leavePlace(number, choice)} isReturned={wrong.typed !== undefined} />
          <LeavingFields label={leave.reason} typed={wrong.typed} errors={wrong.errors} />
          <UnsentNotice answer={actionData} />
          <div className="actions">
            <Button type="submit" variant="danger">
              {choice ? leave.oneAct : leave.allAct}
            </Button>
            <Link className="link-button" to={back}>
              {leave.keep}
            </Link>
          </div>
        </Form>
      </div>
    </>
  );
}
