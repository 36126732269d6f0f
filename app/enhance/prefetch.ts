import { speculationRules } from "#app/late/speculation.ts";
import { savesData } from "./sparing.ts";

/** Lets the browser fetch the page behind a link before the click; never for those who save data. */
export function fetchAhead(): void {
  if (savesData() || !HTMLScriptElement.supports?.("speculationrules")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = speculationRules(matchMedia("(hover: hover)").matches ? "mouse" : "finger");
  document.head.append(rules);
}
