import { expect, test } from "vitest";
import type { Actor, StaffRole } from "#app/features/identity/actor.ts";
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
const draft = { candidateId: "a", campus: "senegal", submittedAt: null } as const;
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
  "%s: see draft, see sent, decide draft, edit draft, edit sent, decide sent",
  (_, actor, letters) => {
    const found = [
      canSee(actor, draft) ? "S" : "-",
      canSee(actor, sent) ? "s" : "-",
      canDecide(actor, draft) ? "d" : "-",
      canEdit(actor, draft, "identity") ? "E" : "-",
      canEdit(actor, sent, "identity") ? "e" : "-",
      canDecide(actor, sent) ? "D" : "-",
    ].join("");
    expect(found).toBe(letters);
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

/** Written out by hand: what a candidate may change of theirs, by stage, in the order of `parts`. */
const open: Record<ApplicationStage, string> = {
  draft: "yyyyyy--",
  sent: "------yy",
  ended: "--------",
};

test.each(Object.entries(open))(
  "%s: what its candidate may change, and nobody else",
  (name, letters) => {
    const stage = name as ApplicationStage;
    const application = stage === "draft" ? draft : sent;
    const found = parts.map((part) => (canChange(owner, application, { stage }, part) ? "y" : "-"));
    expect(found.join("")).toBe(letters);
    for (const nobody of [visitor, other, staff("administrator", null)])
      for (const part of parts) expect(canChange(nobody, application, { stage }, part)).toBe(false);
    expect(Object.keys(editableParts)).toContain(stage);
  },
);

/** Written out by hand: the same of what was sent, with one section opened again. */
const reopened: Record<ReopenableSection, string> = {
  identity: "y-----yy",
  passport: "-y----yy",
  parents: "--y--yyy",
  cursus: "---y--yy",
};

test.each(Object.entries(reopened))(
  "%s opened again: exactly that, with what the school asked, and nobody else",
  (section, letters) => {
    const opened = [section as ReopenableSection];
    const found = parts.map((part) =>
      canChange(owner, sent, { stage: "sent", reopenedSections: opened }, part) ? "y" : "-",
    );
    expect(found.join("")).toBe(letters);
    for (const part of parts) {
      expect(canChange(owner, sent, { stage: "ended", reopenedSections: opened }, part)).toBe(
        false,
      );
      for (const nobody of [visitor, other, staff("administrator", null)])
        expect(canEdit(nobody, sent, part, opened)).toBe(false);
    }
    expect(reopenableSections).toContain(section);
  },
);

test("an application has ended when all its choices have", () => {
  expect(getStage(draft, [{ state: "draft" }])).toBe("draft");
  expect(getStage(sent, [{ state: "refused" }, { state: "under-review" }])).toBe("sent");
  expect(getStage(sent, [{ state: "refused" }, { state: "enrolled" }])).toBe("ended");
});

test("each moves the choices of what was sent as their own party, and others not at all", () => {
  expect(getParty(owner, sent)).toBe("candidate");
  expect(getParty(staff("admissions", "senegal"), sent)).toBe("school");
  for (const nobody of [visitor, other, staff("editor", null), staff("admissions", "cameroon")])
    expect(getParty(nobody, sent)).toBeNull();
  expect(getParty(owner, draft)).toBeNull();
});
