import type { Focus, Scene } from "#app/features/content/kinds.ts";

/** A picture that only sets the mood: nobody misses anything without it. */
export function mood(name: string, focus?: Focus): Scene {
  return focus ? { name, alt: "", focus } : { name, alt: "" };
}

/** A picture that says something, in words. */
export function picture(name: string, alt: string, focus?: Focus): Scene {
  return focus ? { name, alt, focus } : { name, alt };
}
