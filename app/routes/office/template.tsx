import { Form } from "react-router";
import type { Actor } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { templateForm } from "#app/features/messaging/letter-form.server.ts";
import {
  dropTemplate,
  getTemplate,
  saveTemplate,
} from "#app/features/messaging/templates/template.server.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { intakeMessages } from "#app/i18n/intake.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { templateMessages } from "#app/i18n/template.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ownValue } from "#app/lib/own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/template";
import { WordsFields } from "./announcements/words-fields.tsx";
import { History } from "./application/history/history.tsx";
import { DropForm } from "./frame/drop-form.tsx";
import { requirePermission } from "./frame/permission.server.ts";
import { formatChange } from "./intakes/format-change.ts";

const PAGE = "/administration/messages/modeles";
/** The address of the page that makes one. */
const NEW = "nouveau";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const template = await templateFor(actor, params.id);
  const about = template && { kind: "template", id: template.id };
  return { template, history: about ? await listHistoryOf(actor, about) : [] };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const template = await templateFor(actor, params.id);
  const sent = await sentForm(request);
  if (template && sent.get("intent") === "drop") {
    orNotFound(await dropTemplate(actor, template.id));
    return goTo(request, `${PAGE}?fait=removed`);
  }
  const form = readForm(sent, templateForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const saved = orNotFound(await saveTemplate(actor, template?.id ?? null, form.values));
  return saved.ok ? goTo(request, `${PAGE}?fait=saved`) : invalid({ ...saved.errors }, form.typed);
}

/** 403 for a role that writes no messages; 404 for one that does not exist; null for a new one. */
async function templateFor(actor: Actor, id: string) {
  requirePermission(actor, "write:message");
  return id === NEW ? null : orNotFound(await getTemplate(actor, id));
}

export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const t = useMessages(templateMessages);
  const office = useMessages(officeMessages);
  const { office: intake } = useMessages(intakeMessages);
  const path = usePath();
  const locale = useLocale();
  const refused = useRefused(answer);
  const { template, history } = loaderData;
  const values = refused.wrong ? refused.typed : kept(template);
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
      <title>{office.titled(refused.wrong ? office.errorTitled(title) : title)}</title>
      <Refusal refused={refused} title={office.problem} labels={labels} />
      <BackLink to={path(PAGE)}>{t.title}</BackLink>
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
          <WordsFields values={values} errors={refused.errors} hint={t.places} />
          <Button type="submit">{t.save}</Button>
        </Form>
        {template && <DropForm words={t} />}
        {template && (
          <History
            lines={history}
            told={{
              actions: t.history,
              by: intake.by,
              change: (field, one) =>
                formatChange(locale, ownValue(labels, field) ?? null, field, one),
              order: Object.keys(labels),
            }}
          />
        )}
      </div>
    </>
  );
}

function kept(template: Record<string, unknown> | null): Record<string, string> {
  const texts = Object.entries(template ?? {}).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Record<string, string>;
}
