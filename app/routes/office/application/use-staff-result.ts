import type { ThemeCheck } from "#app/features/review/checklist.server.ts";
import { type FormErrors, useFormErrors } from "../choice/use-form-errors.ts";

type PageSection = "notes" | "checklist" | "doubles";

/** What the page answered to a press of the staff among themselves: the passport, or what was refused in a part. */
export type StaffResult = {
  passport: string | null;
  formErrors: Record<PageSection, FormErrors & { now?: ThemeCheck }>;
  /** The answer is not about the letter that is written on the page. */
  isStaffAction: boolean;
  /** Something of it was refused. */
  hasErrors: boolean;
};

const noErrors = { notes: {}, checklist: {}, doubles: {} };

/** Sorts the answer of the page by the part where it was pressed. */
export function useStaffResult(answer: unknown): StaffResult {
  const response = (answer ?? {}) as {
    passport?: string;
    typed?: { intent?: string };
    now?: ThemeCheck;
  };
  const formErrors = useFormErrors(answer);
  const intent = response.typed?.intent ?? "";
  const section = sectionOf(intent);
  return {
    passport: response.passport ?? null,
    formErrors: section
      ? { ...noErrors, [section]: { ...formErrors, now: response.now } }
      : noErrors,
    isStaffAction: section !== null || response.passport !== undefined,
    hasErrors: section !== null && formErrors.typed !== undefined,
  };
}

function sectionOf(intent: string): PageSection | null {
  if (intent === "theme") return "checklist";
  if (intent.startsWith("duplicate-")) return "doubles";
  return intent.startsWith("note-") ? "notes" : null;
}
