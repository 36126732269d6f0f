import type { ThemeCheck } from "#app/features/review/checklist.server.ts";
import { type FormErrors, useFormErrors } from "../choice/use-form-errors.ts";

type PageSection = "notes" | "checklist" | "duplicates";

/**
 * The response of a staff action: the revealed passport, or the errors of one section of the page.
 */
export type StaffResult = {
  passport: string | null;
  formErrors: Record<PageSection, FormErrors & { now?: ThemeCheck }>;
  /** False when the response belongs to the message form. */
  isStaffAction: boolean;
  hasErrors: boolean;
};

const noErrors = { notes: {}, checklist: {}, duplicates: {} };

/** Sorts the response of the page by the section of its form. */
export function useStaffResult(answer: unknown): StaffResult {
  const response = (answer ?? {}) as {
    passport?: string;
    submitted?: { intent?: string };
    now?: ThemeCheck;
  };
  const formErrors = useFormErrors(answer);
  const intent = response.submitted?.intent ?? "";
  const section = getSection(intent);
  return {
    passport: response.passport ?? null,
    formErrors: section
      ? { ...noErrors, [section]: { ...formErrors, now: response.now } }
      : noErrors,
    isStaffAction: section !== null || response.passport !== undefined,
    hasErrors: section !== null && formErrors.submitted !== undefined,
  };
}

function getSection(intent: string): PageSection | null {
  if (intent === "check-theme") return "checklist";
  if (intent.startsWith("duplicate-")) return "duplicates";
  return intent.startsWith("note-") ? "notes" : null;
}
