import { Form } from "react-router";
import { addMedium } from "#app/features/media/adding.server.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { sentForm } from "#app/http/form.server.ts";
import { givenFile } from "#app/http/given-file.server.ts";
import { answerQuery, queryOf } from "#app/http/query.server.ts";
import { mediaMessages } from "#app/i18n/media.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { UnreadableQuery } from "#app/ui/unreadable-query.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import type { Route } from "./+types/media";
import { FoundViews } from "./frame/found-views.tsx";
import { requirePermission } from "./frame/permission.server.ts";
import { countEach, filterOf, found } from "./media/filter.ts";
import { GivenMedium } from "./media/given-medium.tsx";
import { listShown } from "./media/list.server.ts";
import { MediaGrid } from "./media/media-grid.tsx";
import { addressOf, pageOf } from "./media/page-of.ts";
import { Pages } from "./media/pages.tsx";

const PAGE = "/administration/medias";

export const handle = { live: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const query = queryOf(request);
  const filter = filterOf(query);
  const search = query.text("q", 100);
  const all = orNotFound(await listShown(actor));
  const asked = query.integer("page", { min: 1, max: 9_999 });
  const { shown, page, pages } = pageOf(found(all, filter, search), asked);
  return answerQuery(query, {
    ...{ media: shown, page, pages, counts: countEach(all), filter, search },
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const added = orNotFound(await addMedium(actor, givenFile(await sentForm(request), "file")));
  if (!added.ok) return invalid({ file: added.reason }, {});
  return goTo(request, `${PAGE}/${added.id}?fait=added`);
}

export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { media, page, pages, counts, filter, search, unreadable } = loaderData;
  const t = useMessages(mediaMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const refusal = useRefused(answer);
  const removed = useQuery().text("fait") === "removed";
  return (
    <>
      <title>{titled(refusal.wrong ? errorTitled(t.title) : t.title)}</title>
      <Refusal refused={refusal} title={problem} labels={{ file: t.file }} />
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">
            {counts.demo > 0 ? t.demoLeft(counts.demo) : t.noDemoLeft}
          </p>
        </div>
      </div>
      <p className="muted">{t.text}</p>
      {removed && (
        <Notice tone="ok" role="status" className="above-small">
          {t.done.removed}
        </Notice>
      )}
      <Form method="post" encType="multipart/form-data" noValidate className="panel media-add">
        <GivenMedium label={t.add} error={refusal.errors.file} place="media" />
        <Button type="submit">{t.send}</Button>
      </Form>
      <UnreadableQuery values={unreadable} labels={{}} />
      <FoundViews
        page={PAGE}
        filter={filter}
        search={search}
        counts={counts}
        names={t.filters}
        words={{ search: t.search, submit: t.find }}
      />
      {media.length === 0 ? <p className="muted">{t.none}</p> : <MediaGrid media={media} />}
      <Pages page={page} pages={pages} to={(nth) => addressOf(filter, search, nth)} />
    </>
  );
}
