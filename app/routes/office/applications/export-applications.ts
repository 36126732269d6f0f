import { z } from "zod";
import type { Campus } from "#app/features/access/actor.ts";
import { toWorksheetTime } from "#app/features/access/campus-time.ts";
import { getToday } from "#app/features/access/today.server.ts";
import {
  type ExportedField,
  exportedFields,
  isDateField,
} from "#app/features/admissions/application-fields.ts";
import { isYearOnly } from "#app/features/admissions/calendar.ts";
import { getRowLabel } from "#app/features/admissions/record/field-text.ts";
import { parseApplicationFilter } from "#app/features/review/list/application-filter.ts";
import {
  type ExportedApplication,
  exportApplications,
} from "#app/features/review/list/export-applications.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { actorContext } from "#app/http/context.ts";
import { type Cell, createTableDownload } from "#app/http/download-response.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale, type Locale } from "#app/i18n/locale.ts";
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
  const locale = getLocale(pathname);
  const pagesOfRows = requireFound(
    await exportApplications(actor, parseApplicationFilter(getQuery(request)), format, locale),
  );
  const { file: t } = applicationListMessages[locale];
  const campus = (actor.kind === "staff" && actor.campus) || "senegal";
  const columns = listColumns(locale, campus);
  const name = `${t.name}-${getToday()}`;
  async function* pages() {
    for await (const rows of pagesOfRows)
      yield rows.map((row) => columns.map(({ toCell }) => toCell(row)));
  }
  return createTableDownload(format, {
    name,
    headerRow: columns.map(({ label }) => label),
    locale,
    rowPages: pages(),
  });
}

type Column = { label: string; toCell: (row: ExportedApplication) => Cell };

/** The columns of the table; those of times name the time zone of the officer's campus. */
function listColumns(locale: Locale, campus: Campus): Column[] {
  const { columns: t } = applicationListMessages[locale].file;
  const { states, city } = officeMessages[locale];
  const { named, zones } = timeZonesMessages[locale];
  const toDate = (date: string | null) => date && new Date(date);
  const toTimeColumn = (label: string, getTime: (row: ExportedApplication) => Date): Column => ({
    label: named(label, zones[campus]),
    toCell: (row) => toWorksheetTime(campus, getTime(row)),
  });
  return [
    { label: t.number, toCell: ({ number }) => number },
    ...exportedFields.map((name) => ({
      label: getRowLabel(locale, name),
      toCell: ({ answers }: ExportedApplication) => toAnswerCell(name, answers[name]),
    })),
    { label: t.email, toCell: ({ email }) => email },
    { label: t.campus, toCell: (row) => city[row.campus] },
    { label: t.intake, toCell: ({ intake }) => intake },
    { label: t.state, toCell: ({ state }) => states[state] },
    toTimeColumn(t.stateSince, ({ stateSince }) => stateSince),
    toTimeColumn(t.submittedAt, ({ submittedAt }) => submittedAt),
    { label: t.officer, toCell: ({ officer }) => officer },
    {
      label: t.courses,
      toCell: ({ courses }) => courses.join(locale === "fr" ? " ; " : "; "),
    },
    { label: t.entries, toCell: ({ entries }) => entries },
    { label: t.proofs, toCell: ({ proofs }) => proofs },
    { label: t.dueOn, toCell: ({ dueOn }) => toDate(dueOn) },
  ];
}

/** A date becomes a date of the worksheet; a year alone stays text, or it would get a month and a day. */
function toAnswerCell(name: ExportedField, answer: string | null): Cell {
  return isDateField(name) && answer && !isYearOnly(answer) ? new Date(answer) : answer;
}
