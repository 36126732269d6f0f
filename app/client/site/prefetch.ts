import { speculationRules } from "#app/client/speculation.ts";
import { prefersReducedData } from "../user-preferences.ts";

/** Lets the browser fetch linked pages before the click, except with reduced data. */
export function prefetchPages(): void {
  if (prefersReducedData() || !HTMLScriptElement.supports?.("speculationrules")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = speculationRules(matchMedia("(hover: hover)").matches ? "mouse" : "finger");
  document.head.append(rules);
}
