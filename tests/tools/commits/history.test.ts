import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkHistory } from "../../../tools/commits/history.ts";

// A hook of Git names its own repository in these.
for (const name of Object.keys(process.env))
  if (name.startsWith("GIT_")) vi.stubEnv(name, undefined);

const root = realpathSync(mkdtempSync(join(tmpdir(), "erabao-commits-")));
// When a Git hook runs the tests, these variables name the hook's own repository.
beforeAll(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith("GIT_")) vi.stubEnv(name, undefined);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const hasGit = spawnSync("git", ["--version"]).status === 0;
const NOBODY = ["-c", "user.name=Awa", "-c", "user.email=awa@example.org", "-c", "core.hooksPath="];

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", [...NOBODY, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr + stdout, args.join(" ")).toSatisfy(() => status === 0);
  return stdout.trim();
}

const newFolder = () => mkdtempSync(join(root, "clone-"));
const newClone = () => {
  const folder = newFolder();
  git(folder, "init", "-q", "-b", "main");
  return folder;
};

/** Commits a change of these files; returns its hash. */
function commit(folder: string, message: string, ...files: string[]): string {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), message);
  }
  git(folder, "add", "--all");
  git(folder, "commit", "-q", "--allow-empty", "-m", message);
  return git(folder, "rev-parse", "HEAD");
}

/** Creates a history with an old-style message, then the base, then these messages. */
function cloneWith(...messages: string[]) {
  const folder = newClone();
  commit(folder, "Written before the rules.");
  const base = commit(folder, "The last one before the rules.");
  for (const message of messages) commit(folder, message);
  return { folder, base };
}

const getRefused = (folder: string, base: string) =>
  checkHistory(folder, base).refused.map(({ message, problems }) => [
    message.split("\n")[0],
    ...problems.map(({ code }) => code),
  ]);

describe.skipIf(!hasGit)("checkHistory", () => {
  it("checks the commits after the base, and none before", () => {
    const { folder, base } = cloneWith("docs: say how", "Say how.", "fix(db): mend\n\nWhy.");
    const { checked, note } = checkHistory(folder, base);
    expect([checked, note]).toEqual([3, undefined]);
    expect(getRefused(folder, base)).toEqual([["Say how.", "not-conventional"]]);
  });

  it("accepts as scopes the folders that a commit added or a later one renamed", () => {
    const { folder, base } = cloneWith();
    commit(folder, "docs(fresh): say how", "app/features/fresh/a.ts");
    git(folder, "mv", "app/features/fresh", "app/features/renamed");
    commit(folder, "docs(renamed): say how");
    commit(folder, "docs(other): say how");
    expect(getRefused(folder, base)).toEqual([["docs(other): say how", "unknown-scope"]]);
  });

  it("checks the commits of a merged branch, not the merge", () => {
    const { folder, base } = cloneWith();
    git(folder, "switch", "-q", "-c", "branch");
    commit(folder, "Bad one", "a");
    git(folder, "switch", "-q", "main");
    commit(folder, "docs: say how", "b");
    git(folder, "merge", "-q", "--no-ff", "-m", "Any words", "branch");
    expect(getRefused(folder, base)).toEqual([["Bad one", "not-conventional"]]);
  });

  it("refuses a fixup commit", () => {
    const { folder, base } = cloneWith("fixup! docs: say how");
    expect(getRefused(folder, base)).toEqual([["fixup! docs: say how", "not-conventional"]]);
  });

  it("checks a shallow clone as far as it goes, and says so", () => {
    const { folder, base } = cloneWith("Bad one", "docs: say how", "Bad two");
    const shallow = newFolder();
    git(shallow, "clone", "-q", "--depth=2", `file://${folder}`, ".");
    const { checked, note } = checkHistory(shallow, base);
    expect(checked).toBe(2);
    expect(note).toContain("this clone is shallow: only its newest commits (2)");
    expect(getRefused(shallow, base)).toEqual([["Bad two", "not-conventional"]]);
  });

  it("reports that nothing was checked without a history", () => {
    const nothing = (folder: string) => {
      const { checked, refused, note } = checkHistory(folder, "a".repeat(40));
      expect([checked, refused]).toEqual([0, []]);
      return note;
    };
    expect(nothing(newFolder())).toContain("no Git history");
    expect(nothing(newClone())).toContain("no Git history");
    const { folder } = cloneWith("Bad one");
    expect(nothing(folder)).toContain(`does not contain the commit ${"a".repeat(40)}`);
    mkdirSync(join(folder, "unpacked"));
    expect(nothing(join(folder, "unpacked"))).toContain("a folder of another repository");
  });

  it("reports that nothing was checked when git is not installed", () => {
    const { folder, base } = cloneWith("Bad one");
    const path = process.env.PATH;
    vi.stubEnv("PATH", newFolder());
    const { checked, note } = checkHistory(folder, base);
    vi.stubEnv("PATH", path);
    expect(checked).toBe(0);
    expect(note).toContain("no Git history (spawnSync git ENOENT)");
  });

  it("throws when the recorded base is not a hash", () => {
    expect(() => checkHistory(root, "main")).toThrow('"main" is not the hash of a commit');
  });
});

describe.skipIf(!hasGit)(".husky/commit-msg", () => {
  /** Runs the commands of .husky/commit-msg on this message. */
  function runHook(folder: string, message: string) {
    const file = join(folder, ".git", "COMMIT_EDITMSG");
    writeFileSync(file, message);
    const script = resolve("tools/commits/check-message.ts");
    return spawnSync(process.execPath, [script, file], { cwd: folder, encoding: "utf8" });
  }

  it("refuses a message that breaks the rules, and says why", () => {
    const { status, stderr } = runHook(newClone(), "Mend.\n");
    expect(status).toBe(1);
    expect(stderr).toContain("not-conventional: the subject is not `type(scope): summary`");
  });

  it.for(["docs: say how\n", "fixup! docs: say how\n", "Merge branch 'a'\n", "\n# Please enter\n"])(
    "accepts %j",
    (message) => {
      expect(runHook(newClone(), message)).toMatchObject({ status: 0, stderr: "" });
    },
  );

  it("accepts the scope of a folder that the commit removes", () => {
    const folder = newClone();
    commit(folder, "docs: say how", "app/features/gone/a.ts");
    git(folder, "rm", "-q", "-r", "app");
    expect(runHook(folder, "docs(gone): say how\n")).toMatchObject({ status: 0, stderr: "" });
    expect(runHook(folder, "docs(other): say how\n").status).toBe(1);
  });
});
