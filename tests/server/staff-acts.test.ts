import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Staff, Student } from "#app/features/identity/actor.ts";
import { permissions } from "#app/features/identity/permissions.ts";
import { ask as question } from "#tests/support/ask.ts";
import { testDatabase } from "#tests/support/database.ts";
import { digestOf } from "#tests/support/digest.ts";
import { sourceFiles } from "#tests/support/source-files.ts";
import {
  type Act,
  type Asker,
  askers,
  isOfNoPermission,
  isRefused,
} from "#tests/support/staff-acts/act.ts";
import { applicationActs, viewActs } from "#tests/support/staff-acts/applications.ts";
import { decisionActs } from "#tests/support/staff-acts/decisions.ts";
import { letterActs } from "#tests/support/staff-acts/letters.ts";
import { peopleActs } from "#tests/support/staff-acts/people.ts";
import { siteActs } from "#tests/support/staff-acts/site.ts";
import { buildWorld } from "#tests/support/staff-acts/world.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const database = await testDatabase();
const rows = { query: (statement: string) => question(database.settings, statement) };
const world = await buildWorld();
const groups = [
  ...applicationActs(world),
  ...viewActs(world),
  ...decisionActs(world),
  ...(await letterActs(world)),
  ...(await siteActs(world)),
  ...(await peopleActs(world)),
];
const acts = groups.flatMap(({ permission, who, acts: named }) =>
  Object.entries(named).map(([name, act]) => ({ name, permission, who, act })),
);

/** What everybody else is answered, of every command, with the rows of the database before and after all of them. */
async function askedByOthers() {
  const others: { name: string; asker: Asker; ask: Ask }[] = [];
  for (const { name, who, act } of acts)
    for (const asker of askers.filter((one) => !who.includes(one)))
      others.push({ name, asker, ask: await askOf(act) });
  const before = await digestOf(rows);
  const answered: string[] = [];
  for (const { name, asker, ask } of others)
    if (!isRefused(await ask(world.askers[asker]))) answered.push(`${asker}: ${name}`);
  return { answered, before, after: await digestOf(rows) };
}
const { answered, before, after } = await askedByOthers();

test("nobody else is answered, and nothing is changed by asking", () => {
  expect(answered).toEqual([]);
  expect(after).toEqual(before);
});

test.for(acts)("$name answers whom $permission names", async ({ act, who }) => {
  for (const asker of who) {
    const ask = await askOf(act);
    expect(isRefused(await ask(world.askers[asker])), `${asker} is refused`).toBe(false);
  }
});

type Ask = (by: Staff | Student) => unknown;

/** The command, about what was made for one asker where it uses it up. */
async function askOf(act: Act): Promise<Ask> {
  if (typeof act === "function") return act;
  const id = await act.ready();
  return (by) => act.act(by, id);
}

test("every permission is asked by a command, and every command is asked by everybody here", () => {
  expect(new Set(groups.map(({ permission }) => permission))).toEqual(new Set(permissions));
  const named = new Set(acts.map(({ name }) => name));
  const missing = staffCommands().filter((name) => !named.has(name) && !isOfNoPermission(name));
  expect(missing, "in no row of tests/support/staff-acts, and not of oneself").toEqual([]);
  expect([...named].filter((name) => !staffCommands().includes(name))).toEqual([]);
});

/** Every function of a room that an actor is given to first, by its file and its name. */
function staffCommands(): string[] {
  const head = /^export (?:async )?function (\w+)(?:<[^(]*>)?\(\s*actor: (?:Actor|Staff)\b/gm;
  const rooms = sourceFiles().filter((path) => /^app\/features\/.*\.server\.ts$/.test(path));
  return rooms.flatMap((path) => {
    const file = path.replace(/^app\/features\/(.*)\.server\.ts$/, "$1");
    return [...readFileSync(path, "utf8").matchAll(head)].map(([, name]) => `${file} ${name}`);
  });
}
