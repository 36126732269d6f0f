import { data } from "react-router";
import { applyImport, getImport, undoImport } from "#app/features/catalogue/importing.server.ts";
import { listForStaff } from "#app/features/catalogue/staff-list.server.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { sentForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { catalogueImportMessages } from "#app/i18n/catalogue-import.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ownValue } from "#app/lib/own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Refusing } from "#app/ui/refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/catalogue-import";
import { FILES } from "./catalogue/addresses.ts";
import { ImportActs } from "./catalogue/import-acts.tsx";
import { PlanParts } from "./catalogue/plan-parts.tsx";
import { nameOf } from "./catalogue/wording.ts";
import { requirePermission } from "./frame/permission.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  const { pathname } = new URL(request.url);
  const looked = orNotFound(await getImport(actor, params.id));
  const universities = orNotFound(await listForStaff(actor)).map(({ id, values }) => ({
    value: id,
    label: nameOf(localeOf(pathname), values),
  }));
  return { looked, universities, done: queryOf(request).text("fait", 40) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  const form = await sentForm(request);
  const undoing = form.get("do") === "undo";
  const result = orNotFound(
    undoing
      ? await undoImport(actor, params.id)
      : await applyImport(actor, params.id, String(form.get("digest") ?? "")),
  );
  if (!result.ok) return data(result, { status: 409 });
  return goTo(request, `${FILES}/${params.id}?fait=${undoing ? "undone" : "applied"}`);
}

export default function CatalogueImport({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { looked, universities, done } = loaderData;
  const t = useMessages(catalogueImportMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const locale = useLocale();
  const path = usePath();
  const waits = looked.appliedAt === null;
  const title = waits ? t.preview(looked.fileName) : looked.fileName;
  const told = !answer && ownValue<string>(t.done, done);
  return (
    <>
      <title>{titled(answer ? errorTitled(title) : title)}</title>
      {answer && (
        <Refusing title={problem}>
          <p>{sentenceOf(locale, answer.reason, t.reasons)}</p>
          {answer.reason === "import-changed" && (
            <p>
              {t.since} {answer.ids.slice(0, 20).join(", ")}
            </p>
          )}
        </Refusing>
      )}
      <BackLink to={path(FILES)}>{t.title}</BackLink>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          {waits && <p className="page-subtitle">{t.previewText}</p>}
        </div>
      </div>
      {told && (
        <Notice tone="ok" role="status" className="above-small">
          {told}
        </Notice>
      )}
      {waits && looked.encoding !== "utf-8" && (
        <Notice tone="warn" className="above-small">
          {t.encoded(looked.encoding === "utf-16" ? "UTF-16" : "Windows-1252")}
        </Notice>
      )}
      <ImportActs looked={looked} />
      <PlanParts kind={looked.kind} plan={looked.plan} universities={universities} />
      <p className="small-text muted above">
        {t.digest} <code className="digest">{looked.digest}</code>
      </p>
    </>
  );
}
