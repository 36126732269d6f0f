import { Form } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { addMedium } from "#app/features/media/add-medium.server.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { actorContext } from "#app/http/context.ts";
import { readFormFile } from "#app/http/form-files.server.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { getQuery, respondWithQuery } from "#app/http/request-query.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UnreadableQuery } from "#app/ui/unreadable-query.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { ListFilterNav } from "../shell/list-filter-nav.tsx";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import { applyMediaFilter, countByMediaFilter, parseMediaFilter } from "./media-filter.ts";
import { MediaGrid } from "./media-grid.tsx";
import { listMediaWithUses } from "./media-list.server.ts";
import { buildMediaUrl, paginateMedia } from "./media-page.ts";
import { MediaPager } from "./media-pager.tsx";
import { MediumUploadField } from "./medium-upload-field.tsx";

const MEDIA_PATH = "/administration/medias";

export const handle = { live: true };

/** The media library. Needs `edit:content`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const query = getQuery(request);
  const filter = parseMediaFilter(query);
  const search = query.text("q", 100);
  const all = requireFound(await listMediaWithUses(actor));
  const requestedPage = query.integer("page", { min: 1, max: 9_999 });
  const {
    items: pageItems,
    page,
    pages,
  } = paginateMedia(applyMediaFilter(all, filter, search), requestedPage);
  return respondWithQuery(query, {
    ...{ media: pageItems, page, pages, counts: countByMediaFilter(all), filter, search },
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const added = requireFound(
    await addMedium(actor, readFormFile(await readFormData(request), "file")),
  );
  if (!added.ok) return invalidFormResponse({ file: added.reason }, {});
  return redirectTo(request, `${MEDIA_PATH}/${added.id}?done=added`);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { media, page, pages, counts, filter, search, unreadable } = loaderData;
  const t = useMessages(mediaMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const refusal = useFormRefusal(answer);
  const isRemoved = useQuery().text("done") === "removed";
  return (
    <>
      <title>{titled(refusal.hasErrors ? errorTitled(t.title) : t.title)}</title>
      <FormRefusalSummary refusal={refusal} title={problem} labels={{ file: t.file }} />
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">
            {counts.demo > 0 ? t.demoLeft(counts.demo) : t.noDemoLeft}
          </p>
        </div>
      </div>
      <p className="muted">{t.text}</p>
      {isRemoved && (
        <Notice tone="ok" role="status" className="above-small">
          {t.done.removed}
        </Notice>
      )}
      <Form method="post" encType="multipart/form-data" noValidate className="panel media-add">
        <MediumUploadField label={t.add} error={refusal.errors.file} formKey="media" />
        <Button type="submit">{t.send}</Button>
      </Form>
      <UnreadableQuery values={unreadable} labels={{}} />
      <ListFilterNav
        page={MEDIA_PATH}
        filter={filter}
        search={search}
        counts={counts}
        names={t.filters}
        labels={{ search: t.search, submit: t.find }}
      />
      {media.length === 0 ? <p className="muted">{t.none}</p> : <MediaGrid media={media} />}
      <MediaPager
        page={page}
        pages={pages}
        to={(pageNumber) => buildMediaUrl(filter, search, pageNumber)}
      />
    </>
  );
}
