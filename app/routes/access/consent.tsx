import { data } from "react-router";
import { isWholeToken, purposes } from "#app/features/admissions/consent/consent.ts";
import {
  answerConsent,
  readConsent,
  withdrawConsent,
} from "#app/features/admissions/consent/consent-answer.server.ts";
import { invalid, orNotFound } from "#app/http/answer.server.ts";
import { addressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { consentPageWords } from "#app/i18n/consent-page.ts";
import styles from "#app/ui/styles/access-page.css?url";
import { useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/consent";
import { AccessPage } from "./components/access-page.tsx";
import { type Asking, ConsentAsked, type Refused } from "./consent/asked.tsx";
import { ConsentGiven } from "./consent/given.tsx";
import { Outcome } from "./consent/outcome.tsx";
import { consentForm } from "./consent-form.server.ts";
import { accessHeaders } from "./door.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Reading the page answers nothing: programs that scan mail follow links too. */
export async function loader({ params }: Route.LoaderArgs) {
  const asking = await readConsent(params.token);
  if (asking) return { asking, whole: true };
  return data({ asking: null, whole: isWholeToken(params.token) }, { status: 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await parseForm(request, consentForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { answer, name = "" } = form.values;
  if (answer === "withdraw") {
    await withdrawConsent(params.token);
    return null;
  }
  const agreed = purposes.filter((one) => form.values[`purpose-${one}`] === "on");
  const address = context.get(addressContext);
  const told = { give: answer === "give", name, purposes: agreed, address };
  const answered = orNotFound(await answerConsent(params.token, told));
  if (answered.ok) return { given: answered.given };
  // A link that has served or expired: the page itself says what became of it.
  return answered.reason === "invalid" ? invalid(answered.errors, form.typed) : null;
}

export default function ConsentPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(consentPageWords);
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const { asking, whole } = loaderData;
  return (
    <AccessPage title={words.title} wrong={Boolean(refused)}>
      {asking ? (
        <Body asking={asking} answer={actionData} refused={refused} />
      ) : (
        <Outcome
          title={whole ? words.unknown : words.cut}
          text={whole ? words.unknownText : words.cutText}
        />
      )}
    </AccessPage>
  );
}

type Answer = Route.ComponentProps["actionData"];
type BodyProps = { asking: Asking; answer: Answer; refused?: Refused };

/** Did a page that is older than the answer ask for another one? A link answers once. */
const isLate = (answer: Answer) =>
  answer === null || (answer !== undefined && !("given" in answer));

function Body({ asking, answer, refused }: BodyProps) {
  const words = useWords(consentPageWords);
  const { candidate, state } = asking;
  const answers = answer !== undefined;
  const late = isLate(answer);
  if (state === "withdrawn")
    return (
      <Outcome answers={answers} title={words.withdrawn} text={words.withdrawnText(candidate)} />
    );
  if (state === "refused")
    return (
      <Outcome
        answers={answers}
        title={late ? words["consent-used"] : words.declined}
        text={words.declinedText(candidate)}
      />
    );
  if (state === "given" && answers && !late)
    return <Outcome answers title={words.thanks} text={words.thanksText(candidate)} />;
  if (state === "given") return <ConsentGiven asking={asking} late={late} />;
  if (state === "expired")
    return (
      <Outcome
        answers={answers}
        title={words["consent-expired"]}
        text={words.expiredText(candidate)}
      />
    );
  return <ConsentAsked asking={asking} refused={refused} />;
}
