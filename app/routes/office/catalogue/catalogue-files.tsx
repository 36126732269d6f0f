import { data, Form } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { listImports, previewImport } from "#app/features/catalogue/import-items.server.ts";
import { catalogueImportMessages } from "#app/features/catalogue/messages/catalogue-import.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { actorContext } from "#app/http/context.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/catalogue-files";
import { CATALOGUE_FILES_PATH, CATALOGUE_PATH, catalogueExportUrl } from "./catalogue-paths.ts";
import { ImportFaults } from "./import-faults.tsx";
import { ImportTable } from "./import-table.tsx";

/** More errors than these are only counted. */
const MAX_SHOWN_FAULTS = 300;

/** Exports and imports the catalogue as CSV files. Needs `edit:catalogue`. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  return { imports: requireFound(await listImports(actor)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  const file = (await readFormData(request)).get("file");
  if (!(file instanceof File) || file.name === "")
    return invalidFormResponse({ file: "required" }, {});
  const bytes = new Uint8Array(await file.arrayBuffer());
  const locale = getLocale(new URL(request.url).pathname);
  const result = requireFound(await previewImport(actor, { name: file.name, bytes }, locale));
  if (result.ok) return redirectTo(request, `${CATALOGUE_FILES_PATH}/${result.id}`);
  if (!result.faults) return invalidFormResponse({ file: result.reason }, {});
  const { faults, kind } = result;
  const summary = { name: file.name.slice(0, 120), kind, count: faults.length };
  const shownFaults = faults.slice(0, MAX_SHOWN_FAULTS);
  return data({ ok: true as const, faults: shownFaults, ...summary }, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function CatalogueFiles({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const t = useMessages(catalogueImportMessages);
  const { title: catalogue } = useMessages(officeCatalogueMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const path = usePath();
  const refused = useFormRefusal(answer);
  const faultReport = answer?.ok ? answer : null;
  return (
    <>
      <title>{titled(refused.hasErrors || faultReport ? errorTitled(t.title) : t.title)}</title>
      <FormRefusalSummary refusal={refused} title={problem} labels={{ file: t.file }} />
      <BackLink to={path(CATALOGUE_PATH)}>{catalogue}</BackLink>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.text}</p>
        </div>
      </div>
      {faultReport && <ImportFaults {...faultReport} />}
      <div className="catalogue-files">
        <section className="panel" aria-labelledby="download-title">
          <h2 id="download-title">{t.download}</h2>
          <p>{t.takeText}</p>
          <div className="catalogue-actions">
            <ButtonLink variant="secondary" to={path(catalogueExportUrl("course"))} reloadDocument>
              <Icon name="download-simple" />
              {t.takeCourses}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              to={path(catalogueExportUrl("university"))}
              reloadDocument
            >
              <Icon name="download-simple" />
              {t.takeUniversities}
            </ButtonLink>
          </div>
        </section>
        <section className="panel" aria-labelledby="import-title">
          <h2 id="import-title">{t.importFile}</h2>
          <p>{t.bringText}</p>
          <Form method="post" encType="multipart/form-data" className="stack" noValidate>
            <FileField
              name="file"
              label={t.file}
              hint={t.fileHint}
              accept=".csv,text/csv,.txt"
              error={refused.errors.file}
            />
            <Button type="submit">{t.look}</Button>
          </Form>
        </section>
      </div>
      <ImportTable imports={loaderData.imports} />
    </>
  );
}
