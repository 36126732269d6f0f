import { describe, expect, it } from "vitest";
import { checkMessage, getSection, parseMessage } from "../../../tools/commits/commit-message.ts";
import { getScopes, listFolders, listWorkingFolders } from "../../../tools/commits/scopes.ts";

const scopes = getScopes(listWorkingFolders(process.cwd()));
const getCodes = (message: string, commentChar?: string) =>
  checkMessage(message, scopes, commentChar).map(({ code }) => code);
const withBody = (subject: string) => `${subject}\n\nWhy it is so.`;

describe("checkMessage", () => {
  it.for([
    withBody("feat(catalogue): list the courses of a university"),
    withBody("fix(sign-in): count wrong passwords only"),
    withBody("perf(site): inline the styles of the first screen"),
    withBody("refactor(http)!: name the responses"),
    withBody("security(deps): take the libvips without a known fault"),
    withBody("revert(mail): send one message for each notification"),
    withBody(`fix(db): ${"x".repeat(72 - "fix(db): ".length)}`),
    withBody("fix(documents): read what S3 answers (.pdf)"),
    withBody("test(e2e): wait for React in the second tab"),
    "docs(guides): say how to restore a backup",
    "docs: correct three links",
    "chore(release): version 0.3.0",
    "feat(office): show the number\n\nThe office counts by hand.\n\nChangelog: changed",
  ])("accepts %j", (message) => {
    expect(getCodes(message)).toEqual([]);
  });

  it.for([
    ["unknown-type", "site: every control of the public pages"],
    ["not-conventional", "fix the form"],
    ["not-conventional", withBody("fix(db):no space")],
    ["not-conventional", withBody('Revert "feat(db): keep a number"')],
    ["unknown-type", withBody("feature(site): add a page")],
    ["unknown-type", withBody("Fix(site): mend a page")],
    ["unknown-type", withBody("site(home): add a page")],
    ["unknown-scope", withBody("fix(nowhere): mend a page")],
    ["unknown-scope", withBody("fix(site,office): mend a page")],
    ["not-conventional", withBody("fix(): mend a page")],
    ["unknown-scope", withBody("fix(components): mend a page")],
    ["missing-scope", withBody("fix: mend a page")],
    ["missing-scope", withBody("feat!: show a page")],
    ["subject-too-long", withBody(`fix(db): ${"x".repeat(73 - "fix(db): ".length)}`)],
    ["subject-too-long", `docs: ${"é".repeat(67)}`],
    ["capital-letter", withBody("fix(site): Fix a page")],
    ["capital-letter", "docs: Écrire"],
    ["full-stop", withBody("fix(site): mend a page.")],
    ["full-stop", "docs: say how…"],
    ["missing-blank-line", "docs: say how\nand why"],
    ["missing-body", "feat(site): show a page"],
    ["missing-body", "fix(site): mend a page"],
    ["missing-body", "refactor(site): name a page\n\n"],
    ["missing-body", "perf(site): send less"],
    ["missing-body", "fix(site): mend a page\n\nCo-authored-by: Awa <awa@example.org>"],
    ["missing-body", "fix(site): mend a page\n\nChangelog: none"],
    ["unknown-section", "docs: say how\n\nChangelog: improved"],
  ] as const)("returns %s for %j", ([code, message]) => {
    expect(getCodes(message)).toEqual([code]);
  });

  it("returns every problem at once", () => {
    expect(getCodes("feat(nowhere): Show a page.")).toEqual([
      "unknown-scope",
      "capital-letter",
      "full-stop",
      "missing-body",
    ]);
  });

  it("ignores Git's comments in a message being edited", () => {
    const comments = "# Please enter the commit message for your changes.\n# On branch main\n";
    expect(getCodes(`fix(site): mend a page\n${comments}`, "#")).toEqual(["missing-body"]);
    const scissors = "# ------------------------ >8 ------------------------\ndiff --git a/a b/a\n";
    expect(getCodes(`fix(site): mend a page\n\n${comments}${scissors}`, "#")).toEqual([
      "missing-body",
    ]);
    expect(getCodes(`${withBody("fix(site): mend a page")}\n${comments}`, "#")).toEqual([]);
  });
});

describe("getScopes", () => {
  it("returns the folder names of features, routes and the platform", () => {
    for (const scope of [
      "app",
      "admissions",
      "consent",
      "autosave",
      "office",
      "mail",
      "http",
      "ui",
      "e2e",
      "ci",
    ])
      expect(scopes).toContain(scope);
    for (const name of ["components", "node_modules", "build", "sign-in.tsx"])
      expect(scopes).not.toContain(name);
  });

  it("returns a folder that the checked commits removed", () => {
    const removed = listFolders(["app/features/removed/deep/file.ts", "README.md"]);
    expect(removed).toContain("app/features/removed");
    expect(scopes).not.toContain("removed");
    expect(getScopes(removed)).toContain("removed");
  });
});

describe("getSection", () => {
  it.for([
    ["Added", "feat(site): x"],
    ["Fixed", "fix(site): x"],
    ["Changed", "perf(site): x"],
    ["Security", "security(site): x"],
    [undefined, "refactor(site): x"],
    [undefined, "test(site): x"],
    ["Changed", "refactor(site)!: x\n\nBREAKING CHANGE: set PUBLIC_ORIGIN"],
    ["Removed", "refactor(site): x\n\nBecause.\n\nChangelog: removed"],
    [undefined, "fix(site): x\n\nBecause.\n\nChangelog: none"],
  ] as const)("returns %s for %j", ([section, message]) => {
    const parsed = parseMessage(message);
    expect(parsed && getSection(parsed)).toBe(section);
  });
});
