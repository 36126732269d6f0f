import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { campuses } from "#app/features/access/actor.ts";
import { changeSetting, listSettings } from "#app/features/admissions/intake/settings.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { settingsMessages } from "#app/i18n/settings.ts";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SettingsGroup } from "#app/ui/settings-group.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import { settingForm } from "./setting-form.server.ts";
import { settingFieldId } from "./setting-labels.ts";
import { getSettingKey, SettingRow } from "./setting-row.tsx";

const SETTINGS_PATH = "/administration/reglages";

/** The settings of the school and its campuses. Needs `manage:settings`. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:settings");
  return { settings: requireFound(await listSettings(actor)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:settings");
  const form = await parseForm(request, settingForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { name, campus: text, value, expectedValue } = form.values;
  const campus = campuses.find((one) => one === text) ?? null;
  const result = requireFound(
    await changeSetting(actor, { name, campus }, { value, expectedValue }),
  );
  if (result.ok) return redirectTo(request, `${SETTINGS_PATH}?done`);
  if (!("errors" in result)) return refusalResponse(result, form.submitted, 409);
  return invalidFormResponse(
    { [settingFieldId({ name, campus })]: result.errors.value },
    form.submitted,
  );
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function SettingsPage({
  loaderData: { settings },
  actionData,
}: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const t = useMessages(settingsMessages);
  const office = useMessages(officeMessages);
  const locale = useLocale();
  const refusal = useFormRefusal(answer);
  const query = useQuery();
  const groups = [...campuses, null].map((campus) => ({
    campus,
    lines: settings.filter((line) => line.campus === campus),
  }));
  const labels = settings.map((line) => [settingFieldId(line), t.names[line.name]]);
  return (
    <>
      <title>{office.titled(refusal.hasErrors ? office.errorTitled(t.title) : t.title)}</title>
      <FormRefusalSummary
        refusal={refusal}
        title={office.problem}
        labels={Object.fromEntries(labels)}
        reasonMessage={refusal.reason && errorMessage(locale, refusal.reason)}
      />
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.text}</p>
        </div>
      </div>
      {query.has("done") && !refusal.hasErrors && (
        <Notice tone="ok" role="status" className="above-small">
          {t.saved}
        </Notice>
      )}
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ campus, lines }) => (
          <SettingsGroup
            key={campus}
            id={campus ?? "school"}
            title={campus ? t.campus[campus] : t.ofSchool}
            text={campus ? t.campusText : t.schoolText}
          >
            <ul className="setting-rows">
              {lines.map((line) => (
                <SettingRow key={getSettingKey(line)} line={line} refused={refusal} />
              ))}
            </ul>
          </SettingsGroup>
        ))}
    </>
  );
}
