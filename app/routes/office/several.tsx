import { z } from "zod";
import { can } from "#app/features/identity/permissions.ts";
import { listOfficers } from "#app/features/identity/staff/officers.server.ts";
import { assign } from "#app/features/review/assignment.server.ts";
import { chosenIn } from "#app/features/review/list/several.server.ts";
import { paramsOf, wantedOf } from "#app/features/review/list/wanted.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/several";
import { addressOf, LIST } from "./applications/address.ts";
import { SeveralForms } from "./applications/several-forms.tsx";
import { requirePermission } from "./frame/permission.server.ts";

const severalForm = z.object({
  officer: z.string("required"),
  /** How many were shown. */
  seen: z.coerce.number("not-in-list").int("not-in-list"),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "decide:application");
  const query = queryOf(request);
  const several = await chosenIn(actor, query);
  const wanted = wantedOf(query);
  const officers = await listOfficers(actor, "decide:application");
  const mayWrite = can(actor, "send:announcement");
  if (!several.ok) return { ...several, wanted, officers, mayWrite };
  const { ids, names } = several;
  // What goes on carries the same words of the address, and nothing else of it: they lead back to here, and to the list.
  const chosen = query.has("tous") ? [["tous", "1"]] : ids.map((id) => ["dossier", id]);
  const carried = new URLSearchParams([...chosen, ...paramsOf(wanted)]);
  const shown = { count: ids.length, names: names.slice(0, SAMPLE), carried: carried.toString() };
  return { ok: true as const, ...shown, wanted, officers, mayWrite };
}

/** Names shown of those that were chosen. */
const SAMPLE = 10;

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "decide:application");
  const form = await parseForm(request, severalForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const query = queryOf(request);
  const several = await chosenIn(actor, query);
  if (!several.ok) return refused(several, form.typed, 409);
  const { officer, seen } = form.values;
  const limit = several.ids.length;
  if (limit !== seen)
    return refused({ ok: false, reason: "selection-changed", limit }, form.typed, 409);
  const done = orNotFound(await assign(actor, several.ids, officer || null));
  if (!done.ok) return refused(done, form.typed, 409);
  const back = addressOf(wantedOf(query));
  return goTo(request, `${back}${back.includes("?") ? "&" : "?"}fait=${done.changed}`);
}

export default function Several({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { several: t, views } = useMessages(listingMessages);
  const office = useMessages(officeMessages);
  const locale = useLocale();
  const path = usePath();
  const problem = useRefused(answer);
  const sentence = (reason = "", limit = 0) => {
    const said = t.refusals[reason as keyof typeof t.refusals] ?? "";
    return typeof said === "string" ? said : said(formatNumber(locale, limit, 0));
  };
  return (
    <>
      <title>{office.titled(problem.wrong ? office.errorTitled(t.title) : t.title)}</title>
      <Refusal
        refused={problem}
        title={office.problem}
        labels={{}}
        why={sentence(problem.reason, problem.limit)}
      />
      <BackLink to={path(addressOf(loaderData.wanted) || LIST)}>{views.back}</BackLink>
      <div className="page-head">
        <h1>{t.title}</h1>
      </div>
      {loaderData.ok ? (
        <SeveralForms {...loaderData} typed={problem.typed.officer} />
      ) : (
        <Notice tone="warn">{sentence(loaderData.reason, loaderData.limit)}</Notice>
      )}
    </>
  );
}
