// The scopes of commit messages are the names of folders, so that the list cannot go stale.
import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { dirname } from "node:path/posix";

/** The folders of the first level, and what has no folder of its own. */
const OTHER_SCOPES = "bench ci client db deps docs release server tests tools".split(" ");

const SCOPE_FOLDERS = [
  /^(app|db|docs|tests|tools)\/[^/]+$/,
  /^app\/(features|platform|routes|ui)\/[^/]+$/,
  /^app\/(features|routes)\/[^/]+\/[^/]+$/,
];

/** A folder that says of what kind its files are, and not of what subject. */
const NO_SUBJECT = /^(components|images)$/;

/** The folders of these files, up to the root. */
export function listFolders(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) folders.add(folder);
  return [...folders];
}

/** The folders of the working tree below which scopes are looked for. */
export function listWorkingFolders(root: string): string[] {
  const patterns = ["{app,db,docs,tests,tools}/*", "app/*/*", "app/{features,routes}/*/*"];
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** The scopes that a commit may name, from the folders that there are or that it changed. */
export function getScopes(folders: readonly string[]): Set<string> {
  const names = folders
    .filter((folder) => SCOPE_FOLDERS.some((pattern) => pattern.test(folder)))
    .map((folder) => folder.slice(folder.lastIndexOf("/") + 1));
  return new Set([...OTHER_SCOPES, ...names.filter((name) => !NO_SUBJECT.test(name))]);
}
