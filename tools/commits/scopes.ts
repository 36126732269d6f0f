// Commit scopes are folder names, so that the list never becomes outdated.
import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { dirname } from "node:path/posix";

/** Top-level folders, and scopes without a folder. */
const OTHER_SCOPES =
  "app assets-src bench ci client db deps dev-database docs release server tests tools".split(" ");

const SCOPE_FOLDERS = [
  /^(app|db|docs|tests|tools)\/[^/]+$/,
  /^app\/(features|platform|routes|ui)\/[^/]+$/,
  /^app\/(features|routes)\/.+/,
];

/** Folders named by the kind of file they contain, not by a subject. */
const NO_SUBJECT = /^(components|images)$/;

/** The ancestor folders of these files. */
export function listFolders(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) folders.add(folder);
  return [...folders];
}

/** The folders of the working tree that may be scopes. */
export function listWorkingFolders(root: string): string[] {
  const patterns = ["{app,db,docs,tests,tools}/*", "app/*/*", "app/{features,routes}/*/**"];
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** The allowed scopes, from folders that exist or that the commits changed. */
export function getScopes(folders: readonly string[]): Set<string> {
  const names = folders
    .filter((folder) => SCOPE_FOLDERS.some((pattern) => pattern.test(folder)))
    .map((folder) => folder.slice(folder.lastIndexOf("/") + 1));
  return new Set([...OTHER_SCOPES, ...names.filter((name) => !NO_SUBJECT.test(name))]);
}
