type ContentData = Record<string, unknown>;

/** Lists every address that the data links to, in order, including formatted text. */
export function listLinks(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === "href" && typeof value === "string" ? [value] : listLinks(value),
  );
}

/**
 * Removes dead links: an `href` field becomes empty, which `ContentLink` renders as text, and formatted text loses the
 * link mark.
 */
export function removeLinks<T>(data: T, isDead: (href: string) => boolean): T {
  return stripLinks(data, isDead) as T;
}

function stripLinks(value: unknown, isDead: (href: string) => boolean): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => !isDeadLinkMark(item, isDead))
      .map((item) => stripLinks(item, isDead));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === "href" && typeof item === "string"
        ? [key, isDead(item) ? "" : item]
        : [key, stripLinks(item, isDead)],
    ),
  );
}

/** Whether this marks a dead link in formatted text. */
function isDeadLinkMark(item: unknown, isDead: (href: string) => boolean): boolean {
  const { type, attrs } = (item ?? {}) as { type?: unknown; attrs?: ContentData };
  return type === "link" && typeof attrs?.href === "string" && isDead(attrs.href);
}
