import { Link } from "react-router";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { applicationOverviewMessages } from "#app/features/admissions/messages/application-overview.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import { listSentApplications } from "#app/features/admissions/sending/list-sent-applications.server.ts";
import { getShortReference } from "#app/features/notifications/whatsapp.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { redirectTo } from "#app/http/responses.server.ts";
import { isSharedDevice } from "#app/http/shared-device-cookie.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { getWhatsappHref } from "../../shell/whatsapp-href.server.ts";
import { WhatsappLink } from "../../shell/whatsapp-link.tsx";
import { STATUS_PATH, SUMMARY_PATH, sectionPaths } from "../shell/application-paths.ts";
import { HelpLine } from "../shell/help-line.tsx";
import { IntakeNotice } from "../shell/intake-notice.tsx";
import { getIntakeState, type IntakeState } from "../shell/intake-state.server.ts";
import { mirrorDraftBasket } from "../shell/mirror-basket.server.ts";
import { getOwnApplication } from "../shell/own-application.server.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/route";
import { buildApplicationOverview } from "./application-overview.ts";
import { ApplicationTasks } from "./application-tasks.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { SharedDeviceForm } from "./shared-device-form.tsx";

export const handle = { live: "said" as const };

export const middleware: Route.MiddlewareFunction[] = [mirrorDraftBasket];

/** The candidate's own draft; a submitted application is on the status page. */
export async function loader(args: Route.LoaderArgs) {
  const ownApplication = await getOwnApplication(args);
  if (ownApplication?.application.submittedAt) throw redirectTo(args.request, STATUS_PATH);
  const { request, context } = args;
  const actor = context.get(actorContext);
  const locale = getLocale(new URL(request.url).pathname);
  const [intakeState, sent] = await Promise.all([
    getIntakeState(actor, ownApplication?.application ?? null, locale),
    listSentApplications(actor),
  ]);
  const whatsappHref =
    ownApplication &&
    (await getWhatsappHref(
      ownApplication.application.campus,
      locale,
      getShortReference(ownApplication.application.id),
    ));
  const overview = ownApplication && {
    ...buildApplicationOverview(ownApplication.application),
    shared: isSharedDevice(request),
  };
  const leftOutCount = getQuery(request).integer("left-out", { min: 0, max: 99 }) ?? 0;
  return {
    overview,
    whatsappHref,
    news: intakeState,
    sent: sent[0]?.number ?? null,
    left: leftOutCount,
  };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { overview, whatsappHref: handOff, news, sent, left } = loaderData;
  const t = useMessages(applicationMessages);
  const path = usePath();
  const steps = useMessages(applicationOverviewMessages);
  const intakes = useMessages(intakeMessages);
  if (!overview) return <NoApplication news={news} />;
  const { next } = overview;
  const isClosed = news.ownIntake?.kind === "closed";
  const { intake, campus } = overview;
  const lead = campus ? t.intakeLine(intake, t.campuses[campus]) : intake;
  return (
    <>
      <PageHead title={t.title} lead={lead} savedAt={overview.savedAt} />
      <IntakeNotice intakeState={news} />
      {left > 0 && (
        <Notice tone="warn" role="status" className="above">
          {intakes.filesNotCopied(left)}
        </Notice>
      )}
      {sent && (
        <Link className="link-button" to={path(STATUS_PATH)}>
          {intakes.follow(sent)}
        </Link>
      )}
      <div className="measure-read">
        <ProgressCard steps={overview.steps} isClosed={isClosed} />
        <ApplicationTasks overview={overview} isClosed={isClosed} />
        {!isClosed && (
          <div className="actions">
            <ButtonLink to={path(next ? sectionPaths[next] : SUMMARY_PATH)}>
              {next ? steps.continueWith(steps.sectionsInSentence[next]) : steps.review}
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
        )}
        <SharedDeviceForm isShared={overview.shared} />
        <HelpLine />
        <WhatsappLink href={handOff} />
      </div>
    </>
  );
}

function NoApplication({ news }: { news: IntakeState }) {
  const t = useMessages(applicationMessages);
  return (
    <>
      <PageHead title={t.title} hasTabs={false} />
      <IntakeNotice intakeState={news} hasNoApplication />
      <HelpLine />
    </>
  );
}
