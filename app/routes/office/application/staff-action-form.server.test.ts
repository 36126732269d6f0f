import { expect, test } from "vitest";
import { isFileVerdictForm } from "../choice/handle-file-verdict.server.ts";
import { isAssignmentForm } from "./handle-assignment.server.ts";
import { isStaffAction } from "./handle-staff-action.server.ts";
import { staffIntents } from "./staff-action-form.server.ts";

test.for(staffIntents)("isStaffAction: is the only check that accepts the intent %s", (intent) => {
  const form = new FormData();
  form.set("intent", intent);
  expect([isStaffAction(form), isFileVerdictForm(form), isAssignmentForm(form)]).toEqual([
    true,
    false,
    false,
  ]);
});
