import { speculationRules } from "#app/late/speculation.ts";
import { sparesData } from "./sparing.ts";

/** Lets the browser fetch the page behind a link before the click; never where data are spared. */
export function fetchAhead(): void {
  if (sparesData() || !HTMLScriptElement.supports?.("speculationrules")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = speculationRules(matchMedia("(hover: hover)").matches ? "mouse" : "finger");
  document.head.append(rules);
}
