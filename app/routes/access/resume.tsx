import { data, redirect } from "react-router";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { withNext } from "#app/features/identity/next.ts";
import { actorContext } from "#app/http/context.ts";
import { accessWords } from "#app/i18n/access.ts";
import { pathIn } from "#app/i18n/locale.ts";
import { PERSON_QUERY } from "#app/late/signing-in/marks.ts";
import styles from "#app/ui/styles/access-page.css?url";
import { useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/resume";
import { AccessPage } from "./components/access-page.tsx";
import { CopyTyped, SendAgain } from "./components/held-form.tsx";
import { accessHeaders, readKnock } from "./door.server.ts";
import { type HeldForm, holdForm } from "./held-form.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Somebody who opens the address by hand signs in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next } = readKnock(request, context);
  return redirect(withNext(pathIn(locale, "/connexion"), next));
}

/** A form that a guard did not take (app/http/guards.server.ts): the page carries what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { next, query } = readKnock(request, context);
  const actor: Actor = context.get(actorContext);
  const form = await holdForm(request, next, query.get(PERSON_QUERY) ?? "");
  return data({ form, other: isSignedIn(actor) }, { status: 401 });
}

export default function Resume({ actionData }: Route.ComponentProps) {
  const { resume: words } = useWords(accessWords);
  if (!actionData) return null;
  const { form, other } = actionData as { form: HeldForm; other: boolean };
  return (
    <AccessPage title={words.title}>
      {form.person ? (
        <>
          <p className="access-intro">{other ? words.other : words.ended}</p>
          <SendAgain form={form} />
        </>
      ) : (
        <CopyTyped form={form} />
      )}
    </AccessPage>
  );
}
