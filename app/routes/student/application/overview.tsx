import { goTo } from "#app/http/answer.server.ts";
import { isSharedDevice } from "#app/http/shared-cookie.server.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/overview";
import { STATUS, SUMMARY, sectionAddress } from "./frame/addresses.ts";
import { HelpLine } from "./frame/help-line.tsx";
import { ownApplication } from "./frame/own.server.ts";
import { PageHead } from "./frame/page-head.tsx";
import { overviewOf } from "./overview/overview.ts";
import { ProgressCard } from "./overview/progress-card.tsx";
import { Tasks } from "./overview/tasks.tsx";
import { ThisDevice } from "./overview/this-device.tsx";

export async function loader(args: Route.LoaderArgs) {
  const own = await ownApplication(args);
  if (own?.application.submittedAt) throw goTo(args.request, STATUS);
  return own && { ...overviewOf(own.application), shared: isSharedDevice(args.request) };
}

export default function Overview({ loaderData: overview }: Route.ComponentProps) {
  const words = useWords(applicationWords);
  const path = usePath();
  if (!overview) return <NoIntake />;
  const { next } = overview;
  const lead = words.intakeLine(overview.intake, words.campuses[overview.campus]);
  return (
    <>
      <PageHead title={words.title} lead={lead} savedAt={overview.savedAt} />
      <div className="measure-read">
        <ProgressCard steps={overview.steps} />
        <Tasks overview={overview} />
        <div className="actions">
          <ButtonLink to={path(next ? sectionAddress[next] : SUMMARY)}>
            {next ? words.continueWith(words.sectionsInSentence[next]) : words.review}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <ThisDevice shared={overview.shared} />
        <HelpLine />
      </div>
    </>
  );
}

function NoIntake() {
  const words = useWords(applicationWords);
  return (
    <>
      <PageHead title={words.title} tabs={false} />
      <Notice title={words.noIntake} className="above">
        {words.noIntakeText}
      </Notice>
      <HelpLine />
    </>
  );
}
