import { expect, test } from "vitest";
import { emptyInfo } from "./application-fields.ts";
import type { ConsentPurpose } from "./consent/consent.ts";
import {
  type ApplicationContents,
  countSteps,
  findMissing,
  getReadiness,
  getSectionStatus,
} from "./sections.ts";

const info = { ...emptyInfo, lastName: "Fall", firstName: "Awa", birthOn: "2005-03-05" };
const full: ApplicationContents = {
  ...{ campus: "senegal", info },
  entries: [{ proof: null }],
  basket: [{ availability: "open" }],
  finished: ["identity", "passport", "parents"],
  consent: { state: "none" },
  consentAge: 18,
  today: "2026-11-21",
};
const dates = {
  intake: { closesAt: new Date("2027-06-30T23:59:59Z"), graceHours: 6 },
  startedAt: new Date("2026-11-01"),
  readAt: new Date("2026-11-21"),
};
const ready = (contents: Partial<ApplicationContents> = {}) =>
  getReadiness({ ...full, ...contents, ...dates });
const listMissingReasons = (contents: Partial<ApplicationContents>) =>
  findMissing({ ...full, ...contents }).map(({ section, reason }) => `${section} ${reason}`);

test("findMissing: one name only is complete, a missing first name is not", () => {
  expect(listMissingReasons({ info: { ...info, firstName: "" } })).toEqual([]);
  expect(listMissingReasons({ info: { ...info, firstName: null } })).toEqual([
    "identity first-name-missing",
  ]);
});

test("getReadiness: nothing is missing from an adult's complete application", () => {
  expect(listMissingReasons({})).toEqual([]);
  expect(ready()).toMatchObject({ canSend: true, remaining: [], missing: [] });
});

test("findMissing: returns what is missing with its section", () => {
  expect(listMissingReasons({ info: emptyInfo, entries: [], basket: [] })).toEqual([
    "identity last-name-missing",
    "identity first-name-missing",
    "identity birth-date-missing",
    "cursus cursus-missing",
    "basket choice-missing",
  ]);
});

test("getReadiness: a draft without a campus cannot be submitted", () => {
  expect(listMissingReasons({ campus: null })).toEqual(["identity campus-missing"]);
  expect(ready({ campus: null })).toMatchObject({ canSend: false, remaining: ["identity"] });
});

test("findMissing: a choice that became full or closed must be removed", () => {
  const open = { availability: "open" } as const;
  for (const availability of ["full", "closed"] as const) {
    const basket = [open, { availability }];
    expect(listMissingReasons({ basket })).toEqual(["basket choice-unavailable"]);
    expect(getSectionStatus({ ...full, basket }, "basket")).toBe("in-progress");
  }
  expect(getSectionStatus({ ...full, basket: [open, open] }, "basket")).toBe("done");
});

test("findMissing: a minor needs a reachable adult, then their consent", () => {
  const minor = { ...info, birthOn: "2009-03-05" };
  expect(listMissingReasons({ info: minor })).toEqual(["parents adult-missing"]);
  const named = { ...minor, motherName: "Mariama" };
  expect(listMissingReasons({ info: named })).toEqual(["parents adult-missing"]);
  const reached = { ...named, motherEmail: "m@exemple.sn" };
  expect(listMissingReasons({ info: reached })).toEqual(["parents consent-missing"]);
  const at = new Date();
  const request = { adult: "mother", channel: "mail", locale: "fr" } as const;
  const waiting = { state: "waiting", ...request, requestedAt: at, expiresAt: at } as const;
  expect(listMissingReasons({ info: reached, consent: waiting })).toEqual([
    "parents consent-missing",
  ]);
  const agreed: ConsentPurpose[] = ["application"];
  const given = { state: "given", ...request, name: "Mariama", at, purposes: agreed } as const;
  expect(listMissingReasons({ info: reached, consent: given })).toEqual([]);
});

test("findMissing: requires no consent from the eighteenth birthday on", () => {
  expect(listMissingReasons({ info: { ...info, birthOn: "2008-11-21" } })).toEqual([]);
  expect(listMissingReasons({ info: { ...info, birthOn: "2008-11-22" } })).toEqual([
    "parents adult-missing",
  ]);
});

test("getSectionStatus: is to-do, in-progress, optional or done", () => {
  const empty: ApplicationContents = {
    ...full,
    info: emptyInfo,
    entries: [],
    basket: [],
    finished: [],
  };
  expect(getSectionStatus(empty, "identity")).toBe("to-do");
  expect(getSectionStatus(empty, "cursus")).toBe("to-do");
  expect(ready(empty)).toMatchObject({ canSend: false });
  expect(ready(empty).remaining).toEqual(["identity", "parents", "cursus", "basket"]);
  const names = { ...empty, info: { ...emptyInfo, lastName: "Fall", firstName: "Awa" } };
  expect(getSectionStatus(names, "identity")).toBe("to-do");
  const born = { ...empty, info: { ...emptyInfo, birthOn: "2005-03-05" } };
  expect(getSectionStatus(born, "identity")).toBe("in-progress");
  expect(getSectionStatus({ ...full, finished: ["identity"] }, "passport")).toBe("optional");
  const some = { ...full, finished: [], info: { ...info, passportNumber: "A1234567" } };
  expect(getSectionStatus(some, "passport")).toBe("in-progress");
  expect(getSectionStatus(full, "passport")).toBe("done");
});

test("getSectionStatus: a finished section that lacks something required is in progress", () => {
  expect(getSectionStatus({ ...full, info: { ...info, birthOn: null } }, "identity")).toBe(
    "in-progress",
  );
  expect(getSectionStatus({ ...full, info: { ...info, birthOn: "2010-01-01" } }, "parents")).toBe(
    "in-progress",
  );
});

test("getReadiness: an adult who skips passport and parents can submit", () => {
  const adult = ready({ finished: [] });
  expect(adult).toMatchObject({ canSend: true, remaining: [] });
  expect(
    adult.steps.map(({ section, status, isOptional }) => [section, status, isOptional]),
  ).toEqual([
    ["identity", "done", false],
    ["passport", "optional", true],
    ["parents", "optional", true],
    ["cursus", "done", false],
    ["basket", "done", false],
  ]);
  expect(countSteps(adult.steps)).toEqual({ done: 3, required: 3, optional: 2 });
});

test("getReadiness: the parents count for a minor, and without a birth date", () => {
  const optional = (birthOn: string | null) =>
    ready({ info: { ...info, birthOn }, finished: [] }).steps.find(
      ({ section }) => section === "parents",
    )?.isOptional;
  expect([optional("2005-03-05"), optional("2010-03-05"), optional(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("getReadiness: after the grace hours nothing is missing but submission is closed", () => {
  const readAt = new Date("2027-07-01T06:30:00Z");
  expect(getReadiness({ ...full, ...dates, readAt })).toMatchObject({
    canSend: false,
    missing: [],
  });
  const inGrace = new Date("2027-07-01T05:30:00Z");
  expect(getReadiness({ ...full, ...dates, readAt: inGrace }).canSend).toBe(true);
});
