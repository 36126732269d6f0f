import type { ShouldRevalidateFunctionArgs } from "react-router";
import { listCorrections } from "#app/features/admissions/corrections/corrections-shown.server.ts";
import { keyOf, wordOf } from "#app/features/audit/journal.ts";
import { followingOf } from "#app/features/decisions/following.server.ts";
import { findPageCount } from "#app/features/documents/pages/count-pages.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { readHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { useLetterLabels } from "#app/features/messaging/components/letter-labels.ts";
import { whyOf } from "#app/features/messaging/components/why.ts";
import { listTemplates } from "#app/features/messaging/templates/template.server.ts";
import { listThreadsOfApplication } from "#app/features/messaging/thread.server.ts";
import { foretell, officerMessage } from "#app/features/notices/departure.server.ts";
import { chargeOf } from "#app/features/review/assignment.server.ts";
import { checksOf } from "#app/features/review/checklist.server.ts";
import { factsOf } from "#app/features/review/checklist.ts";
import { doublesFor } from "#app/features/review/doubles/doubles-shown.server.ts";
import { countFiles } from "#app/features/review/files-counted.server.ts";
import { listNotes } from "#app/features/review/notes/notes-shown.server.ts";
import { getApplicationFor } from "#app/features/review/opened.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { newAttempt } from "#app/http/attempt.server.ts";
import { actorContext } from "#app/http/context.ts";
import { sentForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { messagingMessages } from "#app/i18n/messaging.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { sendForm } from "#app/late/drafts/sent-form.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ownValue } from "#app/lib/own-value.ts";
import { callName, listedName } from "#app/lib/person-name.ts";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/application";
import { AboutMessages } from "./application/about-messages.tsx";
import { actOn, isAct } from "./application/acts.server.ts";
import { giveCharge, isCharge } from "./application/charge.server.ts";
import { Charge } from "./application/charge.tsx";
import { Choices } from "./application/choices.tsx";
import { Corrections } from "./application/corrections.tsx";
import { Doubles } from "./application/doubles/doubles.tsx";
import { FileHead } from "./application/file-head.tsx";
import { FileHistory } from "./application/history/file-history.tsx";
import { kindOf, kinds } from "./application/history/history-kinds.ts";
import { Identity } from "./application/identity.tsx";
import { MarkedAddress } from "./application/marked-address.tsx";
import { Checklist } from "./application/notes/checklist.tsx";
import { Notes } from "./application/notes/notes.tsx";
import { useFileAnswer } from "./application/use-answer.ts";
import { viewOf } from "./application/view.server.ts";
import { Evidence } from "./application/viewer/evidence.tsx";
import { pieceShown, piecesOf } from "./application/viewer/pieces.ts";
import { writeAbout } from "./application/writing.server.ts";
import { isVerdictAnswer, useWrong } from "./choice/use-wrong.ts";
import { isVerdict, judgeFile } from "./choice/verdict.server.ts";
import { requirePermission } from "./frame/permission.server.ts";

// The name of the next sending and when its letter would leave are of the moment.
export const handle = { live: "said" as const, quiet: ["attempt", "told"] };

/** Another page of the same proof, its size and its turn change nothing of the data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  const looking = ["page", "zoom", "tour"];
  const rest = ({ pathname, search }: URL) => {
    const params = new URLSearchParams(search);
    for (const name of looking) params.delete(name);
    return `${pathname}?${params}`;
  };
  const turned = currentUrl.search !== nextUrl.search && rest(currentUrl) === rest(nextUrl);
  return turned && !formMethod ? false : defaultShouldRevalidate;
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const application = await applicationFor(actor, request, params.id);
  const following = await followingOf(application.id);
  const file = viewOf(application, following);
  const asked = queryOf(request);
  const doubles = await doublesFor(actor, file.id);
  const kind = kindOf(asked.text("actes"));
  const locale = localeOf(new URL(request.url).pathname);
  const [checks, notes, threads, history, told, templates, charge, corrections] = await Promise.all(
    [
      checksOf(file.id),
      listNotes(actor, file.id, {
        key: keyOf(asked.text("notes")),
        alsoOn: doubles.joined.map(({ side }) => side.id),
      }),
      listThreadsOfApplication(actor, file.id),
      readHistoryOf(
        actor,
        { kind: "application", id: file.id },
        {
          acts: kind ? kinds[kind] : [],
          key: keyOf(asked.text("avant")),
        },
      ),
      foretell(actor, locale, officerMessage, {
        personId: application.candidateId,
        campus: file.campus,
      }),
      listTemplates(actor),
      chargeOf(actor, file.id),
      listCorrections(actor, file.id, locale),
    ],
  );
  const shown = pieceShown(piecesOf(file, locale), asked.text("piece", 60));
  return {
    file,
    doubles,
    checks,
    facts: factsOf(application, countFiles(application, following)),
    notes: { ...notes, next: notes.next && wordOf(notes.next) },
    threads,
    templates,
    history: {
      lines: history.lines,
      kind,
      next: history.next && wordOf(history.next),
      later: asked.has("avant"),
    },
    told,
    attempt: newAttempt(),
    charge,
    corrections,
    shown: shown?.id ?? null,
    pages: shown?.file ? await findPageCount(shown.file.id) : 0,
    done: asked.text("fait", 40),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const application = await applicationFor(actor, request, params.id);
  const form = await sentForm(request);
  const piece = queryOf(request).id("piece");
  if (isVerdict(form)) {
    const page = `/administration/candidatures/${application.id}`;
    return judgeFile(actor, request, form, piece ? `${page}?piece=${piece}` : page, "cursus");
  }
  if (isAct(form)) return actOn(actor, request, form, application.id);
  if (isCharge(form)) return giveCharge(actor, request, form, application.id);
  return writeAbout(actor, request, form, application);
}

/** 403 for a role without applications; 404 for what is not of this officer's campus. */
async function applicationFor(actor: Actor, request: Request, id: string) {
  requirePermission(actor, "see:application");
  const locale = localeOf(new URL(request.url).pathname);
  return orNotFound(await getApplicationFor(actor, id, locale));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function ApplicationFile({ loaderData, actionData }: Route.ComponentProps) {
  const formAnswer = useFormAnswer(actionData);
  const {
    file,
    doubles,
    checks,
    facts,
    notes,
    threads,
    templates,
    history,
    shown,
    pages,
    done,
    told,
    attempt,
    charge,
    corrections,
  } = loaderData;
  const t = useMessages(officeMessages);
  const letter = useMessages(messagingMessages);
  const { refusals }: { refusals: Record<string, string> } = useMessages(listingMessages);
  const judged = isVerdictAnswer(formAnswer);
  const answer = useFileAnswer(formAnswer);
  const refused = useRefused(
    judged || answer.own ? undefined : (formAnswer as Parameters<typeof useRefused>[0]),
  );
  const wrong = useWrong(judged ? formAnswer : undefined);
  const title = t.file.titled(listedName(file), file.number);
  const labels = useLetterLabels();
  return (
    <>
      <title>{t.titled(refused.wrong || answer.failed ? t.errorTitled(title) : title)}</title>
      <Refusal
        refused={refused}
        title={t.problem}
        labels={labels}
        why={ownValue(refusals, refused.reason) ?? whyOf(letter, refused)}
      />
      <FileHead file={file} />
      <MarkedAddress mark={told?.mark ?? null} />
      <Charge charge={charge} campus={file.campus} />
      <Doubles doubles={doubles} wrong={answer.wrong.doubles} />
      <div className="file-evidence">
        <Evidence file={file} shown={shown} pages={pages} done={done} wrong={wrong} />
        <Identity file={file} shown={answer.passport} />
        <Choices file={file} />
        <Corrections corrections={corrections} />
        <Checklist
          checks={checks}
          facts={facts}
          mayDecide={file.mayDecide}
          wrong={answer.wrong.checklist}
        />
        <AboutMessages
          // A letter that was begun for one family never stands in the file of another.
          key={file.id}
          applicationId={file.id}
          name={callName(file)}
          reads={file.reads}
          threads={threads}
          templates={templates}
          told={told}
          attempt={attempt}
          refused={refused}
        />
        <Notes notes={notes} mayDecide={file.mayDecide} wrong={answer.wrong.notes} />
        <FileHistory file={file} history={history} />
      </div>
    </>
  );
}
