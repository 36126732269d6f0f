import { data, Form, useLocation } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import {
  applyEntryAction,
  createEntry,
} from "#app/features/content/editing/entry-actions.server.ts";
import { listEditableEntries } from "#app/features/content/editing/entry-list.server.ts";
import { isRepeatable, repeatableKinds } from "#app/features/content/entry.ts";
import type { EntryKind } from "#app/features/content/kinds.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery, respondWithQuery } from "#app/http/request-query.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UnreadableQuery } from "#app/ui/unreadable-query.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { ListFilterNav } from "../shell/list-filter-nav.tsx";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import {
  applyContentFilter,
  countByContentFilter,
  findEntryPosition,
  parseContentFilter,
} from "./content-filter.ts";
import { keyLabel } from "./content-form-state.ts";
import { entryListForm } from "./content-forms.server.ts";
import { entryName } from "./entry-name.ts";
import { EntryTable } from "./entry-table.tsx";
import { KindHint } from "./kind-hint.tsx";
import { KindLinks } from "./kind-links.tsx";
import { LinkedNotice } from "./linked-notice.tsx";
import { useScrollToMovedRow } from "./use-scroll-to-moved-row.ts";

const CONTENT_PATH = "/administration/contenus";

/** The entries of the public site. Needs `edit:content`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const query = getQuery(request);
  const [filter, search] = [parseContentFilter(query), query.text("q", 100)];
  const all = requireFound(await listEditableEntries(actor));
  const matchingEntries = applyContentFilter(all, filter, search);
  const entries = matchingEntries.map(({ dataByLocale: _data, ...entry }) => entry);
  const moved = findEntryPosition(all, query.text("moved", 60));
  const isArranged = query.has("done");
  return respondWithQuery(query, {
    ...{ entries, counts: countByContentFilter(all), filter, search, isArranged, moved },
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const form = await parseForm(request, entryListForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { intent, entry = "", kind = "", name = "", confirmed } = form.values;
  if (intent === "create") {
    const created = requireFound(await createEntry(actor, kind, name));
    if (!created.ok) return invalidFormResponse({ name: created.reason }, form.submitted);
    return redirectTo(request, `${CONTENT_PATH}/${created.id}?done=created`);
  }
  const result = requireFound(
    await applyEntryAction(actor, entry, intent, { isConfirmed: confirmed === "yes" }),
  );
  if (!result.ok) return data({ linked: { entry, links: result.links } }, { status: 409 });
  const currentQuery = getQuery(request);
  const query = new URLSearchParams({ done: intent });
  for (const name of ["filtre", "q"])
    if (currentQuery.text(name)) query.set(name, currentQuery.text(name));
  if (intent === "up" || intent === "down") query.set("moved", entry);
  return redirectTo(request, `${CONTENT_PATH}?${query}`);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function ContentListPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { entries, counts, filter, search, isArranged, moved, unreadable } = loaderData;
  const t = useMessages(editorMessages);
  const { titled, problem } = useMessages(officeMessages);
  const locale = useLocale();
  const linked = answer && "linked" in answer ? answer.linked : undefined;
  const refusal = useFormRefusal(answer && "errors" in answer ? answer : undefined);
  useScrollToMovedRow(useLocation());
  const kinds = Object.keys(t.kinds) as EntryKind[];
  const visibleKinds = kinds.filter((kind) => entries.some((one) => one.kind === kind));
  return (
    <>
      <title>{titled(t.title)}</title>
      <FormRefusalSummary refusal={refusal} title={problem} labels={{ name: t.newName }} />
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.text}</p>
        </div>
      </div>
      {linked && <LinkedNotice linked={linked} entries={entries} />}
      {isArranged && !refusal.hasErrors && !linked && (
        <Notice tone="ok" role="status" className="above-small">
          {moved ? t.placed(entryName(locale, moved.entry), moved.place, moved.total) : t.arranged}
        </Notice>
      )}
      <UnreadableQuery values={unreadable} labels={{}} />
      <ListFilterNav
        page={CONTENT_PATH}
        filter={filter}
        search={search}
        counts={counts}
        names={t.filters}
        labels={{ search: t.search, submit: t.submit }}
      />
      <NewEntryForm submitted={refusal.submitted} error={refusal.errors.name} />
      {filter === "all" && search === "" && <KindLinks title={t.goTo} kinds={visibleKinds} />}
      {visibleKinds.length === 0 && <p className="muted">{t.none}</p>}
      {visibleKinds.map((kind) => (
        <section key={kind} className="content-kind" aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`} tabIndex={-1}>
            {keyLabel(t.kinds, kind)}
          </h2>
          <KindHint kind={kind} />
          <EntryTable
            caption={keyLabel(t.kinds, kind)}
            entries={entries.filter((one) => one.kind === kind)}
            canReorder={isRepeatable(kind)}
          />
        </section>
      ))}
    </>
  );
}

function NewEntryForm({ submitted, error }: { submitted: Record<string, string>; error?: string }) {
  const t = useMessages(editorMessages);
  return (
    <details className="panel content-new" open={error !== undefined}>
      <summary>{t.add("").replace(/\s*:\s*$/, "")}</summary>
      <Form method="post" className="stack" noValidate>
        <SelectField
          name="kind"
          label={t.entry}
          options={repeatableKinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
          defaultValue={submitted.kind}
        />
        <TextField name="name" label={t.newName} error={error} defaultValue={submitted.name} />
        <Button type="submit" name="intent" value="create" size="small">
          {t.addEntry}
        </Button>
      </Form>
    </details>
  );
}
