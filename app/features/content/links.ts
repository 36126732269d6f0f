type Words = Record<string, unknown>;

/** Every address that these words lead to, in their order; those of formatted text too. */
export function listLinks(words: unknown): string[] {
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) =>
    key === "href" && typeof value === "string" ? [value] : listLinks(value),
  );
}

/**
 * The same words without the links that are dead: an address becomes empty, which `ContentLink` shows as words alone,
 * and formatted text loses the mark of the link.
 */
export function removeLinks<T>(words: T, isDead: (href: string) => boolean): T {
  return stripLinks(words, isDead) as T;
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

/** Is this the mark of a dead link on words of formatted text? */
function isDeadLinkMark(item: unknown, isDead: (href: string) => boolean): boolean {
  const { type, attrs } = (item ?? {}) as { type?: unknown; attrs?: Words };
  return type === "link" && typeof attrs?.href === "string" && isDead(attrs.href);
}
