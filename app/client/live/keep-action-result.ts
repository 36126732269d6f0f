/**
 * Is an answer on the page still being read: something was refused, or the answer itself says that it `stays` (a letter
 * before it leaves, a number shown once)? The router forgets the answers of actions when it asks for the data of a page
 * again: they would go before they are read.
 */
export function mustKeepActionResult(
  actionData: Record<string, unknown> | null | undefined,
): boolean {
  return Object.values(actionData ?? {}).some(
    (result) =>
      typeof result === "object" &&
      result !== null &&
      (("ok" in result && result.ok === false) || ("stays" in result && result.stays === true)),
  );
}
