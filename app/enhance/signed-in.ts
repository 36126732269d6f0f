import { HERE_COOKIE } from "#app/late/cookies.ts";
import { initialsOf } from "#app/ui/initials.ts";
import { readCookie } from "./cookie.ts";

/**
 * Writes the name of the signed-in person into the bar; the storage key `user` holds that name and
 * nothing else (decisions, Signing in). Before it, `early.js` has shown the right bar.
 */
export function paintWhoIsHere(): void {
  const name = decodeURIComponent(readCookie(HERE_COOKIE)?.split("~")[1] ?? "");
  if (name) localStorage.setItem("user", name);
  else localStorage.removeItem("user");
  for (const place of document.querySelectorAll("[data-name]")) place.textContent = name;
  for (const place of document.querySelectorAll("[data-initials]"))
    place.textContent = initialsOf(name);
}
