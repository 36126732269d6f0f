import { afterEach, expect, test, vi } from "vitest";
import { enableOffline, readFromDevice, storeOnDevice } from "./device-store.ts";

const PAGE = "https://ecole.example/espace-etudiant/candidate/cursus";
const MESSAGE = "https://ecole.example/espace-etudiant/messagerie/1";

// Other files share these globals.
afterEach(() => void vi.unstubAllGlobals());

test("enableOffline: caches the page that called it, even after a navigation", async () => {
  const postMessage = vi.fn();
  vi.stubGlobal("location", new URL(PAGE));
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: { postMessage },
      register: async () => vi.stubGlobal("location", new URL(MESSAGE)),
    },
  });
  const pages = ["/espace-etudiant/candidate", "/espace-etudiant/candidate/cursus"];
  const input = { scope: "/espace-etudiant", userKey: "p", pages, offlinePage: "" };
  await enableOffline(input);
  const [{ keep }] = postMessage.mock.calls[0] ?? [{ keep: [] }];
  expect(keep).toContain(PAGE);
  expect(keep).toEqual(expect.arrayContaining(pages));
  expect(keep).not.toContain(MESSAGE);
});

test("enableOffline: caches only the offline page outside the application", async () => {
  const postMessage = vi.fn();
  vi.stubGlobal("location", new URL(MESSAGE));
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("navigator", {
    serviceWorker: { controller: { postMessage }, register: async () => {} },
  });
  await enableOffline({ scope: "/espace-etudiant", userKey: "p", pages: [], offlinePage: "<h1>" });
  const [message] = postMessage.mock.calls[0] ?? [];
  expect(message).toMatchObject({ whole: false, noNetwork: "<h1>" });
  expect(message.keep.join()).not.toContain("espace-etudiant");
});

/** An IndexedDB with one value, whose transactions complete when they are committed; returns the calls. */
function stubDatabase(): string[] {
  const calls: string[] = [];
  const succeed = <T>(result: T) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const createTransaction = () => {
    const transaction = {
      db: {},
      oncomplete: () => {},
      objectStore: () => ({
        transaction,
        put: () => calls.push("put"),
        get: () => calls.push("get") && succeed("Podor"),
      }),
      commit: () => {
        calls.push("commit");
        queueMicrotask(() => transaction.oncomplete());
      },
    };
    return transaction;
  };
  vi.stubGlobal("indexedDB", { open: () => succeed({ transaction: createTransaction }) });
  return calls;
}

test("storeOnDevice, readFromDevice: commit at once, so that a suspended page of WebKit locks nothing", async () => {
  const calls = stubDatabase();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("BroadcastChannel", class {});
  void storeOnDevice("awa/identity", "Podor");
  await vi.waitFor(() => expect(calls).toEqual(["put", "commit"]));
  expect(await readFromDevice("awa/identity")).toBe("Podor");
  expect(calls).toEqual(["put", "commit", "get", "commit"]);
});
