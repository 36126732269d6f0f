import { z } from "zod";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { listFilterOptions } from "#app/features/review/filter-options.server.ts";
import {
  formatApplicationFilter,
  parseApplicationFilter,
} from "#app/features/review/list/application-filter.ts";
import {
  deleteView,
  listSavedViews,
  saveView,
  updateView,
} from "#app/features/review/list/saved-views.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Query } from "#app/lib/query.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/edit-saved-views";
import { APPLICATIONS_PATH } from "./application-list-url.ts";
import { SaveViewForm } from "./save-view-form.tsx";
import { SavedViewItem } from "./saved-view-item.tsx";
import { SAVED_VIEWS_PATH } from "./saved-views.tsx";

const viewForm = z.object({
  intent: z.enum(["save", "change", "remove"], "not-in-list"),
  view: z.string("required").default(""),
  name: z.string("required").default(""),
  shared: z.literal("on", "not-in-list").optional(),
});

/** The saved views of the list of applications. Needs `see:application`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:application");
  const { pathname } = new URL(request.url);
  const query = getQuery(request);
  const listFilter = parseApplicationFilter(query);
  const [views, filterOptions] = await Promise.all([
    listSavedViews(actor),
    listFilterOptions(actor, getLocale(pathname)),
  ]);
  const isNew = formatApplicationFilter(listFilter).size > 0;
  const lines = views.map((view) => ({
    ...view,
    listFilter: parseApplicationFilter(new Query(view.query)),
  }));
  const done = query.text("done", 40);
  return { lines, filterOptions, listFilter: isNew ? listFilter : null, done };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:application");
  const form = await parseForm(request, viewForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { intent, view, name, shared } = form.values;
  const input = { name, isShared: shared === "on" };
  if (intent === "save") {
    const saved = requireFound(await saveView(actor, getQuery(request), input));
    if (saved.ok) return redirectTo(request, `${APPLICATIONS_PATH}?${saved.query}`);
    if (saved.reason === "invalid") return invalidFormResponse(saved.errors, form.submitted);
    return refusalResponse(saved, form.submitted, 409);
  }
  if (intent === "remove") {
    requireFound(await deleteView(actor, view));
    return redirectTo(request, `${SAVED_VIEWS_PATH}?done=removed`);
  }
  const changed = requireFound(await updateView(actor, view, input));
  return changed.ok
    ? redirectTo(request, `${SAVED_VIEWS_PATH}?done=changed`)
    : invalidFormResponse({ [`name-${view}`]: changed.errors.name }, form.submitted);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function SavedViewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { lines, filterOptions, listFilter, done } = loaderData;
  const { views: t } = useMessages(applicationListMessages);
  const office = useMessages(officeMessages);
  const path = usePath();
  const problem = useFormRefusal(answer);
  const doneText = problem.hasErrors ? null : getOwnValue<string>(t.done, done);
  const labels = Object.fromEntries(lines.map(({ id }) => [`name-${id}`, t.name]));
  return (
    <>
      <title>{office.titled(problem.hasErrors ? office.errorTitled(t.title) : t.title)}</title>
      <FormRefusalSummary
        refusal={problem}
        title={office.problem}
        labels={{ name: t.name, ...labels }}
        reasonMessage={t["too-many-views"](problem.limit ?? 0)}
      />
      <BackLink to={path(APPLICATIONS_PATH)}>{t.back}</BackLink>
      <div className="page-head">
        <h1>{t.title}</h1>
      </div>
      {doneText && (
        <Notice tone="ok" role="status">
          {doneText}
        </Notice>
      )}
      {listFilter && (
        <SaveViewForm listFilter={listFilter} filterOptions={filterOptions} refused={problem} />
      )}
      {lines.length === 0 && !listFilter && <p className="muted">{t.none}</p>}
      <ul className="view-list">
        {lines.map((line) => (
          <SavedViewItem
            key={line.id}
            view={line}
            filterOptions={filterOptions}
            refused={problem}
          />
        ))}
      </ul>
    </>
  );
}
