import { expect, test } from "vitest";
import { isVerdict } from "../choice/verdict.server.ts";
import { isAct } from "./acts.server.ts";
import { isCharge } from "./charge.server.ts";
import { intents } from "./forms.server.ts";

test.for(intents)("the press %s is understood by one part of the page alone", (intent) => {
  const form = new FormData();
  form.set("intent", intent);
  expect([isAct(form), isVerdict(form), isCharge(form)]).toEqual([true, false, false]);
});
