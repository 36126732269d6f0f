/**
 * Whether the page must keep its action result: an error, or a result with `isPersistent` (an email preview before it is
 * sent, a number shown once). Revalidation makes the router drop action results, so they would disappear before they
 * are read.
 */
export function mustKeepActionResult(
  actionData: Record<string, unknown> | null | undefined,
): boolean {
  return Object.values(actionData ?? {}).some(
    (result) =>
      typeof result === "object" &&
      result !== null &&
      (("ok" in result && result.ok === false) ||
        ("isPersistent" in result && result.isPersistent === true)),
  );
}
