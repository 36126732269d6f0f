/** The attributes of one element; names in small letters. */
export type Attributes = Record<string, string>;

/** Every element of that name in a page, by its attributes. The pages are written by React: always quoted. */
export function elements(html: string, name: string): Attributes[] {
  const tags = html.matchAll(new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, "gi"));
  return [...tags].map(([, written = ""]) =>
    Object.fromEntries(
      [...written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

const letters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decoded(text: string): string {
  return text.replace(/&([\w#]+);/g, (whole, name) => letters[name] ?? whole);
}

/** What a page says in its head: its title, its metas by name or property, its links by relation. */
export function headOf(html: string) {
  const head = html.slice(0, html.indexOf("</head>"));
  const metas = elements(head, "meta");
  const links = elements(head, "link");
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    meta: (name: string) =>
      metas.find((meta) => meta.name === name || meta.property === name)?.content,
    link: (rel: string) => links.find((link) => link.rel === rel)?.href,
    languages: new Map(
      links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])),
    ),
  };
}

/** Every address that a page leads to or loads, as it is written there. */
export function addressesIn(html: string): string[] {
  const attributes = ["a", "link", "img", "source", "script", "use", "video", "track", "iframe"]
    .flatMap((name) => elements(html, name))
    .flatMap(({ href, src, poster, srcset }) => [
      href,
      src,
      poster,
      ...(srcset?.split(", ").map((candidate) => candidate.split(" ")[0]) ?? []),
    ]);
  const forms = elements(html, "form").flatMap(({ method, action }) =>
    method?.toLowerCase() === "post" ? [] : [action],
  );
  return [...new Set([...attributes, ...forms])].filter((address) => address !== undefined);
}

/** Every place of a page that an address can name after its `#`. */
export function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => decoded(id)));
}
