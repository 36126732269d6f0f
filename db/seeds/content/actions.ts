import type { Action } from "#app/features/content/kinds.ts";

const application = "/espace-etudiant/candidate";

type Call = Action & { type: "call"; second: Action };

/** The two ways forward that end most pages. */
export const waysForward: Record<"fr" | "en", Call> = {
  fr: {
    type: "call",
    action: "Déposer ma candidature",
    href: application,
    second: { action: "Poser une question", href: "/contacts" },
  },
  en: {
    type: "call",
    action: "Start my application",
    href: application,
    second: { action: "Ask a question", href: "/contacts" },
  },
};
