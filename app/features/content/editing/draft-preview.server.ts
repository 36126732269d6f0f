import { AsyncLocalStorage } from "node:async_hooks";
import type { Schools } from "#app/i18n/school.ts";

const drafts = new AsyncLocalStorage<{ schools?: Schools }>();

/**
 * Runs a piece of work in which the content is read with the drafts in hand, as if all were published:
 * the preview of an editor. The caller has asked the policy, and keeps the answer from anybody else.
 */
export function withDrafts<T>(work: () => T): T {
  return drafts.run({}, work);
}

/** Is the content being read for a preview? */
export function showsDrafts(): boolean {
  return drafts.getStore() !== undefined;
}

/** Who the school is in this preview, once it has been read. */
export function draftedSchools(): Schools | undefined {
  return drafts.getStore()?.schools;
}

/** Says so, for the rest of this preview. */
export function keepDraftedSchools(schools: Schools): void {
  const preview = drafts.getStore();
  if (preview) preview.schools = schools;
}
