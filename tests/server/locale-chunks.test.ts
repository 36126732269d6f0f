import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import { errorsMessages } from "#app/i18n/errors.ts";

// The output of tools/bundle/locale-chunks.ts in the browser build.
const folder = (name: string) => join("build/client/assets", name);
const listScripts = (name: string) =>
  readdirSync(folder(name)).filter((file) => file.endsWith(".js"));
const both = listScripts("words");
const getText = (name: string, file: string) => readFileSync(join(folder(name), file), "utf8");

test("scripts with messages: exist for each language, and are smaller", () => {
  expect(both.length).toBeGreaterThan(30);
  for (const locale of ["fr", "en"]) {
    expect(listScripts(`words-${locale}`).toSorted()).toEqual(both.toSorted());
    for (const file of both)
      expect(getText(`words-${locale}`, file).length, file).toBeLessThanOrEqual(
        getText("words", file).length,
      );
  }
});

test("scripts of one language: export the same names, without texts of the other", () => {
  const sentence = errorsMessages.fr["account-suspended"].slice(0, 22);
  const file = both.find((name) => getText("words", name).includes(sentence)) ?? "";
  const exportedNames = (name: string) =>
    parseAst(getText(name, file))
      .body.flatMap((part) => (part.type === "ExportNamedDeclaration" ? part.specifiers : []))
      .map(({ exported }) => (exported.type === "Identifier" ? exported.name : exported.value))
      .toSorted();
  const says = (name: string) => ({
    fr: getText(name, file).includes(errorsMessages.fr["account-suspended"].slice(0, 22)),
    en: getText(name, file).includes(errorsMessages.en["account-suspended"].slice(0, 22)),
  });
  expect(says("words")).toEqual({ fr: true, en: true });
  expect(says("words-fr")).toEqual({ fr: true, en: false });
  expect(says("words-en")).toEqual({ fr: false, en: true });
  expect(exportedNames("words").length).toBeGreaterThan(20);
  expect(exportedNames("words-fr")).toEqual(exportedNames("words"));
  expect(exportedNames("words-en")).toEqual(exportedNames("words"));
});

test("scripts of one language: have the same imports as the bilingual one", () => {
  const taken = (name: string, file: string) =>
    parseAst(getText(name, file)).body.flatMap((part) =>
      part.type === "ImportDeclaration" ? [part.source.value] : [],
    );
  expect(both.flatMap((file) => taken("words", file)).length).toBeGreaterThan(20);
  for (const locale of ["fr", "en"])
    for (const file of both)
      expect(taken("words", file), file).toEqual(
        expect.arrayContaining(taken(`words-${locale}`, file)),
      );
});

test("scripts: contain no placeholder of the build, and bilingual messages only in their folder", () => {
  const others = readdirSync("build/client/assets", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .filter((name) => /__fr__|__en__|__VITE_/.test(readFileSync(folder(name), "utf8")));
  expect(others).toEqual([]);
});
