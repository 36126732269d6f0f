import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const page = readFileSync("docs/requirements.md", "utf8");
const rows = page.split("\n").filter((line) => line.startsWith('| <a id="'));
const ids = rows.map((row) => /<\/a>([A-Z]+-?\d+) \|/.exec(row)?.[1] ?? "");
const prefixes = [...new Set(ids.map((id) => id.replace(/\d+$/, "")))];

/** The third column of a row: tests by path and title, or benchmark files. */
const references = rows.flatMap((row) =>
  [...(row.split(" | ")[2] ?? "").matchAll(/`([^`]+)`(?: › (.+?))?(?=<br>| \|$)/g)].map(
    ([, path = "", title]) => ({ path, title }),
  ),
);

/** Lines of code, tests and documents that match a pattern, as "path:line:text". */
function findLines(pattern: string): string[] {
  const places = [
    "app",
    "server",
    "db",
    "dev-database",
    "tools",
    "assets-src",
    "tests",
    "bench",
    "docs",
    "*.md",
    "*.mjs",
  ];
  const excluded = [
    ":!docs/decisions/archive",
    ":!db/migrations/meta",
    ":!assets-src/scenes",
    ":!*.svg",
  ];
  const own = [":!docs/requirements.md", ":!tests/architecture/requirements.test.ts"];
  const flags = ["-I", "-noP", "--no-color"];
  try {
    const args = ["grep", ...flags, pattern, "--", ...places, ...excluded, ...own];
    return execFileSync("git", args, { encoding: "utf8" }).trim().split("\n");
  } catch {
    // `git grep` exits with 1 when nothing is found.
    return [];
  }
}

describe("docs/requirements.md", () => {
  it("has one row and one anchor for each id", () => {
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, id] of ids.entries())
      expect(rows[index]).toContain(`<a id="${id.toLowerCase()}"></a>${id} |`);
  });

  it("has a row for every id that code, tests and documents cite", () => {
    const withDash = prefixes.filter((prefix) => prefix.endsWith("-"));
    const cited = [
      ...findLines(`(?<![A-Za-z0-9-])(?:${withDash.join("|")})[0-9]{2}(?![0-9])`),
      ...findLines("(?<![A-Za-z0-9-])P[0-9]{1,2}(?=[,.:; )\\]]|$)"),
    ];
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter((line) => !ids.includes(line.split(":").at(-1) ?? ""))).toEqual([]);
  });

  it("has the anchor of every link", () => {
    const links = findLines("(?<=requirements\\.md#)[a-z0-9-]+");
    expect(links.filter((line) => !page.includes(`<a id="${line.split(":").at(-1)}">`))).toEqual(
      [],
    );
  });

  it("is cited by comments instead of a page that a reader cannot open", () => {
    const closed = [
      "(?:quality|security|performance) page",
      "product decisions",
      "interface\\.md",
      "\\((?:facts|interface|specification|design), ",
      "specification, section",
      "work/shared",
    ];
    expect(findLines(closed.join("|"))).toEqual([]);
    expect(page).not.toMatch(/work\/shared/);
  });

  it("names only tests and benchmarks that exist", () => {
    expect(references.length).toBeGreaterThan(ids.length - 5);
    const wrong = references.filter(({ path, title }) => {
      if (path.startsWith("npm ")) return false;
      if (!existsSync(path)) return true;
      return title !== undefined && !readFileSync(path, "utf8").includes(title);
    });
    expect(wrong).toEqual([]);
  });

  it("names a test or a measure in every row", () => {
    expect(rows.filter((row) => !/` (?:› .+ )?\|$/.test(row))).toEqual([]);
  });
});
