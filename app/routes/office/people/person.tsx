import { useActionResult } from "#app/client/action-result.tsx";
import { submitForm } from "#app/client/drafts/submit-form.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { listUserApplications } from "#app/features/admissions/list-user-applications.server.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { createCaller } from "#app/features/auth/caller.server.ts";
import { getUserUndeliveredEmails } from "#app/features/notifications/undelivered-emails.server.ts";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import {
  reinstateCandidate,
  resendAccountEmail,
  suspendCandidate,
} from "#app/features/staff/support/candidate-access.server.ts";
import { getCandidateAccount } from "#app/features/staff/support/candidate-account.server.ts";
import { canBeImpersonated } from "#app/features/staff/support/impersonation.ts";
import {
  endUserSessions,
  listUserSessions,
} from "#app/features/staff/support/user-sessions.server.ts";
import { actorContext, clientAddressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import {
  formatErrorCode,
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { HistoryList } from "../application/history/history.tsx";
import { actionNames } from "../journal/journal-names.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/person";
import { AccessPanel } from "./access-panel.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { CandidateRecords } from "./candidate-records.tsx";
import { ImpersonationPanel } from "./impersonation-panel.tsx";
import { ResendEmailsPanel } from "./resend-emails-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import { supportForm } from "./support-forms.server.ts";
import { SupportResultNotice } from "./support-result-notice.tsx";

/** The account of a candidate. Needs `help:people`. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "help:people");
  const person = requireFound(await getCandidateAccount(actor, params.id));
  const locale = getLocale(new URL(request.url).pathname);
  const [sessions, applications, undelivered, history] = await Promise.all([
    listUserSessions(actor, person.id),
    listUserApplications(actor, person.id, locale),
    getUserUndeliveredEmails(actor, person.email),
    listSubjectHistory(actor, { kind: "person", id: person.id }),
  ]);
  const canOpen = can(actor, "see:application");
  const canImpersonate = can(actor, "impersonate") && canBeImpersonated(person);
  const actions = actionNames(locale);
  return { person, sessions, applications, undelivered, history, canOpen, canImpersonate, actions };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "help:people");
  const form = await parseForm(request, supportForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const caller = createCaller(request, context.get(clientAddressContext));
  const { intent, session, reason } = form.values;
  const result = requireFound(
    await runSupportAction(actor, caller, params.id, { intent, session, reason }),
  );
  if (result.ok)
    return redirectTo(request, `/administration/personnes/${params.id}?done=${doneFlags[intent]}`);
  if (result.reason.startsWith("reason-"))
    return invalidFormResponse({ reason: result.reason }, form.submitted);
  return refusalResponse({ ...result, reason: formatErrorCode(result) }, form.submitted);
}

export const clientAction = (args: Route.ClientActionArgs) => submitForm(args);

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

/** Runs the command of each intent; the commands check permission. */
function runSupportAction(
  actor: Actor,
  caller: ReturnType<typeof createCaller>,
  id: string,
  supportAction: SupportAction,
) {
  const { intent, session = "", reason } = supportAction;
  if (intent === "end-session") return endUserSessions(actor, id, session);
  if (intent === "end-sessions") return endUserSessions(actor, id);
  if (intent === "suspend") return suspendCandidate(actor, id, reason);
  if (intent === "reinstate") return reinstateCandidate(actor, id);
  return resendAccountEmail(actor, caller, id, intent);
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
            canOpen={loaderData.canOpen}
            emails={loaderData.undelivered.emails}
          />
          <SessionsPanel sessions={sessions} />
        </div>
        <div className="stack">
          {loaderData.canImpersonate && <ImpersonationPanel id={person.id} />}
          <ResendEmailsPanel isVerified={person.emailVerified} />
          <AccessPanel person={person} refusal={refusal} />
          <HistoryList lines={history} labels={{ actions, by: member.by }} />
        </div>
      </div>
    </>
  );
}
