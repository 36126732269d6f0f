import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";

const office = listSourceFiles().filter((path) => /^app\/routes\/office\/.*\.tsx$/.test(path));

/** Irreversible actions without the danger style. */
const irreversibleActions = ["end-demo", "duplicate-different"];

/** Buttons that act at once, and why they lose nothing. */
const undone: Record<string, string> = {
  "choice/actions/refusal-proposal.tsx":
    "it confirms what a colleague proposed, and a refusal is taken back",
  "account/own-second-factor.tsx turn-off": "a code is typed beside it, and it can be set up again",
  "people/access-panel.tsx suspend":
    "a reason is typed beside it, and the access can be given back",
  "choice/details/cancel-request-form.tsx cancel-request":
    "what the person will read is typed beside it",
};

/** Every destructive button: its file, its action, and whether it is inside a panel that must be opened first. */
function listDestructiveButtons() {
  return office.flatMap((path) => {
    const text = readFileSync(path, "utf8");
    return [...text.matchAll(/<Button\b[\s\S]*?>/g)].flatMap(({ 0: button, index }) => {
      const action = /value="([\w-]+)"|act\("(\w+)"\)/.exec(button);
      const named = action?.[1] ?? action?.[2] ?? "";
      if (!/danger/.test(button) && !irreversibleActions.includes(named)) return [];
      const before = text.slice(0, index);
      const isAsked = before.lastIndexOf("<details") > before.lastIndexOf("</details>");
      return [{ name: `${path.replace("app/routes/office/", "")} ${named}`.trim(), isAsked }];
    });
  });
}

test("destructive buttons of the office are inside a panel that is opened first, or lose nothing", () => {
  const found = listDestructiveButtons();
  const atOnce = found.filter(({ isAsked }) => !isAsked).map(({ name }) => name);
  expect(found.length).toBeGreaterThan(18);
  expect(atOnce.toSorted()).toEqual(Object.keys(undone).toSorted());
});
