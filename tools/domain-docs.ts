// Writes docs/domain/permissions.md and docs/domain/application-states.md from the tables in the code.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type State, stateTable } from "../app/features/admissions/application-state.ts";
import { staffRoles } from "../app/features/identity/actor.ts";
import { can, permissions } from "../app/features/identity/permissions.ts";

const generated =
  "Generated from the code by `npm run docs:domain`; a test fails when it is stale.";

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

Candidates act on what is theirs, by owning it; somebody else's thing answers like one that does not exist. Staff bound to a
campus see and change only what belongs to that campus.

| Permission | ${staffRoles.join(" | ")} |
|---|${staffRoles.map(() => "---|").join("")}
${rows.join("\n")}
`;
}

/** Renders the page of choice states and their transitions. */
export function renderStatesPage(): string {
  const rows = (Object.keys(stateTable) as State[]).map((state) => {
    const { turn, isTerminal: terminal, transitions: moves } = stateTable[state];
    const transitions = Object.entries(moves).map(
      ([move, { to, by }]) => `${move} → ${to} (${by})`,
    );
    return `| \`${state}\` | ${terminal ? "ended" : turn} | ${transitions.join("<br>") || "–"} |`;
  });
  return `# States of a choice

${generated}

The state of a whole application is inferred from its choices, never stored.

| State | Whose turn | Moves (and by whom) |
|---|---|---|
${rows.join("\n")}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync("docs/domain/permissions.md", renderPermissionsPage());
  writeFileSync("docs/domain/application-states.md", renderStatesPage());
}
