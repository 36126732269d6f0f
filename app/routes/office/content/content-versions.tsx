import { Form } from "react-router";
import { areaAction } from "#app/client/session/area-data.ts";
import { getSubjectHistoryPage } from "#app/features/audit/subject-history.server.ts";
import { restoreVersion } from "#app/features/content/editing/edit-entry.server.ts";
import { getEditableEntry } from "#app/features/content/editing/entry-list.server.ts";
import {
  listEntryVersions,
  type VersionHistoryItem,
} from "#app/features/content/editing/entry-versions.server.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { staleTranslationMessages } from "#app/features/content/messages/stale-translation.ts";
import { actorContext } from "#app/http/context.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { HistoryList } from "../application/history/history.tsx";
import { requirePermission } from "../shell/permission.server.ts";
import { TextDiff } from "../shell/text-diff.tsx";
import { useClock } from "../shell/use-clock.ts";
import type { Route } from "./+types/content-versions";
import { contentLocales } from "./content-locales.ts";
import { entryName } from "./entry-name.ts";
import { fieldPathLabel } from "./error-list.ts";

const CONTENT_PATH = "/administration/contenus";

/** The versions of an entry. Needs `edit:content`. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const entry = requireFound(await getEditableEntry(actor, params.id));
  const title = entryName(getLocale(new URL(request.url).pathname), entry);
  const [versions, history] = await Promise.all([
    listEntryVersions(actor, entry.id, entry.kind),
    getSubjectHistoryPage(actor, { kind: "entry", id: entry.id }, { size: 50 }),
  ]);
  // Only the language is shown: hiding and moving concern both languages.
  const lines = history.lines.map(({ details, ...line }) => ({
    ...line,
    locale: contentLocales.find((one) => one === details.locale),
  }));
  return { id: entry.id, title, versions: requireFound(versions), lines };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const version = String((await readFormData(request)).get("version") ?? "");
  const { entryId } = requireFound(await restoreVersion(actor, version));
  return redirectTo(request, `${CONTENT_PATH}/${entryId}?done=version-restored`);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function ContentVersions({ loaderData }: Route.ComponentProps) {
  const { id, title, versions, lines } = loaderData;
  const t = useMessages(editorMessages);
  const { titled } = useMessages(officeMessages);
  const path = usePath();
  const seenLocales = new Set<string>();
  return (
    <>
      <title>{titled(t.versionsTitle(title))}</title>
      <BackLink to={path(`${CONTENT_PATH}/${id}`)}>{title}</BackLink>
      <div className="page-head">
        <div>
          <h1>{t.versionsTitle(title)}</h1>
          <p className="page-subtitle">{t.versionsText}</p>
        </div>
      </div>
      <ol className="version-list">
        {versions.map((version) => {
          const isNewest = !seenLocales.has(version.locale);
          seenLocales.add(version.locale);
          return <VersionItem key={version.id} version={version} isNewest={isNewest} />;
        })}
      </ol>
      <HistoryList
        lines={lines}
        labels={{
          actions: t.historyActions,
          by: t.by,
          note: ({ locale }) => locale && t.language[locale],
        }}
      />
    </>
  );
}

function VersionItem({ version, isNewest }: { version: VersionHistoryItem; isNewest: boolean }) {
  const t = useMessages(editorMessages);
  const clock = useClock();
  const { id, at, author, changed } = version;
  const formatDateTime = (moment: Date) => `${clock.date(moment)}, ${clock.time(moment)}`;
  return (
    <li className="panel">
      <h2>{t.version(t.language[version.locale], formatDateTime(at))}</h2>
      <p className="row">
        <span>{author ?? t.site}</span>
        <VersionStateTag version={version} />
        {version.isTakenBack && <Tag tone="neutral">{t.takenBack}</Tag>}
      </p>
      <VersionChanges changed={changed} lang={version.locale} />
      {!isNewest && (
        <Form method="post">
          <input type="hidden" name="version" value={id} />
          <Button type="submit" variant="secondary" size="small">
            {t.restoreVersion}
            <span className="vh"> {t.version(t.language[version.locale], formatDateTime(at))}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Published now, published before, scheduled, or a draft. */
function VersionStateTag({ version: { state, publishedAt } }: { version: VersionHistoryItem }) {
  const t = useMessages(editorMessages);
  const clock = useClock();
  if (!publishedAt) return <Tag tone="line">{t.states.draft}</Tag>;
  const day = clock.date(publishedAt);
  const publishedText = `${day}, ${clock.time(publishedAt)}`;
  const coming = `${day}, ${clock.namedTime(publishedAt)}`;
  if (state === "published")
    return <Tag tone="ok">{t.since(publishedText).replace(/\.$/, "")}</Tag>;
  if (state === "coming") return <Tag tone="info">{t.publishesOn(coming).replace(/\.$/, "")}</Tag>;
  return <Tag tone="neutral">{t.publishedOn(publishedText)}</Tag>;
}

type VersionChangesProps = {
  changed: VersionHistoryItem["changed"];
  lang: VersionHistoryItem["locale"];
};

function VersionChanges({ changed, lang }: VersionChangesProps) {
  const t = useMessages(editorMessages);
  const { confirmed } = useMessages(staleTranslationMessages);
  if (!changed) return <p>{t.first}</p>;
  if (changed.length === 0) return <p>{confirmed}</p>;
  return (
    <details>
      <summary>{t.changed(changed.length)}</summary>
      <dl className="changes">
        {changed.slice(0, 40).map(({ path, parts }) => (
          <div key={path}>
            <dt>{fieldPathLabel(t, path)}</dt>
            <dd>
              <TextDiff parts={parts} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
