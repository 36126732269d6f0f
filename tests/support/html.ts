/** The attributes of one element; names in lower case. */
export type Attributes = Record<string, string>;

/** The attributes of every element with this name. React writes the pages, so values are always quoted. */
export function findElements(html: string, name: string): Attributes[] {
  const tags = html.matchAll(new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, "gi"));
  return [...tags].map(([, written = ""]) =>
    Object.fromEntries(
      [...written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decodeEntities(value),
      ]),
    ),
  );
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decodeEntities(text: string): string {
  return text.replace(/&([\w#]+);/g, (whole, name) => entities[name] ?? whole);
}

/** The head of a page: its title, its metas by name or property, its links by relation. */
export function parseHead(html: string) {
  const head = html.slice(0, html.indexOf("</head>"));
  const metas = findElements(head, "meta");
  const links = findElements(head, "link");
  return {
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    meta: (name: string) =>
      metas.find((meta) => meta.name === name || meta.property === name)?.content,
    link: (rel: string) => links.find((link) => link.rel === rel)?.href,
    languages: new Map(
      links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])),
    ),
  };
}

/** Every URL that a page links to or loads, as written. */
export function listUrls(html: string): string[] {
  const attributes = ["a", "link", "img", "source", "script", "use", "video", "track", "iframe"]
    .flatMap((name) => findElements(html, name))
    .flatMap(({ href, src, poster, srcset }) => [
      href,
      src,
      poster,
      ...(srcset?.split(", ").map((candidate) => candidate.split(" ")[0]) ?? []),
    ]);
  const forms = findElements(html, "form").flatMap(({ method, action }) =>
    method?.toLowerCase() === "post" ? [] : [action],
  );
  return [...new Set([...attributes, ...forms])].filter((address) => address !== undefined);
}

/** Every id of a page. */
export function listIds(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => decodeEntities(id)));
}
