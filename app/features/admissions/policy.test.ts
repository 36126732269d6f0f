import { expect, test } from "vitest";
import type { Actor, StaffRole } from "#app/features/access/actor.ts";
import { type ReopenableSection, reopenableSections } from "./corrections/reopened-sections.ts";
import {
  type ApplicationStage,
  canChange,
  canDecide,
  canEdit,
  canSee,
  type EditablePart,
  editableParts,
  getParty,
  getStage,
} from "./policy.ts";

const known = { name: "", email: "", locale: "fr" } as const;
const owner: Actor = { kind: "student", id: "a", ...known };
const other: Actor = { kind: "student", id: "b", ...known };
const staff = (role: StaffRole, campus: "senegal" | "cameroon" | null): Actor => ({
  kind: "staff",
  id: "a",
  role,
  campus,
  ...known,
});
const visitor: Actor = { kind: "visitor" };
const draft = { accountId: "a", campus: "senegal", submittedAt: null } as const;
const sent = { ...draft, submittedAt: new Date("2026-11-20") };

const table: [string, Actor, string][] = [
  ["visitor", visitor, "------"],
  ["candidate", owner, "Ss-E--"],
  ["another candidate", other, "------"],
  ["officer of the campus", staff("admissions", "senegal"), "-s---D"],
  ["officer of every campus", staff("admissions", null), "-s---D"],
  ["officer of the other campus", staff("admissions", "cameroon"), "------"],
  ["editor", staff("editor", null), "------"],
  ["administrator", staff("administrator", null), "-s---D"],
];

test.each(table)(
  "policy of %s: see draft, see sent, decide draft, edit draft, edit sent, decide sent",
  (_, actor, flags) => {
    const actual = [
      canSee(actor, draft) ? "S" : "-",
      canSee(actor, sent) ? "s" : "-",
      canDecide(actor, draft) ? "d" : "-",
      canEdit(actor, draft, "identity") ? "E" : "-",
      canEdit(actor, sent, "identity") ? "e" : "-",
      canDecide(actor, sent) ? "D" : "-",
    ].join("");
    expect(actual).toBe(flags);
  },
);

const parts: EditablePart[] = [
  "identity",
  "passport",
  "parents",
  "cursus",
  "basket",
  "consent",
  "request",
  "refused-proof",
];

/** Written by hand: what a candidate can change by stage, in the order of `parts`. */
const open: Record<ApplicationStage, string> = {
  draft: "yyyyyy--",
  sent: "------yy",
  ended: "--------",
};

test.each(Object.entries(open))(
  "canChange in stage %s: the candidate changes these parts, and nobody else",
  (name, flags) => {
    const stage = name as ApplicationStage;
    const application = stage === "draft" ? draft : sent;
    const actual = parts.map((part) =>
      canChange(owner, application, { stage }, part) ? "y" : "-",
    );
    expect(actual.join("")).toBe(flags);
    for (const nobody of [visitor, other, staff("administrator", null)])
      for (const part of parts) expect(canChange(nobody, application, { stage }, part)).toBe(false);
    expect(Object.keys(editableParts)).toContain(stage);
  },
);

/** Written by hand: the same after submission, with one section reopened. */
const reopened: Record<ReopenableSection, string> = {
  identity: "y-----yy",
  passport: "-y----yy",
  parents: "--y--yyy",
  cursus: "---y--yy",
};

test.each(Object.entries(reopened))(
  "canChange with %s reopened: exactly this section and what the school requested, and nobody else",
  (section, flags) => {
    const reopenedSections = [section as ReopenableSection];
    const actual = parts.map((part) =>
      canChange(owner, sent, { stage: "sent", reopenedSections }, part) ? "y" : "-",
    );
    expect(actual.join("")).toBe(flags);
    for (const part of parts) {
      expect(canChange(owner, sent, { stage: "ended", reopenedSections }, part)).toBe(false);
      for (const nobody of [visitor, other, staff("administrator", null)])
        expect(canEdit(nobody, sent, part, reopenedSections)).toBe(false);
    }
    expect(reopenableSections).toContain(section);
  },
);

test("getStage: is ended when all choices have ended", () => {
  expect(getStage(draft, [{ state: "draft" }])).toBe("draft");
  expect(getStage(sent, [{ state: "refused" }, { state: "under-review" }])).toBe("sent");
  expect(getStage(sent, [{ state: "refused" }, { state: "enrolled" }])).toBe("ended");
});

test("getParty: returns the actor's own party for a submitted application, else null", () => {
  expect(getParty(owner, sent)).toBe("candidate");
  expect(getParty(staff("admissions", "senegal"), sent)).toBe("school");
  for (const nobody of [visitor, other, staff("editor", null), staff("admissions", "cameroon")])
    expect(getParty(nobody, sent)).toBeNull();
  expect(getParty(owner, draft)).toBeNull();
});
