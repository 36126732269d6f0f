import { listApplicationsOf } from "#app/features/admissions/of-person.server.ts";
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
import { undeliveredTo } from "#app/features/notices/dead-letter.server.ts";
import { goTo, invalid, orNotFound, refused, withWait } from "#app/http/answer.server.ts";
import { actorContext, addressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { peopleMessages } from "#app/i18n/people.ts";
import { teamMessages } from "#app/i18n/team.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ownValue } from "#app/lib/own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import type { Route } from "./+types/person";
import { History } from "./application/history/history.tsx";
import { requirePermission } from "./frame/permission.server.ts";
import { Told } from "./frame/told.tsx";
import { actionNames } from "./journal/names.ts";
import { AccessPanel } from "./people/access-panel.tsx";
import { AccountPanel } from "./people/account-panel.tsx";
import { helpForm } from "./people/forms.server.ts";
import { LettersPanel } from "./people/letters-panel.tsx";
import { OwnThings } from "./people/own-things.tsx";
import { SeePanel } from "./people/see-panel.tsx";
import { SessionsPanel } from "./people/sessions-panel.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "help:people");
  const person = orNotFound(await getHelpedPerson(actor, params.id));
  const locale = localeOf(new URL(request.url).pathname);
  const [sessions, applications, undelivered, history] = await Promise.all([
    listSessionsOf(actor, person.id),
    listApplicationsOf(actor, person.id, locale),
    undeliveredTo(actor, person.email),
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
  const form = await parseForm(request, helpForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const caller = callerOf(request, context.get(addressContext));
  const { intent, session, reason } = form.values;
  const done = orNotFound(await act(actor, caller, params.id, { intent, session, reason }));
  if (done.ok) return goTo(request, `/administration/personnes/${params.id}?fait=${told[intent]}`);
  if (done.reason.startsWith("reason-")) return invalid({ reason: done.reason }, form.typed);
  return refused({ ...done, reason: withWait(done) }, form.typed);
}

type Asked = {
  intent: keyof typeof told;
  session?: string;
  reason: string;
};

const told = {
  "end-session": "session-ended",
  "end-sessions": "sessions-ended",
  verification: "verification",
  reset: "reset",
  suspend: "suspended",
  reinstate: "reinstated",
} as const;

/** What each button of the page does. */
function act(actor: Actor, caller: ReturnType<typeof callerOf>, id: string, asked: Asked) {
  const { intent, session = "", reason } = asked;
  if (intent === "end-session") return endSessionsOf(actor, id, session);
  if (intent === "end-sessions") return endSessionsOf(actor, id);
  if (intent === "suspend") return suspendPerson(actor, id, reason);
  if (intent === "reinstate") return reinstatePerson(actor, id);
  return sendLetterAgain(actor, caller, id, intent);
}

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { person, sessions, history, actions } = loaderData;
  const t = useMessages(peopleMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const { member } = useMessages(teamMessages);
  const path = usePath();
  const refusal = useRefused(answer);
  const name = person.name || person.email;
  return (
    <>
      <title>{titled(refusal.wrong ? errorTitled(name) : name)}</title>
      <BackLink to={path("/administration/personnes")}>{t.back}</BackLink>
      <div className="page-head">
        <h1 dir="auto">{name}</h1>
      </div>
      <DoneHere />
      <Refusal refused={refusal} title={problem} labels={{ reason: t.access.reason }} />
      <div className="person-page">
        <div className="stack">
          <AccountPanel person={person} mark={loaderData.undelivered.mark} />
          <OwnThings
            applications={loaderData.applications}
            mayOpen={loaderData.mayOpen}
            letters={loaderData.undelivered.letters}
          />
          <SessionsPanel sessions={sessions} />
        </div>
        <div className="stack">
          {loaderData.maySee && <SeePanel id={person.id} />}
          <LettersPanel verified={person.emailVerified} />
          <AccessPanel person={person} refusal={refusal} />
          <History lines={history} told={{ actions, by: member.by }} />
        </div>
      </div>
    </>
  );
}

/** What was just done, said once. Unknown words show nothing. */
function DoneHere() {
  const asked = useQuery();
  const sentences: Record<string, string> = useMessages(peopleMessages).done;
  const sentence = ownValue(sentences, asked.text("fait", 40));
  if (!sentence) return null;
  return <Told>{sentence}</Told>;
}
