import { Link } from "react-router";
import { listSentApplications } from "#app/features/admissions/sending/list-sent-applications.server.ts";
import { getShortReference } from "#app/features/notifications/whatsapp.ts";
import { goTo } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { queryOf } from "#app/http/query.server.ts";
import { isSharedDevice } from "#app/http/shared-cookie.server.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { intakeMessages } from "#app/i18n/intake.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { overviewMessages } from "#app/i18n/overview.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { handOffTo } from "../frame/hand-off.server.ts";
import { HandOff } from "../frame/hand-off.tsx";
import type { Route } from "./+types/overview";
import { STATUS, SUMMARY, sectionAddress } from "./frame/addresses.ts";
import { HelpLine } from "./frame/help-line.tsx";
import { type IntakeNews, intakeNewsOf } from "./frame/intake-news.server.ts";
import { IntakeNotice } from "./frame/intake-notice.tsx";
import { mirrorDraft } from "./frame/mirror-basket.server.ts";
import { ownApplication } from "./frame/own.server.ts";
import { PageHead } from "./frame/page-head.tsx";
import { overviewOf } from "./overview/overview.ts";
import { ProgressCard } from "./overview/progress-card.tsx";
import { Tasks } from "./overview/tasks.tsx";
import { ThisDevice } from "./overview/this-device.tsx";

export const handle = { live: "said" as const };

export const middleware: Route.MiddlewareFunction[] = [mirrorDraft];

export async function loader(args: Route.LoaderArgs) {
  const own = await ownApplication(args);
  if (own?.application.submittedAt) throw goTo(args.request, STATUS);
  const { request, context } = args;
  const actor = context.get(actorContext);
  const locale = localeOf(new URL(request.url).pathname);
  const [news, sent] = await Promise.all([
    intakeNewsOf(actor, own?.application ?? null, locale),
    listSentApplications(actor),
  ]);
  const handOff =
    own && (await handOffTo(own.application.campus, locale, getShortReference(own.application.id)));
  const overview = own && { ...overviewOf(own.application), shared: isSharedDevice(request) };
  const left = queryOf(request).integer("sans", { min: 0, max: 99 }) ?? 0;
  return { overview, handOff, news, sent: sent[0]?.number ?? null, left };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { overview, handOff, news, sent, left } = loaderData;
  const t = useMessages(applicationMessages);
  const path = usePath();
  const steps = useMessages(overviewMessages);
  const intakes = useMessages(intakeMessages);
  if (!overview) return <NoIntake news={news} />;
  const { next } = overview;
  const isClosed = news.own?.kind === "closed";
  const { intake, campus } = overview;
  const lead = campus ? t.intakeLine(intake, t.campuses[campus]) : intake;
  return (
    <>
      <PageHead title={t.title} lead={lead} savedAt={overview.savedAt} />
      <IntakeNotice news={news} />
      {left > 0 && (
        <Notice tone="warn" role="status" className="above">
          {intakes.leftOut(left)}
        </Notice>
      )}
      {sent && (
        <Link className="link-button" to={path(STATUS)}>
          {intakes.follow(sent)}
        </Link>
      )}
      <div className="measure-read">
        <ProgressCard steps={overview.steps} closed={isClosed} />
        <Tasks overview={overview} closed={isClosed} />
        {!isClosed && (
          <div className="actions">
            <ButtonLink to={path(next ? sectionAddress[next] : SUMMARY)}>
              {next ? steps.continueWith(steps.sectionsInSentence[next]) : steps.review}
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
        )}
        <ThisDevice shared={overview.shared} />
        <HelpLine />
        <HandOff href={handOff} />
      </div>
    </>
  );
}

function NoIntake({ news }: { news: IntakeNews }) {
  const t = useMessages(applicationMessages);
  return (
    <>
      <PageHead title={t.title} tabs={false} />
      <IntakeNotice news={news} empty />
      <HelpLine />
    </>
  );
}
