import { data } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import {
  answerConsent,
  changePurposes,
  getConsentRequest,
  withdrawConsent,
} from "#app/features/admissions/consent/answer-consent.server.ts";
import { consentPurposes, isCompleteToken } from "#app/features/admissions/consent/consent.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { addressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { consentPageMessages } from "#app/i18n/consent-page.ts";
import { localeOf } from "#app/i18n/locale.ts";
import styles from "#app/ui/styles/access-page.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/consent";
import { AccessPage } from "./components/access-page.tsx";
import { ConsentAsked, type Refused } from "./consent/asked.tsx";
import type { Asking } from "./consent/asking.ts";
import { ConsentGiven } from "./consent/given.tsx";
import { Outcome } from "./consent/outcome.tsx";
import { consentForm } from "./consent-form.server.ts";
import { accessHeaders } from "./door.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Reading the page answers nothing: programs that scan mail follow links too. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const asking = await getConsentRequest(params.token, localeOf(pathname));
  const done = queryOf(request).oneOf("done", outcomes);
  if (asking) return { asking, whole: true, done };
  return data({ asking: null, whole: isCompleteToken(params.token), done }, { status: 404 });
}

/** What was done by the link, as the address of the page that answers says it. */
const outcomes = ["given", "refused", "withdrawn", "changed", "unchanged"] as const;
type Done = (typeof outcomes)[number];

/** The form came from a page that is older than the state of its link: the page itself says what became of it. */
const late = { late: true as const };

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await parseForm(request, consentForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { answer, name = "" } = form.values;
  // A page that answers by its address can be left by "Back" without sending the form again.
  const finish = (done: Done) => goTo(request, `/accord/${params.token}?done=${done}`);
  if (answer === "withdraw")
    return (await withdrawConsent(params.token)) ? finish("withdrawn") : late;
  const agreed = consentPurposes.filter((one) => form.values[`purpose-${one}`] === "on");
  if (answer === "change") {
    const change = orNotFound(await changePurposes(params.token, agreed));
    return change.ok ? finish(change.changed ? "changed" : "unchanged") : late;
  }
  const address = context.get(addressContext);
  const told = { give: answer === "give", name, purposes: agreed, address };
  const answered = orNotFound(await answerConsent(params.token, told));
  if (answered.ok) return finish(answered.given ? "given" : "refused");
  return answered.reason === "invalid" ? invalid(answered.errors, form.typed) : late;
}

export default function ConsentPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const t = useMessages(consentPageMessages);
  const refused = answer && "errors" in answer ? answer : undefined;
  const { asking, whole, done } = loaderData;
  return (
    <AccessPage title={t.title} wrong={Boolean(refused)}>
      {asking ? (
        <Body asking={asking} done={done} answer={answer} refused={refused} />
      ) : (
        <Outcome title={whole ? t.unknown : t.cut} text={whole ? t.unknownText : t.cutText} />
      )}
    </AccessPage>
  );
}

/** A link whose agreement stands was last used to give it or to change it. */
const doneWith = (done: Done | null) =>
  done === "given" || done === "changed" || done === "unchanged" ? done : null;

type Answer = Route.ComponentProps["actionData"];
type BodyProps = { asking: Asking; done: Done | null; answer: Answer; refused?: Refused };

function Body({ asking, done, answer, refused }: BodyProps) {
  const t = useMessages(consentPageMessages);
  const { candidate, state } = asking;
  const isLate = answer !== undefined;
  const answers = isLate || done !== null;
  if (state === "withdrawn")
    return <Outcome answers={answers} title={t.withdrawn} text={t.withdrawnText(candidate)} />;
  if (state === "refused")
    return (
      <Outcome
        answers={answers}
        title={isLate ? t["consent-used"] : t.declined}
        text={t.declinedText(candidate)}
      />
    );
  if (state === "given")
    return <ConsentGiven asking={asking} done={isLate ? null : doneWith(done)} late={isLate} />;
  if (state === "expired")
    return (
      <Outcome answers={answers} title={t["consent-expired"]} text={t.expiredText(candidate)} />
    );
  return <ConsentAsked asking={asking} refused={refused} />;
}
