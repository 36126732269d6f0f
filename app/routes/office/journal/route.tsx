import { checkSeals } from "#app/features/audit/check-seals.server.ts";
import { getJournalPage } from "#app/features/audit/journal.server.ts";
import {
  formatJournalFilter,
  formatJournalKey,
  parseJournalFilter,
  parseJournalKey,
} from "#app/features/audit/journal.ts";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery, respondWithQuery } from "#app/http/request-query.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UnreadableQuery } from "#app/ui/unreadable-query.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import { ExportJournalForm } from "./export-journal-form.tsx";
import { JournalFilterForm } from "./journal-filter-form.tsx";
import { JournalTable } from "./journal-table.tsx";
import { SealCheck } from "./seal-check.tsx";

/** The history of the whole school. Needs `see:history`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:history");
  const query = getQuery(request);
  const filter = parseJournalFilter(query);
  const after = parseJournalKey(query.text("apres"));
  const { lines, next } = requireFound(await getJournalPage(actor, filter, after));
  const sealCheck = query.has("verify") ? await checkSeals(actor) : null;
  return respondWithQuery(query, {
    ...{
      filter,
      lines,
      next: next && formatJournalKey(next),
      isLaterPage: after !== null,
      sealCheck,
    },
  });
}

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { filter, lines, next, isLaterPage, sealCheck, unreadable } = loaderData;
  const { titled } = useMessages(officeMessages);
  const t = useMessages(journalMessages);
  const path = usePath();
  const params = formatJournalFilter(filter);
  const urlWith = (changes: Record<string, string>) =>
    path(
      `/administration/journal?${new URLSearchParams({ ...Object.fromEntries(params), ...changes })}`,
    );
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.subtitle}</p>
        </div>
      </div>
      <UnreadableQuery
        values={unreadable}
        labels={{
          ...{ qui: t.who, par: t.party, sujet: t.subject },
          ...{ du: t.from, au: t.until },
        }}
      />
      <JournalFilterForm filter={filter} unreadable={unreadable.map(({ name }) => name)} />
      {lines.length === 0 ? (
        <Notice tone="sand" title={t.none}>
          {t.noneText}
        </Notice>
      ) : (
        <JournalTable lines={lines} />
      )}
      {(next || isLaterPage) && (
        <div className="pager">
          {isLaterPage && (
            <ButtonLink variant="secondary" size="small" to={urlWith({})}>
              {t.newest}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="secondary" size="small" to={urlWith({ apres: next })}>
              {t.older}
            </ButtonLink>
          )}
        </div>
      )}
      <ExportJournalForm query={params.toString()} />
      <SealCheck check={sealCheck} />
    </>
  );
}
