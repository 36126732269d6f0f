import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { countCourseUsage } from "#app/features/admissions/course-usage.server.ts";
import { NEW_COURSE_SLUG, NEW_UNIVERSITY_SLUG } from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { moveItem } from "#app/features/catalogue/move-item.server.ts";
import { getItem, listCatalogueForStaff } from "#app/features/catalogue/staff-catalogue.server.ts";
import { actorContext } from "#app/http/context.ts";
import { type FieldErrors, parseForm, type SubmittedValues } from "#app/http/parse-form.server.ts";
import { getQuery, respondWithQuery } from "#app/http/request-query.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UnreadableQuery } from "#app/ui/unreadable-query.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import {
  applyCatalogueFilter,
  catalogueFilterParams,
  countByView,
  parseCatalogueFilter,
} from "./catalogue-filter.ts";
import { CatalogueFilterForm } from "./catalogue-filter-form.tsx";
import { moveForm } from "./catalogue-forms.server.ts";
import { itemName } from "./catalogue-labels.ts";
import {
  CATALOGUE_FILES_PATH,
  CATALOGUE_PATH,
  catalogueItemUrl,
  positionFieldName,
} from "./catalogue-paths.ts";
import { UniversitySection } from "./university-section.tsx";

/** Universities and programmes. Needs `edit:catalogue`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  const query = getQuery(request);
  const filter = parseCatalogueFilter(query);
  const catalogue = requireFound(await listCatalogueForStaff(actor));
  const visibleUniversities = applyCatalogueFilter(catalogue, filter);
  const ids = visibleUniversities.flatMap(({ courses }) => courses.map(({ id }) => id));
  return respondWithQuery(query, {
    visibleUniversities,
    filter,
    counts: countByView(catalogue, filter),
    universities: catalogue.map(({ id, values }) => ({ id, values })),
    usage: requireFound(await countCourseUsage(actor, ids)),
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  const form = await parseForm(request, moveForm);
  if (!form.ok) return invalidPosition(form.errors, form.submitted);
  const { kind, id, intent, position } = form.values;
  if (intent === "set-position" && position === undefined)
    return invalidPosition({ position: "count:1,999" }, form.submitted);
  requireFound(
    await moveItem(actor, kind, id, intent === "set-position" ? (position ?? 1) : intent),
  );
  const { values } = requireFound(await getItem(actor, kind, id));
  const { pathname } = new URL(request.url);
  const query = catalogueFilterParams(parseCatalogueFilter(getQuery(request)));
  query.set("moved", itemName(getLocale(pathname), values));
  return redirectTo(request, `${CATALOGUE_PATH}?${query}#${id}`);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

/** Each row has its own position field: the error goes to the field of the submitted row. */
function invalidPosition(
  { position: positionError, ...others }: FieldErrors,
  submitted: SubmittedValues,
) {
  const rowErrors = positionError ? { [positionFieldName(`${submitted.id}`)]: positionError } : {};
  return invalidFormResponse({ ...others, ...rowErrors }, submitted);
}

export default function CataloguePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { visibleUniversities, filter, counts, universities, usage, unreadable } = loaderData;
  const t = useMessages(officeCatalogueMessages);
  const { titled, problem } = useMessages(officeMessages);
  const path = usePath();
  const refused = useFormRefusal(answer);
  const query = useQuery();
  const [movedName, isRemoved] = [query.text("moved"), query.text("done") === "removed"];
  const isUnfiltered = catalogueFilterParams(filter).size === 0;
  const labels = Object.fromEntries(Object.keys(refused.errors).map((name) => [name, t.order]));
  return (
    <>
      <title>{titled(t.title)}</title>
      <FormRefusalSummary refusal={refused} title={problem} labels={labels} />
      <UnreadableQuery
        values={unreadable}
        labels={{ verification: t.fields.verification, langue: t.fields.language }}
      />
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.text}</p>
        </div>
        <div className="catalogue-actions">
          <ButtonLink to={path(catalogueItemUrl("course", NEW_COURSE_SLUG))}>
            {t.addCourse}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            to={path(catalogueItemUrl("university", NEW_UNIVERSITY_SLUG))}
          >
            {t.addUniversity}
          </ButtonLink>
          <ButtonLink variant="secondary" to={path(CATALOGUE_FILES_PATH)}>
            {t.files}
          </ButtonLink>
        </div>
      </div>
      {!refused.hasErrors && (movedName || isRemoved) && (
        <Notice tone="ok" role="status" className="above-small">
          {movedName ? t.moved(movedName.slice(0, 200)) : t.done.removed}
        </Notice>
      )}
      <CatalogueFilterForm filter={filter} counts={counts} universities={universities} />
      <p className="muted" role="status">
        {t.counts(counts[filter.view], visibleUniversities.length)}
      </p>
      {visibleUniversities.length === 0 && <Notice tone="sand">{t.none}</Notice>}
      {visibleUniversities.map((university, index) => (
        <UniversitySection
          key={university.id}
          university={university}
          position={index + 1}
          canReorder={isUnfiltered}
          usage={usage}
        />
      ))}
    </>
  );
}
