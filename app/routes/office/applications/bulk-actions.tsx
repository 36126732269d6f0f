import { z } from "zod";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { can } from "#app/features/access/permissions.ts";
import { assignApplications } from "#app/features/review/assignment.server.ts";
import {
  formatApplicationFilter,
  parseApplicationFilter,
} from "#app/features/review/list/application-filter.ts";
import {
  confirmSelection,
  getSelectedApplications,
} from "#app/features/review/list/selected-applications.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { listOfficers } from "#app/features/staff/officers.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/bulk-actions";
import { APPLICATIONS_PATH, buildListUrl } from "./application-list-url.ts";
import { BulkActionForms } from "./bulk-action-forms.tsx";

const bulkAssignForm = z.object({
  officer: z.string("required"),
  /** The number of applications that the page showed. */
  expectedCount: z.coerce.number("not-in-list").int("not-in-list"),
});

/** Assigns the selected applications, or writes to their candidates. Needs `decide:application`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "decide:application");
  const query = getQuery(request);
  const selection = await getSelectedApplications(actor, query);
  const listFilter = parseApplicationFilter(query);
  const officers = await listOfficers(actor, "decide:application");
  const canWrite = can(actor, "send:announcement");
  if (!selection.ok) return { ...selection, listFilter, officers, canWrite };
  const { ids, names } = selection;
  // The links that follow have the selection and the filter, so that they can lead back here and to
  // the list.
  const selectionParams = query.has("all") ? [["all", "1"]] : ids.map((id) => ["application", id]);
  const carried = new URLSearchParams([...selectionParams, ...formatApplicationFilter(listFilter)]);
  const view = {
    count: ids.length,
    names: names.slice(0, MAX_SAMPLE_NAMES),
    selectionQuery: carried.toString(),
  };
  return { ok: true as const, ...view, listFilter, officers, canWrite };
}

const MAX_SAMPLE_NAMES = 10;

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "decide:application");
  const form = await parseForm(request, bulkAssignForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const query = getQuery(request);
  const selection = await getSelectedApplications(actor, query);
  if (!selection.ok) return refusalResponse(selection, form.submitted, 409);
  const { officer, expectedCount } = form.values;
  const confirmed = confirmSelection(selection, expectedCount);
  if (!confirmed.ok) return refusalResponse(confirmed, form.submitted, 409);
  const result = requireFound(await assignApplications(actor, confirmed.ids, officer || null));
  if (!result.ok) return refusalResponse(result, form.submitted, 409);
  const back = buildListUrl(parseApplicationFilter(query));
  return redirectTo(request, `${back}${back.includes("?") ? "&" : "?"}done=${result.changed}`);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function BulkActionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { several: t, views } = useMessages(applicationListMessages);
  const office = useMessages(officeMessages);
  const locale = useLocale();
  const path = usePath();
  const problem = useFormRefusal(answer);
  const sentence = (reason = "", limit = 0) => {
    const text = t.refusals[reason as keyof typeof t.refusals] ?? "";
    return typeof text === "string" ? text : text(formatNumber(locale, limit, 0));
  };
  return (
    <>
      <title>{office.titled(problem.hasErrors ? office.errorTitled(t.title) : t.title)}</title>
      <FormRefusalSummary
        refusal={problem}
        title={office.problem}
        labels={{}}
        reasonMessage={sentence(problem.reason, problem.limit)}
      />
      <BackLink to={path(buildListUrl(loaderData.listFilter) || APPLICATIONS_PATH)}>
        {views.back}
      </BackLink>
      <div className="page-head">
        <h1>{t.title}</h1>
      </div>
      {loaderData.ok ? (
        <BulkActionForms {...loaderData} submittedOfficer={problem.submitted.officer} />
      ) : (
        <Notice tone="warn">{sentence(loaderData.reason, loaderData.limit)}</Notice>
      )}
    </>
  );
}
