import { AsyncLocalStorage } from "node:async_hooks";

const drafts = new AsyncLocalStorage<true>();

/**
 * Runs a piece of work in which the content is read with the drafts in hand, as if all were published:
 * the preview of an editor. The caller has asked the policy, and keeps the answer from anybody else.
 */
export function withDrafts<T>(work: () => T): T {
  return drafts.run(true, work);
}

/** Is the content being read for a preview? */
export function showsDrafts(): boolean {
  return drafts.getStore() === true;
}
