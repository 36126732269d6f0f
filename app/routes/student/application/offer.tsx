import { Form, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { parseState, stateTable } from "#app/features/admissions/application-state.ts";
import { getWholeDaysLeft } from "#app/features/admissions/calendar.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import { answerOffer } from "#app/features/decisions/offer/offer.server.ts";
import { formatCampusDate, formatNamedTime } from "#app/features/identity/campus-clock.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formSentenceOf } from "#app/i18n/form-reason.ts";
import { sendFormOrSay } from "#app/late/drafts/sent-form.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { offerPlace } from "../frame/draft-places.ts";
import { KeptDraft } from "../frame/kept-draft.tsx";
import { UnsentNotice } from "../frame/unsent-notice.tsx";
import { useServerAnswer } from "../frame/use-server-answer.ts";
import type { Route } from "./+types/offer";
import { changedMeanwhile, numbered, STATUS } from "./frame/addresses.ts";
import { HelpLine } from "./frame/help-line.tsx";
import { ownSentWith } from "./frame/own-sent.server.ts";
import { PageHead } from "./frame/page-head.tsx";
import { type Errors, useErrors } from "./frame/use-errors.ts";
import { isOffered, knownState } from "./status/choice-seen.ts";
import { conditionsShown } from "./status/follow-page.server.ts";
import { offerForm } from "./status/forms.server.ts";
import { LeavingFields } from "./status/leaving-fields.tsx";
import { LastDay, Terms } from "./status/terms.tsx";

export const handle = { live: "said" as const };

/** What changed meanwhile is read again with the reason why nothing was done. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

export async function loader(args: Route.LoaderArgs) {
  const { application, following, choice } = await ownSentWith(args, args.params.choice);
  const offer = following.offers.find(({ choiceId }) => choiceId === choice.id);
  if (!offer || !isOffered(choice.state))
    throw goTo(args.request, numbered(STATUS, application.number));
  return {
    number: application.number,
    choice,
    intake: application.intake.name,
    alone: application.basket.every(
      ({ id, state }) => id === choice.id || stateTable[state].isTerminal,
    ),
    offeredAt: offer.offeredAt,
    answerBy: offer.answerBy,
    campus: requireCampus(application),
    days: getWholeDaysLeft(offer.answerBy, application.readAt),
    conditions: conditionsShown(following, choice.id),
    lifted: offer.liftedAt !== null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, application, choice } = await ownSentWith(args, args.params.choice);
  const form = await parseForm(args.request, offerForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { answer, seen, reason, words } = form.values;
  const said = { reason, words };
  const answered = orNotFound(await answerOffer(actor, choice.id, knownState(seen), answer, said));
  if (answered.ok) {
    const done = answer === "accept" ? "accepted" : "declined";
    return goTo(args.request, `${STATUS}?candidature=${application.number}&fait=${done}`);
  }
  if ("errors" in answered) return invalid(answered.errors, form.typed);
  const now = await ownSentWith(args, choice.id);
  if (!isOffered(now.choice.state)) return goTo(args.request, changedMeanwhile(application.number));
  return refused(answered, form.typed, 409);
}

export const clientAction = (args: Route.ClientActionArgs) => sendFormOrSay(args);

export default function OfferPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const answer = useServerAnswer(useFormAnswer(actionData));
  const { offer, leave } = useMessages(followingMessages);
  const locale = useLocale();
  const path = usePath();
  const labels = { answer: offer.answer, reason: offer.why, words: leave.words };
  const wrong = useErrors(answer, labels);
  const { choice, conditions, lifted } = page;
  const reason = (answer as { reason?: string } | undefined)?.reason;
  return (
    <>
      <PageHead
        title={offer.title(lifted ? 0 : conditions.length)}
        caption={offer.caption(
          choice.position,
          formatCampusDate(locale, page.offeredAt, page.campus),
        )}
        lead={offer.lead(choice.name, choice.universityName, page.intake)}
        back={{ to: path(numbered(STATUS, page.number)), label: offer.back }}
        tabs={false}
        errors={wrong.list}
      />
      {reason && (
        <AnswerBox answer={answer}>
          <Notice tone="error" role="alert" className="above-small">
            {formSentenceOf(locale, reason)}
          </Notice>
        </AnswerBox>
      )}
      <div className="form-columns">
        <div>
          <Terms university={choice.universityName} conditions={conditions} lifted={lifted} />
          <AnswerTheOffer page={page} wrong={wrong} answer={actionData} />
          <HelpLine />
        </div>
        <LastDay answerBy={page.answerBy} campus={page.campus} days={page.days} />
      </div>
    </>
  );
}

type PageProps = { page: Route.ComponentProps["loaderData"]; wrong: Errors; answer: unknown };

function AnswerTheOffer({ page, wrong, answer }: PageProps) {
  const { offer, daysLeft } = useMessages(followingMessages);
  const locale = useLocale();
  const path = usePath();
  const { typed, errors } = wrong;
  const day = formatCampusDate(locale, page.answerBy, page.campus);
  const time = formatNamedTime(locale, page.answerBy, page.campus);
  return (
    <Form className="block stack" method="post" noValidate>
      <input type="hidden" name="seen" value={parseState(page.choice.state)} />
      <KeptDraft
        place={offerPlace(page)}
        isReturned={typed !== undefined}
        // "I accept" binds: it is said of the offer that is read, and never put back.
        leftOut={["answer"]}
      />
      <RadioGroup
        name="answer"
        layout="boxes"
        className="legend-large"
        label={offer.answer}
        hint={`${offer.until(day, time)} ${daysLeft(page.days)}`}
        error={errors.answer}
        defaultValue={typed?.answer}
        options={[
          {
            value: "accept",
            label: offer.accept,
            hint: page.alone ? offer.acceptAlone : offer.acceptText,
          },
          { value: "decline", label: offer.decline, hint: offer.declineText },
        ]}
      />
      <div className="if-declined">
        <LeavingFields label={offer.why} typed={typed} errors={errors} />
      </div>
      <UnsentNotice answer={answer} />
      <div className="actions">
        <Button type="submit">{offer.send}</Button>
        <Link className="link-button" to={path(numbered(STATUS, page.number))}>
          {offer.later}
        </Link>
      </div>
    </Form>
  );
}
