import {
  exportApplications,
  listFilesForExport,
} from "#app/features/admissions/application-export.server.ts";
import { readApplicationFile } from "#app/features/admissions/read-application-file.server.ts";
import { exportChoiceTimeline } from "#app/features/decisions/choice-timeline-export.server.ts";
import { exportEnquiries } from "#app/features/enquiries/enquiry-export.server.ts";
import { tellAccount } from "#app/features/identity/account/account-data.server.ts";
import { toldMoment } from "#app/features/identity/account/told.ts";
import { exportMessages } from "#app/features/messaging/message-export.server.ts";
import { exportNotifications } from "#app/features/notifications/notification-export.server.ts";
import { exportReview } from "#app/features/review/review-export.server.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { toProof } from "#app/http/proved.server.ts";
import { callerIn } from "#app/http/security-form.server.ts";
import { archiveAnswer } from "#app/http/taken-file.server.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/data";
import { ACCOUNT_PATH } from "./account-paths.ts";
import { renderReadablePage } from "./readable-page.server.tsx";

/** A link or a reload prepares nothing: the button of the account does. */
export function loader({ request }: Route.LoaderArgs) {
  return goTo(request, ACCOUNT_PATH);
}

/** All the school holds on this person: a page, the same for a program, and their own files beside. */
export async function action(args: Route.ActionArgs) {
  const actor = args.context.get(actorContext);
  const locale = localeOf(new URL(args.request.url).pathname);
  const account = orNotFound(await tellAccount(actor, callerIn(args), locale));
  if (!account.ok && account.reason === "proof-needed") return toProof(args.request, ACCOUNT_PATH);
  if (!account.ok) return goTo(args.request, `${ACCOUNT_PATH}?erreur=${account.reason}`);
  const { archive: t } = accountMessages[locale];
  const files = await listFilesForExport(actor, locale);
  const preparedAt = new Date();
  const archive = {
    [t.made]: toldMoment(locale, preparedAt, null),
    ...account.told,
    [t.applications]: await exportApplications(actor, locale, async (application) => ({
      ...(await exportChoiceTimeline(application, locale)),
      ...(await exportReview(application, locale)),
    })),
    [t.messages]: await exportMessages(actor, locale),
    ...(await exportNotifications(actor, locale)),
    [t.enquiries]: await exportEnquiries(actor, locale),
    [t.filesList]: files.map((file) => file.details),
  };
  const attachedNames = files.flatMap(({ isReadable: opens, name }) => (opens ? [name] : []));
  const documents = [
    { name: t.page, input: renderReadablePage(archive, locale, attachedNames) },
    { name: t.file, input: `${JSON.stringify(archive, null, 2)}\n` },
  ];
  async function* entries() {
    for (const { name, input } of documents)
      yield { name: `${t.folder}/${name}`, content: input, modifiedAt: preparedAt };
    for (const { id, name, isReadable: opens } of files) {
      if (!opens) continue;
      const { bytes } = orNotFound(await readApplicationFile(actor, id));
      yield { name: `${t.folder}/${t.files}/${name}`, content: bytes, modifiedAt: preparedAt };
    }
  }
  return archiveAnswer(t.folder, entries());
}
