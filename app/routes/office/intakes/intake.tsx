import { Form } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { toDateParts } from "#app/features/admissions/calendar.ts";
import {
  countApplicationsIn,
  getIntake,
  getIntakeVersion,
  getNewIntakeDefaults,
  type Intake,
  removeIntake,
  saveIntake,
} from "#app/features/admissions/intake/intake.server.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { errorMessagesByField } from "#app/i18n/error-message.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { sortFieldErrors } from "#app/ui/sort-field-errors.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { HistoryList } from "../application/history/history.tsx";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/intake";
import { formatChange } from "./format-change.ts";
import { IntakeFields } from "./intake-fields.tsx";
import { intakeForm } from "./intake-form.server.ts";
import { RemoveIntake } from "./remove-intake.tsx";

const INTAKES_PATH = "/administration/rentrees";
/** The id in the address of the page that creates an intake. */
const NEW_INTAKE = "nouvelle";

/** An intake, or a new one. Needs `manage:intakes` (`requireIntake`). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const intake = await requireIntake(actor, params.id);
  const subject = intake && { kind: "intake", id: intake.id };
  return {
    names: intake && { fr: intake.nameFr, en: intake.nameEn },
    version: intake && getIntakeVersion(intake),
    values: intake
      ? toFormValues(intake)
      : toDefaultValues(requireFound(await getNewIntakeDefaults(actor))),
    history: subject ? await listSubjectHistory(actor, subject) : [],
    applicationCount: intake ? await countApplicationsIn(intake.id) : 0,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const intake = await requireIntake(actor, params.id);
  const form = await parseForm(request, intakeForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  if (form.values.intent === "remove") {
    const removed = requireFound(await removeIntake(actor, params.id, form.values.version ?? ""));
    return removed.ok
      ? redirectTo(request, `${INTAKES_PATH}?done=removed`)
      : refusalResponse(removed, {}, 409);
  }
  const input = form.values as Record<string, string | undefined>;
  const saved = requireFound(await saveIntake(actor, intake?.id ?? null, input, input.version));
  if (saved.ok) return redirectTo(request, `${INTAKES_PATH}?done`);
  return saved.reason === "invalid"
    ? invalidFormResponse(saved.errors, form.submitted)
    : refusalResponse(saved, form.submitted, 409);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

/**
 * 403 for a role that does not manage intakes; 404 when the intake does not exist; null for a new
 * one.
 */
async function requireIntake(actor: Actor, id: string): Promise<Intake | null> {
  requirePermission(actor, "manage:intakes");
  return id === NEW_INTAKE ? null : requireFound(await getIntake(actor, id));
}

/** The first values of the form of a new intake. */
function toDefaultValues(defaults: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, String(value)]));
}

function toFormValues(intake: Intake): Record<string, string> {
  const parts = (name: string, date: Date) =>
    Object.entries(toDateParts(toCalendarDate(date))).map(([part, text]) => [
      `${name}.${part}`,
      text,
    ]);
  return {
    nameFr: intake.nameFr,
    nameEn: intake.nameEn,
    year: String(intake.year),
    graceHours: String(intake.graceHours),
    answerDays: String(intake.answerDays),
    ...Object.fromEntries([
      ...parts("opensOn", intake.opensAt),
      ...parts("closesOn", intake.closesAt),
    ]),
  };
}

export default function IntakePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { office: t } = useMessages(intakeMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const locale = useLocale();
  const path = usePath();
  const { names, version, values, history } = loaderData;
  const errors = errorMessagesByField(locale, answer?.errors ?? {});
  const { reason } = useFormRefusal(answer);
  const title = names ? t.editTitle(names[locale]) : t.addTitle;
  const labels = getFieldLabels(t);
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  const errorList = sortFieldErrors(errors, labels).map(([id, errorText]) => ({
    id,
    message: `${getOwnValue(labels, id) ?? id}${colon}${errorText}`,
  }));
  return (
    <>
      <title>{titled(answer ? errorTitled(title) : title)}</title>
      <ErrorSummary title={problem} errors={errorList} />
      <BackLink to={path(INTAKES_PATH)}>{t.title}</BackLink>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <div className="team-form stack">
        {answer && errorList.length === 0 && (
          <Notice tone="warn" role="alert">
            {reason === "intake-in-use"
              ? t.refused[reason](loaderData.applicationCount)
              : t.refused["intake-changed"]}
          </Notice>
        )}
        <Form className="stack" method="post" noValidate>
          {version && <input type="hidden" name="version" value={version} />}
          <IntakeFields values={answer?.submitted ?? values} errors={errors} />
          <Button type="submit">{t.save}</Button>
        </Form>
        {version && (
          <RemoveIntake version={version} applicationCount={loaderData.applicationCount} />
        )}
        {names && (
          <HistoryList
            lines={history}
            labels={{
              actions: t.history,
              by: t.by,
              change: (field, one) => formatChange(locale, findLabel(labels, field), field, one),
              order: Object.keys(labels).map((field) => field.replace(/On$/, "At")),
            }}
          />
        )}
      </div>
    </>
  );
}

type IntakeMessages = (typeof intakeMessages)["fr"]["office"];

function getFieldLabels(t: IntakeMessages): Record<string, string> {
  const { nameFr, nameEn, year, opensOn, closesOn, graceHours, answerDays } = t;
  return { nameFr, nameEn, year, opensOn, closesOn, graceHours, answerDays };
}

/** Fields of the form end in `On` (a day), those of the history in `At` (a time). */
const findLabel = (labels: Record<string, string>, field: string) =>
  getOwnValue(labels, field.replace(/At$/, "On")) ?? null;
