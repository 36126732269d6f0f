import { afterEach, expect, test, vi } from "vitest";
import { enableOffline } from "./device-store.ts";

const PAGE = "https://ecole.example/espace-etudiant/candidate/cursus";
const MESSAGE = "https://ecole.example/espace-etudiant/messagerie/1";

// Other files share these globals.
afterEach(() => void vi.unstubAllGlobals());

const stubDocument = (canPrefetch: boolean) =>
  vi.stubGlobal("document", {
    cookie: "",
    createElement: () => ({ relList: { supports: () => canPrefetch } }),
  });

test("enableOffline: caches the page that called it, even after a navigation", async () => {
  const postMessage = vi.fn();
  vi.stubGlobal("location", new URL(PAGE));
  stubDocument(true);
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: { postMessage },
      register: async () => vi.stubGlobal("location", new URL(MESSAGE)),
    },
  });
  const pages = ["/espace-etudiant/candidate", "/espace-etudiant/candidate/cursus"];
  const input = { scope: "/espace-etudiant", userKey: "p", pages, offlinePage: "" };
  expect(await enableOffline(input)).toBe(true);
  const [{ keep }] = postMessage.mock.calls[0] ?? [{ keep: [] }];
  expect(keep).toContain(PAGE);
  expect(keep).toContain("/espace-etudiant/candidate");
  expect(keep).not.toContain("/espace-etudiant/candidate/cursus");
  expect(keep).not.toContain(MESSAGE);

  stubDocument(false);
  await enableOffline(input);
  const [{ keep: withoutPrefetch }] = postMessage.mock.calls[1] ?? [{ keep: [] }];
  expect(withoutPrefetch, "Safari").toContain("/espace-etudiant/candidate/cursus");
});

test("enableOffline: caches only the offline page outside the application", async () => {
  const postMessage = vi.fn();
  vi.stubGlobal("location", new URL(MESSAGE));
  stubDocument(true);
  vi.stubGlobal("navigator", {
    serviceWorker: { controller: { postMessage }, register: async () => {} },
  });
  await enableOffline({ scope: "/espace-etudiant", userKey: "p", pages: [], offlinePage: "<h1>" });
  const [message] = postMessage.mock.calls[0] ?? [];
  expect(message).toMatchObject({ whole: false, noNetwork: "<h1>" });
  expect(message.keep.join()).not.toContain("espace-etudiant");
});
