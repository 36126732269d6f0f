import { afterEach, expect, test, vi } from "vitest";
import { enableOffline } from "./device-store.ts";

const PAGE = "https://ecole.example/espace-etudiant/candidate/cursus";
const MESSAGE = "https://ecole.example/espace-etudiant/messagerie/1";

// Other files share these globals.
afterEach(() => void vi.unstubAllGlobals());

test("the page that is kept is the one that asked for it, wherever its person has gone meanwhile", async () => {
  const postMessage = vi.fn();
  vi.stubGlobal("location", new URL(PAGE));
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "fr" } });
  vi.stubGlobal("HTMLScriptElement", { supports: () => true });
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: { postMessage },
      register: async () => vi.stubGlobal("location", new URL(MESSAGE)),
    },
  });
  const pages = ["/espace-etudiant/candidate"];
  await enableOffline({ scope: "/espace-etudiant", userKey: "p", pages, offlinePage: "" });
  const [{ keep }] = postMessage.mock.calls[0] ?? [{ keep: [] }];
  expect(keep).toContain(PAGE);
  expect(keep).toContain("/espace-etudiant/candidate.data");
  expect(keep).not.toContain(MESSAGE);
});

test("a page outside the application is not kept: only what says that there is no network", async () => {
  const postMessage = vi.fn();
  vi.stubGlobal("location", new URL(MESSAGE));
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "fr" } });
  vi.stubGlobal("HTMLScriptElement", { supports: () => true });
  vi.stubGlobal("navigator", {
    serviceWorker: { controller: { postMessage }, register: async () => {} },
  });
  await enableOffline({ scope: "/espace-etudiant", userKey: "p", pages: [], offlinePage: "<h1>" });
  const [message] = postMessage.mock.calls[0] ?? [];
  expect(message).toMatchObject({ whole: false, noNetwork: "<h1>" });
  expect(message.keep.join()).not.toContain("espace-etudiant");
});
