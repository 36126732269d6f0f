import { z } from "zod";
import {
  changeView,
  listViews,
  removeView,
  saveView,
} from "#app/features/review/list/views.server.ts";
import { paramsOf, wantedOf } from "#app/features/review/list/wanted.ts";
import { listParts } from "#app/features/review/parts.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ownValue } from "#app/lib/own-value.ts";
import { Query } from "#app/lib/query.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/list-views";
import { LIST } from "./applications/address.ts";
import { VIEWS } from "./applications/saved-views.tsx";
import { ViewForm } from "./applications/view-form.tsx";
import { ViewLine } from "./applications/view-line.tsx";
import { requirePermission } from "./frame/permission.server.ts";

const viewForm = z.object({
  intent: z.enum(["save", "change", "remove"], "not-in-list"),
  view: z.string("required").default(""),
  name: z.string("required").default(""),
  shared: z.literal("on", "not-in-list").optional(),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:application");
  const { pathname } = new URL(request.url);
  const query = queryOf(request);
  const wanted = wantedOf(query);
  const [views, parts] = await Promise.all([
    listViews(actor),
    listParts(actor, localeOf(pathname)),
  ]);
  const isNew = paramsOf(wanted).size > 0;
  const lines = views.map((view) => ({
    ...view,
    wanted: wantedOf(new Query(view.query)),
  }));
  const done = query.text("fait", 40);
  return { lines, parts, wanted: isNew ? wanted : null, done };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:application");
  const form = await parseForm(request, viewForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { intent, view, name, shared } = form.values;
  const typed = { name, shared: shared === "on" };
  if (intent === "save") {
    const saved = orNotFound(await saveView(actor, queryOf(request), typed));
    if (saved.ok) return goTo(request, `${LIST}?${saved.query}`);
    if (saved.reason === "invalid") return invalid(saved.errors, form.typed);
    return refused(saved, form.typed, 409);
  }
  if (intent === "remove") {
    orNotFound(await removeView(actor, view));
    return goTo(request, `${VIEWS}?fait=removed`);
  }
  const changed = orNotFound(await changeView(actor, view, typed));
  return changed.ok
    ? goTo(request, `${VIEWS}?fait=changed`)
    : invalid({ [`name-${view}`]: changed.errors.name }, form.typed);
}

export default function ListViews({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { lines, parts, wanted, done } = loaderData;
  const { views: t } = useMessages(listingMessages);
  const office = useMessages(officeMessages);
  const path = usePath();
  const problem = useRefused(answer);
  const told = problem.wrong ? null : ownValue<string>(t.done, done);
  const labels = Object.fromEntries(lines.map(({ id }) => [`name-${id}`, t.name]));
  return (
    <>
      <title>{office.titled(problem.wrong ? office.errorTitled(t.title) : t.title)}</title>
      <Refusal
        refused={problem}
        title={office.problem}
        labels={{ name: t.name, ...labels }}
        why={t["too-many-views"](problem.limit ?? 0)}
      />
      <BackLink to={path(LIST)}>{t.back}</BackLink>
      <div className="page-head">
        <h1>{t.title}</h1>
      </div>
      {told && (
        <Notice tone="ok" role="status">
          {told}
        </Notice>
      )}
      {wanted && <ViewForm wanted={wanted} parts={parts} refused={problem} />}
      {lines.length === 0 && !wanted && <p className="muted">{t.none}</p>}
      <ul className="view-list">
        {lines.map((line) => (
          <ViewLine key={line.id} line={line} parts={parts} refused={problem} />
        ))}
      </ul>
    </>
  );
}
