import { answerConsent, readConsent } from "#app/features/admissions/consent.server.ts";
import { sentencesOf } from "#app/features/admissions/reason.ts";
import { invalid, orNotFound } from "#app/http/answer.server.ts";
import { addressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { accessWords } from "#app/i18n/access.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { formatDate } from "#app/i18n/format.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/consent";
import { AccessPage } from "./components/access-page.tsx";
import { consentForm } from "./consent-form.server.ts";
import { accessHeaders } from "./door.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Reading the page answers nothing: programs that scan mail follow links too. */
export async function loader({ params }: Route.LoaderArgs) {
  return orNotFound(await readConsent(params.token));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await parseForm(request, consentForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { answer, name = "" } = form.values;
  const told = { give: answer === "give", name, address: context.get(addressContext) };
  const answered = orNotFound(await answerConsent(params.token, told));
  if (answered.ok) return { given: answered.given };
  // A link that has served or expired: the page itself says so.
  return answered.reason === "invalid" ? invalid(answered.errors, form.typed) : null;
}

export default function ConsentPage({ loaderData: request, actionData }: Route.ComponentProps) {
  const { page: words } = useWords(applicationWords).consent;
  const answered = actionData && "given" in actionData ? actionData : undefined;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  return (
    <AccessPage title={words.title} wrong={Boolean(refused)}>
      {answered ? (
        <Outcome
          title={answered.given ? words.thanks : words.declined}
          text={(answered.given ? words.thanksText : words.declinedText)(request.candidate)}
        />
      ) : (
        <Asked request={request} refused={refused} />
      )}
    </AccessPage>
  );
}

type Asking = Route.ComponentProps["loaderData"];
type Refused = { errors: Record<string, string>; typed: Record<string, string> };

function Asked({ request, refused }: { request: Asking; refused?: Refused }) {
  const { page: words } = useWords(applicationWords).consent;
  if (request.state === "used")
    return <Outcome title={words["consent-used"]} text={words.usedText} />;
  if (request.state === "expired")
    return <Outcome title={words["consent-expired"]} text={words.expiredText(request.candidate)} />;
  return (
    <>
      <AnswerErrors refused={refused} />
      <What request={request} />
      <AnswerForm request={request} refused={refused} />
    </>
  );
}

function Outcome({ title, text }: { title: string; text: string }) {
  return (
    <Notice title={title} role="status">
      {text}
    </Notice>
  );
}

function AnswerErrors({ refused }: { refused?: Refused }) {
  const { page: words } = useWords(applicationWords).consent;
  const { problem } = useWords(accessWords);
  const locale = useLocale();
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  const errors = Object.entries(sentencesOf(locale, refused?.errors ?? {}));
  return (
    <ErrorSummary
      title={problem}
      errors={errors.map(([id, sentence]) => ({ id, message: words.name + colon + sentence }))}
    />
  );
}

/** Who asks, and what for. */
function What({ request }: { request: Asking }) {
  const { page: words } = useWords(applicationWords).consent;
  const locale = useLocale();
  const path = usePath();
  const { candidate, adult, expiresAt } = request;
  return (
    <div className="access-steps">
      <p>{words.lead(candidate)}</p>
      <p>{words.youAreAs(candidate, words.adults[adult])}</p>
      <h2 className="above">{words.whatTitle}</h2>
      <ul className="stack above-small">
        <li>{words.what1(candidate)}</li>
        <li>{words.what2}</li>
        <li>{words.what3}</li>
        <li>{words.what4}</li>
      </ul>
      <p className="above">{words.rights}</p>
      <p>
        <a href={path("/privacy")}>{words.privacy}</a>
      </p>
      <p className="muted">{words.validUntil(formatDate(locale, expiresAt))}</p>
    </div>
  );
}

function AnswerForm({ request, refused }: { request: Asking; refused?: Refused }) {
  const { page: words } = useWords(applicationWords).consent;
  const locale = useLocale();
  const errors = sentencesOf(locale, refused?.errors ?? {});
  return (
    <form className="above-large" method="post" noValidate>
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        error={errors.name}
        defaultValue={refused?.typed.name ?? request.adultName}
        autoComplete="name"
        maxLength={100}
      />
      <div className="access-actions">
        <Button type="submit" name="answer" value="give">
          {words.give}
        </Button>
        <Button variant="link" type="submit" name="answer" value="refuse">
          {words.refuse}
        </Button>
      </div>
    </form>
  );
}
