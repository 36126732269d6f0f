import { Form, Link } from "react-router";
import { table } from "#app/features/admissions/application.ts";
import { withdrawApplication, withdrawChoice } from "#app/features/decisions/departure.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { followingWords } from "#app/i18n/following.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/leave";
import { numbered, STATUS } from "./frame/addresses.ts";
import { ownSent, ownSentWith } from "./frame/own-sent.server.ts";
import { PageHead } from "./frame/page-head.tsx";
import { useErrors } from "./frame/use-errors.ts";
import { knownState } from "./status/choice-seen.ts";
import { leaveForm } from "./status/forms.server.ts";
import { LeavingFields } from "./status/leaving-fields.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { choice: id } = args.params;
  const own = id ? await ownSentWith(args, id) : { ...(await ownSent(args)), choice: null };
  const { number, basket } = own.application;
  const open = basket.filter(({ state }) => !table[state].terminal);
  if (open.length === 0) throw goTo(args.request, numbered(STATUS, number));
  const { choice } = own;
  return {
    number,
    open: open.map(({ name }) => name),
    choice: choice && { id: choice.id, name: choice.name, state: choice.state },
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, params } = args;
  const own = params.choice ? await ownSentWith(args, params.choice) : await ownSent(args);
  const form = await parseForm(request, leaveForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { seen, reason, words } = form.values;
  const { actor, application } = own;
  const left = orNotFound(
    params.choice
      ? await withdrawChoice(actor, params.choice, knownState(seen), { reason, words })
      : await withdrawApplication(actor, application.id, { reason, words }),
  );
  if (!left.ok)
    return "errors" in left ? invalid(left.errors, form.typed) : refused(left, form.typed, 409);
  const done = params.choice ? "withdrawn" : "all";
  return goTo(request, `${STATUS}?candidature=${application.number}&fait=${done}`);
}

export default function LeavePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { leave, offer } = useWords(followingWords);
  const locale = useLocale();
  const path = usePath();
  const wrong = useErrors(actionData, { reason: leave.reason, words: leave.words });
  const reason = (actionData as { reason?: string } | undefined)?.reason;
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
          <AnswerBox answer={actionData}>
            <Notice tone="error" role="alert" className="above-small">
              {sentenceOf(locale, reason)}
            </Notice>
          </AnswerBox>
        )}
        <p className="above-small">{choice ? oneText : leave.allText}</p>
        {!choice && (
          <ul className="dot-list above-small">
            {open.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        <Form className="stack above" method="post" noValidate>
          {choice && <input type="hidden" name="seen" value={choice.state} />}
          <LeavingFields label={leave.reason} typed={wrong.typed} errors={wrong.errors} />
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
