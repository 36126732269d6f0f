import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createProgram } from "#tests/support/fake-program.ts";
import { findJava, NoJava } from "../../tools/java.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-java-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("takes the Java of JAVA_PATH before the system's", () => {
  const path = createProgram(folder, "mine", 0);
  expect(findJava({ JAVA_PATH: path })).toBe(path);
});

test("says so when JAVA_PATH is no Java", () => {
  const given = createProgram(folder, "broken", 127);
  const finding = () => findJava({ JAVA_PATH: given });
  expect(finding).toThrow(NoJava);
  expect(finding).toThrow(`JAVA_PATH is ${given}, which is not a Java runtime that starts.`);
});

test("finds none where there is none", () => {
  expect(findJava({ PATH: folder })).toBeUndefined();
});
