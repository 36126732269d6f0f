import { Link, useSearchParams } from "react-router";
import { DevicesCard } from "#app/features/identity/components/devices-card.tsx";
import { PasswordCard } from "#app/features/identity/components/password-card.tsx";
import { listDevices } from "#app/features/identity/devices.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { answerSecurity, callerIn } from "#app/http/security-form.server.ts";
import { accountWords } from "#app/i18n/account.ts";
import { errorsWords } from "#app/i18n/errors.ts";
import { officeWords } from "#app/i18n/office.ts";
import { secondFactorWords } from "#app/i18n/second-factor.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { Setting } from "#app/ui/setting.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/account";

const HERE = "/administration/compte";

export async function loader(args: Route.LoaderArgs) {
  const actor = args.context.get(actorContext);
  const email = actor.kind === "visitor" ? "" : actor.email;
  return { email, devices: await listDevices(actor, callerIn(args)) };
}

export async function action(args: Route.ActionArgs) {
  return orNotFound(await answerSecurity(args, await args.request.formData(), HERE));
}

/** A member of the staff's own password and devices. */
export default function OfficeAccount({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(accountWords);
  const { titled } = useWords(officeWords);
  const sentences: Record<string, string> = useWords(errorsWords);
  const { own: factor } = useWords(secondFactorWords);
  const path = usePath();
  const refused = useRefused(actionData);
  const { currentPassword, newPassword } = words;
  return (
    <div className="office-account">
      <title>{titled(words.office.title)}</title>
      <Refusal
        refused={refused}
        title={words.problem}
        labels={{ currentPassword, newPassword }}
        why={sentences[refused.reason ?? ""]}
      />
      <h1>{words.office.title}</h1>
      <p className="muted">{words.office.text}</p>
      <Done shown={!refused.wrong} />
      <PasswordCard email={loaderData.email} hasPassword errors={refused.errors} />
      <Setting id="second-factor" title={factor.title}>
        <p>
          <Link className="btn btn-secondary" to={path(`${HERE}/double-authentification`)}>
            {factor.title}
          </Link>
        </p>
      </Setting>
      <DevicesCard devices={loaderData.devices} />
    </div>
  );
}

/** What was just done: the place is always there, so that its words are announced. */
function Done({ shown }: { shown: boolean }) {
  const done: Record<string, string> = useWords(accountWords).done;
  const text = done[useSearchParams()[0].get("fait") ?? ""];
  return (
    <div role="status" className="above">
      {shown && text && <Notice tone="ok">{text}</Notice>}
    </div>
  );
}
