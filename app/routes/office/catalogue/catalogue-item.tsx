import { data } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { countCourseUsage } from "#app/features/admissions/course-usage.server.ts";
import {
  canRemoveItem,
  removeItem,
  type SaveItemResult,
  saveItem,
} from "#app/features/catalogue/edit-item.server.ts";
import {
  type CatalogueKind,
  getBlankValues,
  NEW_COURSE_SLUG,
  NEW_UNIVERSITY_SLUG,
} from "#app/features/catalogue/fields.ts";
import { listItemHistory, revertItemChange } from "#app/features/catalogue/item-history.server.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { getItem, listCatalogueForStaff } from "#app/features/catalogue/staff-catalogue.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm, type SubmittedValues } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/catalogue-item";
import { itemForm } from "./catalogue-forms.server.ts";
import { itemName, kindFromPath } from "./catalogue-labels.ts";
import { CATALOGUE_PATH, catalogueItemUrl } from "./catalogue-paths.ts";
import { ItemConflict } from "./item-conflict.tsx";
import { ItemForm, listFormFields } from "./item-form.tsx";
import { ItemHeader } from "./item-header.tsx";
import { ItemHistory } from "./item-history.tsx";
import { RetireItem } from "./retire-item.tsx";

/** A university or a programme. Needs `edit:catalogue` (`requireItem`). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const { pathname } = new URL(request.url);
  const query = getQuery(request);
  const kind = kindFromPath(pathname);
  const item = await requireItem(actor, kind, params.id);
  const universities = requireFound(await listCatalogueForStaff(actor));
  const usage = item && kind === "course" ? await countCourseUsage(actor, [item.id]) : null;
  const itemUsage = (item && usage?.[item.id]) ?? { baskets: 0, sent: 0 };
  const courses = universities.find(({ id }) => id === item?.id)?.courses.length ?? 0;
  const choices = itemUsage.baskets + itemUsage.sent;
  const defaults = { ...getBlankValues(kind), universityId: query.text("universite", 60) };
  const locale = getLocale(pathname);
  return {
    kind,
    item,
    values: item?.values ?? defaults,
    universities: universities.map(({ id, values }) => ({
      value: id,
      label: itemName(locale, values),
    })),
    usage: usage && itemUsage,
    canRemove: canRemoveItem(kind, { courses, choices }),
    changes: item ? await listItemHistory(actor, kind, item.id) : null,
    done: query.text("done", 40),
  };
}

/**
 * 403 for a role that does not edit the catalogue; 404 when the item does not exist; null for a new
 * item.
 */
async function requireItem(actor: Actor, kind: CatalogueKind, id: string) {
  requirePermission(actor, "edit:catalogue");
  const isNew = id === (kind === "course" ? NEW_COURSE_SLUG : NEW_UNIVERSITY_SLUG);
  return isNew ? null : requireFound(await getItem(actor, kind, id));
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const kind = kindFromPath(new URL(request.url).pathname);
  const item = await requireItem(actor, kind, params.id);
  const form = await parseForm(request, itemForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const {
    intent,
    baseVersion = "",
    changeId = "",
    ...fields
  } = form.values as SubmittedValues & { intent: string };
  const id = item?.id ?? null;
  if (id && intent === "remove") {
    const removed = requireFound(await removeItem(actor, kind, id));
    return removed.ok
      ? redirectTo(request, `${CATALOGUE_PATH}?done=removed`)
      : refusalResponse(removed);
  }
  if (id && intent === "revert-change")
    return respondToSave(
      request,
      kind,
      await revertItemChange(actor, kind, { id, changeId, baseVersion }),
      {
        done: "change-reverted",
      },
    );
  if (id && (intent === "retire" || intent === "restore")) {
    const action = intent === "retire" ? "retired" : "brought-back";
    const change = { retired: intent === "retire" ? "yes" : "no" };
    const saved = await saveItem(actor, kind, { id, baseVersion, input: change, action });
    return respondToSave(request, kind, saved, {
      done: intent === "retire" ? "retired" : "restored",
    });
  }
  const { retired: _, ...editedFields } = fields;
  const saved = await saveItem(actor, kind, { id, baseVersion, input: editedFields });
  return respondToSave(request, kind, saved, {
    done: id ? "changed" : "created",
    submitted: form.submitted,
  });
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

type SaveContext = { done: string; submitted?: SubmittedValues };

function respondToSave(
  request: Request,
  kind: CatalogueKind,
  saved: SaveItemResult | null,
  context: SaveContext,
) {
  const result = requireFound(saved);
  if (result.ok) {
    const done = result.hasChanged ? context.done : "unchanged";
    return redirectTo(request, `${catalogueItemUrl(kind, result.id)}?done=${done}`);
  }
  if (result.reason === "invalid")
    return invalidFormResponse(result.errors, context.submitted ?? {});
  const { reason, version, currentValues: theirs } = result;
  const submitted = context.submitted ? { ...context.submitted, baseVersion: String(version) } : {};
  return data({ ok: false as const, reason, errors: {}, submitted, theirs }, { status: 409 });
}

export default function CatalogueItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { kind, item, values, universities, usage, canRemove, changes, done } = loaderData;
  const t = useMessages(officeCatalogueMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const locale = useLocale();
  const path = usePath();
  const refusal = useFormRefusal(answer);
  const otherValues = answer && "theirs" in answer ? answer.theirs : null;
  const formValues = { baseVersion: String(item?.version ?? ""), ...values, ...refusal.submitted };
  const newTitle = kind === "course" ? t.addCourse : t.addUniversity;
  const title = item ? itemName(locale, item.values) : newTitle;
  return (
    <>
      <title>{titled(refusal.hasErrors ? errorTitled(title) : title)}</title>
      {otherValues ? (
        <ItemConflict otherValues={otherValues} universities={universities} />
      ) : (
        <FormRefusalSummary
          refusal={refusal}
          title={problem}
          labels={Object.fromEntries(listFormFields(kind).map((name) => [name, t.fields[name]]))}
          reasonMessage={refusal.reason && errorMessage(locale, refusal.reason)}
        />
      )}
      <BackLink to={path(CATALOGUE_PATH)}>{t.title}</BackLink>
      <ItemHeader kind={kind} title={title} item={item} done={refusal.hasErrors ? "" : done} />
      <ItemForm
        key={formValues.baseVersion}
        kind={kind}
        isNew={item === null}
        formState={{ values: formValues, errors: refusal.errors }}
        hasRejectedInput={refusal.hasErrors}
        universities={universities}
        usage={usage}
      />
      {item && (
        <div className="stack catalogue-after">
          <RetireItem kind={kind} item={item} title={title} canRemove={canRemove} />
          <ItemHistory changes={changes ?? []} version={item.version} universities={universities} />
        </div>
      )}
    </>
  );
}
