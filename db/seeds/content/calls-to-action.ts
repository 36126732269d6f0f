import type { Action } from "#app/features/content/kinds.ts";

const application = "/espace-etudiant/candidate";

type CallToAction = Action & { type: "call"; second: Action };

/** The two calls to action at the end of most pages. */
export const callsToAction: Record<"fr" | "en", CallToAction> = {
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

/** Fees are not published: these links ask each campus's office for them. */
export const feeQuestions: Record<"fr" | "en", Action[]> = {
  fr: [
    { action: "Demander les frais à Dakar", href: "/contacts?campus=SENEGAL&sujet=fees#ecrire" },
    { action: "Demander les frais à Yaoundé", href: "/contacts?campus=CAMEROUN&sujet=fees#ecrire" },
  ],
  en: [
    { action: "Ask for the fees in Dakar", href: "/contacts?campus=SENEGAL&sujet=fees#ecrire" },
    { action: "Ask for the fees in Yaoundé", href: "/contacts?campus=CAMEROUN&sujet=fees#ecrire" },
  ],
};
