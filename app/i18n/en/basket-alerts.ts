import type { basketAlerts as fr } from "../fr/basket-alerts.ts";

/** Why a programme was not added to the basket: the exact alerts of APP-09. */
export const basketAlerts: typeof fr = {
  "already-in-basket": "{0} is already in your shortlist.",
  "application-submitted": "Your application has been sent: it can no longer be changed here.",
  "basket-full": "You have reached the limit of {0} programmes in your shortlist.",
  "course-closed": "{0} is closed for this intake.",
  "course-full": "{0} is full for this intake.",
  "intake-closed": "Applications for this intake are closed. Your answers are kept.",
  "not-accepted": "This answer is not accepted. Check it.",
};
