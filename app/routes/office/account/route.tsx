import { Link } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { DevicesCard } from "#app/features/auth/components/devices-card.tsx";
import { PasswordCard } from "#app/features/auth/components/password-card.tsx";
import { useSecurityResult } from "#app/features/auth/components/use-security-result.ts";
import { listDevices } from "#app/features/auth/devices.server.ts";
import {
  getSecondFactorStatus,
  type SecondFactorStatus,
} from "#app/features/auth/factor/second-factor.server.ts";
import { secondFactorMessages } from "#app/features/auth/messages/second-factor.ts";
import { actorContext } from "#app/http/context.ts";
import { getCaller, handleSecurityForm } from "#app/http/handle-security-form.server.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SettingsGroup } from "#app/ui/settings-group.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";
import type { Route } from "./+types/route";

const ACCOUNT_PATH = "/administration/compte";

/** The account of the staff member: no permission beyond being staff. */
export async function loader(args: Route.LoaderArgs) {
  const actor = args.context.get(actorContext);
  const email = actor.kind === "visitor" ? "" : actor.email;
  const [devices, factor] = await Promise.all([
    listDevices(actor, getCaller(args)),
    getSecondFactorStatus(actor),
  ]);
  return { email, devices, factor: requireFound(factor) };
}

export async function action(args: Route.ActionArgs) {
  return requireFound(
    await handleSecurityForm(args, await readFormData(args.request), ACCOUNT_PATH),
  );
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function OfficeAccount({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const t = useMessages(accountMessages);
  const { titled } = useMessages(officeMessages);
  const refused = useFormRefusal(answer);
  const { currentPassword, newPassword } = t;
  return (
    <div className="office-account">
      <title>{titled(t.office.title)}</title>
      <FormRefusalSummary
        refusal={refused}
        title={t.problem}
        labels={{ currentPassword, newPassword }}
      />
      <h1>{t.office.title}</h1>
      <p className="muted">{t.office.text}</p>
      <SecurityResultNotice isVisible={!refused.hasErrors} />
      <PasswordCard email={loaderData.email} hasPassword errors={refused.errors} />
      <SecondFactorCard factor={loaderData.factor} />
      <DevicesCard devices={loaderData.devices} />
    </div>
  );
}

function SecondFactorCard({ factor: { since, codesLeft } }: { factor: SecondFactorStatus }) {
  const { own: t } = useMessages(secondFactorMessages);
  const clock = useClock();
  const path = usePath();
  return (
    <SettingsGroup
      id="second-factor"
      title={t.title}
      text={since ? t.since(clock.date(since)) : t.offText}
    >
      <p>
        <strong>{since ? t.on : t.off}</strong>
        {since && ` · ${t.left(codesLeft)}`}
      </p>
      <p className="actions">
        <Link className="btn btn-secondary" to={path(`${ACCOUNT_PATH}/double-authentification`)}>
          {t.manage}
        </Link>
      </p>
    </SettingsGroup>
  );
}

/**
 * The status element is always in the page, so that screen readers announce its text when it
 * appears.
 */
function SecurityResultNotice({ isVisible }: { isVisible: boolean }) {
  const text = useSecurityResult();
  return (
    <div role="status" className="above">
      {isVisible && text && <Notice tone="ok">{text}</Notice>}
    </div>
  );
}
