import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "docs/decisions";
const names = readdirSync(folder).filter((name) => name !== "README.md");
const index = readFileSync(join(folder, "README.md"), "utf8");
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");
const headings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);

test("gives each decision a number of its own, without a hole", () => {
  const numbers = names.map((name) => name.slice(0, 4)).toSorted();
  expect(numbers).toEqual(names.map((_, i) => String(i).padStart(4, "0")));
  for (const name of names) expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
});

test.for(names.filter((name) => !name.startsWith("0000")))(
  "%s says all a decision must",
  (name) => {
    const text = textOf(name);
    expect(headings(text)).toEqual(headings(textOf("0000-template.md")));
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)}\\. .+\n`));
    expect(text).toMatch(/^- Date: \d{4}-\d\d-\d\d$/m);
    expect(text).toMatch(/^- Status: (proposed|accepted|(superseded|changed) by \d{4})$/m);
    for (const section of text.split(/^## .+$/m).slice(1)) expect(section.trim()).not.toBe("");
  },
);

test("lists every decision in the index, by its title", () => {
  for (const name of names) {
    expect(index).toContain(`(${name})`);
    const title = /^# \d{4}\. (.+)$/m.exec(textOf(name))?.[1] ?? "";
    if (!name.startsWith("0000")) expect(index, name).toContain(`(${name}) ${title}`);
  }
});

test("a decision that was changed names the page that changed it, which names it", () => {
  const changed = names.flatMap((name) => {
    const [, by] = /^- Status: (?:superseded|changed) by (\d{4})$/m.exec(textOf(name)) ?? [];
    return by ? [{ name, by }] : [];
  });
  expect(changed).not.toEqual([]);
  for (const { name, by } of changed) {
    const later = names.find((one) => one.startsWith(by)) ?? "";
    expect(later, name).not.toBe("");
    expect(textOf(later), `${later} names ${name}`).toContain(name.slice(0, 4));
  }
});
