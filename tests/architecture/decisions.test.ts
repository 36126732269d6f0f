import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = "docs/decisions";
const archive = join(folder, "archive");
const listRecords = (path: string) =>
  readdirSync(path).filter((name) => name.endsWith(".md") && name !== "README.md");
const getNumber = (name: string) => name.slice(0, 4);
const read = (path: string) => readFileSync(path, "utf8");
const getTitle = (path: string) => /^# \d{4}\. (.+)$/m.exec(read(path))?.[1] ?? "";
const getHeadings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);

const records = listRecords(folder).filter((name) => !name.startsWith("0000"));
const archived = listRecords(archive);

describe("decision records", () => {
  it("have unique numbers and plain file names", () => {
    const numbers = records.map(getNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const name of records) expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  });

  it.for(records)("%s has a title, a date, a status and every section", (name) => {
    const text = read(join(folder, name));
    expect(getHeadings(text)).toEqual(getHeadings(read(join(folder, "0000-template.md"))));
    expect(text).toMatch(new RegExp(`^# ${getNumber(name)}\\. .+\n`));
    expect(text).toMatch(/^- Date: \d{4}-\d\d-\d\d$/m);
    expect(text).toMatch(/^- Status: (proposed|accepted)$/m);
    for (const section of text.split(/^## .+$/m).slice(1)) expect(section.trim()).not.toBe("");
  });

  it.for(records)("%s names only files that exist", (name) => {
    const paths = [
      ...read(join(folder, name)).matchAll(
        /`((?:app|server|dev-database|tools|assets-src|tests|bench|docs)\/[^`*<]+)`/g,
      ),
    ];
    expect(paths.map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
  });

  it("are listed in the index by title", () => {
    const index = read(join(folder, "README.md"));
    for (const name of records)
      expect(index).toContain(`](${name}) | ${getTitle(join(folder, name))} |`);
  });

  it("in the archive are listed with the current record, which names them", () => {
    const index = read(join(archive, "README.md"));
    for (const name of archived) {
      const line = index.split("\n").find((one) => one.includes(`](${name})`)) ?? "";
      const current = /\]\(\.\.\/([^)]+)\)/.exec(line)?.[1] ?? "";
      expect(records, name).toContain(current);
      expect(read(join(folder, current)), current).toContain(`archive/${name}`);
    }
  });

  it("cited by code, tests and documents are current", () => {
    const pattern = "decisions?[ /][0-9]{4}|decisions/archive/[0-9]";
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
      "*.ts",
    ];
    const found = execFileSync(
      "git",
      ["grep", "-nEo", pattern, "--", ...places, ":!docs/decisions", ":!db/migrations/meta"],
      { encoding: "utf8" },
    );
    const numbers = ["0000", ...records.map(getNumber)];
    const cited = found.split("\n").filter((line) => line !== "");
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((line) => !numbers.includes(line.slice(-4)))).toEqual([]);
  });
});
