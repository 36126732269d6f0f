import { isShared } from "../shared-device.ts";

/** The names that the last pages of this device gave themselves: they tell nothing of anybody. */
const KEY = "own-pages";
/** More than anybody opens in the days an answer waits. */
const MOST = 100;

/** The tab alone remembers on a shared device. */
const memory = () => (isShared() ? sessionStorage : localStorage);

function known(): string[] {
  try {
    return (memory().getItem(KEY) ?? "").split(" ").filter(Boolean);
  } catch {
    // Storage is shut: no page is known then.
    return [];
  }
}

/** A page that saves itself will be known again by the pages of this device that follow it. */
export function rememberPage(name: string): void {
  try {
    const names = known().filter((one) => one !== name);
    memory().setItem(KEY, [...names, name].slice(-MOST).join(" "));
  } catch {
    // Storage is shut.
  }
}

/** Was this a page of this very device? */
export function isOwnPage(name: string): boolean {
  return name !== "" && known().includes(name);
}

/** With all that this device keeps of a person. */
export function forgetPages(): void {
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is shut.
  }
}
