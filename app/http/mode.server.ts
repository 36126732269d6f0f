import { config } from "#app/platform/config.server.ts";
import { notFound } from "./answer.server.ts";

/** Is this the demonstration? Pages mark it; production shows none of it. */
export function isDemo(): boolean {
  return config().demo;
}

/** Answers 404 outside the demonstration. */
export function demoOnly(): void {
  if (!isDemo()) throw notFound();
}
