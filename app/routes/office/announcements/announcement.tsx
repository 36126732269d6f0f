import { useActionResult } from "#app/client/action-result.tsx";
import type { LiveHandle } from "#app/client/live/live-updates.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { listGroupOptions } from "#app/features/admissions/applicant-group.server.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import {
  deleteDraftAnnouncement,
  getAnnouncement,
  previewAnnouncement,
  previewSentAnnouncement,
  sendAnnouncement,
} from "#app/features/announcements/announcement.server.ts";
import { getMessagesByLocale, isBeingDelivered } from "#app/features/announcements/announcement.ts";
import type { ForecastSummary } from "#app/features/announcements/forecast-summary.ts";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { formatSendTime } from "#app/features/notifications/delivery-forecast.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { getLocale, type Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { HistoryList } from "../application/history/history.tsx";
import { getLastListPath } from "../applications/last-list.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/announcement";
import type { DeliveryTimesView } from "./announcement-delivery.tsx";
import { previewForm } from "./announcement-forms.server.ts";
import { ANNOUNCEMENTS_PATH } from "./announcement-paths.ts";
import { AnnouncementPreview } from "./announcement-preview.tsx";
import { AnnouncementTexts } from "./announcement-texts.tsx";
import { DeliveryProgress } from "./delivery-progress.tsx";
import { useGroupName } from "./use-group-name.ts";

/**
 * The page follows the delivery of a sent announcement. A draft is not refreshed, so that the
 * preview on screen is what is sent.
 */
export const handle: LiveHandle = {
  live: (loaderData) =>
    isBeingDelivered((loaderData as Route.ComponentProps["loaderData"]).announcement),
};

/** An announcement: the preview of a draft, or the delivery of a sent one. Needs `send:announcement`. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "send:announcement");
  const announcement = requireFound(await getAnnouncement(actor, params.id));
  const [preview, samples, groupOptions, history] = await Promise.all([
    announcement.sentAt ? null : previewAnnouncement(announcement),
    announcement.sentAt ? previewSentAnnouncement(announcement) : [],
    listGroupOptions(getLocale(new URL(request.url).pathname)),
    listSubjectHistory(actor, { kind: "announcement", id: announcement.id }),
  ]);
  const locale = getLocale(new URL(request.url).pathname);
  const previewWithSendTimes = preview && {
    ...preview,
    sendTimes: formatSendTimes(locale, preview.forecast),
  };
  const texts = getMessagesByLocale(announcement);
  return {
    announcement,
    texts,
    preview: previewWithSendTimes,
    samples,
    groupOptions,
    history,
  };
}

function formatSendTimes(locale: Locale, forecast: ForecastSummary | null): DeliveryTimesView {
  if (!forecast?.later) return forecast && { ...forecast, later: null };
  const { count, first } = forecast.later;
  return { ...forecast, later: { count, when: formatSendTime(locale, first, new Date()) } };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "send:announcement");
  const form = await parseForm(request, previewForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { intent, expectedCount } = form.values;
  if (intent === "discard") {
    requireFound(await deleteDraftAnnouncement(actor, params.id));
    return redirectTo(request, `${ANNOUNCEMENTS_PATH}?done=removed`);
  }
  const sent = requireFound(await sendAnnouncement(actor, params.id, expectedCount));
  return sent.ok
    ? redirectTo(request, `${ANNOUNCEMENTS_PATH}/${params.id}`)
    : refusalResponse(sent, {}, 409);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function AnnouncementPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const t = useMessages(announcementMessages);
  const office = useMessages(officeMessages);
  const { office: intake } = useMessages(intakeMessages);
  const listing = useMessages(applicationListMessages);
  const path = usePath();
  const problem = useFormRefusal(answer);
  const { announcement, texts, preview, samples, groupOptions, history } = loaderData;
  const groupName = useGroupName(groupOptions);
  // An officer who selected applications in the list can go back to it.
  const lastListPath = announcement.chosen ? getLastListPath() : null;
  const title = preview ? t.previewTitle : t.sentTitle;
  const { reason, limit = 0 } = problem;
  const explanation =
    reason === "announcement-count-changed"
      ? t.refusals[reason](limit)
      : t.refusals["announcement-no-recipient"];
  return (
    <>
      <title>{office.titled(problem.hasErrors ? office.errorTitled(title) : title)}</title>
      <FormRefusalSummary
        refusal={problem}
        title={office.problem}
        labels={{}}
        reasonMessage={explanation}
      />
      <div className="row">
        <BackLink to={path(ANNOUNCEMENTS_PATH)}>{t.title}</BackLink>
        {lastListPath && <BackLink to={path(lastListPath)}>{listing.views.back}</BackLink>}
      </div>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          <p className="page-subtitle">{groupName(announcement)}</p>
        </div>
      </div>
      <div className="team-form stack">
        {preview ? (
          <AnnouncementPreview id={announcement.id} preview={preview} texts={texts} />
        ) : (
          <>
            <DeliveryProgress announcement={announcement} />
            <AnnouncementTexts texts={texts} samples={samples} isSent />
          </>
        )}
        {history.length > 0 && (
          <HistoryList lines={history} labels={{ actions: t.history, by: intake.by }} />
        )}
      </div>
    </>
  );
}
