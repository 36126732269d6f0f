import { Form } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { submitForm } from "#app/client/drafts/submit-form.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { templateForm } from "#app/features/messaging/message-forms.server.ts";
import { templateMessages } from "#app/features/messaging/messages/template.ts";
import {
  deleteTemplate,
  getTemplate,
  saveTemplate,
} from "#app/features/messaging/templates/template.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { BilingualTextFields } from "../announcements/bilingual-text-fields.tsx";
import { HistoryList } from "../application/history/history.tsx";
import { formatChange } from "../intakes/format-change.ts";
import { DiscardForm } from "../shell/discard-form.tsx";
import { getTemplateFormName } from "../shell/draft-form-names.ts";
import { FormDraftNote } from "../shell/form-draft-note.tsx";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/template";

const TEMPLATES_PATH = "/administration/messages/modeles";
/** The id in the address of the page that creates a template. */
const NEW_TEMPLATE = "nouveau";

/** A message template. Needs `write:message` (`requireTemplate`). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const template = await requireTemplate(actor, params.id);
  const subject = template && { kind: "template", id: template.id };
  return { template, history: subject ? await listSubjectHistory(actor, subject) : [] };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const template = await requireTemplate(actor, params.id);
  const formData = await readFormData(request);
  if (template && formData.get("intent") === "discard") {
    requireFound(await deleteTemplate(actor, template.id));
    return redirectTo(request, `${TEMPLATES_PATH}?done=removed`);
  }
  const form = parseFormData(formData, templateForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const saved = requireFound(await saveTemplate(actor, template?.id ?? null, form.values));
  return saved.ok
    ? redirectTo(request, `${TEMPLATES_PATH}?done=saved`)
    : invalidFormResponse({ ...saved.errors }, form.submitted);
}

export const clientAction = (args: Route.ClientActionArgs) => submitForm(args);

/**
 * 403 for a role that does not write messages; 404 when the template does not exist; null for a new
 * one.
 */
async function requireTemplate(actor: Actor, id: string) {
  requirePermission(actor, "write:message");
  return id === NEW_TEMPLATE ? null : requireFound(await getTemplate(actor, id));
}

export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const t = useMessages(templateMessages);
  const office = useMessages(officeMessages);
  const { office: intake } = useMessages(intakeMessages);
  const path = usePath();
  const locale = useLocale();
  const refused = useFormRefusal(answer);
  const { template, history } = loaderData;
  const values = refused.hasErrors ? refused.submitted : toFormValues(template);
  const title = template ? t.editTitle(template.name) : t.addTitle;
  const labels: Record<string, string> = {
    name: t.name,
    subjectFr: `${t.inFrench}, ${t.subject}`,
    contentFr: `${t.inFrench}, ${t.content}`,
    subjectEn: `${t.inEnglish}, ${t.subject}`,
    contentEn: `${t.inEnglish}, ${t.content}`,
  };
  return (
    <>
      <title>{office.titled(refused.hasErrors ? office.errorTitled(title) : title)}</title>
      <FormRefusalSummary refusal={refused} title={office.problem} labels={labels} />
      <BackLink to={path(TEMPLATES_PATH)}>{t.title}</BackLink>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <div className="team-form stack">
        <Form className="stack" method="post" noValidate>
          <TextField
            name="name"
            label={t.name}
            hint={t.nameHint}
            error={refused.errors.name}
            defaultValue={values.name}
            autoComplete="off"
          />
          <BilingualTextFields values={values} errors={refused.errors} hint={t.places} />
          <Button type="submit">{t.save}</Button>
          <FormDraftNote
            formName={getTemplateFormName(template?.id ?? null)}
            isReturned={refused.hasErrors}
          />
        </Form>
        {template && <DiscardForm messages={t} />}
        {template && (
          <HistoryList
            lines={history}
            labels={{
              actions: t.history,
              by: intake.by,
              change: (field, one) =>
                formatChange(locale, getOwnValue(labels, field) ?? null, field, one),
              order: Object.keys(labels),
            }}
          />
        )}
      </div>
    </>
  );
}

function toFormValues(template: Record<string, unknown> | null): Record<string, string> {
  const texts = Object.entries(template ?? {}).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Record<string, string>;
}
