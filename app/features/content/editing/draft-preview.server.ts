import { AsyncLocalStorage } from "node:async_hooks";
import type { Schools } from "#app/i18n/school.ts";

const previewContext = new AsyncLocalStorage<{ schools?: Schools }>();

/**
 * Runs `work` with drafts read as if they were published, for the preview of an editor. The caller checks the
 * permission and must not cache the result.
 */
export function withDraftPreview<T>(run: () => T): T {
  return previewContext.run({}, run);
}

export function isPreviewingDrafts(): boolean {
  return previewContext.getStore() !== undefined;
}

/** The school's identity in this preview, once it is loaded. */
export function getPreviewSchools(): Schools | undefined {
  return previewContext.getStore()?.schools;
}

export function setPreviewSchools(schools: Schools): void {
  const preview = previewContext.getStore();
  if (preview) preview.schools = schools;
}
