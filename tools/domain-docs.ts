// Writes docs/domain/permissions.md and docs/domain/application-states.md from the tables in the code.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { staffRoles } from "../app/features/access/actor.ts";
import { can, permissions } from "../app/features/access/permissions.ts";
import { type State, stateTable } from "../app/features/admissions/application-state.ts";

const generated =
  "Generated from the code by `npm run docs:domain`; a test fails when it is out of date.";

/** Renders the page of permissions by staff role. */
export function renderPermissionsPage(): string {
  const actor = { id: "", name: "", email: "", locale: "fr" } as const;
  const rows = permissions.map((permission) => {
    const cells = staffRoles.map((role) =>
      can({ kind: "staff", ...actor, role, campus: null }, permission) ? "yes" : "",
    );
    return `| \`${permission}\` | ${cells.join(" | ")} |`;
  });
  return `# Who may do what

${generated}

Candidates see and change only their own data; anything else answers like something that does not exist. Staff of one campus
see and change only what belongs to that campus. To change a permission, change \`app/features/access/permissions.ts\`.

| Permission | ${staffRoles.join(" | ")} |
|---|${staffRoles.map(() => "---|").join("")}
${rows.join("\n")}
`;
}

/** Renders the page of choice states and their transitions. */
export function renderStatesPage(): string {
  const rows = (Object.keys(stateTable) as State[]).map((state) => {
    const { turn, isTerminal, transitions } = stateTable[state];
    const lines = Object.entries(transitions).map(
      ([transition, { to, by }]) => `${transition} → ${to} (${by})`,
    );
    return `| \`${state}\` | ${isTerminal ? "ended" : turn} | ${lines.join("<br>") || "–"} |`;
  });
  return `# States of a choice

${generated}

The state of an application is derived from the states of its choices, never stored. To change a transition, change
\`app/features/admissions/application-state.ts\`.

| State | Whose turn | Transitions (and by whom) |
|---|---|---|
${rows.join("\n")}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync("docs/domain/permissions.md", renderPermissionsPage());
  writeFileSync("docs/domain/application-states.md", renderStatesPage());
}
