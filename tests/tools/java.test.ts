import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createProgram } from "#tests/support/fake-program.ts";
import { findJava, NoJava } from "../../tools/java.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-java-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("findJava: prefers JAVA_PATH to the system's Java", () => {
  const path = createProgram(folder, "mine", 0);
  expect(findJava({ JAVA_PATH: path })).toBe(path);
});

test("findJava: throws when JAVA_PATH is not a Java runtime", () => {
  const configured = createProgram(folder, "broken", 127);
  const finding = () => findJava({ JAVA_PATH: configured });
  expect(finding).toThrow(NoJava);
  expect(finding).toThrow(`JAVA_PATH is ${configured}, which is not a Java runtime that starts.`);
});

test("findJava: returns undefined without Java", () => {
  expect(findJava({ PATH: folder })).toBeUndefined();
});
