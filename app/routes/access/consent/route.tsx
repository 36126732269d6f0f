import { data } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import {
  answerConsent,
  changePurposes,
  getConsentRequest,
  withdrawConsent,
} from "#app/features/admissions/consent/answer-consent.server.ts";
import { consentPurposes, isCompleteToken } from "#app/features/admissions/consent/consent.ts";
import { consentPageMessages } from "#app/features/admissions/messages/consent-page.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import { clientAddressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { createAccessHeaders } from "../access-request.server.ts";
import { AccessPage } from "../components/access-page.tsx";
import { consentForm } from "../consent-form.server.ts";
import type { Route } from "./+types/route";
import { type ConsentFormErrors, ConsentRequest } from "./consent-request.tsx";
import type { ConsentRequestView } from "./consent-request-view.ts";
import { GivenConsent } from "./given-consent.tsx";
import { LinkOutcome } from "./link-outcome.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For the adult who has the link. A GET request changes nothing, because email scanners follow links too. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const consentRequest = await getConsentRequest(params.token, getLocale(pathname));
  const outcome = getQuery(request).option("done", consentOutcomes);
  if (consentRequest) return { consentRequest, isWhole: true, outcome };
  return data(
    { consentRequest: null, isWhole: isCompleteToken(params.token), outcome },
    { status: 404 },
  );
}

/** Outcomes that the `done` flag of the URL may name. */
const consentOutcomes = ["given", "refused", "withdrawn", "changed", "unchanged"] as const;
type ConsentOutcome = (typeof consentOutcomes)[number];

/** The form is older than the state of the link; the page shows the current state. */
const outdatedResult = { isOutdated: true as const };

/** Records the answer of the adult: needs the token of the consent request, and no account. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await parseForm(request, consentForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { answer, name = "" } = form.values;
  // Post/redirect/get: Back does not submit the form again.
  const redirectToOutcome = (outcome: ConsentOutcome) =>
    redirectTo(request, `/accord/${params.token}?done=${outcome}`);
  if (answer === "withdraw")
    return (await withdrawConsent(params.token)) ? redirectToOutcome("withdrawn") : outdatedResult;
  const agreedPurposes = consentPurposes.filter(
    (purpose) => form.values[`purpose-${purpose}`] === "on",
  );
  if (answer === "change") {
    const changeResult = requireFound(await changePurposes(params.token, agreedPurposes));
    return changeResult.ok
      ? redirectToOutcome(changeResult.hasChanged ? "changed" : "unchanged")
      : outdatedResult;
  }
  const address = context.get(clientAddressContext);
  const consentAnswer = {
    givesConsent: answer === "give",
    name,
    purposes: agreedPurposes,
    address,
  };
  const answerResult = requireFound(await answerConsent(params.token, consentAnswer));
  if (answerResult.ok) return redirectToOutcome(answerResult.hasGivenConsent ? "given" : "refused");
  return answerResult.reason === "invalid"
    ? invalidFormResponse(answerResult.errors, form.submitted)
    : outdatedResult;
}

export default function ConsentPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const t = useMessages(consentPageMessages);
  const formErrors = actionResult && "errors" in actionResult ? actionResult : undefined;
  const { consentRequest, isWhole, outcome } = loaderData;
  return (
    <AccessPage title={t.title} hasError={Boolean(formErrors)}>
      {consentRequest ? (
        <ConsentBody
          consentRequest={consentRequest}
          outcome={outcome}
          actionResult={actionResult}
          formErrors={formErrors}
        />
      ) : (
        <LinkOutcome
          title={isWhole ? t.unknown : t.cut}
          text={isWhole ? t.unknownText : t.cutText}
        />
      )}
    </AccessPage>
  );
}

/** The outcomes that leave a valid consent. */
const getGivenOutcome = (outcome: ConsentOutcome | null) =>
  outcome === "given" || outcome === "changed" || outcome === "unchanged" ? outcome : null;

type ActionResult = Route.ComponentProps["actionData"];
type ConsentBodyProps = {
  consentRequest: ConsentRequestView;
  outcome: ConsentOutcome | null;
  actionResult: ActionResult;
  formErrors?: ConsentFormErrors;
};

function ConsentBody({ consentRequest, outcome, actionResult, formErrors }: ConsentBodyProps) {
  const t = useMessages(consentPageMessages);
  const { candidate, state } = consentRequest;
  const isOutdated = actionResult !== undefined;
  const isActionResult = isOutdated || outcome !== null;
  if (state === "withdrawn")
    return (
      <LinkOutcome
        isActionResult={isActionResult}
        title={t.withdrawn}
        text={t.withdrawnText(candidate)}
      />
    );
  if (state === "refused")
    return (
      <LinkOutcome
        isActionResult={isActionResult}
        title={isOutdated ? t["consent-used"] : t.declined}
        text={t.declinedText(candidate)}
      />
    );
  if (state === "given")
    return (
      <GivenConsent
        consentRequest={consentRequest}
        outcome={isOutdated ? null : getGivenOutcome(outcome)}
        isOutdated={isOutdated}
      />
    );
  if (state === "expired")
    return (
      <LinkOutcome
        isActionResult={isActionResult}
        title={t["consent-expired"]}
        text={t.expiredText(candidate)}
      />
    );
  return <ConsentRequest consentRequest={consentRequest} formErrors={formErrors} />;
}
