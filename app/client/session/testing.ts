import { vi } from "vitest";

export const PAGE = "https://school.test/espace-etudiant/messagerie/1";
export const noNetwork = new TypeError("Failed to fetch");

/** What the router makes of a response `data(body, { status })` that the server threw. */
export const errorResponse = (status: number, body: unknown) => ({
  status,
  statusText: "",
  internal: false,
  data: body,
});

export const watcher = { userKey: "awa", onReached: vi.fn(), onSessionLost: vi.fn(async () => {}) };
const makeCookie = (key: string) => ({ cookie: `here=student~Awa%20Fall~${key}` });

/** A page of an area in a browser with the cookie of this user, as it is after hydration. */
export async function openPage(signedInKey = "awa") {
  vi.resetModules();
  vi.stubGlobal("document", makeCookie(signedInKey));
  vi.stubGlobal("location", new URL(PAGE));
  vi.stubGlobal("navigator", { onLine: true });
  const areaData = await import("./area-data.ts");
  const keepResult = await import("../live/persistent-action-result.ts");
  areaData.watchForms(watcher);
  return { ...areaData, ...keepResult };
}

export const submitRequest = () =>
  new Request(PAGE, { method: "POST", body: new URLSearchParams("a=1") });
