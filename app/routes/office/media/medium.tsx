import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { listMediaUsage } from "#app/features/content/media-usage.server.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { formatFileSize } from "#app/features/documents/messages/file-upload.ts";
import { getMedium, type MediumView } from "#app/features/media/library.server.ts";
import { getMediumTitle, RECOMMENDED_WIDTH_PX } from "#app/features/media/medium.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { actorContext } from "#app/http/context.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { locales } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { Query } from "#app/lib/query.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { HistoryList } from "../application/history/history.tsx";
import { requirePermission } from "../shell/permission.server.ts";
import { ResultNotice } from "../shell/result-notice.tsx";
import type { Route } from "./+types/medium";
import { CaptionsForms, type SavedCaptions } from "./captions-forms.tsx";
import { DescriptionForm } from "./description-form.tsx";
import { FocalForm } from "./focal-form.tsx";
import { handleMediumAction } from "./handle-medium-action.server.ts";
import { MediumTags } from "./media-grid.tsx";
import { MediumPreview } from "./medium-preview.tsx";
import { EarlierVersions, RemoveMedium } from "./medium-versions.tsx";
import { PeopleForm } from "./people-form.tsx";
import { RenditionTable } from "./rendition-table.tsx";
import { ReplaceForm } from "./replace-form.tsx";
import { TranscodingProgress } from "./transcoding-progress.tsx";
import { UseTable } from "./use-table.tsx";

const MEDIA_PATH = "/administration/medias";

export const handle = { live: true };

/** A picture or film of the library. Needs `edit:content`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const medium = requireFound(await getMedium(actor, params.id));
  const uses = (await listMediaUsage(actor))?.get(`${medium.kind}/${medium.name}`) ?? [];
  return {
    medium,
    uses,
    history: await listSubjectHistory(actor, { kind: "medium", id: params.id }),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const result = await handleMediumAction({
    actor,
    id: params.id,
    form: await readFormData(request),
  });
  if ("errors" in result) return invalidFormResponse(result.errors, result.submitted);
  const page = result.done === "removed" ? MEDIA_PATH : `${MEDIA_PATH}/${params.id}`;
  return redirectTo(
    request,
    `${page}?${new URLSearchParams({ done: result.done, ...result.queryParams })}`,
  );
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function MediumPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { medium, uses, history } = loaderData;
  const t = useMessages(mediaMessages);
  const { by } = useMessages(editorMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const path = usePath();
  const refused = useFormRefusal(answer);
  const query = useQuery();
  const doneFlag = query.text("done", 40);
  const doneText = !refused.hasErrors && getOwnValue<string>(t.done, doneFlag);
  const { kind, version, publicName, currentId } = medium;
  const title = getMediumTitle(useLocale(), medium);
  const isUploaded = currentId !== null && version?.id === currentId;
  return (
    <>
      <title>{titled(refused.hasErrors ? errorTitled(title) : title)}</title>
      <FormRefusalSummary refusal={refused} title={problem} labels={getFieldLabels(t)} />
      <BackLink to={path(MEDIA_PATH)}>{t.title}</BackLink>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          <MediumFacts medium={medium} />
          <MediumTags medium={{ ...medium, uses: uses.length }} />
        </div>
      </div>
      {doneText && <ResultNotice>{doneText}</ResultNotice>}
      <TranscodingProgress medium={medium} />
      <div className="media-slot">
        {kind === "picture" && isUploaded && publicName ? (
          <FocalForm
            key={`${version.id} ${version.focus.x} ${version.focus.y}`}
            {...{ publicName, version }}
          />
        ) : (
          <MediumPreview medium={medium} />
        )}
        <DescriptionForm key={version?.id} medium={medium} refused={refused} />
        {version && (
          <PeopleForm
            key={`people ${version.id}`}
            version={version}
            isMissingConsent={medium.isMissingConsent}
            refused={refused}
          />
        )}
        {kind === "video" && version && (
          <CaptionsForms
            version={version}
            refused={refused}
            saved={refused.hasErrors ? null : parseSavedCaptions(query)}
          />
        )}
        {kind === "picture" && version && <RenditionTable version={version} />}
        <UseTable uses={uses} />
        <ReplaceForm
          key={`new ${version?.id}`}
          mediumId={medium.id}
          isPublic={medium.isShipped || uses.length > 0}
          refused={refused}
        />
        <EarlierVersions medium={medium} />
        {!medium.isShipped && (
          <RemoveMedium isUsed={uses.length > 0} error={refused.errors.remove} />
        )}
        <HistoryList lines={history} labels={{ actions: t.historyActions, by }} />
      </div>
    </>
  );
}

/** The captions that were just saved, from the URL. */
function parseSavedCaptions(query: Query): SavedCaptions | null {
  const locale = query.text("done", 40) === "captions-saved" && query.option("locale", locales);
  return locale ? { locale, name: query.text("file") } : null;
}

type Messages = (typeof mediaMessages)["fr"];

function getFieldLabels(t: Messages): Record<string, string> {
  return {
    file: t.newFile,
    title: t.name,
    titleEn: t.nameEn,
    altFr: t.altFr,
    altEn: t.altEn,
    credit: t.credit,
    "captions-fr": t.inLanguage.fr,
    "captions-en": t.inLanguage.en,
    people: t.people.question,
    newPeople: t.people.question,
    agreedOn: t.people.agreedOn,
    agreedUntil: t.people.agreedUntil,
    agreement: t.people.agreement,
    remove: t.remove,
  };
}

function MediumFacts({ medium: { name, kind, version } }: { medium: MediumView }) {
  const t = useMessages(mediaMessages);
  const locale = useLocale();
  const facts = version && [
    version.width > 0 && t.size(`${version.width}`, `${version.height}`),
    version.seconds > 0 && t.length(`${version.seconds}`),
    formatFileSize(locale, version.sizeBytes),
  ];
  const all = [...(facts ?? []), t.key(name)].filter(Boolean);
  return (
    <>
      <p className="page-subtitle">{all.join(" · ")}</p>
      {kind === "picture" && version && version.width < RECOMMENDED_WIDTH_PX && (
        <p className="muted">{t.small(`${RECOMMENDED_WIDTH_PX}`)}</p>
      )}
    </>
  );
}
