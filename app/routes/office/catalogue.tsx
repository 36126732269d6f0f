import { countHolders } from "#app/features/admissions/holders.server.ts";
import { moveItem } from "#app/features/catalogue/arranging.server.ts";
import { NEW_COURSE, NEW_UNIVERSITY } from "#app/features/catalogue/fields.ts";
import { getItem, listForStaff } from "#app/features/catalogue/staff-list.server.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { type FieldErrors, parseForm, type Typed } from "#app/http/form.server.ts";
import { answerQuery, queryOf } from "#app/http/query.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { UnreadableQuery } from "#app/ui/unreadable-query.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import type { Route } from "./+types/catalogue";
import { FILES, LIST, pageOf, placeField } from "./catalogue/addresses.ts";
import { CatalogueFilter } from "./catalogue/catalogue-filter.tsx";
import { countEach, found, paramsOf, wantedOf } from "./catalogue/filter.ts";
import { moveForm } from "./catalogue/forms.server.ts";
import { UniversityPart } from "./catalogue/university-part.tsx";
import { nameOf } from "./catalogue/wording.ts";
import { requirePermission } from "./frame/permission.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  const query = queryOf(request);
  const wanted = wantedOf(query);
  const catalogue = orNotFound(await listForStaff(actor));
  const shown = found(catalogue, wanted);
  const ids = shown.flatMap(({ courses }) => courses.map(({ id }) => id));
  return answerQuery(query, {
    shown,
    wanted,
    counts: countEach(catalogue, wanted),
    universities: catalogue.map(({ id, values }) => ({ id, values })),
    holders: orNotFound(await countHolders(actor, ids)),
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  const form = await parseForm(request, moveForm);
  if (!form.ok) return misplaced(form.errors, form.typed);
  const { kind, id, do: act, place } = form.values;
  if (act === "put" && place === undefined) return misplaced({ place: "count:1,999" }, form.typed);
  orNotFound(await moveItem(actor, kind, id, act === "put" ? (place ?? 1) : act));
  const { values } = orNotFound(await getItem(actor, kind, id));
  const { pathname } = new URL(request.url);
  const query = paramsOf(wantedOf(queryOf(request)));
  query.set("place", nameOf(localeOf(pathname), values));
  return goTo(request, `${LIST}?${query}#${id}`);
}

/** A place that cannot be: each row has its own field for it. */
function misplaced({ place, ...others }: FieldErrors, typed: Typed) {
  const own = place ? { [placeField(`${typed.id}`)]: place } : {};
  return invalid({ ...others, ...own }, typed);
}

export default function CataloguePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { shown, wanted, counts, universities, holders, unreadable } = loaderData;
  const t = useMessages(officeCatalogueMessages);
  const { titled, problem } = useMessages(officeMessages);
  const path = usePath();
  const refused = useRefused(answer);
  const asked = useQuery();
  const [moved, removed] = [asked.text("place"), asked.text("fait") === "removed"];
  const whole = paramsOf(wanted).size === 0;
  const labels = Object.fromEntries(Object.keys(refused.errors).map((name) => [name, t.order]));
  return (
    <>
      <title>{titled(t.title)}</title>
      <Refusal refused={refused} title={problem} labels={labels} />
      <UnreadableQuery
        values={unreadable}
        labels={{ verification: t.fields.verification, langue: t.fields.language }}
      />
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.text}</p>
        </div>
        <div className="page-acts">
          <ButtonLink to={path(pageOf("course", NEW_COURSE))}>{t.addCourse}</ButtonLink>
          <ButtonLink variant="secondary" to={path(pageOf("university", NEW_UNIVERSITY))}>
            {t.addUniversity}
          </ButtonLink>
          <ButtonLink variant="secondary" to={path(FILES)}>
            {t.files}
          </ButtonLink>
        </div>
      </div>
      {!refused.wrong && (moved || removed) && (
        <Notice tone="ok" role="status" className="above-small">
          {moved ? t.moved(moved.slice(0, 200)) : t.done.removed}
        </Notice>
      )}
      <CatalogueFilter wanted={wanted} counts={counts} universities={universities} />
      <p className="muted" role="status">
        {t.counts(counts[wanted.view], shown.length)}
      </p>
      {shown.length === 0 && <Notice tone="sand">{t.none}</Notice>}
      {shown.map((university, place) => (
        <UniversityPart
          key={university.id}
          university={university}
          place={place + 1}
          arranged={whole}
          holders={holders}
        />
      ))}
    </>
  );
}
