import { Form, useSearchParams } from "react-router";
import { getAccount } from "#app/features/identity/account.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { themeOf } from "#app/http/theme-cookie.server.ts";
import { accountWords } from "#app/i18n/account.ts";
import { studentWords } from "#app/i18n/student.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/account";
import { DetailsCard } from "./account/details-card.tsx";
import { PreferencesCard } from "./account/preferences-card.tsx";
import { answerSave } from "./account/save-form.server.ts";
import { StaleNotice } from "./account/stale-notice.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const account = orNotFound(await getAccount(context.get(actorContext)));
  return { account, theme: themeOf(request) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerSave(request, context.get(actorContext), await request.formData());
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, theme } = loaderData;
  const words = useWords(accountWords);
  const area = useWords(studentWords);
  const refused = useRefused(actionData);
  const stale = actionData?.stale;
  const labels = { firstName: words.firstName, lastName: words.lastName, phone: words.phone };
  const seen = refused.typed.seen ?? JSON.stringify(account.seen);
  return (
    <>
      <title>{area.titled(refused.wrong ? area.errorTitled(words.title) : words.title)}</title>
      {stale && <StaleNotice stale={stale} />}
      {(!stale || stale.disputed.length > 0) && (
        <Refusal refused={refused} title={area.problem} labels={labels} />
      )}
      <h1>{words.title}</h1>
      <Saved shown={!refused.wrong} />
      <Form method="post" noValidate>
        <input type="hidden" name="seen" value={seen} />
        <div key={seen}>
          <DetailsCard account={account} refused={refused} kept={actionData?.kept} />
          <PreferencesCard account={account} theme={theme} refused={refused} />
        </div>
        <div className="actions setting-actions">
          <Button type="submit">{words.save}</Button>
        </div>
      </Form>
    </>
  );
}

/** The result of saving: the place is always there, so that its words are announced. */
function Saved({ shown }: { shown: boolean }) {
  const words = useWords(accountWords);
  const saved = useSearchParams()[0].get("saved");
  const text = saved === "same" ? words.nothingChanged : words.saved;
  return (
    <div role="status" className="above">
      {shown && saved && <Notice tone="ok">{text}</Notice>}
    </div>
  );
}
