import { useActionResult } from "#app/client/action-result.tsx";
import { listUserApplications } from "#app/features/admissions/list-user-applications.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { callerOf } from "#app/features/identity/caller.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import {
  reinstatePerson,
  sendLetterAgain,
  suspendPerson,
} from "#app/features/identity/support/helped-access.server.ts";
import { getHelpedPerson } from "#app/features/identity/support/helped-person.server.ts";
import {
  endSessionsOf,
  listSessionsOf,
} from "#app/features/identity/support/person-sessions.server.ts";
import { getUndeliveredEmailsOf } from "#app/features/notifications/undelivered-emails.server.ts";
import { goTo, invalid, orNotFound, refused, withWait } from "#app/http/answer.server.ts";
import { actorContext, addressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { accountSupportMessages } from "#app/i18n/account-support.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { teamMessages } from "#app/i18n/team.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import type { Route } from "./+types/person";
import { HistoryList } from "./application/history/history.tsx";
import { actionNames } from "./journal/journal-names.ts";
import { AccessPanel } from "./people/access-panel.tsx";
import { AccountPanel } from "./people/account-panel.tsx";
import { CandidateRecords } from "./people/candidate-records.tsx";
import { ImpersonationPanel } from "./people/impersonation-panel.tsx";
import { ResendEmailsPanel } from "./people/resend-emails-panel.tsx";
import { SessionsPanel } from "./people/sessions-panel.tsx";
import { supportForm } from "./people/support-forms.server.ts";
import { requirePermission } from "./shell/permission.server.ts";
import { ResultNotice } from "./shell/result-notice.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "help:people");
  const person = orNotFound(await getHelpedPerson(actor, params.id));
  const locale = localeOf(new URL(request.url).pathname);
  const [sessions, applications, undelivered, history] = await Promise.all([
    listSessionsOf(actor, person.id),
    listUserApplications(actor, person.id, locale),
    getUndeliveredEmailsOf(actor, person.email),
    listHistoryOf(actor, { kind: "person", id: person.id }),
  ]);
  const mayOpen = can(actor, "see:application");
  const maySee = can(actor, "act-as") && !person.suspendedAt;
  const actions = actionNames(locale);
  return { person, sessions, applications, undelivered, history, mayOpen, maySee, actions };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "help:people");
  const form = await parseForm(request, supportForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const caller = callerOf(request, context.get(addressContext));
  const { intent, session, reason } = form.values;
  const result = orNotFound(
    await runSupportAction(actor, caller, params.id, { intent, session, reason }),
  );
  if (result.ok)
    return goTo(request, `/administration/personnes/${params.id}?fait=${doneFlags[intent]}`);
  if (result.reason.startsWith("reason-")) return invalid({ reason: result.reason }, form.typed);
  return refused({ ...result, reason: withWait(result) }, form.typed);
}

type SupportAction = {
  intent: keyof typeof doneFlags;
  session?: string;
  reason: string;
};

const doneFlags = {
  "end-session": "session-ended",
  "end-sessions": "sessions-ended",
  verification: "verification",
  reset: "reset",
  suspend: "suspended",
  reinstate: "reinstated",
} as const;

/** What each button of the page does. */
function runSupportAction(
  actor: Actor,
  caller: ReturnType<typeof callerOf>,
  id: string,
  supportAction: SupportAction,
) {
  const { intent, session = "", reason } = supportAction;
  if (intent === "end-session") return endSessionsOf(actor, id, session);
  if (intent === "end-sessions") return endSessionsOf(actor, id);
  if (intent === "suspend") return suspendPerson(actor, id, reason);
  if (intent === "reinstate") return reinstatePerson(actor, id);
  return sendLetterAgain(actor, caller, id, intent);
}

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { person, sessions, history, actions } = loaderData;
  const t = useMessages(accountSupportMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const { member } = useMessages(teamMessages);
  const path = usePath();
  const refusal = useFormRefusal(answer);
  const name = person.name || person.email;
  return (
    <>
      <title>{titled(refusal.hasErrors ? errorTitled(name) : name)}</title>
      <BackLink to={path("/administration/personnes")}>{t.back}</BackLink>
      <div className="page-head">
        <h1 dir="auto">{name}</h1>
      </div>
      <SupportResultNotice />
      <FormRefusalSummary refusal={refusal} title={problem} labels={{ reason: t.access.reason }} />
      <div className="person-page">
        <div className="stack">
          <AccountPanel person={person} suppression={loaderData.undelivered.suppression} />
          <CandidateRecords
            applications={loaderData.applications}
            canOpen={loaderData.mayOpen}
            emails={loaderData.undelivered.emails}
          />
          <SessionsPanel sessions={sessions} />
        </div>
        <div className="stack">
          {loaderData.maySee && <ImpersonationPanel id={person.id} />}
          <ResendEmailsPanel isVerified={person.emailVerified} />
          <AccessPanel person={person} refusal={refusal} />
          <HistoryList lines={history} labels={{ actions, by: member.by }} />
        </div>
      </div>
    </>
  );
}

/** What was just done, said once. Unknown words show nothing. */
function SupportResultNotice() {
  const query = useQuery();
  const sentences: Record<string, string> = useMessages(accountSupportMessages).done;
  const sentence = ownValue(sentences, query.text("fait", 40));
  if (!sentence) return null;
  return <ResultNotice>{sentence}</ResultNotice>;
}
