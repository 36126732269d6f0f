import { z } from "zod";
import { isYearOnly } from "#app/features/admissions/calendar.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { toWorksheetTime } from "#app/features/identity/campus-time.ts";
import { parseApplicationFilter } from "#app/features/review/list/application-filter.ts";
import {
  type ExportedApplication,
  exportApplications,
} from "#app/features/review/list/export-applications.server.ts";
import { actorContext } from "#app/http/context.ts";
import { type Cell, createTableDownload } from "#app/http/download-response.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { applicationListMessages } from "#app/i18n/application-list.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { timeZonesMessages } from "#app/i18n/time-zones.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/export-applications";
import { APPLICATIONS_PATH } from "./application-list-url.ts";

const exportForm = z.object({ format: z.enum(["csv", "xlsx"], "not-in-list") });

/** Only a POST exports the list: a link or a reload redirects to it. */
export function loader({ request, context }: Route.LoaderArgs) {
  requirePermission(context.get(actorContext), "see:application");
  return redirectTo(request, APPLICATIONS_PATH);
}

/**
 * Exports all pages of the filtered list in the officer's language. 403 without `see:application`.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:application");
  const form = await parseForm(request, exportForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { format } = form.values;
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const pagesOfRows = requireFound(
    await exportApplications(actor, parseApplicationFilter(getQuery(request)), format, locale),
  );
  const { file: t } = applicationListMessages[locale];
  const campus = (actor.kind === "staff" && actor.campus) || "senegal";
  const headers = columnHeaders(locale, campus);
  const name = `${t.name}-${new Date().toISOString().slice(0, 10)}`;
  const toCells = createRowFormatter(locale, campus);
  async function* pages() {
    for await (const rows of pagesOfRows) yield rows.map(toCells);
  }
  return createTableDownload(format, { name, headerRow: headers, locale, rowPages: pages() });
}

/** The column headers; those of times name the time zone of the officer's campus. */
function columnHeaders(locale: Locale, campus: Campus): string[] {
  const { named, zones } = timeZonesMessages[locale];
  const { columns } = applicationListMessages[locale].file;
  const dateTimeColumns: readonly string[] = ["stateSince", "submittedAt"];
  return Object.entries(columns).map(([name, label]) =>
    dateTimeColumns.includes(name) ? named(label, zones[campus]) : label,
  );
}

/** Formats an application as cells, in the order of the headers. */
function createRowFormatter(locale: Locale, campus: Campus): (row: ExportedApplication) => Cell[] {
  const { states, city } = officeMessages[locale];
  const toDate = (date: string | null) => date && new Date(date);
  return (row) => [
    row.number,
    row.lastName,
    row.firstName,
    // A year alone stays text: as a date it would get a month and a day.
    row.birthOn && isYearOnly(row.birthOn) ? row.birthOn : toDate(row.birthOn),
    row.email,
    row.phone,
    city[row.campus],
    row.intake,
    states[row.state],
    toWorksheetTime(campus, row.stateSince),
    toWorksheetTime(campus, row.submittedAt),
    row.officer,
    row.courses.join(locale === "fr" ? " ; " : "; "),
    row.entries,
    row.proofs,
    toDate(row.dueOn),
  ];
}
