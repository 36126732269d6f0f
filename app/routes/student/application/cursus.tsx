import {
  addCursusEntry,
  attachProof,
  changeCursusEntry,
  removeProof,
} from "#app/features/admissions/cursus/cursus.server.ts";
import {
  removeCursusEntry,
  restoreCursusEntry,
} from "#app/features/admissions/cursus/remove-cursus-entry.server.ts";
import type { UploadedFile } from "#app/features/documents/uploaded-file.server.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { givenFile } from "#app/http/given-file.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { cursusMessages } from "#app/i18n/cursus.ts";
import { reopenedMessages } from "#app/i18n/reopened.ts";
import { sendFormOrSay } from "#app/late/drafts/sent-form.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { UnsentNotice } from "../frame/unsent-notice.tsx";
import { useServerAnswer } from "../frame/use-server-answer.ts";
import type { Route } from "./+types/cursus";
import { AddEntry } from "./cursus/add-entry.tsx";
import { cursusPageOf, removedOf } from "./cursus/cursus-page.server.ts";
import { CursusTable } from "./cursus/cursus-table.tsx";
import { DoneToast } from "./cursus/done-toast.tsx";
import { useEntryLabels } from "./cursus/entry-labels.ts";
import { EntryOnPage } from "./cursus/entry-on-page.tsx";
import { RemovedToast } from "./cursus/removed-toast.tsx";
import { tellEntry } from "./cursus/told-entry.ts";
import { useSensibleFocus } from "./cursus/use-sensible-focus.ts";
import { BASKET, CURSUS, numbered, ROOT, STATUS } from "./frame/addresses.ts";
import { byField, type CursusIntent, cursusIntent, entryForm } from "./frame/forms.server.ts";
import { HelpLine } from "./frame/help-line.tsx";
import { LostAnswers } from "./frame/lost-answers.tsx";
import { type Own, ownSection } from "./frame/own.server.ts";
import { PageHead } from "./frame/page-head.tsx";
import { ReopenedNotice } from "./frame/reopened.tsx";
import { useErrors } from "./frame/use-errors.ts";
import { useOwnPath } from "./frame/use-own-path.ts";

export async function loader(args: Route.LoaderArgs) {
  const own = await ownSection(args, "cursus");
  return cursusPageOf(own, queryOf(args.request));
}

export async function action(args: Route.ActionArgs) {
  const own = await ownSection(args, "cursus");
  const number = own.reopened?.number;
  const form = await sentForm(args.request);
  const asked = readForm(form, cursusIntent);
  if (!asked.ok) return invalid(asked.errors, asked.typed);
  const { intent, entry = "", attempt } = asked.values;
  const typed = readForm(form, entryForm);
  const again = { ...asked.typed, ...typed.typed };
  if (!typed.ok) return invalid(byField(typed.errors), again);
  const given = { typed: typed.values, proof: givenFile(form, "proof"), attempt };
  const done = orNotFound(await act(own, intent, entry, given));
  if (!done.ok && "errors" in done) return invalid(done.errors, again);
  if (!done.ok)
    return "shut" in done ? invalid({ form: "sections-shut" }, again) : goTo(args.request, ROOT);
  if (isRemoval(done)) return { removed: removedOf(own, done.entry) };
  const id = "id" in done ? done.id : "";
  return goTo(args.request, numbered(`${CURSUS}?fait=${intent}&entree=${id}`, number));
}

export const clientAction = (args: Route.ClientActionArgs) => sendFormOrSay(args);

type Given = {
  typed: Record<string, string | undefined>;
  proof: UploadedFile;
  attempt: string | undefined;
};

function act(
  { actor, application: { id } }: Own,
  intent: CursusIntent,
  entry: string,
  { typed, proof, attempt }: Given,
) {
  if (intent === "add") return addCursusEntry(actor, id, typed, proof, attempt);
  if (intent === "change") return changeCursusEntry(actor, id, entry, typed, proof);
  if (intent === "remove") return removeCursusEntry(actor, id, entry);
  if (intent === "restore") return restoreCursusEntry(actor, id, entry);
  if (intent === "attach") return attachProof(actor, id, entry, proof);
  return removeProof(actor, id, entry);
}

const isRemoval = (done: object): done is { entry: Parameters<typeof removedOf>[1] } =>
  "entry" in done;

export default function Cursus({ loaderData: page, actionData }: Route.ComponentProps) {
  const given = useFormAnswer(actionData);
  const answer = useServerAnswer(given);
  const t = useMessages(applicationMessages);
  const { editTitle } = useMessages(cursusMessages);
  const again = useMessages(reopenedMessages);
  const path = useOwnPath();
  const labels = useEntryLabels();
  const refused = useErrors(answer, labels);
  const removed = answer && "removed" in answer ? answer.removed : undefined;
  const { open, reopened } = page;
  useSensibleFocus(removed, page);
  const title = open?.kind === "change" ? editTitle : t.sections.cursus;
  const adding = refused.typed?.intent === "add";
  return (
    <>
      <PageHead
        title={title}
        back={
          open
            ? { to: path(CURSUS), label: t.sections.cursus }
            : reopened
              ? { to: path(STATUS), label: again.back }
              : { to: path(ROOT), label: t.back }
        }
        savedAt={page.savedAt}
        // The dialog has a summary of its own.
        errors={adding ? [] : refused.list}
        tabs={reopened === null}
      />
      <ReopenedNotice reopened={reopened} />
      {reopened && !reopened.until ? (
        <LostAnswers typed={refused.typed} labels={labels} tell={tellEntry} />
      ) : open ? (
        <EntryOnPage page={page} open={open} refused={refused} answer={given} />
      ) : (
        <>
          <AddEntry page={page} refused={refused} answer={given} />
          {(["remove", "restore"] as const).map((intent) => (
            <UnsentNotice key={intent} answer={given} form={{ intent }} />
          ))}
          <CursusTable page={page} />
          <div className="actions">
            {reopened && <ButtonLink to={path(STATUS)}>{again.done}</ButtonLink>}
            {!reopened && page.entries.length > 0 && (
              <ButtonLink to={path(BASKET)}>{t.continue}</ButtonLink>
            )}
            {!reopened && (
              <ButtonLink variant="link" to={path(ROOT)}>
                {t.returnTo}
              </ButtonLink>
            )}
          </div>
        </>
      )}
      <HelpLine />
      {removed ? <RemovedToast removed={removed} /> : <DoneToast done={page.done} />}
    </>
  );
}
