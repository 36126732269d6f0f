import { renderToStaticMarkup } from "react-dom/server";
import type { Told } from "#app/features/identity/account/told.ts";
import { accountMessages } from "#app/i18n/account.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";

type Value = Told[string];
type Around = { locale: Locale; files: string[] };

/** The page is opened from a folder, without the site: it brings its few rules. */
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
 * What is told of a person as a page that any browser shows, in their language, with a link to each of the
 * `files` that lie beside it. It says what the file for programs says: both are made of the same.
 */
export function readablePage(told: Told, locale: Locale, files: string[]): string {
  const { archive: t } = accountMessages[locale];
  const around = { locale, files };
  const [short, long] = partedBySize(told);
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
          <Labelled told={Object.fromEntries(short)} {...around} />
          <nav aria-label={t.contents}>
            <ul>
              {long.map(([label], place) => (
                <li key={label}>
                  <a href={`#part-${place + 1}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          {long.map(([label, value], place) => (
            <section key={label} aria-labelledby={`part-${place + 1}`}>
              <h2 id={`part-${place + 1}`}>{label}</h2>
              <Anything value={value} {...around} />
            </section>
          ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

type Parted = [short: [string, Value][], long: [string, Value][]];

/** What is said in a line, then what has a part of its own. */
function partedBySize(told: Told): Parted {
  const isShort = ([, value]: [string, Value]) => typeof value === "string" || value === null;
  const entries = Object.entries(told);
  return [entries.filter(isShort), entries.filter((entry) => !isShort(entry))];
}

function Anything({ value, ...around }: { value: Value } & Around) {
  const { nothing } = accountMessages[around.locale].archive;
  if (value === null || value === "") return <p>{nothing}</p>;
  if (typeof value === "string") return <Text text={value} {...around} />;
  if (!Array.isArray(value)) return <Labelled told={value} {...around} />;
  if (value.length === 0) return <p>{nothing}</p>;
  const keyed = value.map((told, place) => ({ told, key: `${place}` }));
  return (
    <ol>
      {keyed.map(({ told, key }) => (
        <li key={key}>
          <Labelled told={told} {...around} />
        </li>
      ))}
    </ol>
  );
}

function Labelled({ told, ...around }: { told: Told } & Around) {
  return (
    <dl>
      {Object.entries(told).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Anything value={value} {...around} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of a file that lies beside leads to it. */
function Text({ text, locale, files }: { text: string } & Around) {
  if (!files.includes(text)) return <Unbroken text={text} />;
  const { files: folder } = accountMessages[locale].archive;
  return <a href={`${folder}/${encodeURIComponent(text)}`}>{text}</a>;
}
