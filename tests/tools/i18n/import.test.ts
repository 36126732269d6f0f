import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { importTexts } from "../../../tools/i18n/import-texts.ts";
import { printPo } from "../../../tools/i18n/po-file.ts";
import { readMessages } from "../../../tools/i18n/read-messages.ts";
import { createVisitProject, type VisitProject } from "./visit-project.ts";

vi.setConfig({ testTimeout: 60_000 });

const FRENCH = "app/i18n/fr/visit.ts";
const ENGLISH = "app/i18n/en/visit.ts";

let project: VisitProject;
beforeEach(() => {
  project = createVisitProject();
});
afterEach(() => project.remove());

/** The line of an entry of a PO file. */
const getLine = (path: string, context: string) =>
  project.read(path).split("\n").indexOf(`msgctxt "${context}"`) + 1;

/** Imports edited French texts; returns the result and the source file. */
function importFrench(edits: Parameters<VisitProject["exportPo"]>[1]) {
  const result = importTexts(project.root, [project.exportPo("fr", edits)]);
  return { ...result, source: project.read(FRENCH) };
}

describe("importTexts", () => {
  it("changes nothing when no text of the application was edited", () => {
    const messages = readMessages(".");
    for (const { file, trees } of messages.areas)
      for (const path of [file, trees.fr.file, trees.en.file]) project.copy(path);
    for (const locale of ["fr", "en"] as const) {
      const exported = printPo(locale, messages, () => []);
      // Without the digests every text counts as edited.
      project.write(`${locale}.po`, exported.replace(/^#\. Exported text: .*\n/gm, ""));
    }
    expect(importTexts(project.root, ["fr.po", "en.po"])).toEqual({
      refusals: [],
      changed: 0,
      files: [],
      fuzzy: 0,
    });
  });

  it("writes a text with quotes, a backslash and braces of code", () => {
    const { changed, source } = importFrench({
      "visit.title": 'Votre "visite" \\ `ici`',
      "visit.of": '`Visite` "{elideDe(name)}" \\ $',
    });
    expect(changed).toBe(2);
    expect(source).toContain(`title: "Votre \\"visite\\" \\\\ \`ici\`",`);
    expect(source).toContain(
      `of: (name: string) => \`\\\`Visite\\\` "\${elideDe(name)}" \\\\ $\`,`,
    );
  });

  it("writes a French no-break space as an ordinary one where the typography puts it in", () => {
    const { source } = importFrench({
      "visit.title": "L’école\u00A0: votre visite\u202F!",
      "visit.found [count > 1]": "{count}\u00A0visites",
    });
    expect(source).toContain(`title: "L'école : votre visite !",`);
    expect(source).toContain("{count}\\u00A0visites`");
  });

  it("changes one branch of a condition, which may use the values of the others", () => {
    const { source } = importFrench({
      "visit.left [otherwise]": "Encore {days} jour",
      "visit.places [many]": "endroits",
    });
    expect(source).toContain(
      `days === 0 ? "Dernier jour" : days > 1 ? \`Il reste \${days} jours\` : \`Encore \${days} jour\`,`,
    );
    expect(source).toContain('places: some("lieu", "endroits"),');
  });

  it("changes both languages in one file", () => {
    const paths = [
      project.exportPo("fr", { "tours.next": "La suivante" }),
      project.exportPo("en", { "tours.next": "The next one" }),
    ];
    expect(importTexts(project.root, paths)).toMatchObject({
      changed: 2,
      files: ["app/features/tours/messages.ts"],
    });
    const source = project.read("app/features/tours/messages.ts");
    expect(source).toContain('const fr = { next: "La suivante" };');
    expect(source).toContain('const en: typeof fr = { next: "The next one" };');
  });

  it("accepts another form of the name of the school, in French only", () => {
    expect(importFrench({ "visit.welcome": "Le site {of school}" }).changed).toBe(1);
    const english = project.exportPo("en", { "visit.welcome": "The site {of school}" });
    expect(importTexts(project.root, [english]).refusals).toEqual([
      `en.po:${getLine("en.po", "visit.welcome")}: visit.welcome: {of school} is not a placeholder of this text.`,
    ]);
  });

  it("leaves empty texts and those that need work", () => {
    const { changed, fuzzy } = importFrench({
      "visit.title": "",
      "visit.back": { msgstr: ["Revenir"], comments: { flag: "fuzzy" } },
    });
    expect({ changed, fuzzy }).toEqual({ changed: 0, fuzzy: 1 });
  });

  it.for([
    ["visit.of", "La visite", "the placeholder {elideDe(name)} is missing"],
    ["visit.of", "La visite de {name}", "{name} is not a placeholder of this text"],
    ["visit.of", "La visite {elideDe(name)", "a brace has no partner near “{elideDe(name)”"],
    ["visit.limit", "Cinq places au plus", "the placeholder {0} is missing"],
    ["visit.before", "Vous acceptez", "the spaces at the end must stay as they are"],
    ["visit.title", " Votre visite", "the spaces at the start must stay as they are"],
    ["visit.title", "Votre\nvisite", "the text must be on one line"],
  ] as const)("refuses %s as “%s”: %s", ([context, text, reason]) => {
    const { refusals, source } = importFrench({ [context]: text, "visit.back": "Revenir" });
    expect(refusals).toEqual([`fr.po:${getLine("fr.po", context)}: ${context}: ${reason}.`]);
    expect(source, "nothing is changed").toContain('back: "Retour"');
  });

  it("refuses a context that no message has", () => {
    const path = project.exportPo("fr");
    project.write(path, project.read(path).replace("visit.back", "visit.gone"));
    expect(importTexts(project.root, [path]).refusals).toEqual([
      expect.stringMatching(/^fr\.po:\d+: visit\.gone: no text of the site has this context/),
    ]);
  });

  it("refuses a context with two different texts", () => {
    const path = project.exportPo("fr", { "visit.back": "Revenir" });
    const added = 'msgctxt "visit.back"\nmsgid "Return"\nmsgstr "Rentrer"\n';
    project.write(path, `${project.read(path)}\n${added}`);
    expect(importTexts(project.root, [path]).refusals).toEqual([
      expect.stringContaining("visit.back: this context has two different texts; keep one."),
    ]);
  });

  it("refuses a text that a developer changed since the export, and leaves those the translator did not edit", () => {
    const path = project.exportPo("fr", { "visit.title": "Ma visite" });
    const changeSource = (from: string, to: string) =>
      project.write(FRENCH, project.read(FRENCH).replace(from, to));
    changeSource('"Retour"', '"Revenir"');
    expect(importTexts(project.root, [path])).toMatchObject({ refusals: [], changed: 1 });
    expect(project.read(FRENCH)).toContain('back: "Revenir"');
    changeSource('"Ma visite"', '"La visite"');
    expect(importTexts(project.root, [path]).refusals).toEqual([
      expect.stringContaining("visit.title: the text changed in the source files since the export"),
    ]);
  });

  it.for([
    ["msgstr without quotes", 'msgid "a"\nmsgstr b\n', "this is not a valid PO file"],
    ["an unclosed text", 'msgid ""\nmsgstr "Language: fr\\n', "this is not a valid PO file"],
    ["no language", 'msgid ""\nmsgstr ""\n\nmsgid "a"\nmsgstr "b"\n', "the header “Language”"],
    ["another language", 'msgid ""\nmsgstr "Language: de\\n"\n', "the header “Language”"],
    ["a text file", "Bonjour\n", "this is not a valid PO file"],
    ["nothing", "", "the header “Language”"],
  ] as const)("refuses a file with %s", ([, content, reason]) => {
    project.write("bad.po", content);
    const { refusals } = importTexts(project.root, ["bad.po"]);
    expect(refusals).toEqual([expect.stringContaining(`bad.po: ${reason}`)]);
  });
});

describe("npm run i18n:import", () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [resolve("tools/i18n/import.ts"), ...args], {
      cwd: project.root,
      encoding: "utf8",
    });

  it("writes the changed texts, formatted, and prints how many", () => {
    const long =
      "Vous acceptez les règles de la visite et ce que l'école fait de vos réponses et de vos données ";
    const { stdout, stderr } = run(project.exportPo("fr", { "visit.before": long }));
    expect({ stdout, stderr }).toEqual({ stdout: `${FRENCH}\nTexts changed: 1.\n`, stderr: "" });
    expect(project.read(FRENCH)).toContain(`  before:\n    "${long}",\n`);
  });

  it("prints what it refuses and fails", () => {
    const { stderr, status } = run(project.exportPo("en", { "visit.of": "The visit" }));
    expect({ stderr, status }).toEqual({
      status: 1,
      stderr: `en.po:${getLine("en.po", "visit.of")}: visit.of: the placeholder {name} is missing.
Nothing is changed. Texts to correct: 1.
`,
    });
    expect(project.read(ENGLISH)).toContain("'s visit`");
  });

  it("fails when there is no file to import", () => {
    expect(run().stderr).toBe("There is no PO file in translations: run npm run i18n:export.\n");
    expect(run("gone.po").stderr).toBe("gone.po does not exist.\n");
  });
});
