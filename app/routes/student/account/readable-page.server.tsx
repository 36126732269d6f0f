import { renderToStaticMarkup } from "react-dom/server";
import type { ExportRecord } from "#app/features/accounts/export/export-format.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { NoWrap } from "#app/ui/no-wrap.tsx";

type ArchiveValue = ExportRecord[string];
type RenderContext = { locale: Locale; files: string[] };

/** The page is opened from a folder, without the site, so it contains its styles. */
const STYLES = `
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; border-top: 2px solid; padding-top: 1rem; }
dl { margin: 0; }
dt { font-weight: 600; margin-top: 0.75rem; }
dd { margin: 0; white-space: pre-line; }
dd > dl, dd > ol { margin-left: 1rem; }
li { margin-bottom: 1rem; }
`;

/**
 * Renders the exported data as a page for any browser, in the language of the user, with a link to each of the
 * `files` beside it. It contains the same data as the JSON file.
 */
export function renderReadablePage(archive: ExportRecord, locale: Locale, files: string[]): string {
  const { archive: t } = accountMessages[locale];
  const context = { locale, files };
  const [short, long] = splitByLength(archive);
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t.title}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <main>
          <h1>{t.title}</h1>
          <LabelledValues values={Object.fromEntries(short)} {...context} />
          <nav aria-label={t.contents}>
            <ul>
              {long.map(([label], index) => (
                <li key={label}>
                  <a href={`#part-${index + 1}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          {long.map(([label, value], index) => (
            <section key={label} aria-labelledby={`part-${index + 1}`}>
              <h2 id={`part-${index + 1}`}>{label}</h2>
              <ArchiveValueView value={value} {...context} />
            </section>
          ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

type SplitEntries = [short: [string, ArchiveValue][], long: [string, ArchiveValue][]];

/** Splits the entries into single values and sections. */
function splitByLength(archive: ExportRecord): SplitEntries {
  const isShort = ([, value]: [string, ArchiveValue]) =>
    typeof value === "string" || value === null;
  const entries = Object.entries(archive);
  return [entries.filter(isShort), entries.filter((entry) => !isShort(entry))];
}

function ArchiveValueView({ value, ...context }: { value: ArchiveValue } & RenderContext) {
  const { nothing } = accountMessages[context.locale].archive;
  if (value === null || value === "") return <p>{nothing}</p>;
  if (typeof value === "string") return <TextOrFileLink text={value} {...context} />;
  if (!Array.isArray(value)) return <LabelledValues values={value} {...context} />;
  if (value.length === 0) return <p>{nothing}</p>;
  const keyedItems = value.map((values, index) => ({ values, key: `${index}` }));
  return (
    <ol>
      {keyedItems.map(({ values, key }) => (
        <li key={key}>
          <LabelledValues values={values} {...context} />
        </li>
      ))}
    </ol>
  );
}

function LabelledValues({ values, ...context }: { values: ExportRecord } & RenderContext) {
  return (
    <dl>
      {Object.entries(values).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ArchiveValueView value={value} {...context} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links the name of a file that the archive contains. */
function TextOrFileLink({ text, locale, files }: { text: string } & RenderContext) {
  if (!files.includes(text)) return <NoWrap text={text} />;
  const { files: folder } = accountMessages[locale].archive;
  return <a href={`${folder}/${encodeURIComponent(text)}`}>{text}</a>;
}
