import { expect, test } from "vitest";
import type { Purpose } from "./consent/consent.ts";
import { emptyInfo } from "./personal-info/personal-info.ts";
import { type Contents, missing, nextSection, sendingStatus, statusOf } from "./sections.ts";

const info = { ...emptyInfo, lastName: "Fall", firstName: "Awa", birthOn: "2005-03-05" };
const full: Contents = {
  info,
  entries: [{ proof: null }],
  basket: [{ availability: "open" }],
  finished: ["identity", "passport", "parents"],
  consent: { state: "none" },
  consentAge: 18,
  today: "2026-11-21",
};
const reasons = (contents: Partial<Contents>) =>
  missing({ ...full, ...contents }).map(({ section, reason }) => `${section} ${reason}`);

test("nothing is missing from an adult's complete application", () => {
  expect(reasons({})).toEqual([]);
  expect(sendingStatus(full)).toBe("to-do");
  expect(nextSection(full)).toBeNull();
});

test("what is missing is named, with the section where it is given", () => {
  expect(reasons({ info: emptyInfo, entries: [], basket: [] })).toEqual([
    "identity last-name-missing",
    "identity first-name-missing",
    "identity birth-date-missing",
    "cursus cursus-missing",
    "basket choice-missing",
  ]);
});

test("a choice that became full or closed is taken out before sending", () => {
  const open = { availability: "open" } as const;
  for (const availability of ["full", "closed"] as const) {
    const basket = [open, { availability }];
    expect(reasons({ basket })).toEqual(["basket choice-unavailable"]);
    expect(statusOf({ ...full, basket }, "basket")).toBe("in-progress");
  }
  expect(statusOf({ ...full, basket: [open, open] }, "basket")).toBe("done");
});

test("a minor needs one adult who can be reached, then their consent", () => {
  const minor = { ...info, birthOn: "2009-03-05" };
  expect(reasons({ info: minor })).toEqual(["parents adult-missing"]);
  const named = { ...minor, motherName: "Mariama" };
  expect(reasons({ info: named })).toEqual(["parents adult-missing"]);
  const reached = { ...named, motherEmail: "m@exemple.sn" };
  expect(reasons({ info: reached })).toEqual(["parents consent-missing"]);
  const at = new Date();
  const by = { adult: "mother", channel: "mail", locale: "fr" } as const;
  const waiting = { state: "waiting", ...by, askedAt: at, expiresAt: at } as const;
  expect(reasons({ info: reached, consent: waiting })).toEqual(["parents consent-missing"]);
  const agreed: Purpose[] = ["application"];
  const given = { state: "given", ...by, name: "Mariama", at, purposes: agreed } as const;
  expect(reasons({ info: reached, consent: given })).toEqual([]);
});

test("on the eighteenth birthday nobody's consent is needed any more", () => {
  expect(reasons({ info: { ...info, birthOn: "2008-11-21" } })).toEqual([]);
  expect(reasons({ info: { ...info, birthOn: "2008-11-22" } })).toEqual(["parents adult-missing"]);
});

test("a section is to do, in progress or done; sending waits for all of them", () => {
  const empty: Contents = { ...full, info: emptyInfo, entries: [], basket: [], finished: [] };
  expect(statusOf(empty, "identity")).toBe("to-do");
  expect(statusOf(empty, "cursus")).toBe("to-do");
  expect(sendingStatus(empty)).toBe("not-yet");
  expect(nextSection(empty)).toBe("identity");
  const names = { ...empty, info: { ...emptyInfo, lastName: "Fall", firstName: "Awa" } };
  expect(statusOf(names, "identity")).toBe("to-do");
  expect(statusOf({ ...empty, info }, "identity")).toBe("in-progress");
  expect(statusOf({ ...full, finished: ["identity"] }, "passport")).toBe("to-do");
  const some = { ...full, finished: [], info: { ...info, passportNumber: "A1234567" } };
  expect(statusOf(some, "passport")).toBe("in-progress");
  expect(statusOf(full, "passport")).toBe("done");
});

test("a section declared done but lacking something required is in progress", () => {
  expect(statusOf({ ...full, info: { ...info, birthOn: null } }, "identity")).toBe("in-progress");
  expect(statusOf({ ...full, info: { ...info, birthOn: "2010-01-01" } }, "parents")).toBe(
    "in-progress",
  );
});
