import { Form } from "react-router";
import { arrange, makeEntry } from "#app/features/content/editing/arranging.server.ts";
import { listForEditing } from "#app/features/content/editing/entry-list.server.ts";
import { isRepeatable, repeatable } from "#app/features/content/entry.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { editorWords } from "#app/i18n/editor.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/content";
import { EntryTable } from "./content/entry-table.tsx";
import { labelOf } from "./content/filled.ts";
import { countEach, filterOf, found } from "./content/filter.ts";
import { listAct } from "./content/forms.server.ts";
import { KindHint } from "./content/kind-hint.tsx";
import { FoundViews } from "./frame/found-views.tsx";
import { requirePermission } from "./frame/permission.server.ts";

const PAGE = "/administration/contenus";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const { searchParams } = new URL(request.url);
  const [filter, search] = [filterOf(searchParams.get("filtre")), searchParams.get("q") ?? ""];
  const all = orNotFound(await listForEditing(actor));
  const shown = found(all, filter, search.slice(0, 100));
  const entries = shown.map(({ words: _words, ...entry }) => entry);
  return { entries, counts: countEach(all), filter, search, arranged: searchParams.has("fait") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const form = await parseForm(request, listAct);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { do: act, entry = "", kind = "", name = "" } = form.values;
  if (act === "make") {
    const made = orNotFound(await makeEntry(actor, kind, name));
    if (!made.ok) return invalid({ name: made.reason }, form.typed);
    return goTo(request, `${PAGE}/${made.id}?fait=made`);
  }
  orNotFound(await arrange(actor, entry, act));
  return goTo(request, `${PAGE}?fait`);
}

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, counts, filter, search, arranged } = loaderData;
  const words = useWords(editorWords);
  const { titled, problem } = useWords(officeWords);
  const refusal = useRefused(actionData);
  const shown = Object.keys(words.kinds).filter((kind) => entries.some((one) => one.kind === kind));
  return (
    <>
      <title>{titled(words.title)}</title>
      <Refusal refused={refusal} title={problem} labels={{ name: words.newName }} />
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle">{words.text}</p>
        </div>
      </div>
      {arranged && (
        <Notice tone="ok" role="status" className="above-small">
          {words.arranged}
        </Notice>
      )}
      <FoundViews
        page={PAGE}
        filter={filter}
        search={search}
        counts={counts}
        names={words.filters}
        words={{ search: words.search, submit: words.submit }}
      />
      <NewEntry typed={refusal.typed} error={refusal.errors.name} />
      {shown.length === 0 && <p className="muted">{words.none}</p>}
      {shown.map((kind) => (
        <section key={kind} className="content-kind" aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`}>{labelOf(words.kinds, kind)}</h2>
          <KindHint kind={kind} />
          <EntryTable
            caption={labelOf(words.kinds, kind)}
            entries={entries.filter((one) => one.kind === kind)}
            repeats={isRepeatable(kind)}
          />
        </section>
      ))}
    </>
  );
}

function NewEntry({ typed, error }: { typed: Record<string, string>; error?: string }) {
  const words = useWords(editorWords);
  return (
    <details className="panel content-new" open={error !== undefined}>
      <summary>{words.add("").replace(/\s*:\s*$/, "")}</summary>
      <Form method="post" className="stack" noValidate>
        <SelectField
          name="kind"
          label={words.entry}
          options={repeatable.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          defaultValue={typed.kind}
        />
        <TextField name="name" label={words.newName} error={error} defaultValue={typed.name} />
        <Button type="submit" name="do" value="make" small>
          {words.make}
        </Button>
      </Form>
    </details>
  );
}
