import { useRef } from "react";
import { Form, useLocation } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { DraftNote } from "#app/client/drafts/draft-note.tsx";
import { submitForm } from "#app/client/drafts/submit-form.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { listGroupOptions } from "#app/features/admissions/applicant-group.server.ts";
import {
  getAnnouncement,
  previewAnnouncement,
  saveAnnouncement,
} from "#app/features/announcements/announcement.server.ts";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { TemplatePicker } from "#app/features/messaging/components/template-picker.tsx";
import { useMessageDraft } from "#app/features/messaging/components/use-draft.ts";
import { templateMessages } from "#app/features/messaging/messages/template.ts";
import {
  insertBilingualTemplate,
  listTemplates,
} from "#app/features/messaging/templates/template.server.ts";
import { getSelectedApplications } from "#app/features/review/list/selected-applications.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { BULK_ACTIONS_PATH } from "../applications/selection-form.tsx";
import { useOfficeShell } from "../shell/office-shell-data.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/write-announcement";
import { announcementForm } from "./announcement-forms.server.ts";
import { ANNOUNCEMENTS_PATH } from "./announcement-paths.ts";
import { BilingualTextFields } from "./bilingual-text-fields.tsx";
import { GroupFields } from "./group-fields.tsx";

/** The id in the address of the page that creates an announcement. */
const NEW_ANNOUNCEMENT = "nouvelle";

/** Writes an announcement. Needs `send:announcement` (`requireDraft`). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const draft = await requireDraft(actor, params.id);
  const locale = getLocale(new URL(request.url).pathname);
  const values = Object.entries(draft ?? {}).flatMap(([key, value]) =>
    typeof value === "string" ? [[key, value] as const] : [],
  );
  const campus = actor.kind === "staff" ? actor.campus : null;
  const selectedIds = await getSelectedIds(actor, request, draft);
  const recipientCount = draft?.chosen
    ? (await previewAnnouncement(draft)).count
    : selectedIds?.length;
  return {
    chosenCount: recipientCount ?? null,
    values: Object.fromEntries(values),
    groupOptions: await listGroupOptions(locale),
    campus,
    templates: (await listTemplates(actor)).map(({ id, name }) => ({ id, name })),
    isNew: !draft,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const draft = await requireDraft(actor, params.id);
  const form = await parseForm(request, announcementForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { intent, template } = form.values;
  if (intent === "insert-template") {
    const templateTexts = await insertBilingualTemplate(actor, template, form.values);
    if (!templateTexts) return invalidFormResponse({ template: "required" }, form.submitted);
    return { ok: true as const, submitted: { ...form.submitted, ...templateTexts } };
  }
  const selectedIds = await getSelectedIds(actor, request, draft);
  const saved = requireFound(
    await saveAnnouncement(actor, draft?.id ?? null, form.values, selectedIds),
  );
  if (saved.ok) return redirectTo(request, `${ANNOUNCEMENTS_PATH}/${saved.id}`);
  if (saved.reason === "invalid-announcement")
    return invalidFormResponse({ ...saved.errors }, form.submitted);
  return refusalResponse(saved, form.submitted, saved.reason === "announcement-sent" ? 409 : 403);
}

/**
 * The applications ticked in the list, for a new announcement about them; 404 when none is left.
 */
async function getSelectedIds(actor: Actor, request: Request, draft: unknown) {
  const query = getQuery(request);
  if (draft || !(query.has("application") || query.has("all"))) return undefined;
  const selection = await getSelectedApplications(actor, query);
  return requireFound(selection.ok ? selection.ids : null);
}

/**
 * 403 for a role that does not send announcements; 404 when the draft is not for this officer; null
 * for a new one.
 */
async function requireDraft(actor: Actor, id: string) {
  requirePermission(actor, "send:announcement");
  return id === NEW_ANNOUNCEMENT ? null : requireFound(await getAnnouncement(actor, id));
}

export const clientAction = (args: Route.ClientActionArgs) => submitForm(args);

export default function WriteAnnouncement({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const t = useMessages(announcementMessages);
  const office = useMessages(officeMessages);
  const template = useMessages(templateMessages);
  const { several } = useMessages(applicationListMessages);
  const path = usePath();
  const problem = useFormRefusal(answer);
  const { values, groupOptions, campus, templates, isNew, chosenCount } = loaderData;
  const formValues = { ...values, ...problem.submitted };
  const form = useRef<HTMLFormElement>(null);
  const { userKey: person } = useOfficeShell();
  const { search } = useLocation();
  const formName = isNew ? `announcement${search}` : `announcement/${values.id}`;
  // The server has the text of a draft that was previewed.
  const savedValues = isNew ? undefined : { campus: campus ?? "", ...values };
  const draft = useMessageDraft(form, {
    userKey: person,
    formName,
    sent: null,
    serverDraft: savedValues,
  });
  const title = isNew ? t.writeTitle : t.editTitle;
  const { reason } = problem;
  const explanation =
    reason === "not-allowed" || reason === "announcement-sent" ? t.refusals[reason] : undefined;
  return (
    <>
      <title>{office.titled(problem.hasErrors ? office.errorTitled(title) : title)}</title>
      <FormRefusalSummary
        refusal={problem}
        title={office.problem}
        labels={{
          template: template.pick,
          subjectFr: `${t.inFrench}, ${t.subject}`,
          contentFr: `${t.inFrench}, ${t.content}`,
          subjectEn: `${t.inEnglish}, ${t.subject}`,
          contentEn: `${t.inEnglish}, ${t.content}`,
        }}
        reasonMessage={explanation}
      />
      {isNew && chosenCount !== null ? (
        <BackLink to={path(`${BULK_ACTIONS_PATH}${search}`)}>{several.title}</BackLink>
      ) : (
        <BackLink to={path(ANNOUNCEMENTS_PATH)}>{t.title}</BackLink>
      )}
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <Form ref={form} className="team-form stack" method="post" noValidate>
        {chosenCount === null ? (
          <GroupFields values={formValues} groupOptions={groupOptions} campus={campus} />
        ) : (
          <p className="strong">{t.chosenText(chosenCount)}</p>
        )}
        <TemplatePicker
          templates={templates}
          error={problem.errors.template}
          isInserted={!problem.hasErrors && "template" in problem.submitted}
        />
        <BilingualTextFields
          values={formValues}
          errors={problem.errors}
          hint={`${t.languagesText} ${t.placesText}`}
        />
        <p className="muted">{t.previewText}</p>
        <Button type="submit">{t.preview}</Button>
        <DraftNote draft={draft} />
      </Form>
    </>
  );
}
