import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { insertTemplateForm } from "#app/features/messaging/message-forms.server.ts";
import { insertTemplate } from "#app/features/messaging/templates/template.server.ts";
import { getApplicationForStaff } from "#app/features/review/get-application-for-staff.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import { invalidFormResponse } from "#app/http/responses.server.ts";
import { announcementMessages } from "#app/i18n/announcement.ts";

/** To whom the letter goes, and about which application. */
type MessageRecipient = { personId: string; campus: Campus | null; applicationId: string | null };

/**
 * A letter that comes back with the template that was asked for in it, or refused when none is chosen; null when the
 * form asks for none. With scripts and without, it is the same form.
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
    ? { ok: true as const, typed: message }
    : invalidFormResponse({ template: "required" }, form.typed);
}
