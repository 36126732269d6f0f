import { AsyncLocalStorage } from "node:async_hooks";
import type { Schools } from "#app/i18n/school.ts";

const previewContext = new AsyncLocalStorage<{ schools?: Schools }>();

/**
 * Runs a piece of work in which the content is read with the drafts in hand, as if all were published:
 * the preview of an editor. The caller has asked the policy, and keeps the answer from anybody else.
 */
export function withDraftPreview<T>(work: () => T): T {
  return previewContext.run({}, work);
}

/** Is the content being read for a preview? */
export function isPreviewingDrafts(): boolean {
  return previewContext.getStore() !== undefined;
}

/** Who the school is in this preview, once it has been read. */
export function getPreviewSchools(): Schools | undefined {
  return previewContext.getStore()?.schools;
}

/** Says so, for the rest of this preview. */
export function setPreviewSchools(schools: Schools): void {
  const preview = previewContext.getStore();
  if (preview) preview.schools = schools;
}
