import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { po } from "gettext-parser";
import ts from "typescript";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findUsers } from "../../../tools/i18n/find-users.ts";
import { parseText, printText, readText } from "../../../tools/i18n/placeholders.ts";
import { parsePo, printPo } from "../../../tools/i18n/po-file.ts";
import { type MessageText, readMessages } from "../../../tools/i18n/read-messages.ts";
import { createVisitProject, type VisitProject } from "./visit-project.ts";

vi.setConfig({ testTimeout: 60_000 });

const application = readMessages(".");

let project: VisitProject;
beforeEach(() => {
  project = createVisitProject();
});
afterEach(() => project.remove());

/** The text that comes back when a text is written into a source file and read again. */
function writeAndRead({ text, expressions, siblingExpressions, braces, locale }: MessageText) {
  const rules = { required: expressions, allowed: siblingExpressions, braces, locale };
  const parsed = parseText(text, rules);
  if (!parsed.ok) return parsed.reason;
  const source = ts.createSourceFile("x.ts", printText(parsed.parts), ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  if (!statement || !ts.isExpressionStatement(statement)) return "no text";
  return readText(statement.expression)?.text;
}

describe("readMessages", () => {
  const { texts, composed } = application;

  it("reads nearly every message of the application", () => {
    expect(texts.length).toBeGreaterThan(9000);
    expect(composed.length / texts.length).toBeLessThan(0.01);
  });

  it("reads texts that can be written back as they are", () => {
    const different = texts.filter((text) => writeAndRead(text) !== text.text);
    expect(different.map(({ locale, context }) => `${locale} ${context}`)).toEqual([]);
  });

  it("lists the branches of a condition, and the texts that a function is given", () => {
    const { texts } = readMessages(project.root);
    const french = texts.filter(({ locale, branch }) => locale === "fr" && branch !== null);
    expect(french.map(({ context, text }) => [context, text])).toEqual([
      ["visit.found [count > 1]", "{count} visites trouvées"],
      ["visit.found [otherwise]", "Une visite trouvée"],
      ["visit.left [days === 0]", "Dernier jour"],
      ["visit.left [days > 1]", "Il reste {days} jours"],
      ["visit.left [otherwise]", "Il reste un jour"],
      ["visit.places [one]", "lieu"],
      ["visit.places [many]", "lieux"],
    ]);
  });

  it("reads a constant that two keys share once", () => {
    const { texts } = readMessages(project.root);
    const shared = texts.filter(({ text }) => text === "Une réponse");
    expect(shared.map(({ context }) => context)).toEqual(["visit.emails.accept.subject"]);
  });

  it("lists a message whose sentence is put together from pieces as composed", () => {
    const { texts, composed } = readMessages(project.root);
    expect(composed.map(({ locale, key }) => `${locale} ${key}`)).toEqual([
      "fr visit.glued",
      "fr visit.mixed",
      "en visit.glued",
      "en visit.mixed",
    ]);
    const keys = texts.map(({ key }) => key);
    expect(keys).not.toContain("visit.glued");
    expect(keys).not.toContain("visit.mixed");
  });

  it("throws when two areas have the same name", () => {
    project.write("app/twice.ts", "export const toursMessages = defineMessages({}, {});");
    expect(() => readMessages(project.root)).toThrow(/export toursMessages/);
  });
});

describe("printPo", () => {
  const exportEntry = (locale: "fr" | "en", context: string) => {
    const messages = readMessages(project.root);
    const { translations } = po.parse(printPo(locale, messages, findUsers(project.root, messages)));
    return Object.values(translations[context] ?? {})[0];
  };

  it("gives the text of the other language, where it is used and what it must contain", () => {
    expect(exportEntry("fr", "visit.of")).toMatchObject({
      msgid: "{name}'s visit",
      msgstr: ["La visite {elideDe(name)}"],
      comments: {
        reference: "app/i18n/fr/visit.ts:13",
        extracted: expect.stringContaining("Must contain {elideDe(name)}"),
      },
    });
    expect(exportEntry("en", "visit.of")).toMatchObject({
      msgid: "La visite {elideDe(name)}",
      msgstr: ["{name}'s visit"],
    });
    const comment = exportEntry("fr", "visit.back")?.comments?.extracted;
    expect(comment).toContain("The button below the table.\nUsed in app/routes/visit-page.tsx\n");
  });

  it("names an area by what it exports, and says who uses the messages that it joins", () => {
    expect(exportEntry("fr", "tourErrors.full")?.msgid).toBe("It is full");
    expect(exportEntry("fr", "tours.next")?.comments?.extracted).toContain(
      "Used in app/routes/tour-page.tsx",
    );
  });

  it("pairs branches by their meaning when the languages count differently", () => {
    expect(exportEntry("en", "visit.found [count === 1]")).toMatchObject({
      msgid: "Une visite trouvée",
      msgstr: ["One visit found"],
    });
    expect(exportEntry("en", "visit.left [otherwise]")?.msgid).toBe("Il reste {days} jours");
  });

  it("writes every message of the application so that it is read back", () => {
    for (const locale of ["fr", "en"] as const) {
      const result = parsePo(printPo(locale, application, () => []));
      const entries = result.ok ? result.file.entries : [];
      const texts = application.texts.filter((text) => text.locale === locale);
      expect(entries.map(({ context, text }) => [context, text])).toEqual(
        texts.map(({ context, text }) => [context, text]),
      );
    }
  });
});

describe("npm run i18n:export", () => {
  it("writes a file for each language and lists what only a developer can edit", () => {
    const { stdout, status } = spawnSync(process.execPath, [resolve("tools/i18n/export.ts")], {
      cwd: project.root,
      encoding: "utf8",
    });
    expect({ stdout, status }).toEqual({
      status: 0,
      stdout: `translations/fr.po: 16 texts
translations/en.po: 16 texts
4 messages are composed by code and are not in these files; a developer edits them:
app/i18n/fr/visit.ts:18: visit.glued
app/i18n/fr/visit.ts:19: visit.mixed
app/i18n/en/visit.ts:18: visit.glued
app/i18n/en/visit.ts:19: visit.mixed
`,
    });
    expect(project.read("translations/en.po")).toContain("Used in app/routes/visit-page.tsx");
  });
});
