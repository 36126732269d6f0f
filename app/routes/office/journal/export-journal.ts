import { exportJournal, type JournalLine } from "#app/features/audit/journal.server.ts";
import { type JournalParty, parseJournalFilter } from "#app/features/audit/journal.ts";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { actorContext } from "#app/http/context.ts";
import { createTableDownload } from "#app/http/download-response.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/export-journal";
import { createDetailsFormatter } from "./format-details.ts";
import { actionNames, subjectName } from "./journal-names.ts";

/** Only a POST exports the history: a link or a reload redirects to it. */
export function loader({ request, context }: Route.LoaderArgs) {
  requirePermission(context.get(actorContext), "see:history");
  return redirectTo(request, "/administration/journal");
}

/**
 * Streams the filtered history as a CSV file, so that a long history is never whole in memory. 403
 * without `see:history`.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:history");
  const { pathname } = new URL(request.url);
  const locale = getLocale(pathname);
  const t = journalMessages[locale];
  const names = actionNames(locale);
  const formatDetails = createDetailsFormatter(locale);
  const pages = requireFound(await exportJournal(actor, parseJournalFilter(getQuery(request))));
  const toRow = (line: JournalLine) => [
    line.at,
    t.parties[line.party satisfies JournalParty],
    line.name,
    line.email,
    getOwnValue(names, line.action) ?? t.otherAction,
    subjectName(line.subjectKind, locale),
    line.account?.name ?? "",
    line.subjectId,
    formatDetails(line.details),
  ];
  async function* rows() {
    for await (const lines of pages) yield lines.map(toRow);
  }
  const { at, party, by, action: actionText, about, details, columns } = t;
  const headers = [
    at,
    party,
    by,
    columns.email,
    actionText,
    about,
    columns.whose,
    columns.id,
    details,
  ];
  return createTableDownload("csv", { name: t.file, headerRow: headers, locale, rowPages: rows() });
}
