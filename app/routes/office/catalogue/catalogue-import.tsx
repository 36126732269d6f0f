import { data } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { applyImport, getImport, undoImport } from "#app/features/catalogue/import-items.server.ts";
import { catalogueImportMessages } from "#app/features/catalogue/messages/catalogue-import.ts";
import { listCatalogueForStaff } from "#app/features/catalogue/staff-catalogue.server.ts";
import { actorContext } from "#app/http/context.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { RefusalNotice } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/catalogue-import";
import { itemName } from "./catalogue-labels.ts";
import { CATALOGUE_FILES_PATH } from "./catalogue-paths.ts";
import { ImportActions } from "./import-actions.tsx";
import { ImportPlanChanges } from "./import-plan-changes.tsx";

/** The preview of an import, and its result. Needs `edit:catalogue`. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  const { pathname } = new URL(request.url);
  const catalogueImport = requireFound(await getImport(actor, params.id));
  const universities = requireFound(await listCatalogueForStaff(actor)).map(({ id, values }) => ({
    value: id,
    label: itemName(getLocale(pathname), values),
  }));
  return { catalogueImport, universities, done: getQuery(request).text("done", 40) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  const form = await readFormData(request);
  const isUndo = form.get("intent") === "undo";
  const result = requireFound(
    isUndo
      ? await undoImport(actor, params.id)
      : await applyImport(actor, params.id, String(form.get("digest") ?? "")),
  );
  if (!result.ok) return data(result, { status: 409 });
  return redirectTo(
    request,
    `${CATALOGUE_FILES_PATH}/${params.id}?done=${isUndo ? "undone" : "applied"}`,
  );
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function CatalogueImport({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { catalogueImport, universities, done } = loaderData;
  const t = useMessages(catalogueImportMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const locale = useLocale();
  const path = usePath();
  const isPending = catalogueImport.appliedAt === null;
  const title = isPending ? t.preview(catalogueImport.fileName) : catalogueImport.fileName;
  const doneText = !answer && getOwnValue<string>(t.done, done);
  return (
    <>
      <title>{titled(answer ? errorTitled(title) : title)}</title>
      {answer && (
        <RefusalNotice title={problem}>
          <p>{errorMessage(locale, answer.reason, t.reasons)}</p>
          {answer.reason === "import-changed" && (
            <p>
              {t.since} {answer.ids.slice(0, 20).join(", ")}
            </p>
          )}
        </RefusalNotice>
      )}
      <BackLink to={path(CATALOGUE_FILES_PATH)}>{t.title}</BackLink>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          {isPending && <p className="page-subtitle">{t.previewText}</p>}
        </div>
      </div>
      {doneText && (
        <Notice tone="ok" role="status" className="above-small">
          {doneText}
        </Notice>
      )}
      {isPending && catalogueImport.encoding !== "utf-8" && (
        <Notice tone="warn" className="above-small">
          {t.encoded(catalogueImport.encoding === "utf-16" ? "UTF-16" : "Windows-1252")}
        </Notice>
      )}
      <ImportActions catalogueImport={catalogueImport} />
      <ImportPlanChanges
        kind={catalogueImport.kind}
        plan={catalogueImport.plan}
        universities={universities}
      />
      <p className="small-text muted above">
        {t.digest} <code className="digest">{catalogueImport.digest}</code>
      </p>
    </>
  );
}
