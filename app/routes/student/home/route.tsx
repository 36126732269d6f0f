import { Link } from "react-router";
import { getAccount } from "#app/features/accounts/account.server.ts";
import { hasCancelledClosing } from "#app/features/accounts/closing/close-account.server.ts";
import { listThreads } from "#app/features/messaging/thread.server.ts";
import { actorContext } from "#app/http/context.ts";
import { formatDate } from "#app/i18n/format.ts";
import { homeMessages } from "#app/i18n/home.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { formatShortName } from "#app/lib/person-name.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { APPLICATION_PATH } from "../application/shell/application-paths.ts";
import { IntakeNotice } from "../application/shell/intake-notice.tsx";
import type { Route } from "./+types/route";
import { DraftCard } from "./draft-card.tsx";
import { getHomeOverview, type HomeOverview } from "./home-overview.server.ts";
import { LastMessages } from "./last-messages.tsx";
import { SentCard } from "./sent-card.tsx";

export const handle = { live: "said" as const };

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const locale = getLocale(new URL(request.url).pathname);
  const [overview, threads, account, wasReopened] = await Promise.all([
    getHomeOverview(actor, locale, new Date()),
    listThreads(actor, { limit: 3 }),
    getAccount(actor),
    hasCancelledClosing(actor),
  ]);
  return { overview, threads, wasReopened, name: account ? formatShortName(account) : "" };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { overview, threads, name, wasReopened } = loaderData;
  const home = useMessages(homeMessages);
  const { titled } = useMessages(studentMessages);
  const { about, application } = overview;
  const path = usePath();
  const isClosed = overview.news.ownIntake?.kind === "closed";
  return (
    <>
      <title>{titled(home.title)}</title>
      {wasReopened && (
        <Notice tone="ok" title={home.accountStaysOpen}>
          {home.accountStaysOpenText}
        </Notice>
      )}
      <h1 className={wasReopened ? "above" : undefined}>{home.hello(name)}</h1>
      {about && (
        <p className="lead">
          {[about.intake, about.campus && home.campus[about.campus]].filter(Boolean).join(" · ")}
        </p>
      )}
      <IntakeNotice intakeState={overview.news} hasNoApplication={!application} />
      {isClosed && (
        <Link className="link-button" to={path(APPLICATION_PATH)}>
          {home.all}
        </Link>
      )}
      <div className="home-columns">
        {application?.kind === "draft" && !isClosed && <DraftCard draft={application} />}
        {application?.kind === "sent" && <SentCard sent={application} />}
        <ClosingDate closes={overview.closes} />
        <LastMessages threads={threads} />
      </div>
      <ContactLine />
    </>
  );
}

function ClosingDate({ closes }: { closes: HomeOverview["closes"] }) {
  const home = useMessages(homeMessages);
  const locale = useLocale();
  if (!closes) return null;
  return (
    <aside className="stack" aria-label={home.nextDate}>
      <div className="card date-card">
        <h2>{home.nextDate}</h2>
        <p className="big-date numbers">{formatDate(locale, toCalendarDate(closes.at))}</p>
        <p className="small-text">
          {home.closes} {home.daysLeft(closes.days)}
        </p>
      </div>
    </aside>
  );
}

function ContactLine() {
  const home = useMessages(homeMessages);
  const path = usePath();
  return (
    <div className="help-line">
      <Icon name="chat-circle-text" />
      <p>
        {home.question} <Link to={path("/espace-etudiant/messagerie/nouveau")}>{home.contact}</Link>
      </p>
    </div>
  );
}
