import { data } from "react-router";
import { countHolders } from "#app/features/admissions/holders.server.ts";
import { removeItem, type Saved, saveItem } from "#app/features/catalogue/editing.server.ts";
import {
  blank,
  type CatalogueKind,
  NEW_COURSE,
  NEW_UNIVERSITY,
} from "#app/features/catalogue/fields.ts";
import { listChanges, takeBack } from "#app/features/catalogue/item-history.server.ts";
import { getItem, listForStaff } from "#app/features/catalogue/staff-list.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm, type Typed } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/catalogue-item";
import { LIST, pageOf } from "./catalogue/addresses.ts";
import { itemForm } from "./catalogue/forms.server.ts";
import { ItemForm } from "./catalogue/item-form.tsx";
import { ItemHead } from "./catalogue/item-head.tsx";
import { ItemHistory } from "./catalogue/item-history.tsx";
import { Leaving } from "./catalogue/leaving.tsx";
import { Theirs } from "./catalogue/theirs.tsx";
import { kindOf, nameOf } from "./catalogue/wording.ts";
import { requirePermission } from "./frame/permission.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const { pathname } = new URL(request.url);
  const query = queryOf(request);
  const kind = kindOf(pathname);
  const item = await itemFor(actor, kind, params.id);
  const universities = orNotFound(await listForStaff(actor));
  const holders = item && kind === "course" ? await countHolders(actor, [item.id]) : null;
  const begun = { ...blank(kind), universityId: query.text("universite", 60) };
  const locale = localeOf(pathname);
  return {
    kind,
    item,
    values: item?.values ?? begun,
    universities: universities.map(({ id, values }) => ({
      value: id,
      label: nameOf(locale, values),
    })),
    holders: item && holders ? (holders[item.id] ?? { baskets: 0, sent: 0 }) : null,
    changes: item ? await listChanges(actor, kind, item.id) : null,
    done: query.text("fait", 40),
  };
}

/** 403 for a role that does not edit the catalogue; 404 for one that does not exist; null for a new one. */
async function itemFor(actor: Actor, kind: CatalogueKind, id: string) {
  requirePermission(actor, "edit:catalogue");
  const isNew = id === (kind === "course" ? NEW_COURSE : NEW_UNIVERSITY);
  return isNew ? null : orNotFound(await getItem(actor, kind, id));
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const kind = kindOf(new URL(request.url).pathname);
  const item = await itemFor(actor, kind, params.id);
  const form = await parseForm(request, itemForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { do: act, base = "", line = "", ...typed } = form.values as Typed & { do: string };
  const id = item?.id ?? null;
  if (id && act === "remove") {
    const removed = orNotFound(await removeItem(actor, kind, id));
    return removed.ok ? goTo(request, `${LIST}?fait=removed`) : refused(removed);
  }
  if (id && act === "take-back")
    return answer(request, kind, await takeBack(actor, kind, { id, line, base }), {
      done: "taken-back",
    });
  if (id && (act === "retire" || act === "bring-back")) {
    const action = act === "retire" ? "retired" : "brought-back";
    const change = { retired: act === "retire" ? "yes" : "no" };
    const saved = await saveItem(actor, kind, { id, base, typed: change, action });
    return answer(request, kind, saved, { done: action });
  }
  const { retired: _, ...words } = typed;
  const saved = await saveItem(actor, kind, { id, base, typed: words });
  return answer(request, kind, saved, { done: id ? "changed" : "made", typed: form.typed });
}

type Told = { done: string; typed?: Typed };

function answer(request: Request, kind: CatalogueKind, saved: Saved | null, told: Told) {
  const result = orNotFound(saved);
  if (result.ok) {
    const done = result.changed ? told.done : "same";
    return goTo(request, `${pageOf(kind, result.id)}?fait=${done}`);
  }
  if (result.reason === "invalid") return invalid(result.errors, told.typed ?? {});
  const { reason, version, theirs } = result;
  const typed = told.typed ? { ...told.typed, base: String(version) } : {};
  return data({ ok: false as const, reason, errors: {}, typed, theirs }, { status: 409 });
}

export default function CatalogueItem({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { kind, item, values, universities, holders, changes, done } = loaderData;
  const t = useMessages(officeCatalogueMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const locale = useLocale();
  const path = usePath();
  const wrong = useRefused(answer);
  const theirs = answer && "theirs" in answer ? answer.theirs : null;
  const typed = { base: String(item?.version ?? ""), ...values, ...wrong.typed };
  const adding = kind === "course" ? t.addCourse : t.addUniversity;
  const title = item ? nameOf(locale, item.values) : adding;
  return (
    <>
      <title>{titled(wrong.wrong ? errorTitled(title) : title)}</title>
      {theirs ? (
        <Theirs theirs={theirs} universities={universities} />
      ) : (
        <Refusal
          refused={wrong}
          title={problem}
          labels={t.fields}
          why={wrong.reason && sentenceOf(locale, wrong.reason)}
        />
      )}
      <BackLink to={path(LIST)}>{t.title}</BackLink>
      <ItemHead kind={kind} title={title} item={item} done={wrong.wrong ? "" : done} />
      <ItemForm
        key={typed.base}
        kind={kind}
        isNew={item === null}
        filled={{ typed, errors: wrong.errors }}
        returned={wrong.wrong}
        universities={universities}
        holders={holders}
      />
      {item && (
        <div className="stack catalogue-after">
          <Leaving kind={kind} item={item} title={title} holders={holders} />
          <ItemHistory changes={changes ?? []} version={item.version} universities={universities} />
        </div>
      )}
    </>
  );
}
