import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Staff, Student } from "#app/features/access/actor.ts";
import { permissions } from "#app/features/access/permissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getDatabaseDigest } from "#tests/support/database-digest.ts";
import { queryDatabase as question } from "#tests/support/query-database.ts";
import { listSourceFiles } from "#tests/support/source-files.ts";
import {
  type ActorName,
  actorNames,
  isRefused,
  isWithoutPermission,
  type StaffAction,
} from "#tests/support/staff-actions/action.ts";
import { applicationActions, savedViewActions } from "#tests/support/staff-actions/applications.ts";
import { decisionActions } from "#tests/support/staff-actions/decisions.ts";
import { buildStaffFixtures } from "#tests/support/staff-actions/fixtures.ts";
import { messagingActions } from "#tests/support/staff-actions/messages.ts";
import { peopleActions } from "#tests/support/staff-actions/people.ts";
import { siteActions } from "#tests/support/staff-actions/site.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const database = await createTestDatabase();
const rows = { query: (statement: string) => question(database.settings, statement) };
const fixtures = await buildStaffFixtures();
const groups = [
  ...applicationActions(fixtures),
  ...savedViewActions(fixtures),
  ...decisionActions(fixtures),
  ...(await messagingActions(fixtures)),
  ...(await siteActions(fixtures)),
  ...(await peopleActions(fixtures)),
];
const actions = groups.flatMap(({ permission, allowed: who, actions: named }) =>
  Object.entries(named).map(([name, action]) => ({ name, permission, who, action })),
);

/**
 * Calls every command as every actor without permission; returns the results, and the database rows before and after.
 */
async function runAsOthers() {
  const others: { name: string; asker: ActorName; ask: RunAction }[] = [];
  for (const { name, who, action } of actions)
    for (const asker of actorNames.filter((one) => !who.includes(one)))
      others.push({ name, asker, ask: await prepareAction(action) });
  const before = await getDatabaseDigest(rows);
  const answered: string[] = [];
  for (const { name, asker, ask } of others)
    if (!isRefused(await ask(fixtures.askers[asker]))) answered.push(`${asker}: ${name}`);
  return { answered, before, after: await getDatabaseDigest(rows) };
}
const { answered, before, after } = await runAsOthers();

test("commands: are refused to every other actor, and change nothing", () => {
  expect(answered).toEqual([]);
  expect(after).toEqual(before);
});

test.for(actions)("$name: is allowed to the actors with $permission", async ({ action, who }) => {
  for (const asker of who) {
    const ask = await prepareAction(action);
    expect(isRefused(await ask(fixtures.askers[asker])), `${asker} is refused`).toBe(false);
  }
});

type RunAction = (by: Staff | Student) => unknown;

/** Prepares what a command consumes, for one actor. */
async function prepareAction(action: StaffAction): Promise<RunAction> {
  if (typeof action === "function") return action;
  const id = await action.ready();
  return (by) => action.run(by, id);
}

test("permissions: each is required by a command, and every command is covered here", () => {
  expect(new Set(groups.map(({ permission }) => permission))).toEqual(new Set(permissions));
  const named = new Set(actions.map(({ name }) => name));
  const missing = staffCommands().filter((name) => !named.has(name) && !isWithoutPermission(name));
  expect(missing, "in no row of tests/support/staff-actions, nor about own data").toEqual([]);
  expect([...named].filter((name) => !staffCommands().includes(name))).toEqual([]);
});

/** Every exported function of a feature whose first parameter is an actor, by file and name. */
function staffCommands(): string[] {
  const head = /^export (?:async )?function (\w+)(?:<[^(]*>)?\(\s*actor: (?:Actor|Staff)\b/gm;
  const modules = listSourceFiles().filter((path) => /^app\/features\/.*\.server\.ts$/.test(path));
  return modules.flatMap((path) => {
    const file = path.replace(/^app\/features\/(.*)\.server\.ts$/, "$1");
    return [...readFileSync(path, "utf8").matchAll(head)].map(([, name]) => `${file} ${name}`);
  });
}
