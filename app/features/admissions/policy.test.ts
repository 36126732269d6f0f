import { expect, test } from "vitest";
import type { Actor, StaffRole } from "#app/features/identity/actor.ts";
import { mayDecide, mayEdit, maySee } from "./policy.ts";

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
      maySee(actor, draft) ? "S" : "-",
      maySee(actor, sent) ? "s" : "-",
      mayDecide(actor, draft) ? "d" : "-",
      mayEdit(actor, draft) ? "E" : "-",
      mayEdit(actor, sent) ? "e" : "-",
      mayDecide(actor, sent) ? "D" : "-",
    ].join("");
    expect(found).toBe(letters);
  },
);
