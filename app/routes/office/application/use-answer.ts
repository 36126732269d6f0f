import type { ThemeCheck } from "#app/features/review/checklist.server.ts";
import { useWrong, type Wrong } from "../choice/use-wrong.ts";

type Part = "notes" | "checklist" | "doubles";

/** What the page answered to a press of the staff among themselves: the passport, or what was refused in a part. */
export type FileAnswer = {
  passport: string | null;
  wrong: Record<Part, Wrong & { now?: ThemeCheck }>;
  /** The answer is not about the letter that is written on the page. */
  own: boolean;
  /** Something of it was refused. */
  failed: boolean;
};

const none = { notes: {}, checklist: {}, doubles: {} };

/** Sorts the answer of the page by the part where it was pressed. */
export function useFileAnswer(answer: unknown): FileAnswer {
  const found = (answer ?? {}) as {
    passport?: string;
    typed?: { intent?: string };
    now?: ThemeCheck;
  };
  const wrong = useWrong(answer);
  const intent = found.typed?.intent ?? "";
  const part = partOf(intent);
  return {
    passport: found.passport ?? null,
    wrong: part ? { ...none, [part]: { ...wrong, now: found.now } } : none,
    own: part !== null || found.passport !== undefined,
    failed: part !== null && wrong.typed !== undefined,
  };
}

function partOf(intent: string): Part | null {
  if (intent === "theme") return "checklist";
  if (intent.startsWith("double-")) return "doubles";
  return intent.startsWith("note-") ? "notes" : null;
}
