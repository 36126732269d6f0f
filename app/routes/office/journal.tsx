import { readJournal } from "#app/features/audit/journal.server.ts";
import { keyOf, paramsOf, wantedOf, wordOf } from "#app/features/audit/journal.ts";
import { checkSeals } from "#app/features/audit/seal.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { journalWords } from "#app/i18n/journal.ts";
import { officeWords } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/journal";
import { requirePermission } from "./frame/permission.server.ts";
import { JournalFilter } from "./journal/filter-form.tsx";
import { JournalTable } from "./journal/journal-table.tsx";
import { Seals } from "./journal/seals.tsx";
import { TakeAway } from "./journal/take-away.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:history");
  const { searchParams } = new URL(request.url);
  const wanted = wantedOf(searchParams);
  const after = keyOf(searchParams.get("apres"));
  const { lines, next } = orNotFound(await readJournal(actor, wanted, after));
  const checked = searchParams.has("verifier") ? await checkSeals(actor) : null;
  return { wanted, lines, next: next && wordOf(next), later: after !== null, checked };
}

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { wanted, lines, next, later, checked } = loaderData;
  const { titled } = useWords(officeWords);
  const words = useWords(journalWords);
  const path = usePath();
  const asked = paramsOf(wanted);
  const to = (more: Record<string, string>) =>
    path(
      `/administration/journal?${new URLSearchParams({ ...Object.fromEntries(asked), ...more })}`,
    );
  return (
    <>
      <title>{titled(words.title)}</title>
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle">{words.subtitle}</p>
        </div>
      </div>
      <JournalFilter wanted={wanted} />
      {lines.length === 0 ? (
        <Notice tone="sand" title={words.none}>
          {words.noneText}
        </Notice>
      ) : (
        <JournalTable lines={lines} />
      )}
      {(next || later) && (
        <div className="pager">
          {later && (
            <ButtonLink variant="secondary" small to={to({})}>
              {words.newest}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="secondary" small to={to({ apres: next })}>
              {words.older}
            </ButtonLink>
          )}
        </div>
      )}
      <TakeAway query={asked.toString()} />
      <Seals checked={checked} />
    </>
  );
}
