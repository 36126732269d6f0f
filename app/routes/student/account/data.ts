import { exportAccount } from "#app/features/accounts/export/account-export.server.ts";
import { formatExportTime } from "#app/features/accounts/export/export-format.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import {
  exportApplications,
  listFilesForExport,
} from "#app/features/admissions/application-export.server.ts";
import { readApplicationFile } from "#app/features/admissions/read-application-file.server.ts";
import { exportChoiceTimeline } from "#app/features/decisions/choice-timeline-export.server.ts";
import { exportEnquiries } from "#app/features/enquiries/enquiry-export.server.ts";
import { exportMessages } from "#app/features/messaging/message-export.server.ts";
import { exportNotifications } from "#app/features/notifications/notification-export.server.ts";
import { exportReview } from "#app/features/review/review-export.server.ts";
import { actorContext } from "#app/http/context.ts";
import { createArchiveDownload } from "#app/http/download-response.server.ts";
import { getCaller } from "#app/http/handle-security-form.server.ts";
import { redirectToReauthentication } from "#app/http/require-reauthentication.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import type { Route } from "./+types/data";
import { ACCOUNT_PATH } from "./account-paths.ts";
import { renderReadablePage } from "./readable-page.server.tsx";

/** A link or a reload only redirects: the archive is prepared by the button of the account. */
export function loader({ request }: Route.LoaderArgs) {
  return redirectTo(request, ACCOUNT_PATH);
}

/**
 * Downloads all data of the user as a ZIP: a readable page, the same data as JSON, and the uploaded files. Redirects
 * to re-authentication when the last one is too old; the features check permission.
 */
export async function action(args: Route.ActionArgs) {
  const actor = args.context.get(actorContext);
  const locale = getLocale(new URL(args.request.url).pathname);
  const account = requireFound(await exportAccount(actor, getCaller(args), locale));
  if (!account.ok && account.reason === "reauthentication-required")
    return redirectToReauthentication(args.request, ACCOUNT_PATH);
  if (!account.ok) return redirectTo(args.request, `${ACCOUNT_PATH}?error=${account.reason}`);
  const { archive: t } = accountMessages[locale];
  const files = await listFilesForExport(actor, locale);
  const preparedAt = new Date();
  const archive = {
    [t.preparedOn]: formatExportTime(locale, preparedAt, null),
    ...account.data,
    [t.applications]: await exportApplications(actor, locale, async (application) => ({
      ...(await exportChoiceTimeline(application, locale)),
      ...(await exportReview(application, locale)),
    })),
    [t.messages]: await exportMessages(actor, locale),
    ...(await exportNotifications(actor, locale)),
    [t.enquiries]: await exportEnquiries(actor, locale),
    [t.filesList]: files.map((file) => file.details),
  };
  const attachedNames = files.flatMap(({ isReadable, name }) => (isReadable ? [name] : []));
  const documents = [
    { name: t.page, input: renderReadablePage(archive, locale, attachedNames) },
    { name: t.file, input: `${JSON.stringify(archive, null, 2)}\n` },
  ];
  async function* entries() {
    for (const { name, input } of documents)
      yield { name: `${t.folder}/${name}`, content: input, modifiedAt: preparedAt };
    for (const { id, name, isReadable } of files) {
      if (!isReadable) continue;
      const { bytes } = requireFound(await readApplicationFile(actor, id));
      yield { name: `${t.folder}/${t.files}/${name}`, content: bytes, modifiedAt: preparedAt };
    }
  }
  return createArchiveDownload(t.folder, entries());
}
