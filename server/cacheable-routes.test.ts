import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { createPageFinder } from "./cacheable-routes.ts";

const route = (id: string, parentId: string | undefined, path?: string, handle?: object) => ({
  [id]: {
    id,
    parentId,
    path,
    index: path === undefined && id.endsWith("home"),
    module: { handle },
  },
});

const routes = {
  ...route("root", undefined, ""),
  ...route("shared", "root", "", { shared: true }),
  ...route("home", "shared"),
  ...route("about", "shared", "about"),
  ...route("news", "shared", "actualite/:id"),
  ...route("english", "root", "en", { shared: true }),
  ...route("english-home", "english"),
  ...route("english-about", "english", "about"),
  ...route("sign-in", "root", "connexion"),
  ...route("other", "root", "*"),
};

const find = createPageFinder({ routes } as unknown as Pick<ServerBuild, "routes">);

describe("createPageFinder", () => {
  it.each([
    ["/", "/"],
    ["/about", "/about"],
    ["/en", "/en"],
    ["/actualite/portes-ouvertes", "/actualite/portes-ouvertes"],
    ["/actualite/%C3%A9t%C3%A9", "/actualite/%C3%A9t%C3%A9"],
  ])("returns the canonical address %s unchanged", (path, expected) => {
    expect(find(path)?.path).toBe(expected);
  });

  it.each([
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/about///////", "/about"],
    ["//about", "/about"],
    ["/ABOUT", "/about"],
    ["/%61bout", "/about"],
    ["/about#top", "/about"],
    ["/./about", "/about"],
    ["/actualite/../about", "/about"],
    ["/actualite//x", "/actualite/x"],
    ["/actualite/%2D", "/actualite/-"],
    ["/actualite/%c3%a9", "/actualite/%C3%A9"],
    ["/actualite/é", "/actualite/%C3%A9"],
    ["/actualite/a%2fb", "/actualite/a%2Fb"],
    ["/en/", "/en"],
    ["/EN//about", "/en/about"],
    ["/en\\about", "/en/about"],
  ])("returns the canonical address of %s", (path, expected) => {
    expect(find(path)?.path).toBe(expected);
  });

  it.each(["/actualite/..", "/actualite/%2e%2e", "/actualite/."])(
    "returns no page of another address for %s",
    (path) => {
      const page = find(path);
      if (page) expect(page.path).not.toContain("actualite");
    },
  );

  it.each([
    "/connexion",
    "/nothing",
    "/actualite/%",
    "/actualite/%E0%A4%A",
    "/about.data",
    "x",
    "",
  ])("returns undefined for %s, which is not cacheable", (path) => {
    expect(find(path)).toBeUndefined();
  });

  it("returns a canonical path that is its own canonical path, so a redirect has one step", () => {
    const odd = [
      "",
      ".",
      "..",
      "%2e",
      "%2F",
      "%5C",
      "\\",
      "/",
      "é",
      "%25",
      "%252e",
      "%00",
      " ",
      "|",
    ];
    const special = [
      "{",
      '"',
      "'",
      "<",
      ":id",
      "*",
      "?",
      "#",
      ";",
      "@",
      "\t",
      "%0A",
      "~",
      "[",
      "😀",
    ];
    const parts = [...odd, ...special, "A", "en", "actualite"];
    for (const start of ["/", "/actualite/", "/en/"])
      for (const one of parts)
        for (const other of parts) {
          const path = find(`${start}${one}${other}`)?.path;
          if (path === undefined) continue;
          expect(find(path)?.path, path).toBe(path);
          expect(new URL(`http://localhost${path}`).pathname).toBe(path);
        }
  });

  it("returns the pattern of the route with its parameter names", () => {
    expect(find("/actualite/x")?.pattern).toBe("/actualite/:id");
    expect(find("/en/ABOUT/")?.pattern).toBe("/en/about");
  });

  it("returns the same for a cached path and for one too long to cache", () => {
    const long = `/actualite/${"a".repeat(2_000)}`;
    for (const path of [long, "/about", long, "/about", "/x", "/x"])
      expect(find(path)?.path).toBe(path === "/x" ? undefined : path);
  });
});
