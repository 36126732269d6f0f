/**
 * Does an answer on the page say that something was refused? The router forgets the answers of actions when it asks
 * for the data of a page again: the sentence beside the field would go before it is read.
 */
export function saysRefused(answers: Record<string, unknown> | null | undefined): boolean {
  return Object.values(answers ?? {}).some(
    (one) => typeof one === "object" && one !== null && "ok" in one && one.ok === false,
  );
}
