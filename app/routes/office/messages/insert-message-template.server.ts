import type { Actor, Campus } from "#app/features/access/actor.ts";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { insertTemplateForm } from "#app/features/messaging/message-forms.server.ts";
import { insertTemplate } from "#app/features/messaging/templates/template.server.ts";
import { getApplicationForStaff } from "#app/features/review/get-application-for-staff.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import { invalidFormResponse } from "#app/http/responses.server.ts";

/** The recipient of the message and the application it is about. */
type MessageRecipient = { personId: string; campus: Campus | null; applicationId: string | null };

/**
 * Returns the form values with the selected template inserted, or an error when none is selected.
 * Null when the form does not insert a template. The response is the same with and without scripts.
 */
export async function insertMessageTemplate(
  actor: Actor,
  formData: FormData,
  recipient: MessageRecipient,
) {
  const form = parseFormData(formData, insertTemplateForm);
  if (!form.ok) return null;
  const { template: templateId, subject, content } = form.values;
  const { personId, campus, applicationId } = recipient;
  const message = await insertTemplate(
    actor,
    {
      templateId,
      personId,
      known: async (locale) => {
        const application = applicationId
          ? await getApplicationForStaff(actor, applicationId, locale)
          : null;
        const campusName = campus ? announcementMessages[locale].campuses[campus] : undefined;
        return {
          numero: application?.number,
          rentree: application?.intake.name,
          campus: campusName,
        };
      },
    },
    { subject, content },
  );
  return message
    ? { ok: true as const, submitted: message }
    : invalidFormResponse({ template: "required" }, form.submitted);
}
