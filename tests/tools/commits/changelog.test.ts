import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import {
  formatRelease,
  getEarlierVersion,
  isWrittenByHand,
  replaceRelease,
} from "../../../tools/commits/changelog.ts";
import { SECTIONS } from "../../../tools/commits/commit-message.ts";

const release = { version: "0.3.0", date: "2026-12-01" };

describe("formatRelease", () => {
  it("lists changes for an operator by section and scope", () => {
    const messages = [
      "test(e2e): x",
      "fix(site): fix the menu",
      "refactor(site): x",
      "fix(tools): x",
      "feat(db): add a column",
      "fix(mail): try again",
      "fix(site): fix the footer",
      "feat(office): show the queue",
      "site: written before the rules",
      "refactor(mail)!: read one setting\n\nBREAKING CHANGE: MAIL_HOST is\nnow SMTP_URL",
    ];
    expect(formatRelease(release, messages)).toBe(`## [0.3.0] - 2026-12-01

### Added

- **office:** show the queue

### Changed

- **mail:** read one setting. **Breaking:** MAIL_HOST is now SMTP_URL

### Fixed

- **mail:** try again
- **site:** fix the menu
- **site:** fix the footer
`);
  });

  it("names no version before the release", () => {
    expect(formatRelease({ date: "2026-12-01" }, [])).toBe("## [Unreleased]\n");
  });
});

describe("replaceRelease", () => {
  const write = (existing: string, messages: string[]) =>
    replaceRelease(existing, release, formatRelease(release, messages));
  const earlier = "## [0.2.0] - 2026-11-27\n\n### Added\n\n- corrected by hand\n";

  it("replaces the section of the same release", () => {
    const once = write("", ["feat(site): show a page"]);
    expect(once).toMatch(/^# Changelog\n[\s\S]+\n## \[0\.3\.0\]/);
    expect(write(once, ["feat(site): show a page"])).toBe(once);
    expect(write(once, ["fix(site): mend a page"])).not.toContain("show a page");
  });

  it("keeps earlier releases and replaces the unreleased section", () => {
    const existing = `# Changelog\n\n## [Unreleased]\n\n- soon\n\n${earlier}`;
    const written = write(existing, ["fix(site): mend a page"]);
    expect(written).not.toContain("soon");
    expect(written.endsWith(`- **site:** mend a page\n\n${earlier}`)).toBe(true);
  });
});

describe("getEarlierVersion", () => {
  it("returns the newest version except the current one", () => {
    const existing = "## [Unreleased]\n\n## [0.3.0] - x\n\n## [0.2.0] - x\n";
    expect(getEarlierVersion(existing, "0.3.0")).toBe("0.2.0");
    expect(getEarlierVersion(existing, "0.4.0")).toBe("0.3.0");
    expect(getEarlierVersion("", "0.3.0")).toBeUndefined();
  });
});

describe("isWrittenByHand", () => {
  it("finds the comment in the section of the version only", () => {
    const existing =
      "## [0.3.0] - x\n\n### Added\n\n## [0.2.0] - x\n\n<!-- Written by hand: it stays. -->\n";
    expect(isWrittenByHand(existing, "0.2.0")).toBe(true);
    expect(isWrittenByHand(existing, "0.3.0")).toBe(false);
    expect(isWrittenByHand(existing, "0.4.0")).toBe(false);
  });
});

describe("npm run changelog", () => {
  it("changes nothing while the section of this version is written by hand", () => {
    const folder = mkdtempSync(join(tmpdir(), "changelog-"));
    const existing =
      "# Changelog\n\n## [0.2.0] - x\n\n<!-- Written by hand: it stays. -->\n\n- text\n";
    writeFileSync(join(folder, "package.json"), JSON.stringify({ version: "0.2.0" }));
    writeFileSync(join(folder, "CHANGELOG.md"), existing);
    const command = resolve("tools/commits/write-changelog.ts");
    const { status, stderr } = spawnSync(process.execPath, [command], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stderr).toContain("the section of 0.2.0 is written by hand");
    expect(status).toBe(1);
    expect(readFileSync(join(folder, "CHANGELOG.md"), "utf8")).toBe(existing);
    rmSync(folder, { recursive: true });
  });
});

describe("CHANGELOG.md", () => {
  it("lists the version of package.json, with the sections of Keep a Changelog", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    const text = readFileSync("CHANGELOG.md", "utf8");
    expect(text).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`, "m"));
    const sections = [...text.matchAll(/^### (.+)$/gm)].map(([, section]) => section);
    expect(SECTIONS).toEqual(expect.arrayContaining([...new Set(sections)]));
  });
});
